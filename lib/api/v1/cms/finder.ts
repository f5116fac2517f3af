import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Decide, Decision, FoundSlugs, GetSitemap, SearchSlugs, Sitemap, SitemapIndex } from './finder.schema'

const sitemapCache = { name: 'sitemaps', tags: ['pages', 'posts', 'catalogue', 'events', 'site', 'options'] }

export const finderApi = defineModule('/api/v1/cms/finder', {
  /** Tells what stands at a route. Fixed routes are the caller's to know; a slug that nothing has any more may have a redirect. */
  decide: get<typeof Decide, typeof Decision>('decide', {
    access: 'any',
    cache: { name: 'finder', tags: ['pages', 'posts', 'catalogue', 'redirects'] },
  }),
  /** A few things whose title has these letters, for a search box; tolerant of missing marks. */
  searchSlugs: get<typeof SearchSlugs, typeof FoundSlugs>('searchSlugs', { access: 'any', limit: 'search' }),
  /** *Ours*: the parts of the sitemap of the site that the caller's host belongs to. */
  sitemapIndex: get<typeof Empty, typeof SitemapIndex>('sitemapIndex', { access: 'any', keyless: true, cache: sitemapCache }),
  /** *Ours*: the public addresses of one part, at most 10,000. 404 for a part that does not exist. */
  sitemap: get<typeof GetSitemap, typeof Sitemap>('sitemap', { access: 'any', keyless: true, cache: sitemapCache }),
})
