import type { ZodArray } from 'zod'
import { defineModule, post } from '@/lib/api/endpoint'
import type { Country } from '@/lib/api/entities/address.schema'
import type { GetAvailableCountries } from './checkout.schema'

export const checkoutApi = defineModule('/api/v2/ecommerce/checkout', {
  /** Where this cart can be sent: the shop's countries that a delivery method serves; for digital carts all of the shop's. */
  getAvailableCountries: post<typeof GetAvailableCountries, ZodArray<typeof Country>>('getAvailableCountries', { access: 'cart' }),
})
