import { fileResponse, fileErrorResponse } from '@/features/seo/file-response'
import { sitemapIndexXml } from '@/features/seo/sitemap-xml'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { callForHost } from '@/server/api/call-for-host'

/** Sitemap index of the host's site. */
export async function GET(request: Request) {
  const result = await callForHost(request, finderApi.sitemapIndex, {})
  if ('status' in result) return fileErrorResponse(result.status)
  return result.data.enabled ? fileResponse('xml', sitemapIndexXml(result.data)) : fileErrorResponse(404)
}
