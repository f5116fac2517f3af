import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { Register, Registered, ResendVerification, UpdateUser, Verified, VerifyEmail } from './web.schema'

/** What people do with their own account. */
export const webUserApi = defineModule('/api/v1/user/web', {
  profile: get<typeof Empty, typeof User>('profile', { access: 'user' }),
  register: post<typeof Register, typeof Registered>('register', { access: 'any', limit: 'register' }),
  /** The link of the mail; good once, for two days. It signs nobody in. */
  verify: get<typeof VerifyEmail, typeof Verified>('verify/{token}', { access: 'any' }),
  /** *Ours*: the verification mail once more, if that address belongs to an account and is not proven; the answer is the same when not. */
  resendVerification: post<typeof ResendVerification, typeof Empty>('resendVerification', { access: 'any', limit: 'resend' }),
  /** Another e-mail address takes the password, and counts once it is proven (web/email); another card must be valid, and asking counts as validateMembersBarcode does. */
  update: patch<typeof UpdateUser, typeof User>('update', { access: 'user' }),
})
