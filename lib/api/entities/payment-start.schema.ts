import { z } from 'zod'

/**
 * The payment provider's form. The browser builds it with DOM calls and posts it; it is never inserted as HTML
 * (docs/rules/payments.md#hosted-form).
 */
export const HostedForm = z.strictObject({
  /** A URL of an allowed host or a path of this site: lib/routing/payment-url.ts. */
  action: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
})
export type HostedForm = z.infer<typeof HostedForm>

/** Data of the PayPal button. `orderId` is PayPal's id of the order or subscription, created by the server. */
export const PayPalPayload = z.strictObject({
  isSubscription: z.boolean(),
  plan_id: z.string(),
  quantity: z.number(),
  orderId: z.string(),
  total: z.number(),
  scriptUrl: z.string(),
})
export type PayPalPayload = z.infer<typeof PayPalPayload>
