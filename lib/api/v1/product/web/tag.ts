import { defineModule, post } from '@/lib/api/endpoint'
import type { FilterTags, TagPage } from './tag.schema'

export const tagApi = defineModule('/api/v1/product/web/tag', {
  /** What products are tagged with: the choices of every attribute that takes several, of those that lists are narrowed by, in the shop's order. */
  filter: post<typeof FilterTags, typeof TagPage>('filter', {
    access: 'any',
    cache: { name: 'facets', tags: ['catalogue'], seconds: 60 },
  }),
})
