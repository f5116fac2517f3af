/** What a site's sitemap is split into; each type has files of its own (SPEC 3 'SiteMapOptions'). */
export const sitemapTypes = ['pages', 'posts', 'blog-categories', 'categories', 'products', 'events'] as const
export type SitemapType = (typeof sitemapTypes)[number]

/** The protocol allows 50,000; smaller files are read sooner and made with less memory. */
export const urlsPerSitemap = 10_000

/** 'products.xml', then 'products-2.xml'. */
export function sitemapFile({ type, page }: { type: SitemapType; page: number }): string {
  return page === 1 ? `${type}.xml` : `${type}-${page}.xml`
}

/** Which part a file's name means; null for any other name, so that a part has one address only. */
export function readSitemapFile(name: string): { type: SitemapType; page: number } | null {
  const [, word, digits = '1'] = /^([a-z-]+?)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? []
  const type = sitemapTypes.find((one) => one === word)
  const part = type && { type, page: Number(digits) }
  return part && sitemapFile(part) === name ? part : null
}
