import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Confirmed, ConfirmSubscription, LetterToken, Reader, Subscribe } from './newsletter.schema'

export const newsletterApi = defineModule('/api/v1/marketing/newsletter', {
  /** Double opt-in: the address hears from us once, and is on the list when its owner follows the link. */
  subscribe: post<typeof Subscribe, typeof Empty>('subscribe', { access: 'any', limit: 'letters' }),
  confirm: post<typeof ConfirmSubscription, typeof Confirmed>('confirm', { access: 'any' }),
  /** *Ours*: out of the list with the link of a letter, and back in with the same one. */
  unsubscribe: post<typeof LetterToken, typeof Reader>('unsubscribe', { access: 'any' }),
  resubscribe: post<typeof LetterToken, typeof Reader>('resubscribe', { access: 'any' }),
  /** *Ours*: as `unsubscribe`, for the button of mail programs (RFC 8058): they know no api key and send a form. */
  oneClick: post<typeof LetterToken, typeof Reader>('oneClick/{token}', { access: 'any', keyless: true, bodyless: true }),
})
