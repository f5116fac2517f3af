import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/errors'
import { downloadPath } from '@/lib/api/v1/document/order'

/** A file, or the order's URL if the file is no longer available. */
type MailedFile = { kind: 'file'; name: string } | { kind: 'closed'; orderUrl: string }

/** Checks the link without counting a download. */
export function mailedFileQuery(key: string) {
  return queryOptions({
    queryKey: ['mailedFile', key],
    queryFn: () => checkFile(key),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError),
    // Only the button checks again.
    staleTime: Infinity,
  })
}

async function checkFile(key: string): Promise<MailedFile> {
  if (key === '') throw spentError()
  // As the browser's own GET says; other callers are not led to the order.
  const asPage = { method: 'HEAD', headers: { accept: 'text/html' } }
  const { url, status, ok, redirected, headers } = await fetch(new URL(downloadPath(key), window.location.origin), asPage)
  if (redirected) return { kind: 'closed', orderUrl: url }
  if (status === 404) throw spentError()
  if (!ok) throw new ApiError({ message: '', statusCode: status })
  return { kind: 'file', name: fileNameOf(headers.get('content-disposition') ?? '') }
}

function spentError() {
  return new ApiError({ message: '', statusCode: 404, data: { code: 'TOKEN_SPENT' } })
}

function fileNameOf(disposition: string) {
  const [, name = ''] = /filename\*=UTF-8''(\S+)$/.exec(disposition) ?? []
  return decodeURIComponent(name)
}
