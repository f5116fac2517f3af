import { z } from 'zod'
import { Id, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { OrderDocument, OrderListItem, OrderShipment, OrderStatus, WithdrawalState } from '@/lib/api/entities/order.schema'
import { editRefusals } from '@/lib/order/edit-refusals'
import { labelCarriers, labelErrors } from '@/lib/order/label-carriers'
import { minRefusalLength } from '@/lib/order/limits'
import { orderPeriods } from '@/lib/order/order-periods'
import { FileAddress } from '@/lib/api/v1/document/order.schema'
import { EditChanges } from './office/changes.schema'
import { OrderEvent } from './office/event.schema'
import { ReturnKind, ReturnState } from './office/return.schema'

/**
 * The merchant's views: to pack, unpaid, to send, open withdrawals, payments to decide, held without money by unknown buyers; sent, delivered, reversed, all.
 */
export const OrderView = z.enum(['pack', 'pay', 'send', 'withdrawals', 'decide', 'holds', 'sent', 'done', 'over', 'all'])
export type OrderView = z.infer<typeof OrderView>

const PaymentWay = z.enum(['bankTransfer', 'cashOnDelivery', 'provider'])
const DeliveryWay = z.enum(['home', 'branches', 'pickup', 'digital'])

export const FilterOrders = z.strictObject({
  view: OrderView.default('all'),
  /** Words that each occur in number, e-mail, name, phone, SKU, carrier or tracking number, without diacritics. */
  q: text(100).trim().default(''),
  /** One of each list, if it names any. */
  status: z.array(OrderStatus).max(8).default([]),
  payment: z.array(PaymentWay).max(3).default([]),
  delivery: z.array(DeliveryWay).max(4).default([]),
  /** Days in Zagreb, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Days by the clock in Zagreb, `week` today and the six before it; besides `from` and `to`. */
  period: z.enum(orderPeriods).optional(),
  /** By the day of the order; without it that of the view. */
  sort: z.enum(['oldest', 'newest']).optional(),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

export const OfficeOrderItem = OrderListItem.extend({
  email: z.string(),
  customer: z.string(),
  payment: z.string(),
  /** '' if nothing is shipped. */
  delivery: z.string(),
  /** Unanswered withdrawals. */
  withdrawals: z.number(),
  /** Payments and refunds a person must decide. */
  undecided: z.number(),
  /** Whether some pieces are on their way and others are not. */
  isPartlySent: z.boolean(),
  /** The bank transfer's deadline; null if there is none. */
  payBy: z.object({ at: z.string(), isOver: z.boolean() }).nullable(),
  /** The pieces that it holds without money, of an unknown buyer; 0: none. */
  holds: z.number(),
  /** When it was printed last; null: never. */
  printedAt: z.string().nullable(),
  /** What of its total is paid back, or is being paid back. */
  refunded: z.number(),
})
export type OfficeOrderItem = z.infer<typeof OfficeOrderItem>

/** `counts`: the orders of each view under the same search and filters. */
export const OfficeOrderPage = pageOf(OfficeOrderItem).extend({ counts: z.record(OrderView, z.number()) })

/** A refund. `manual`: no provider took the money, so a person pays it; `failed`: the provider refused, so a person pays it. */
const OfficeRefund = z.object({
  id: z.number(),
  state: z.enum(['due', 'pending', 'done', 'failed', 'manual']),
  amount: z.number(),
  at: z.string(),
  reason: z.string(),
  /** The buyer's account for a payment by hand, '' if it is not known. */
  iban: z.string(),
  /** What staff refunded, of the first of its payments: pieces by line, delivery and payment fee. */
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
  delivery: z.number(),
  /** The payment barcode of a payment by hand to a Croatian account: dark modules as one SVG path. */
  slip: z.object({ width: z.number(), height: z.number(), path: z.string() }).nullable(),
})

/** A line with what may still be refunded and sent. */
const OfficeOrderLine = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
  qty: z.number(),
  /** Pieces that were refunded, withdrawn from or are in a return, unanswered withdrawals included. */
  returned: z.number(),
  /** Pieces that were refunded by staff or withdrawn from. */
  refunded: z.number(),
  /** Pieces that a return by staff may still name. */
  returnable: z.number(),
  sent: z.number(),
  /** Pieces that are still to be sent; 0 if nothing is sent. */
  toSend: z.number(),
})

const OfficeWithdrawal = z.object({
  id: z.number(),
  state: WithdrawalState,
  name: z.string(),
  email: z.string(),
  words: z.string(),
  requestedAt: z.string(),
  decidedAt: z.string().nullable(),
  answer: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
  /** The refund if it is accepted. */
  amount: z.number(),
})

/** The carrier's label of a parcel. */
const ShipmentLabel = z.object({
  carrier: z.enum(labelCarriers),
  state: z.enum(['waiting', 'done', 'failed']),
  /** Why it failed, and the carrier's own words about it. */
  error: z.enum(labelErrors).nullable(),
  said: z.string(),
  packages: z.number(),
  /** Whether its file can be opened; it is deleted after 30 days. */
  hasFile: z.boolean(),
  /** Whether the buyer's mail about the parcel waits for it. */
  isMailDue: z.boolean(),
})

const OfficeShipment = OrderShipment.extend({ label: ShipmentLabel.nullable() })
export type OfficeShipment = z.infer<typeof OfficeShipment>

export const OfficeOrder = OrderDocument.extend({
  /** The customer's page (docs/rules/customers.md#customer-identity); null after an erasure. */
  customerId: z.number().nullable(),
  shipments: z.array(OfficeShipment),
  /** The carriers that can make a label. */
  labelCarriers: z.array(z.enum(labelCarriers)),
  /** Statuses the merchant may set. */
  next: z.array(OrderStatus),
  /** Whether the shop holds its money, and who refunds it: the provider, or a person by bank transfer. */
  isMoneyIn: z.boolean(),
  refundBy: z.enum(['provider', 'hand']),
  payments: z.array(
    z.object({
      id: z.number(),
      provider: z.enum(['bankTransfer', 'cashOnDelivery', 'hostedForm', 'paypal', 'other']),
      state: z.enum(['open', 'settled', 'failed', 'voided', 'refunded', 'surplus', 'suspect']),
      amount: z.number(),
      at: z.string(),
      /** Of a suspect payment: the amount the provider reports, in `currency`. */
      said: z.object({ amount: z.number().nullable(), currency: z.string(), transaction: z.string() }).nullable(),
    }),
  ),
  refunds: z.array(OfficeRefund),
  lines: z.array(OfficeOrderLine),
  /** What may still be refunded, and of it delivery and payment fee; null while the shop holds no money. */
  refundable: z.object({ left: z.number(), delivery: z.number() }).nullable(),
  events: z.array(OrderEvent),
  requests: z.array(OfficeWithdrawal),
  /** Whether staff may edit it now, and why not. */
  canEdit: z.boolean(),
  editRefusal: z.enum(editRefusals).nullable(),
  /** An edit that waits until its difference is paid, by a link at the provider or by hand. */
  proposedEdit: z
    .object({
      difference: z.number(),
      total: z.number(),
      payBy: z.string(),
      by: z.enum(['provider', 'hand']),
      changes: EditChanges,
    })
    .nullable(),
  /** Opened by staff, the newest first. */
  returns: z.array(z.object({ id: z.number(), kind: ReturnKind, state: ReturnState, openedAt: z.string(), pieces: z.number() })),
})
export type OfficeOrder = z.infer<typeof OfficeOrder>

export const OfficeOrderId = z.strictObject({ id: Id })

export const ChangeOrder = z.strictObject({
  id: Id,
  from: OrderStatus,
  to: OrderStatus,
  /** Restocks paid goods. */
  restock: z.boolean().default(false),
  tracking: text(300).trim().optional(),
  /** For the buyer's mail and the history. */
  reason: text(1000).trim().default(''),
})

export const AnswerWithdrawal = z
  .strictObject({
    id: Id,
    accept: z.boolean(),
    restock: z.boolean().default(false),
    /** The reason, if it is a refusal. */
    answer: text(1000).trim().default(''),
  })
  .refine(({ accept, answer }) => accept || answer.length >= minRefusalLength, { path: ['answer'], message: 'required' })

const reason = text(1000).trim().default('')

export const OfficeInvoice = z.strictObject({ id: Id, invoiceId: Id })
export const DecidePayment = z.strictObject({ id: Id, paymentId: Id, isPaid: z.boolean(), reason })
export const NoteRefund = z.strictObject({ id: Id, refundId: Id, reason })

/** An internal note, which the buyer never sees. */
export const NoteOrder = z.strictObject({ id: Id, note: text(2000).trim().min(1, 'required') })

export const FreeHolds = z.strictObject({ ids: z.array(Id).min(1).max(100) })
/** `kept`: orders that were paid, changed or are no such orders. */
export const FreedHolds = z.object({ freed: z.array(z.number()), kept: z.array(z.number()) })

export const officeOrderSchemas = {
  filter: { input: FilterOrders, data: OfficeOrderPage },
  get: { input: OfficeOrderId, data: OfficeOrder },
  change: { input: ChangeOrder, data: OfficeOrder },
  answerWithdrawal: { input: AnswerWithdrawal, data: OfficeOrder },
  invoice: { input: OfficeInvoice, data: FileAddress },
  decidePayment: { input: DecidePayment, data: OfficeOrder },
  noteRefund: { input: NoteRefund, data: OfficeOrder },
  note: { input: NoteOrder, data: OfficeOrder },
  sendPaymentLink: { input: OfficeOrderId, data: OfficeOrder },
  freeHolds: { input: FreeHolds, data: FreedHolds },
}
