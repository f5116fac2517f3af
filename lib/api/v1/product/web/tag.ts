import { defineModule, post } from '@/lib/api/endpoint'
import type { FilterTags, TagPage } from './tag.schema'

export const tagApi = defineModule('/api/v1/product/web/tag', {
  /** docs/rules/catalog.md#product-tags */
  filter: post<typeof FilterTags, typeof TagPage>('filter', {
    access: 'any',
    cache: { name: 'facets', tags: ['catalogue'], seconds: 60 },
  }),
})
