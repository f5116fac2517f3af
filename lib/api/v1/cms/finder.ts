import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type {
  Decide,
  Decision,
  Suggestions,
  GetSitemap,
  LocalizedUrl,
  LocalizeUrl,
  SearchSlugs,
  Sitemap,
  SitemapIndex,
} from './finder.schema'

const sitemapCache = { name: 'sitemaps', tags: ['pages', 'posts', 'catalogue', 'events', 'site', 'options'] }

export const finderApi = defineModule('/api/v1/cms/finder', {
  /** Resolves a path (docs/rules/content.md#address-resolution). Callers know the fixed routes. */
  decide: get<typeof Decide, typeof Decision>('decide', {
    access: 'any',
    cache: { name: 'finder', tags: ['pages', 'posts', 'catalogue', 'redirects'] },
  }),
  /** The path of the same content in another language of the site; the home page's where there is none. */
  getUrlOnLanguage: post<typeof LocalizeUrl, typeof LocalizedUrl>('getUrlOnLanguage', {
    access: 'any',
    limit: 'reads',
    // Every product page asks for the same information pages.
    cache: { name: 'finder', tags: ['links'], seconds: 60 },
  }),
  /** Search suggestions by title (docs/rules/content.md#search-suggestions). */
  searchSlugs: get<typeof SearchSlugs, typeof Suggestions>('searchSlugs', { access: 'any', limit: 'search' }),
  /** The parts of the sitemap of the caller's host. */
  sitemapIndex: get<typeof Empty, typeof SitemapIndex>('sitemapIndex', { access: 'any', keyless: true, cache: sitemapCache }),
  /** The addresses of one part, at most 10,000; 404 for an unknown part. */
  sitemap: get<typeof GetSitemap, typeof Sitemap>('sitemap', { access: 'any', keyless: true, cache: sitemapCache }),
})
