import { z } from 'zod'

/** The fields of the payment form, in the order they are signed. */
export const formFields = [
  'version',
  'merchant',
  'reference',
  'order',
  'number',
  'amount',
  'currency',
  'language',
  'email',
  'success_url',
  'failure_url',
  'notice_url',
] as const

/** What the shopper's browser brings back in the address, in the order it is signed. */
export const returnFields = ['merchant', 'reference', 'outcome'] as const

export const Outcome = z.enum(['approved', 'declined', 'cancelled', 'pending'])
export type Outcome = z.infer<typeof Outcome>

/** POST /status, /void. */
export const StatusRequest = z.strictObject({ merchant: z.string(), reference: z.string().min(1).max(200) })

/** POST /refund. `amount` in cents. */
export const RefundRequest = StatusRequest.extend({ key: z.string().min(1).max(200), amount: z.number().int().positive() })

/** The gateway's answer to all three. `unknown`: the shopper has not come to the gateway yet. `amount` and `refunded` in cents. */
export const GatewayPayment = z.object({
  state: z.enum(['unknown', 'waiting', 'approved', 'declined', 'cancelled']),
  merchant: z.string(),
  reference: z.string(),
  order: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  transaction: z.string(),
  refunded: z.number().int(),
})
export type GatewayPayment = z.infer<typeof GatewayPayment>

/** What the gateway posts to our notice address: look at this payment. */
export const GatewayWebhook = z.object({ id: z.string().min(1).max(200), reference: z.string().min(1).max(200) })
