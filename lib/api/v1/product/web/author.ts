import { defineModule, get } from '@/lib/api/endpoint'
import type { Author, GetAuthor } from './author.schema'

export const authorApi = defineModule('/api/v1/product/web/author', {
  /** An author with works in the shop, by slug (docs/rules/catalog.md#authors). */
  get: get<typeof GetAuthor, typeof Author>('get/{slug}', {
    access: 'any',
    cache: { name: 'authors', tags: ['catalogue', 'options'], seconds: 60 },
  }),
})
