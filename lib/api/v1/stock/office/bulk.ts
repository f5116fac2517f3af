import { defineModule, post } from '@/lib/api/endpoint'
import type { CreateStockBulk, PreviewStockBulk, StartedRun, StockBulkPreview } from './bulk.schema'

/** *Ours*: the same threshold for many items of stock (docs/rules/catalog.md#stock-threshold). */
export const officeStockBulkApi = defineModule('/api/v1/stock/office/bulk', {
  /** Which items are tracked, so that they have a threshold. 404 if an id is no item of the site. */
  preview: post<typeof PreviewStockBulk, typeof StockBulkPreview>('preview', { access: 'office:stock', reads: true }),
  /** Starts a run that can be undone (docs/rules/administration.md#bulk-run). 404 if an id is no item of the site. */
  create: post<typeof CreateStockBulk, typeof StartedRun>('create', { access: 'office:stock', idempotencyKey: true }),
})
