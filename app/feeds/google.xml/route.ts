import { fileResponse, fileErrorResponse } from '@/features/seo/file-response'
import { feedPageText, feedStream } from '@/features/seo/google-feed'
import { feedPage } from '@/server/api/feed-pages'

/** Streams all buyable products for Google Merchant Center, page by page. */
export async function GET(request: Request) {
  const loadPage = (after: number) => feedPage(request, { after, render: (page) => feedPageText(page, after === 0) })
  const first = await loadPage(0)
  if ('status' in first) return fileErrorResponse(first.status)
  const stream = feedStream(first, async (after) => {
    const page = await loadPage(after)
    // Sent data cannot be taken back: the connection breaks, and the reader keeps its last feed.
    if ('status' in page) throw new Error(`The feed ended early with ${page.status}.`)
    return page
  })
  return fileResponse('xml', stream)
}
