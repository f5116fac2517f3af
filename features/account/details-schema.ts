import { z } from 'zod'

/** SPEC 5, the profile. */
export const detailsSchema = z.object({
  firstName: z.string().trim().min(1).max(75),
  lastName: z.string().trim().min(1).max(75),
  email: z.string().trim().pipe(z.email().max(254)),
})
