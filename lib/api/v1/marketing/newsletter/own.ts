import { defineModule, get, put } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ChooseSubscription, Subscription } from './own.schema'

/** The newsletter subscription of the signed-in user. */
export const ownNewsletterApi = defineModule('/api/v1/marketing/newsletter/own', {
  /** Whether the signed-in person gets the newsletter. */
  get: get<typeof Empty, typeof Subscription>('get', { access: 'user' }),
  /** A verified address subscribes at once; an unverified one is mailed a link. */
  choose: put<typeof ChooseSubscription, typeof Subscription>('choose', { access: 'user', limit: 'consents' }),
})
