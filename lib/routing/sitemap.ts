/** The types of sitemap files (docs/rules/content.md#sitemap-parts). */
export const sitemapTypes = ['pages', 'posts', 'blog-categories', 'categories', 'authors', 'products', 'events'] as const
export type SitemapType = (typeof sitemapTypes)[number]

/** The protocol allows 50,000; smaller files need less memory. */
export const urlsPerSitemap = 10_000

/** 'products.xml', 'products-2.xml', ... */
export function sitemapFile({ type, page }: { type: SitemapType; page: number }): string {
  return page === 1 ? `${type}.xml` : `${type}-${page}.xml`
}

/** Parses a file name; null for any name that sitemapFile does not produce. */
export function parseSitemapFile(name: string): { type: SitemapType; page: number } | null {
  const [, word, digits = '1'] = /^([a-z-]+?)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? []
  const type = sitemapTypes.find((one) => one === word)
  const part = type && { type, page: Number(digits) }
  return part && sitemapFile(part) === name ? part : null
}
