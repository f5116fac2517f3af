import { z } from 'zod'

/** What finds an order without an account; spaces around the number come from mails. */
export const orderLinkSchema = z.object({
  number: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^\d{4}-\d{6,9}$/, 'orderNumber'),
  email: z.string().trim().pipe(z.email().max(254)),
})
