import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ResetPassword } from './password.schema'

export const passwordApi = defineModule('/api/v1/user/password', {
  /** Changes the password and signs the person out everywhere else. */
  reset: post<typeof ResetPassword, typeof Empty>('reset', { access: 'user', limit: 'login' }),
})
