import { defineModule, get, patch } from '@/lib/api/endpoint'
import type { ProductId, ProductVersion, ProductVersionAndSlug, UpdateProduct } from './office.schema'

/** *Ours*: changes a product in the back office. */
export const officeProductApi = defineModule('/api/v1/product/office', {
  /** The version and the slug of a product, for a later change. */
  getVersion: get<typeof ProductId, typeof ProductVersionAndSlug>('getVersion/{id}', { access: 'office:catalogue' }),
  /** Changes fields of a product. 409 STALE_VERSION with `changes`, where somebody else has changed the same fields since; 422 SALE_NOT_LOWER, 422 SALE_OVER. */
  update: patch<typeof UpdateProduct, typeof ProductVersion>('update/{id}', {
    access: 'office:catalogue',
    invalidates: ['product', 'catalogue', 'redirects', 'links'],
  }),
})
