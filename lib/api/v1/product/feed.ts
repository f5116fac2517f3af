import { defineModule, get } from '@/lib/api/endpoint'
import type { FeedPage, GetFeed } from './feed.schema'

export const feedApi = defineModule('/api/v1/product/feed', {
  /** *Ours*: the product feed of the site that the host belongs to, paged by ranges of ids. server/api/feed-pages.ts keeps what is made of it. */
  google: get<typeof GetFeed, typeof FeedPage>('google', { access: 'any', keyless: true }),
})
