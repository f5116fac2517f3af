import { checkoutApi } from '@/lib/api/v2/ecommerce/checkout'
import { checkoutSchemas } from '@/lib/api/v2/ecommerce/checkout.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { getAvailableCountries } from './get-available-countries'

export const checkoutHandlers = defineHandlers(checkoutApi, checkoutSchemas, { getAvailableCountries })
