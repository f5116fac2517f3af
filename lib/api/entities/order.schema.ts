import { z } from 'zod'
import { Address } from './address.schema'
import { PriceSummary } from './cart.schema'
import { BankTransfer } from './payment.schema'

export const OrderStatus = z.enum(['awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'withdrawn', 'refunded'])
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderCreated = z.object({
  /** A payment form to post, or '' for methods that need none. */
  html: z.string(),
  orderSlug: z.string(),
})
export type OrderCreated = z.infer<typeof OrderCreated>

/** An address as the order keeps it: a copy, so it has no id. */
export const OrderAddress = Address.omit({ id: true, countryId: true }).extend({ countryName: z.string() })

const OrderLine = z.object({
  productId: z.number(),
  name: z.string(),
  sku: z.string(),
  qty: z.number(),
  optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
  finalPrice: z.number(),
  row: z.number(),
  discount: z.number(),
  vatRate: z.number(),
})

/** The whole order, for its owner only (faults 25). */
export const Order = z.object({
  id: z.number(),
  number: z.string(),
  orderSlug: z.string(),
  store: z.number(),
  status: OrderStatus,
  createdAt: z.string(),
  email: z.string(),
  items: z.array(OrderLine),
  summary: PriceSummary,
  vatByRate: z.array(z.object({ rate: z.number(), base: z.number(), vat: z.number() })),
  billing: OrderAddress,
  /** Null for digital carts. */
  shipping: OrderAddress.nullable(),
  delivery: z.object({ name: z.string(), estimate: z.string(), branch: z.string().nullable() }).nullable(),
  payment: z.object({ name: z.string(), instructions: z.string(), bankTransfer: BankTransfer.nullable() }),
  message: z.string(),
  gift: z.object({ message: z.string(), from: z.string(), to: z.string() }).nullable(),
})
export type Order = z.infer<typeof Order>

/** One row of the order history. */
export const OrderListItem = z.object({
  id: z.number(),
  number: z.string(),
  orderSlug: z.string(),
  store: z.number(),
  status: OrderStatus,
  createdAt: z.string(),
  orderTotal: z.number(),
  itemCount: z.number(),
})
export type OrderListItem = z.infer<typeof OrderListItem>
