import { defineModule, get, post } from '@/lib/api/endpoint'
import type { CreateReturn, FilterReturns, OfficeReturn, ReceiveReturn, ReturnId, ReturnPage } from './return.schema'

/** *Ours*: returns opened by staff (docs/rules/after-sale.md#return-states). */
export const officeReturnApi = defineModule('/api/v2/ecommerce/order/office/return', {
  /** What waits stands first, the oldest of it before the others. */
  filter: post<typeof FilterReturns, typeof ReturnPage>('filter', { access: 'office:orders', reads: true }),
  /** One return with its pieces. */
  /** A return with its goods, and what a refund of the received pieces would pay. */
  get: get<typeof ReturnId, typeof OfficeReturn>('get/{id}', { access: 'office:orders' }),
  /**
   * Opens a return of sent or collected pieces. A repeated Idempotency-Key opens one. 409 RETURNED_MEANWHILE if a line has fewer pieces left, 409 ORDER_STATE if
   * the order is over.
   */
  create: post<typeof CreateReturn, typeof OfficeReturn>('create/{id}', {
    access: 'office:orders',
    idempotencyKey: true,
    invalidates: ['product', 'catalogue'],
  }),
  /** What came, and whether it is sold again. Once; 409 ORDER_STATE afterwards. */
  receive: post<typeof ReceiveReturn, typeof OfficeReturn>('receive/{id}', {
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
  /** Ends a received return; 409 ORDER_STATE for another one. */
  close: post<typeof ReturnId, typeof OfficeReturn>('close/{id}', { access: 'office:orders' }),
  /** Ends a return whose goods will not come: its pieces are the buyer's again. 409 ORDER_STATE after it was received. */
  cancel: post<typeof ReturnId, typeof OfficeReturn>('cancel/{id}', { access: 'office:orders' }),
})
