import { defineModule, get, post } from '@/lib/api/endpoint'
import type { FileAddress } from '@/lib/api/v1/document/order.schema'
import type {
  AnswerWithdrawal,
  ChangeOrder,
  DecidePayment,
  FilterOrders,
  NoteOrder,
  FreedHolds,
  FreeHolds,
  NoteRefund,
  OfficeInvoice,
  OfficeOrder,
  OfficeOrderId,
  OfficeOrderPage,
} from './office.schema'

/** *Ours*: the merchant's order handling. */
export const officeOrderApi = defineModule('/api/v2/ecommerce/order/office', {
  /** Views of open work show the oldest order first, others the newest. */
  filter: post<typeof FilterOrders, typeof OfficeOrderPage>('filter', { access: 'office:orders', reads: true }),
  /** One order as the office sees it. */
  get: get<typeof OfficeOrderId, typeof OfficeOrder>('get/{id}', { access: 'office:orders' }),
  /**
   * `from`: the status on the screen; 409 ORDER_STATE if the order has another one, ORDER_STEP if `to` cannot follow or is the same. Cancelling or refunding an order whose money is in
   * needs `orders.money` too. `shipped` sends everything that is left as one parcel.
   */
  change: post<typeof ChangeOrder, typeof OfficeOrder>('change/{id}', { access: 'office:orders', invalidates: ['product', 'catalogue'] }),
  /** Answers a withdrawal once; 409 ORDER_STATE afterwards. Accepting one that is refunded needs `orders.money` too. Returns its order. */
  answerWithdrawal: post<typeof AnswerWithdrawal, typeof OfficeOrder>('answerWithdrawal/{id}', {
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
  /** A URL of an invoice or credit note as PDF, valid for ten minutes. */
  invoice: post<typeof OfficeInvoice, typeof FileAddress>('invoice/{id}', { access: 'office:orders', reads: true }),
  /**
   * Decides a suspect payment after a person has checked the provider: it pays the order, or is dismissed. 409 ORDER_STATE if it was decided, or the order
   * needs no money. Accepting one that refunds a part withdrawn from before needs `orders.money` too.
   */
  decidePayment: post<typeof DecidePayment, typeof OfficeOrder>('decidePayment/{id}', {
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
  /** Records that a person paid a refund by hand. 409 ORDER_STATE afterwards. */
  noteRefund: post<typeof NoteRefund, typeof OfficeOrder>('noteRefund/{id}', { access: 'office:orders.money' }),
  /** Adds an internal note to the history. */
  note: post<typeof NoteOrder, typeof OfficeOrder>('note/{id}', { access: 'office:orders', idempotencyKey: true }),
  /**
   * Mails the buyer the page where the order is paid. A repeated Idempotency-Key mails once. 409 ORDER_STATE unless it was placed by phone and
   * waits for a payment at a provider.
   */
  sendPaymentLink: post<typeof OfficeOrderId, typeof OfficeOrder>('sendPaymentLink/{id}', {
    access: 'office:orders',
    idempotencyKey: true,
  }),
  /** Cancels unpaid orders of unknown buyers, whose stock is free again (docs/rules/orders.md#free-holds). */
  freeHolds: post<typeof FreeHolds, typeof FreedHolds>('freeHolds', { access: 'office:orders', invalidates: ['product', 'catalogue'] }),
})
