import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Confirmed, ConfirmSubscription, Subscribe } from './newsletter.schema'

export const newsletterApi = defineModule('/api/v1/marketing/newsletter', {
  /** Double opt-in: the address hears from us once, and is on the list when its owner follows the link. */
  subscribe: post<typeof Subscribe, typeof Empty>('subscribe', { access: 'any', limit: 'forms' }),
  confirm: post<typeof ConfirmSubscription, typeof Confirmed>('confirm', { access: 'any' }),
})
