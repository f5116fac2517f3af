import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { settingsSchemas } from '@/lib/api/v2/ecommerce/settings.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { getCheckoutSettings } from './get-checkout-settings'
import { getCurrencyConfig } from './get-currency-config'

export const settingsHandlers = defineHandlers(settingsApi, settingsSchemas, { getCheckoutSettings, getCurrencyConfig })
