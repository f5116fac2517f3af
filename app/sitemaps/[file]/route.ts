import { fileResponse, fileErrorResponse } from '@/features/seo/file-response'
import { sitemapXml } from '@/features/seo/sitemap-xml'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { parseSitemapFile } from '@/lib/routing/sitemap'
import { callForHost } from '@/server/api/call-for-host'

type Params = { params: Promise<{ file: string }> }

/** One part of the sitemap: `/sitemaps/products-2.xml`. */
export async function GET(request: Request, { params }: Params) {
  const part = parseSitemapFile((await params).file)
  if (!part) return fileErrorResponse(404)
  const result = await callForHost(request, finderApi.sitemap, part)
  return 'status' in result ? fileErrorResponse(result.status) : fileResponse('xml', sitemapXml(result.data))
}
