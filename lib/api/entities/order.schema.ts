import { z } from 'zod'
import { orderStatuses } from '@/lib/order/order-statuses'
import { Address } from './address.schema'
import { PriceSummary } from './cart.schema'
import { HostedFormText, PayPalPayload } from './payment-start.schema'
import { BankTransfer } from './payment.schema'

export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderCreated = z.object({
  /** How the browser pays: the text is JSON of `HostedForm`, the form to post, or '' for nothing to do; an object is the data of the PayPal button. */
  html: z.union([HostedFormText, PayPalPayload]),
  orderSlug: z.string(),
})
export type OrderCreated = z.infer<typeof OrderCreated>

/** An address snapshot, so it has no id. */
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

export const PaymentKind = z.enum(['bankTransfer', 'cashOnDelivery', 'provider'])
export type PaymentKind = z.infer<typeof PaymentKind>

/** The whole order, for its owner only (docs/rules/orders.md#order-slug-is-no-key). */
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
  /** A free-delivery coupon leaves `summary.coupon` at 0. Mails stored before this field have none. */
  couponCode: z.string().nullable().default(null),
  vatByRate: z.array(z.object({ rate: z.number(), base: z.number(), vat: z.number() })),
  billing: OrderAddress,
  /** Null for digital carts. */
  shipping: OrderAddress.nullable(),
  /** `kind` is missing in mails stored before it existed. */
  delivery: z
    .object({
      name: z.string(),
      estimate: z.string(),
      branch: z.string().nullable(),
      kind: z.enum(['home', 'branches', 'pickup']).optional(),
      /** Where an order is collected in the shop, in the merchant's words; '' or missing elsewhere. */
      place: z.string().optional(),
    })
    .nullable(),
  payment: z.object({ name: z.string(), instructions: z.string(), bankTransfer: BankTransfer.nullable() }),
  /** Mails stored before this field have none. */
  paymentKind: PaymentKind.optional(),
  message: z.string(),
  gift: z.object({ message: z.string(), from: z.string(), to: z.string() }).nullable(),
})
export type Order = z.infer<typeof Order>

/** A file of a paid e-product. */
const OrderDownload = z.object({
  lineId: z.number(),
  fileId: z.number(),
  /** `product` and `name`: of the product and of the file. */
  product: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Remaining downloads. */
  left: z.number(),
})

/** `ended`: the whole order ended before the shop answered. */
export const WithdrawalState = z.enum(['requested', 'accepted', 'refused', 'ended'])
export type WithdrawalState = z.infer<typeof WithdrawalState>

/** A withdrawal and the shop's answer. */
const OrderWithdrawal = z.object({
  id: z.number(),
  state: WithdrawalState,
  requestedAt: z.string(),
  decidedAt: z.string().nullable(),
  answer: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
})

/** An invoice, or a credit note for a whole or partial refund. */
const OrderInvoice = z.object({
  id: z.number(),
  kind: z.enum(['invoice', 'credit']),
  /** As printed: 12/WEB/1. */
  number: z.string(),
  issuedAt: z.string(),
  /** For a credit note the credited amount. */
  total: z.number(),
})

/** A parcel on its way or delivered. */
export const OrderShipment = z.object({
  id: z.number(),
  state: z.enum(['sent', 'delivered']),
  carrier: z.string(),
  /** The carrier's number of the parcel. */
  tracking: z.string(),
  /** The carrier's page about it, https; '' without one. */
  url: z.string(),
  sentAt: z.string(),
  deliveredAt: z.string().nullable(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
})
export type OrderShipment = z.infer<typeof OrderShipment>

/** A provider's payment that did not pay the order: nothing was charged, or its money goes back (docs/rules/payments.md#replaced-payment). */
export const ReplacedPayment = z.object({ way: z.enum(['card', 'paypal']), outcome: z.enum(['voided', 'refunded']) })
export type ReplacedPayment = z.infer<typeof ReplacedPayment>

/** Fulfilment; `digital`: nothing is delivered. */
export const OrderWay = z.enum(['home', 'branches', 'pickup', 'digital'])

/**
 * Who still checks a payment whose money may have come: its provider, or a person of the shop. Nobody may be asked to pay again meanwhile
 * (docs/rules/payments.md#money-on-the-way).
 */
export const PaymentCheckedBy = z.enum(['provider', 'shop'])
export type PaymentCheckedBy = z.infer<typeof PaymentCheckedBy>

/** The order with its history, for its owner. */
export const OrderDocument = Order.extend({
  paymentKind: PaymentKind,
  way: OrderWay,
  /** Until when the goods are kept for a payment at a provider; null: nothing is kept, or they are taken already. */
  heldUntil: z.string().nullable(),
  /** Past statuses, oldest first. */
  timeline: z.array(z.object({ status: OrderStatus, at: z.string() })),
  /** The shop's tracking note. */
  tracking: z.string(),
  /** Its parcels, oldest first; those that were cancelled are left out. */
  shipments: z.array(OrderShipment),
  /** The payment barcode: its dark modules as one SVG path in module units; null when no slip awaits payment. */
  slip: z.object({ width: z.number(), height: z.number(), path: z.string() }).nullable(),
  /**
   * What a change that the shop proposes costs more; the change is made once it is paid, at the provider, or by `transfer`. Null: there is none.
   */
  difference: z
    .object({
      amount: z.number(),
      payBy: z.string(),
      transfer: BankTransfer.nullable(),
      paymentCheckedBy: PaymentCheckedBy.nullable(),
    })
    .nullable(),
  paymentCheckedBy: PaymentCheckedBy.nullable(),
  replacedPayment: ReplacedPayment.nullable(),
  /** Beside goods it has e-products, whose files come with the money. */
  awaitsFiles: z.boolean(),
  downloads: z.array(OrderDownload),
  /** Oldest first. */
  invoices: z.array(OrderInvoice),
  /** `until` is null before the period starts, and of a company, which has no right of withdrawal. */
  withdrawal: z.object({ isOpen: z.boolean(), until: z.string().nullable(), requests: z.array(OrderWithdrawal) }),
})
export type BuyerOrder = z.infer<typeof OrderDocument>

/** A row of the order history. */
export const OrderListItem = z.object({
  id: z.number(),
  number: z.string(),
  orderSlug: z.string(),
  store: z.number(),
  status: OrderStatus,
  paymentKind: PaymentKind,
  way: OrderWay,
  paymentCheckedBy: PaymentCheckedBy.nullable(),
  createdAt: z.string(),
  orderTotal: z.number(),
  itemCount: z.number(),
})
export type OrderListItem = z.infer<typeof OrderListItem>
