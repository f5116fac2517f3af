import { z } from 'zod'

/**
 * The payment provider's form. The buyer's browser posts `fields` to `action` as a page of its own (`application/x-www-form-urlencoded`); it is built with DOM
 * calls and never inserted as HTML. The provider sends the buyer back to the shop (docs/rules/payments.md#hosted-form).
 */
export const HostedForm = z.strictObject({
  /** An absolute URL of the provider, or a path of this shop, which is resolved against the shop's address. */
  action: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
})
export type HostedForm = z.infer<typeof HostedForm>

/** JSON of a HostedForm, or ''. */
export const HostedFormText = z.string()

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
