import { z } from 'zod'

/** Trimmed: numbers copied from a mail may have spaces. */
export const orderLinkSchema = z.object({
  number: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^\d{4}-\d{6,9}$/, 'orderNumber'),
  email: z.string().trim().pipe(z.email().max(254)),
})
