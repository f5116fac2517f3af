import { sitemapXml } from '@/features/seo/sitemap-xml'
import type { DataOf } from '@/lib/api/endpoint'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { handle } from '@/server/handle'

/** SPEC 2 '/sitemap.xml': everything public of the site that this host belongs to. */
export async function GET(request: Request) {
  const answer = await handle(new Request(new URL(finderApi.sitemap.path, request.url), { headers: request.headers }))
  if (!answer.ok) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  const { data }: { data: DataOf<typeof finderApi.sitemap> } = await answer.json()
  return new Response(sitemapXml(data), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
