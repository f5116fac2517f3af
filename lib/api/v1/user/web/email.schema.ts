import { z } from 'zod'
import { Empty, text } from '@/lib/api/entities/common.schema'
import { User } from '@/lib/api/entities/user.schema'

export const ConfirmEmail = z.strictObject({ token: text(64) })

export const emailSchemas = {
  checkLink: { input: ConfirmEmail, data: Empty },
  confirm: { input: ConfirmEmail, data: User },
  resend: { input: Empty, data: Empty },
  cancel: { input: Empty, data: User },
}
