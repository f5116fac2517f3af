import { defineModule, get } from '@/lib/api/endpoint'
import type { Product } from '@/lib/api/entities/product.schema'
import type { GetPublicProduct } from './products.schema'

/** The catalogue for other programs of the shop. */
export const publicProductApi = defineModule('/api/v1/gaussbox/eCommerce/public/products', {
  /** The product of product/web/get by id; 404 as there. */
  get: get<typeof GetPublicProduct, typeof Product>('get', {
    access: 'any',
    cache: { name: 'products', tags: ['product:{id}', 'product:{crossSellProducts.id}', 'links'], seconds: 60 },
  }),
})
