import { z } from 'zod'

/** Why an unpaid order by this payment is refused (docs/rules/orders.md#unpaid-holds). */
export const HoldProblem = z.enum(['HOLD_TOO_LARGE', 'HOLD_TOO_MANY', 'HOLD_CROWDED'])
export type HoldProblem = z.infer<typeof HoldProblem>

export const PaymentMethod = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  /** Null: paid outside the shop (bank transfer, cash on delivery); the order ends at the success page. */
  paymentType: z.string().nullable(),
  /** EUR: the `paymentFee` of carts paid with it. */
  fee: z.number(),
  /** Its files beside goods come when the parcel is received, or the order collected, and paid for. */
  filesOnDelivery: z.boolean(),
  /** The error with which an order by it would be refused now; HOLD_TOO_MANY only for the owner of the e-mail address. */
  holdProblem: HoldProblem.nullable(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** A method that can pay an order. */
export const PayingMethod = PaymentMethod.extend({
  /** EUR: what the order costs with it, its fee included; or the difference of a change that the shop proposes. */
  total: z.number(),
  pays: z.enum(['order', 'difference']),
})
export type PayingMethod = z.infer<typeof PayingMethod>

/** Data for a banking app. `model` and `reference` are HR00 and the order number. */
export const BankTransfer = z.object({
  recipient: z.string(),
  recipientAddress: z.string(),
  iban: z.string(),
  bank: z.string(),
  model: z.string(),
  reference: z.string(),
  purpose: z.string(),
  amount: z.number(),
})
export type BankTransfer = z.infer<typeof BankTransfer>
