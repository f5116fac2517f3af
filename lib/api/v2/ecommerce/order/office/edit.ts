import { defineModule, post } from '@/lib/api/endpoint'
import type { OfficeOrder, OfficeOrderId } from '../office.schema'
import type { ConfirmEdit, EditPreview, PreviewEdit } from './edit.schema'

/** *Ours*: orders that staff change before they are sent (docs/rules/orders.md#order-edit). */
export const officeEditApi = defineModule('/api/v2/ecommerce/order/office/edit', {
  /**
   * What an edit would change, cost and refund, and what is offered; without changes the order as it is. Writes nothing. 409 ORDER_EDIT_REFUSED if the order
   * cannot be edited at all.
   */
  preview: post<typeof PreviewEdit, typeof EditPreview>('preview/{id}', { access: 'office:orders.money' }),
  /**
   * Edits the order, or proposes the edit until its difference is paid; returns the order. A repeated Idempotency-Key edits once. 409 ORDER_EDIT_CHANGED if the
   * preview would be another one by now, ORDER_EDIT_REFUSED with the reason it names. A refund needs a fresh proof.
   */
  confirm: post<typeof ConfirmEdit, typeof OfficeOrder>('confirm/{id}', {
    idempotencyKey: true,
    access: 'office:orders.money',
    invalidates: ['product', 'catalogue'],
  }),
  /** Records that the difference of a proposed edit was paid by transfer, and edits the order. 409 ORDER_STATE if none waits for one. */
  settle: post<typeof OfficeOrderId, typeof OfficeOrder>('settle/{id}', {
    access: 'office:orders.money',
    invalidates: ['product', 'catalogue'],
  }),
  /** Gives up the proposed edit; the order stays as it is. 409 ORDER_STATE if there is none, or its money is on the way. */
  cancel: post<typeof OfficeOrderId, typeof OfficeOrder>('cancel/{id}', {
    access: 'office:orders.money',
    invalidates: ['product', 'catalogue'],
  }),
})
