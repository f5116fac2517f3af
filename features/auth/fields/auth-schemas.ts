import { z } from 'zod'

/** docs/rules/forms.md#email-address; a password that is too short is a wrong one (docs/rules/forms.md#password). */
export const loginSchema = z.object({
  username: z.string().trim().pipe(z.email()),
  password: z.string().min(1).max(256),
})

export const forgotSchema = z.object({ email: z.string().trim().pipe(z.email().max(254)) })

export const setPasswordSchema = z
  .object({ password: z.string().min(8).max(256), passwordAgain: z.string().min(1) })
  .refine(({ password, passwordAgain }) => password === passwordAgain, { path: ['passwordAgain'], message: 'repeatPassword' })
