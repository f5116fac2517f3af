import { defineModule, get, put } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ChooseSubscription, Subscription } from './own.schema'

/** *Ours*: the newsletter of somebody who is signed in, by their own e-mail. */
export const ownNewsletterApi = defineModule('/api/v1/marketing/newsletter/own', {
  get: get<typeof Empty, typeof Subscription>('get', { access: 'user' }),
  /** A proven address needs no other proof; an unproven one is mailed its link. */
  choose: put<typeof ChooseSubscription, typeof Subscription>('choose', { access: 'user', limit: 'consents' }),
})
