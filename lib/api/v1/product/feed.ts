import { defineModule, get } from '@/lib/api/endpoint'
import type { FeedPage, GetFeed } from './feed.schema'

export const feedApi = defineModule('/api/v1/product/feed', {
  /** *Ours*: the product feed of the site that the host belongs to, paged by `after`. Not cached in memory; the route that reads it caches it. */
  google: get<typeof GetFeed, typeof FeedPage>('google', { access: 'any', keyless: true }),
})
