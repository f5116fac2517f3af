import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { LinkedVerification, Register, Registered, ResendVerification, UpdateUser, Verified, VerifyEmail } from './web.schema'

/** The signed-in user's account. */
export const webUserApi = defineModule('/api/v1/user/web', {
  /** The signed-in person with addresses and company. */
  profile: get<typeof Empty, typeof User>('profile', { access: 'user' }),
  /**
   * Opens an account and mails a link that confirms the address. Send `details`, or `addresses` whose main one gives the name. 409 USER_EXISTS, 422
   * CONSENT_REQUIRED with the missing ids in `data.consents`, 422 PASSWORD_GUESSABLE.
   */
  register: post<typeof Register, typeof Registered>('register', { access: 'any', limit: 'register' }),
  /** *Ours*: what `verify` would do with the token, for the page of the link; uses nothing up. 422 TOKEN_SPENT. */
  checkVerification: post<typeof VerifyEmail, typeof LinkedVerification>('checkVerification', {
    access: 'any',
    reads: true,
    limit: 'links',
  }),
  /** Confirms the address by the token of the verification mail, which holds for two days; again, it answers the same. Starts no session. */
  verify: get<typeof VerifyEmail, typeof Verified>('verify/{token}', { access: 'any', limit: 'links', invalidates: ['product'] }),
  /** Mails the verification link again if the address belongs to an unverified account; the answer is the same if not. */
  resendVerification: post<typeof ResendVerification, typeof Empty>('resendVerification', { access: 'any', limit: 'resend' }),
  /**
   * Another e-mail address takes the password and waits for its confirmation (web/email); another card is validated and counts against its
   * limit.
   */
  update: patch<typeof UpdateUser, typeof User>('update', { access: 'user' }),
})
