import { z } from 'zod'
import { AddressFields, plainAddress } from '@/lib/api/entities/address.schema'
import { PriceSummary } from '@/lib/api/entities/cart.schema'
import { Id, text } from '@/lib/api/entities/common.schema'
import { DeliveryBranch } from '@/lib/api/entities/delivery.schema'
import { editRefusals } from '@/lib/order/edit-refusals'
import { OfficeOrder, OfficeOrderId } from '../office.schema'

/** Where and to whom the parcel goes. */
const EditAddress = AddressFields.omit({ type: true }).overwrite(plainAddress)

const changes = {
  /** The order. */
  id: Id,
  /** Quantities of its lines; 0 removes one. Other lines stay. */
  quantities: z
    .array(z.strictObject({ lineId: Id, quantity: z.number().int().min(0).max(9999) }))
    .max(200)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'repeated')
    .default([]),
  /** Products that are added, at today's price. */
  added: z
    .array(z.strictObject({ productId: Id, quantity: z.number().int().min(1).max(9999) }))
    .max(100)
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, 'repeated')
    .default([]),
  /** Another address of the parcel. */
  shipping: EditAddress.nullish(),
  /** Another delivery; a method with branches needs one of them. */
  delivery: z.strictObject({ methodId: Id, branchId: Id.nullish() }).nullish(),
}

export const PreviewEdit = z.strictObject(changes)

export const ConfirmEdit = z.strictObject({
  ...changes,
  /** Of the preview on the screen. */
  version: z.int(),
  fingerprint: text(64),
  /** For the buyer's mail and the history. */
  reason: text(1000).trim().default(''),
})

/**
 * Why an order cannot be edited: its status, sent pieces, e-products only, a subscription, returned or refunded pieces, money that is on its way or does not
 * add up to the total, an edit that waits for its difference.
 */
export const EditRefusal = z.enum(editRefusals)
export type EditRefusal = z.infer<typeof EditRefusal>

/** What is wrong with an edit of an order that can be edited. */
export const editProblems = [
  'UNCHANGED',
  'EMPTY',
  'PARCEL_EMPTY',
  'FREE',
  'TOO_LARGE',
  'LINES_LIMIT',
  'UNAVAILABLE',
  'OUT_OF_STOCK',
  'FILES',
  'COUPON_MINIMUM',
  'DELIVERY',
  'BRANCH',
  'PAYMENT_COUNTRY',
  'PAYMENT_OFFLINE',
] as const
export const EditProblem = z.enum(editProblems)
export type EditProblem = z.infer<typeof EditProblem>

const EditLine = z.object({
  /** Null: it is added. */
  lineId: z.number().nullable(),
  productId: z.number(),
  name: z.string(),
  sku: z.string(),
  optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Pieces before and after. */
  before: z.number(),
  qty: z.number(),
  /** Per unit. */
  price: z.number(),
  discount: z.number(),
  /** After discounts. */
  total: z.number(),
  problem: z.enum(['UNAVAILABLE', 'OUT_OF_STOCK', 'FILES']).nullable(),
  /** Pieces that can still be added; null: not tracked. */
  available: z.number().nullable(),
})

export const EditPreview = z.object({
  version: z.number(),
  /** Of everything below; the edit is made only while it is the same. */
  fingerprint: z.string(),
  problem: EditProblem.nullable(),
  lines: z.array(EditLine),
  shipping: EditAddress.nullable(),
  deliveryMethodId: z.number().nullable(),
  branchId: z.number().nullable(),
  /** What goes to this address with these lines, and what each would cost. */
  deliveryMethods: z.array(
    z.object({ id: z.number(), name: z.string(), price: z.number(), estimate: z.string(), branches: z.array(DeliveryBranch) }),
  ),
  countries: z.array(z.object({ iso: z.string(), name: z.string() })),
  before: PriceSummary,
  after: PriceSummary,
  /** `after` less `before`. */
  difference: z.number(),
  /**
   * `due`: the amount that is awaited changes; `refund`: the difference goes back by the provider or by hand; `surcharge`: the edit waits until the difference
   * is paid, at the provider by a link or by transfer.
   */
  money: z.object({ kind: z.enum(['none', 'due', 'refund', 'surcharge']), by: z.enum(['provider', 'hand']), amount: z.number() }),
  /** `replaced`: it is credited and issued anew; `first`: the order was free and gets its first one once the difference is paid. */
  invoice: z.enum(['unchanged', 'replaced', 'first']),
})
export type EditPreview = z.infer<typeof EditPreview>

export const officeEditSchemas = {
  preview: { input: PreviewEdit, data: EditPreview },
  confirm: { input: ConfirmEdit, data: OfficeOrder },
  settle: { input: OfficeOrderId, data: OfficeOrder },
  cancel: { input: OfficeOrderId, data: OfficeOrder },
}
