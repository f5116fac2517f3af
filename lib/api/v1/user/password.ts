import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CheckPasswordLink, ForgotPassword, ResetPassword, SetPassword } from './password.schema'

export const passwordApi = defineModule('/api/v1/user/password', {
  /** Changes the password and revokes all other sessions. */
  reset: post<typeof ResetPassword, typeof Empty>('reset', { access: 'user', limit: 'login' }),
  /** Mails a link if there is such an account; the answer is the same if not. */
  forgot: post<typeof ForgotPassword, typeof Empty>('forgot', { access: 'any', limit: 'forgot' }),
  /** *Ours*: whether the token of that mail would still set a password; uses nothing up. 422 TOKEN_SPENT. */
  checkLink: post<typeof CheckPasswordLink, typeof Empty>('checkLink', { access: 'any', reads: true, limit: 'links' }),
  /** Sets a password with the token of that mail: single use, one hour. Revokes all sessions, starts none. */
  set: post<typeof SetPassword, typeof Empty>('set', { access: 'any', limit: 'links', invalidates: ['product'] }),
})
