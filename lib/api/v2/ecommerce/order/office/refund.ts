import { defineModule, post } from '@/lib/api/endpoint'
import type { OfficeOrder } from '../office.schema'
import type { CreateRefund, PreviewRefund, RefundPreview } from './refund.schema'

/** *Ours*: refunds by staff (docs/rules/after-sale.md#office-refund-parts). */
export const officeRefundApi = defineModule('/api/v2/ecommerce/order/office/refund', {
  /** What a refund would pay, with its VAT; writes nothing. 409 REFUND_CHANGED if less is left than it asks for. */
  preview: post<typeof PreviewRefund, typeof RefundPreview>('preview/{id}', { access: 'office:orders.money' }),
  /**
   * Refunds through the provider, or by hand; returns the order. A repeated Idempotency-Key refunds once. 409 REFUND_CHANGED if the total is not the one that
   * the preview showed.
   */
  create: post<typeof CreateRefund, typeof OfficeOrder>('create/{id}', {
    idempotencyKey: true,
    access: 'office:orders.money',
    proof: true,
    invalidates: ['product', 'catalogue'],
  }),
})
