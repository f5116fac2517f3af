import { defineModule, post } from '@/lib/api/endpoint'
import type { FilterPosts, PostPage } from './post.schema'

export const postApi = defineModule('/api/v1/cms/post', {
  /** Published posts; with keywords the best match first. */
  filterStandard: post<typeof FilterPosts, typeof PostPage>('filterStandard', {
    access: 'any',
    reads: true,
    cache: { name: 'post-lists', tags: ['posts', 'media'] },
  }),
})
