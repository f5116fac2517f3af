import { z } from 'zod'
import { Address } from './address.schema'
import { PriceSummary } from './cart.schema'
import { PayPalPayload } from './payment-start.schema'
import { BankTransfer } from './payment.schema'

export const OrderStatus = z.enum(['awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'withdrawn', 'refunded'])
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderCreated = z.object({
  /** What the browser does to pay: JSON of a HostedForm to post, what the PayPal button needs, or '' when there is nothing to do. */
  html: z.union([z.string(), PayPalPayload]),
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

const PaymentKind = z.enum(['bankTransfer', 'cashOnDelivery', 'provider'])

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
  /** A coupon for free delivery takes nothing off `summary.coupon`. Mails written before this was here have none. */
  couponCode: z.string().nullable().default(null),
  vatByRate: z.array(z.object({ rate: z.number(), base: z.number(), vat: z.number() })),
  billing: OrderAddress,
  /** Null for digital carts. */
  shipping: OrderAddress.nullable(),
  /** `kind`: mails written before it was here have none. */
  delivery: z
    .object({
      name: z.string(),
      estimate: z.string(),
      branch: z.string().nullable(),
      kind: z.enum(['home', 'branches', 'pickup']).optional(),
    })
    .nullable(),
  payment: z.object({ name: z.string(), instructions: z.string(), bankTransfer: BankTransfer.nullable() }),
  /** Mails written before this was here have none. */
  paymentKind: PaymentKind.optional(),
  message: z.string(),
  gift: z.object({ message: z.string(), from: z.string(), to: z.string() }).nullable(),
})
export type Order = z.infer<typeof Order>

/** A file of an e-product that was paid for. */
const OrderDownload = z.object({
  lineId: z.number(),
  fileId: z.number(),
  /** Of the product and of the file. */
  product: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.number(),
  /** How many times it may still be fetched. */
  left: z.number(),
})

/** `ended`: the whole order was given up before the shop had answered. */
export const WithdrawalState = z.enum(['requested', 'accepted', 'refused', 'ended'])
export type WithdrawalState = z.infer<typeof WithdrawalState>

/** A withdrawal that was sent, and what the shop answered. */
const OrderWithdrawal = z.object({
  id: z.number(),
  state: WithdrawalState,
  requestedAt: z.string(),
  decidedAt: z.string().nullable(),
  answer: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
})

/** An invoice, or the credit that takes one back, wholly or in part. */
const OrderInvoice = z.object({
  id: z.number(),
  kind: z.enum(['invoice', 'credit']),
  /** As it is printed: 12/WEB/1. */
  number: z.string(),
  issuedAt: z.string(),
  /** Of a credit what it takes back. */
  total: z.number(),
})

/** The order with what happened to it since, for whoever may see it. */
export const OrderDocument = Order.extend({
  paymentKind: PaymentKind,
  /** How it reaches the buyer; `digital`: nothing is sent. */
  way: z.enum(['home', 'branches', 'pickup', 'digital']),
  /** The states it has been in, the oldest first. */
  timeline: z.array(z.object({ status: OrderStatus, at: z.string() })),
  /** What the shop says of the parcel. */
  tracking: z.string(),
  /** The barcode that a bank's program reads: its dark modules as one SVG path in module units; null when no slip waits to be paid. */
  slip: z.object({ width: z.number(), height: z.number(), path: z.string() }).nullable(),
  downloads: z.array(OrderDownload),
  /** The oldest first. */
  invoices: z.array(OrderInvoice),
  /** `until` is null while the time has not begun to run. */
  withdrawal: z.object({ isOpen: z.boolean(), until: z.string().nullable(), requests: z.array(OrderWithdrawal) }),
})
export type OrderDocument = z.infer<typeof OrderDocument>

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
