import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CurrencyConfig, PublicCheckoutSettings } from './settings.schema'

const cachedRead = { access: 'any', cache: { name: 'settings', tags: ['site'] } } as const

export const settingsApi = defineModule('/api/v2/ecommerce/settings', {
  /** What the checkout asks for: countries, guest checkout, gift messages. */
  getCheckoutSettings: get<typeof Empty, typeof PublicCheckoutSettings>('getCheckoutSettings', cachedRead),
  /** The currency and how its amounts are written. */
  getCurrencyConfig: get<typeof Empty, typeof CurrencyConfig>('getCurrencyConfig', cachedRead),
})
