import { z } from 'zod'
import { Email, Empty, text } from '@/lib/api/entities/common.schema'
import { NewPassword, PasswordAttempt } from '@/lib/api/entities/user.schema'

export const ResetPassword = z
  .strictObject({ oldPassword: PasswordAttempt, newPassword: NewPassword })
  .refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, { path: ['newPassword'], message: 'differentPassword' })

export const ForgotPassword = z.strictObject({ email: Email })
export const CheckPasswordLink = z.strictObject({ token: text(64) })
export const SetPassword = CheckPasswordLink.extend({ password: NewPassword })

export const passwordSchemas = {
  reset: { input: ResetPassword, data: Empty },
  forgot: { input: ForgotPassword, data: Empty },
  checkLink: { input: CheckPasswordLink, data: Empty },
  set: { input: SetPassword, data: Empty },
}
