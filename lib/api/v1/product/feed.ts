import { defineModule, get } from '@/lib/api/endpoint'
import type { FeedPage, GetFeed } from './feed.schema'

export const feedApi = defineModule('/api/v1/product/feed', {
  /** *Ours*: the product feed of the site that the host belongs to, paged by ranges of ids. */
  google: get<typeof GetFeed, typeof FeedPage>('google', { access: 'any', keyless: true }),
})
