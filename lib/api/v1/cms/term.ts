import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Post } from '@/lib/api/entities/post.schema'
import type { FilterTerms, GetTerm, TermPage } from './term.schema'

const cache = { name: 'terms', tags: ['posts', 'terms', 'media'] }

/** A 'term' is a post's category or tag; `get` returns a post. */
export const termApi = defineModule('/api/v1/cms/term', {
  /** Terms of posts, such as categories and tags. */
  filter: get<typeof FilterTerms, typeof TermPage>('filter', { access: 'any', cache }),
  /** Terms of posts, such as categories and tags. */
  filterStandard: post<typeof FilterTerms, typeof TermPage>('filterStandard', { access: 'any', cache }),
  /** A post with its neighbours; 404 while unpublished. */
  get: get<typeof GetTerm, typeof Post>('get/{id}', {
    access: 'any',
    cache: { name: 'posts-data', tags: ['posts', 'post:{id}', 'media', 'links'] },
  }),
})
