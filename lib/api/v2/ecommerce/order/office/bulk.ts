import { defineModule, post } from '@/lib/api/endpoint'
import type { CreateOrderBulk, OrderBulkPreview, PreviewOrderBulk, StartedRun } from './bulk.schema'

/** *Ours*: the same change of many orders (docs/rules/orders.md#bulk-orders). */
export const officeOrderBulkApi = defineModule('/api/v2/ecommerce/order/office/bulk', {
  /** What would happen to each order. 404 if an id is no order of the site. */
  preview: post<typeof PreviewOrderBulk, typeof OrderBulkPreview>('preview', { access: 'office:orders', reads: true }),
  /** Starts a run, whose rows a job carries out (docs/rules/administration.md#bulk-run). 404 if an id is no order of the site. */
  create: post<typeof CreateOrderBulk, typeof StartedRun>('create', {
    access: 'office:orders',
    idempotencyKey: true,
    maxMembers: 4000,
  }),
})
