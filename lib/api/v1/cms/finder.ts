import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Decide, Decision, FoundSlugs, SearchSlugs, Sitemap } from './finder.schema'

export const finderApi = defineModule('/api/v1/cms/finder', {
  /** Tells what stands at a route. Fixed routes are the caller's to know; a slug that nothing has any more may have a redirect. */
  decide: get<typeof Decide, typeof Decision>('decide', {
    access: 'any',
    cache: { name: 'finder', tags: ['pages', 'posts', 'catalogue', 'redirects'] },
  }),
  /** A few things whose title has these letters, for a search box; tolerant of missing marks. */
  searchSlugs: get<typeof SearchSlugs, typeof FoundSlugs>('searchSlugs', { access: 'any', limit: 'search' }),
  /** *Ours*: every public address of the site that the caller's host belongs to. */
  sitemap: get<typeof Empty, typeof Sitemap>('sitemap', {
    access: 'any',
    keyless: true,
    cache: { name: 'finder', tags: ['pages', 'posts', 'catalogue', 'site'] },
  }),
})
