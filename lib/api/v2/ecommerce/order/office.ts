import { defineModule, get, post } from '@/lib/api/endpoint'
import type { FileAddress } from '@/lib/api/v1/document/order.schema'
import type {
  AnswerWithdrawal,
  ChangeOrder,
  DecidePayment,
  FilterOrders,
  NoteRefund,
  OfficeInvoice,
  OfficeOrder,
  OfficeOrderId,
  OfficeOrderPage,
} from './office.schema'

/** *Ours*: how a merchant runs the orders. */
export const officeOrderApi = defineModule('/api/v2/ecommerce/order/office', {
  /** What waits is shown with who has waited longest first; everything else with the newest first. */
  filter: post<typeof FilterOrders, typeof OfficeOrderPage>('filter', { access: 'office:orders' }),
  get: get<typeof OfficeOrderId, typeof OfficeOrder>('get/{id}', { access: 'office:orders' }),
  /** `from` is the state that was on the screen; 409 ORDER_STATE when it is another by now, or `to` cannot follow it. */
  change: post<typeof ChangeOrder, typeof OfficeOrder>('change/{id}', { access: 'office:orders', invalidates: ['product', 'catalogue'] }),
  /** Decides a withdrawal once; 409 ORDER_STATE when it was decided already. Gives its order. */
  answerWithdrawal: post<typeof AnswerWithdrawal, typeof OfficeOrder>('answerWithdrawal/{id}', {
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
  /** An invoice of the order, or a credit, as PDF: an address that holds for ten minutes. */
  invoice: post<typeof OfficeInvoice, typeof FileAddress>('invoice/{id}', { access: 'office:orders' }),
  /**
   * Ends a payment about which its provider and we do not agree, after a person has looked there: the money is here and pays the order, or there is
   * none. 409 ORDER_STATE when it was decided already, or the order has no use for money.
   */
  decidePayment: post<typeof DecidePayment, typeof OfficeOrder>('decidePayment/{id}', {
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
  /** A person has paid back what the provider refused to. 409 ORDER_STATE when that was noted already. */
  noteRefund: post<typeof NoteRefund, typeof OfficeOrder>('noteRefund/{id}', { access: 'office:orders' }),
})
