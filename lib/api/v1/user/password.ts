import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ForgotPassword, ResetPassword, SetPassword } from './password.schema'

export const passwordApi = defineModule('/api/v1/user/password', {
  /** Changes the password and signs the person out everywhere else. */
  reset: post<typeof ResetPassword, typeof Empty>('reset', { access: 'user', limit: 'login' }),
  /** Mails a link, if there is such an account; the answer is the same when there is none. */
  forgot: post<typeof ForgotPassword, typeof Empty>('forgot', { access: 'any', limit: 'forgot' }),
  /** The link of that mail; good once, for an hour. It ends every sign-in and begins none. */
  set: post<typeof SetPassword, typeof Empty>('set', { access: 'any', limit: 'links' }),
})
