import { z } from 'zod'

/** The form's fields in signing order. */
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

/** The return URL's parameters in signing order. */
export const returnFields = ['merchant', 'reference', 'outcome'] as const

export const Outcome = z.enum(['approved', 'declined', 'cancelled', 'pending'])
export type Outcome = z.infer<typeof Outcome>

/** POST /status, /void. */
export const StatusRequest = z.strictObject({ merchant: z.string(), reference: z.string().min(1).max(200) })

/** POST /refund. `amount` in cents. */
export const RefundRequest = StatusRequest.extend({ key: z.string().min(1).max(200), amount: z.number().int().positive() })

/**
 * The answer to all three. `unknown`: the shopper has not opened the page yet; `approving`: the shopper has agreed and the bank is still confirming.
 * `amount` and `refunded` in cents.
 */
export const GatewayPayment = z.object({
  state: z.enum(['unknown', 'waiting', 'approving', 'approved', 'declined', 'cancelled']),
  merchant: z.string(),
  reference: z.string(),
  order: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  transaction: z.string(),
  refunded: z.number().int(),
})
export type GatewayPayment = z.infer<typeof GatewayPayment>

/** The webhook: names a payment. */
export const GatewayWebhook = z.object({ id: z.string().min(1).max(200), reference: z.string().min(1).max(200) })
