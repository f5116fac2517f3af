import type { ZodArray } from 'zod'
import { defineModule, post } from '@/lib/api/endpoint'
import type { Country } from '@/lib/api/entities/address.schema'
import type { GetAvailableCountries } from './checkout.schema'

export const checkoutApi = defineModule('/api/v2/ecommerce/checkout', {
  /** docs/rules/checkout.md#delivery-countries */
  getAvailableCountries: post<typeof GetAvailableCountries, ZodArray<typeof Country>>('getAvailableCountries', {
    access: 'cart',
    limit: 'reads',
  }),
})
