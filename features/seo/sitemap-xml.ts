import type { DataOf } from '@/lib/api/endpoint'
import type { finderApi } from '@/lib/api/v1/cms/finder'

/** A sitemap of the protocol at sitemaps.org; `lastmod` only where we know the day. */
export function sitemapXml({ url, entries }: DataOf<typeof finderApi.sitemap>): string {
  const lines = entries.map(({ path, updated_at }) => {
    const lastmod = updated_at === null ? '' : `<lastmod>${updated_at.slice(0, 10)}</lastmod>`
    return `  <url><loc>${escapeXml(new URL(path, url).href)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}
