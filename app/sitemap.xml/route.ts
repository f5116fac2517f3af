import { fileAnswer, fileFailure } from '@/features/seo/file-answer'
import { sitemapIndexXml } from '@/features/seo/sitemap-xml'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { ask } from '@/server/api/handle'

/** SPEC 2 '/sitemap.xml': everything public of the site that this host belongs to, in parts. */
export async function GET(request: Request) {
  const answer = await ask(request, finderApi.sitemapIndex, {})
  if ('status' in answer) return fileFailure(answer.status)
  return answer.data.enabled ? fileAnswer('xml', sitemapIndexXml(answer.data)) : fileFailure(404)
}
