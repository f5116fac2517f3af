import { z } from 'zod'

/** SPEC 5, the profile. */
export const detailsSchema = z.object({
  firstName: z.string().trim().min(1).max(75),
  lastName: z.string().trim().min(1).max(75),
  email: z.string().trim().pipe(z.email().max(254)),
  /** Empty: none, or no longer. Whether it is one, the server knows. */
  memberCardBarcode: z.string().trim().max(60),
})
