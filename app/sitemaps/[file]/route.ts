import { fileAnswer, fileFailure } from '@/features/seo/file-answer'
import { sitemapXml } from '@/features/seo/sitemap-xml'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { readSitemapFile } from '@/lib/routing/sitemap'
import { ask } from '@/server/api/handle'

type Params = { params: Promise<{ file: string }> }

/** One part of the sitemap: `/sitemaps/products-2.xml`. */
export async function GET(request: Request, { params }: Params) {
  const part = readSitemapFile((await params).file)
  if (!part) return fileFailure(404)
  const answer = await ask(request, finderApi.sitemap, part)
  return 'status' in answer ? fileFailure(answer.status) : fileAnswer('xml', sitemapXml(answer.data))
}
