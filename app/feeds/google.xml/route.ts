import { fileResponse, fileErrorResponse } from '@/features/seo/file-response'
import { feedStream } from '@/features/seo/google-feed'
import { feedApi } from '@/lib/api/v1/product/feed'
import { callForHost } from '@/server/api/handle'

/** Streams all buyable products for Google Merchant Center, page by page. */
export async function GET(request: Request) {
  const first = await callForHost(request, feedApi.google, {})
  if ('status' in first) return fileErrorResponse(first.status)
  const stream = feedStream(first.data, async (after) => {
    const page = await callForHost(request, feedApi.google, { after })
    // Sent data cannot be taken back: the connection breaks, and the reader keeps its last feed.
    if ('status' in page) throw new Error(`The feed ended early with ${page.status}.`)
    return page.data
  })
  return fileResponse('xml', stream)
}
