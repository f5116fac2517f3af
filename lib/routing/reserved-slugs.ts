import { paths } from './paths'

/** The slug of the home page, whose address is `/`. */
export const homeSlug = 'pocetna'

/** First path segments of routes, in any language, that no page or post may take as its slug (docs/rules/storefront.md#reserved-slugs). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...Object.values(paths)
    .flatMap((path) => (typeof path === 'string' ? [path] : Object.values(path)))
    .map((path) => path.split('/')[1] ?? '')
    .filter((word) => word !== '' && !word.startsWith('[')),
  'api',
  'media',
  'feeds',
  'sitemaps',
  'sitemap.xml',
  'robots.txt',
  homeSlug,
])
