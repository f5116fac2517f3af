import { defineModule, post } from '@/lib/api/endpoint'
import type { ProductBulk, ProductBulkPreview, StartedProductRun } from './bulk.schema'

/** *Ours*: prices, sales and visibility of many products (docs/rules/catalog.md#bulk-price). A filter needs the right to read stock too, whose list it is. */
export const officeProductBulkApi = defineModule('/api/v1/product/office/bulk', {
  /** How many products would change, the first of them with their new price, and why others would not. 404 if an id is no product of the site, 422 SALE_OVER. */
  preview: post<typeof ProductBulk, typeof ProductBulkPreview>('preview', { access: 'office:catalogue', reads: true }),
  /** Starts a run that can be undone (docs/rules/administration.md#bulk-run), over the products that the filter finds now. 404 if an id is no product of the site. */
  create: post<typeof ProductBulk, typeof StartedProductRun>('create', { access: 'office:catalogue', idempotencyKey: true }),
})
