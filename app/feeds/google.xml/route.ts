import { fileAnswer, fileFailure } from '@/features/seo/file-answer'
import { feedStream } from '@/features/seo/google-feed'
import { feedApi } from '@/lib/api/v1/product/feed'
import { ask } from '@/server/api/handle'

/** Everything that can be bought, for Google Merchant Center: read and written some products at a time. */
export async function GET(request: Request) {
  const first = await ask(request, feedApi.google, {})
  if ('status' in first) return fileFailure(first.status)
  const stream = feedStream(first.data, async (after) => {
    const answer = await ask(request, feedApi.google, { after })
    // What has been sent cannot be taken back: the connection breaks, and the reader keeps yesterday's feed.
    if ('status' in answer) throw new Error(`The feed ended early with ${answer.status}.`)
    return answer.data
  })
  return fileAnswer('xml', stream)
}
