import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { ConfirmEmail } from './email.schema'

/** *Ours*: the address that web/update asked for. Until it is confirmed, the one before it counts. */
export const emailApi = defineModule('/api/v1/user/web/email', {
  /** The link of the mail; good once, for a day, for whoever is signed in and asked for it. It signs the person out everywhere else. */
  confirm: post<typeof ConfirmEmail, typeof User>('confirm', { access: 'user', limit: 'links' }),
  /** The mail once more. */
  resend: post<typeof Empty, typeof Empty>('resend', { access: 'user' }),
  cancel: post<typeof Empty, typeof User>('cancel', { access: 'user' }),
})
