import { z } from 'zod'

/** SPEC 5: the old one, and twice a new one that differs from it. */
export const passwordSchema = z
  .object({
    oldPassword: z.string().min(8).max(256),
    newPassword: z.string().min(8).max(256),
    newPasswordAgain: z.string().min(1),
  })
  .refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, { path: ['newPassword'], message: 'differentPassword' })
  .refine(({ newPassword, newPasswordAgain }) => newPassword === newPasswordAgain, {
    path: ['newPasswordAgain'],
    message: 'repeatPassword',
  })
