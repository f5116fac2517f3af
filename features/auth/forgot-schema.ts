import { z } from 'zod'

/** SPEC 5: the address of an account. */
export const forgotSchema = z.object({ email: z.string().trim().pipe(z.email().max(254)) })
