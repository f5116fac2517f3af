import { z } from 'zod'

const Notes = z.object({
  orderMessage: z.string(),
  giftMessage: z.string(),
  to: z.string(),
  from: z.string(),
  successURL: z.string().optional(),
  failureURL: z.string().optional(),
})
export const Attempt = z.object({ cartId: z.string(), protectCode: z.string(), key: z.string(), notes: z.array(Notes).min(1) })

/** An order request without a response: its cart, idempotency key and the notes sent with it (`words` in storage), the newest first. */
export type Attempt = z.infer<typeof Attempt>
