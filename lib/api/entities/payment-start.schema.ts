import { z } from 'zod'

/** A form of the payment provider. The browser builds it with DOM calls and posts it; nothing of it is ever inserted as HTML (faults 23). */
export const HostedForm = z.strictObject({
  /** An address of an allowed host, or a path of this site: see lib/routing/payment-url.ts. */
  action: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
})
export type HostedForm = z.infer<typeof HostedForm>

/** What the PayPal button needs (SPEC 3). `orderId` is PayPal's id of the order or of the subscription, made by our server. */
export const PayPalPayload = z.strictObject({
  isSubscription: z.boolean(),
  plan_id: z.string(),
  quantity: z.number(),
  orderId: z.string(),
  total: z.number(),
  scriptUrl: z.string(),
})
export type PayPalPayload = z.infer<typeof PayPalPayload>
