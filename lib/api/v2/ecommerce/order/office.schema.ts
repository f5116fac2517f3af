import { z } from 'zod'
import { Id, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { OrderDocument, OrderListItem, OrderStatus, WithdrawalState } from '@/lib/api/entities/order.schema'
import { FileAddress } from '@/lib/api/v1/document/order.schema'

/** The merchant's views: to pack, unpaid, to send, open withdrawals, payments to decide; sent, delivered, reversed, all. */
export const OrderView = z.enum(['pack', 'pay', 'send', 'withdrawals', 'decide', 'sent', 'done', 'over', 'all'])
export type OrderView = z.infer<typeof OrderView>

export const FilterOrders = z.strictObject({
  view: OrderView.default('all'),
  /** A part of the number, e-mail or name. */
  q: text(100).trim().default(''),
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
  /** The bank transfer's deadline; null if there is none. */
  payBy: z.object({ at: z.string(), isOver: z.boolean() }).nullable(),
})
export type OfficeOrderItem = z.infer<typeof OfficeOrderItem>

export const OfficeOrderPage = pageOf(OfficeOrderItem).extend({ counts: z.record(OrderView, z.number()) })

const OfficeWithdrawal = z.object({
  id: z.number(),
  state: WithdrawalState,
  name: z.string(),
  email: z.string(),
  words: z.string(),
  requestedAt: z.string(),
  answer: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
  /** The refund if it is accepted. */
  amount: z.number(),
})

export const OfficeOrder = OrderDocument.extend({
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
  /** Refunds through the provider. `failed`: a person must pay it. */
  refunds: z.array(z.object({ id: z.number(), state: z.enum(['due', 'pending', 'done', 'failed']), amount: z.number(), at: z.string() })),
  events: z.array(
    z.object({
      at: z.string(),
      /**
       * Status change, withdrawal, payment reminder; external refund (`note`: amount), dispute started or closed (`note`: its id), subscription ended with
       * the order.
       */
      kind: z.enum(['status', 'withdrawal', 'reminder', 'returned', 'dispute', 'disputeOver', 'subscriptionEnded']),
      by: z.object({ kind: z.enum(['office', 'buyer', 'shop', 'provider']), name: z.string() }),
      from: OrderStatus.nullable(),
      to: OrderStatus,
      note: z.string(),
    }),
  ),
  requests: z.array(OfficeWithdrawal),
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

export const AnswerWithdrawal = z.strictObject({
  id: Id,
  accept: z.boolean(),
  restock: z.boolean().default(false),
  answer: text(1000).trim().default(''),
})

const reason = text(1000).trim().default('')

export const OfficeInvoice = z.strictObject({ id: Id, invoiceId: Id })
export const DecidePayment = z.strictObject({ id: Id, paymentId: Id, isPaid: z.boolean(), reason })
export const NoteRefund = z.strictObject({ id: Id, refundId: Id, reason })

export const officeOrderSchemas = {
  filter: { input: FilterOrders, data: OfficeOrderPage },
  get: { input: OfficeOrderId, data: OfficeOrder },
  change: { input: ChangeOrder, data: OfficeOrder },
  answerWithdrawal: { input: AnswerWithdrawal, data: OfficeOrder },
  invoice: { input: OfficeInvoice, data: FileAddress },
  decidePayment: { input: DecidePayment, data: OfficeOrder },
  noteRefund: { input: NoteRefund, data: OfficeOrder },
}
