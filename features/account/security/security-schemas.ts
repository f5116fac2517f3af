import { z } from 'zod'

/** docs/rules/forms.md#password */
export const passwordSchema = z
  .object({
    oldPassword: z.string().min(1).max(256),
    newPassword: z.string().min(8).max(256),
    newPasswordAgain: z.string().min(1),
  })
  .refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, { path: ['newPassword'], message: 'differentPassword' })
  .refine(({ newPassword, newPasswordAgain }) => newPassword === newPasswordAgain, {
    path: ['newPasswordAgain'],
    message: 'repeatPassword',
  })

/** By the password; an account that was opened through a sign-in service has none and is mailed a link. */
export function deletionSchema(hasPassword: boolean) {
  return z.object({ password: hasPassword ? z.string().min(1).max(256) : z.string() })
}
