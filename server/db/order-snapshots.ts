import { z } from 'zod'
import { OrderAddress } from '@/lib/api/entities/order.schema'
import { BankTransfer } from '@/lib/api/entities/payment.schema'
import { isCompanyOrder } from '@/lib/order/is-company-order'
import type { orders } from './schema/order'

/** Without the columns that the database derives. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'paymentKind' | 'deliveryKind'>

/**
 * JSON columns of an order: copies of data that may change later. Written when the order is placed, parsed wherever it is read
 * (docs/rules/orders.md#order-snapshot).
 */

export const AddressSnapshot = OrderAddress

export const DeliverySnapshot = z.object({
  methodId: z.number(),
  key: z.string(),
  kind: z.enum(['home', 'branches', 'pickup']),
  name: z.string(),
  estimate: z.string(),
  vatRate: z.number(),
  branch: z.object({ id: z.number(), text: z.string() }).nullable(),
  /** Where an order is collected in the shop: the merchant's description of the method. Orders before it have none. */
  place: z.string().optional(),
})

export type Fulfilment = z.infer<typeof DeliverySnapshot>['kind'] | 'digital'

/** How an order reaches its buyer; an order without a delivery address holds e-products only. */
export function fulfilmentOf({ shipping, delivery }: Pick<OrderRow, 'shipping' | 'delivery'>): Fulfilment {
  if (shipping === null) return 'digital'
  return DeliverySnapshot.nullable().parse(delivery)?.kind ?? 'home'
}

export function isOfCompany({ billing }: Pick<OrderRow, 'billing'>): boolean {
  return isCompanyOrder({ billing: AddressSnapshot.parse(billing) })
}

export const PaymentSnapshot = z.object({
  methodId: z.number(),
  key: z.string(),
  kind: z.enum(['bankTransfer', 'cashOnDelivery', 'provider']),
  name: z.string(),
  instructions: z.string(),
  bankTransfer: BankTransfer.nullable(),
})

export const GiftSnapshot = z.object({ message: z.string(), from: z.string(), to: z.string() })

/** Empty after its buyer was erased. */
export const LineSnapshot = z.object({
  chosen: z.unknown().optional(),
  labels: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  /** Quantity of each part in one bundle. */
  parts: z.array(z.object({ productId: z.number(), pieces: z.number() })).default([]),
})

/** The `Company` option, as mails and payments use it. */
export const Company = z.object({
  legalName: z.string(),
  /** The name on payment slips (at most 25 characters); without it `legalName` is cut. */
  paymentName: z.string().optional(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  iban: z.string(),
  bank: z.string(),
})
