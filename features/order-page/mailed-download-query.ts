import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/errors'
import { downloadPath } from '@/lib/api/v1/document/order'

/** What a mailed key opens: a file, or one that is closed by now, with the address of its order. */
type MailedFile = { kind: 'file'; name: string } | { kind: 'closed'; orderUrl: string }

/** A look at what the key opens, which counts as no download. */
export function mailedFileQuery(key: string) {
  return queryOptions({
    queryKey: ['mailedFile', key],
    queryFn: () => checkFile(key),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError),
    // Nothing but a press looks again.
    staleTime: Infinity,
  })
}

async function checkFile(key: string): Promise<MailedFile> {
  if (key === '') throw spentError()
  const { url, status, ok, redirected, headers } = await fetch(new URL(downloadPath(key), window.location.origin), { method: 'HEAD' })
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
