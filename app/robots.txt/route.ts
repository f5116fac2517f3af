import { fileAnswer, fileFailure } from '@/features/seo/file-answer'
import { robotsTxt } from '@/features/seo/robots-txt'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { ask } from '@/server/api/handle'

export async function GET(request: Request) {
  const answer = await ask(request, finderApi.sitemapIndex, {})
  return 'status' in answer ? fileFailure(answer.status) : fileAnswer('txt', robotsTxt(answer.data))
}
