import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { ConfirmEmail } from './email.schema'

/** The e-mail address that web/update requested. The old one counts until it is confirmed. */
export const emailApi = defineModule('/api/v1/user/web/email', {
  /** *Ours*: whether the mailed link would still confirm the caller's new address; uses nothing up. 422 TOKEN_SPENT. */
  checkLink: post<typeof ConfirmEmail, typeof Empty>('checkLink', { access: 'user', reads: true, limit: 'links' }),
  /** Consumes the mailed link: single use, one day, by the signed-in account. Revokes all other sessions. */
  confirm: post<typeof ConfirmEmail, typeof User>('confirm', { access: 'user', limit: 'links' }),
  /** Mails the link again. */
  resend: post<typeof Empty, typeof Empty>('resend', { access: 'user' }),
  /** Withdraws a change of the e-mail address that is not confirmed yet. */
  cancel: post<typeof Empty, typeof User>('cancel', { access: 'user' }),
})
