import type { Hono } from 'hono'
import { checkoutApi } from '@/lib/api/v2/ecommerce/checkout'
import { checkoutSchemas } from '@/lib/api/v2/ecommerce/checkout.schema'
import { implement } from '@/server/implement'
import { getAvailableCountries } from './get-available-countries'

export function checkoutRoutes(app: Hono) {
  implement(app, checkoutApi, checkoutSchemas, { getAvailableCountries })
}
