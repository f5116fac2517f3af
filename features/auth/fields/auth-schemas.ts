import { z } from 'zod'

/** SPEC 5. */
export const loginSchema = z.object({
  username: z.string().trim().pipe(z.email()),
  password: z.string().min(8).max(256),
})
