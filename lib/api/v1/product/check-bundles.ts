import { defineModule, get } from '@/lib/api/endpoint'
import type { Bundle, CheckBundles } from './check-bundles.schema'

export const bundleApi = defineModule('/api/v1/product', {
  /** A bundle's parts with their variants; empty for other formats. 404 as for product/web/get. */
  checkBundles: get<typeof CheckBundles, typeof Bundle>('checkBundles', {
    access: 'any',
    cache: { name: 'products', tags: ['product:{id}'], seconds: 60 },
  }),
})
