import { defineModule, get } from '@/lib/api/endpoint'
import type { FeedPage, GetFeed } from './feed.schema'

export const feedApi = defineModule('/api/v1/product/feed', {
  /**
   * *Ours*: what a shopping service may show of the site that the caller's host belongs to, some products at a time: the next ones are asked for with
   * `after`. Not kept in memory; whoever reads it keeps it.
   */
  google: get<typeof GetFeed, typeof FeedPage>('google', { access: 'any', keyless: true }),
})
