import { fileResponse, fileErrorResponse } from '@/features/seo/file-response'
import { sitemapIndexXml } from '@/features/seo/sitemap-xml'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { callForHost } from '@/server/api/handle'

/** Sitemap index of the host's site. */
export async function GET(request: Request) {
  const answer = await callForHost(request, finderApi.sitemapIndex, {})
  if ('status' in answer) return fileErrorResponse(answer.status)
  return answer.data.enabled ? fileResponse('xml', sitemapIndexXml(answer.data)) : fileErrorResponse(404)
}
