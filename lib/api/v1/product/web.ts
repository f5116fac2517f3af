import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Product } from '@/lib/api/entities/product.schema'
import type { FilterProducts, GetProduct, ProductPage } from './web.schema'

/** docs/rules/catalog.md#scheduled-price-changes */
const seconds = 60

export const productApi = defineModule('/api/v1/product/web', {
  /** One product by slug or id with cards of its cross-sells (docs/rules/catalog.md#product-visibility). */
  get: get<typeof GetProduct, typeof Product>('get', {
    access: 'any',
    cache: { name: 'products', tags: ['product:{id}', 'product:{crossSellProducts.id}', 'product:{editions.id}', 'links'], seconds },
  }),
  /** A page of a list. With keywords it is a search and counts against the search limit. */
  filter: post<typeof FilterProducts, typeof ProductPage>('filter', {
    access: 'any',
    reads: true,
    cache: { name: 'product-lists', tags: ['catalogue', 'product:{records.id}'], seconds },
  }),
})
