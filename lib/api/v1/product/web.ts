import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Product } from '@/lib/api/entities/product.schema'
import type { FilterProducts, GetProduct, ProductPage } from './web.schema'

/** Prices change by the clock, so an answer is kept for a minute at most. */
const seconds = 60

export const productApi = defineModule('/api/v1/product/web', {
  /** One product by slug or id, with cards of what is offered beside it; 404 for unknown, archived and variants. */
  get: get<typeof GetProduct, typeof Product>('get', {
    access: 'any',
    cache: { name: 'products', tags: ['product:{id}', 'product:{crossSellProducts.id}'], seconds },
  }),
  /** A page of a list: never an archived product, never a variant. With keywords it is the search, which counts against its limit. */
  filter: post<typeof FilterProducts, typeof ProductPage>('filter', {
    access: 'any',
    cache: { name: 'product-lists', tags: ['catalogue'], seconds },
  }),
})
