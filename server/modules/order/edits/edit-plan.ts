import { z } from 'zod'
import { EditChanges } from '@/lib/api/v2/ecommerce/order/office/changes.schema'
import { AddressSnapshot, DeliverySnapshot } from '@/server/db/order-snapshots'

const Cents = z.number().int().min(0)
const Pieces = z.array(z.object({ productId: z.number(), pieces: z.number().int() }))

const lineAmounts = {
  quantity: z.number().int().min(1),
  rowCents: Cents,
  discountCents: Cents,
  loyaltyCents: Cents,
  vatCents: Cents,
  taken: Pieces,
}

/** The VAT inside each amount of the summary, cents. */
const Tax = z.object({
  itemsTotal: z.number(),
  loyalty: z.number(),
  coupon: z.number(),
  cartTotal: z.number(),
  delivery: z.number(),
  paymentFee: z.number(),
  orderTotal: z.number(),
})

/** Everything that an edit writes, decided before; a proposed edit keeps it until its difference is paid. */
export const EditPlan = z.object({
  /** The order's version that it was made at. */
  version: z.number().int(),
  removed: z.array(z.number()),
  changed: z.array(z.object({ id: z.number(), ...lineAmounts })),
  created: z.array(
    z.object({
      productId: z.number(),
      sku: z.string(),
      name: z.string(),
      unitCents: Cents,
      vatRate: z.number(),
      options: z.record(z.string(), z.unknown()),
      ...lineAmounts,
    }),
  ),
  /** Stock by product, ascending by id. */
  more: Pieces,
  fewer: Pieces,
  /** Columns of the order. */
  amounts: z.object({
    itemsCents: Cents,
    loyaltyCents: Cents,
    couponCents: Cents,
    deliveryCents: Cents,
    paymentFeeCents: Cents,
    totalCents: Cents,
    vatCents: z.number(),
    vatByRate: z.array(z.object({ rate: z.number(), baseCents: z.number(), vatCents: z.number() })),
    tax: Tax,
  }),
  shipping: AddressSnapshot,
  delivery: DeliverySnapshot.nullable(),
  changes: EditChanges,
})
export type EditPlan = z.infer<typeof EditPlan>
