import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Confirmed, ConfirmSubscription, LinkedSubscriber, NewsletterToken, Subscriber, Subscribe } from './newsletter.schema'

export const newsletterApi = defineModule('/api/v1/marketing/newsletter', {
  /** Double opt-in (docs/rules/content.md#newsletter-opt-in). */
  subscribe: post<typeof Subscribe, typeof Empty>('subscribe', { access: 'any', limit: 'newsletter' }),
  /** *Ours*: what `confirm` will confirm, for the page of the link. 422 TOKEN_SPENT. */
  linked: post<typeof ConfirmSubscription, typeof LinkedSubscriber>('linked', { access: 'any', reads: true, limit: 'links' }),
  /** Confirms a subscription by its mailed token. 422 TOKEN_SPENT. */
  confirm: post<typeof ConfirmSubscription, typeof Confirmed>('confirm', { access: 'any', limit: 'links' }),
  /** *Ours*: whose letters `unsubscribe` will end or `resubscribe` resume, for the page of the link. 422 TOKEN_SPENT. */
  linkedLetter: post<typeof NewsletterToken, typeof LinkedSubscriber>('linkedLetter', { access: 'any', reads: true, limit: 'links' }),
  /** Leaves the list, or joins again, with the token of a newsletter mail. */
  unsubscribe: post<typeof NewsletterToken, typeof Subscriber>('unsubscribe', { access: 'any', limit: 'links' }),
  /** Takes an unsubscription back, by the token of the same mail. */
  resubscribe: post<typeof NewsletterToken, typeof Subscriber>('resubscribe', { access: 'any', limit: 'links' }),
  /** Like `unsubscribe`, for the button of mail programs (RFC 8058), which send a form without an API key. */
  oneClick: post<typeof NewsletterToken, typeof Subscriber>('oneClick/{token}', {
    access: 'any',
    limit: 'session',
    keyless: true,
    bodyless: true,
  }),
})
