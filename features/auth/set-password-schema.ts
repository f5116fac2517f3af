import { z } from 'zod'

/** SPEC 5: a new password, twice. */
export const setPasswordSchema = z
  .object({ password: z.string().min(8).max(256), passwordAgain: z.string().min(1) })
  .refine(({ password, passwordAgain }) => password === passwordAgain, { path: ['passwordAgain'], message: 'repeatPassword' })
