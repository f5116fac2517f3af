import type { Hono } from 'hono'
import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { settingsSchemas } from '@/lib/api/v2/ecommerce/settings.schema'
import { implement } from '@/server/implement'
import { getCheckoutSettings } from './get-checkout-settings'
import { getCurrencyConfig } from './get-currency-config'

export function settingsRoutes(app: Hono) {
  implement(app, settingsApi, settingsSchemas, { getCheckoutSettings, getCurrencyConfig })
}
