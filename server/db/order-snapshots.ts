import { z } from 'zod'
import { OrderAddress } from '@/lib/api/entities/order.schema'
import { BankTransfer } from '@/lib/api/entities/payment.schema'
import type { orderLines, orders } from './schema/order'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

/** What an order keeps of things that may change after it. Written by `order/create`, parsed again wherever an order is read. */

export const AddressSnapshot = OrderAddress

export const DeliverySnapshot = z.object({
  methodId: z.number(),
  key: z.string(),
  kind: z.enum(['home', 'branches', 'pickup']),
  name: z.string(),
  estimate: z.string(),
  vatRate: z.number(),
  branch: z.object({ id: z.number(), text: z.string() }).nullable(),
})

export type Fulfilment = z.infer<typeof DeliverySnapshot>['kind'] | 'digital'

/** How an order reaches its buyer; an order without a delivery address holds e-products only. */
export function fulfilmentOf({ shipping, delivery }: Pick<OrderRow, 'shipping' | 'delivery'>): Fulfilment {
  if (shipping === null) return 'digital'
  return DeliverySnapshot.nullable().parse(delivery)?.kind ?? 'home'
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

/** Empty once its buyer has been erased. */
export const LineSnapshot = z.object({
  chosen: z.unknown().optional(),
  labels: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  /** A bundle's parts as they were chosen, in pieces for each of it. */
  parts: z.array(z.object({ productId: z.number(), pieces: z.number() })).default([]),
})

/** The site's company as the `Company` option has it; what mails and payments name. */
export const Company = z.object({
  legalName: z.string(),
  /** As it stands on payment slips, where 25 characters fit; without it the whole name, cut. */
  paymentName: z.string().optional(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  iban: z.string(),
  bank: z.string(),
})
