import { paths } from './paths'

/** First words that belong to routes, in any language: no page or post may take one as its slug (DESIGN 12). */
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
  'pocetna',
])
