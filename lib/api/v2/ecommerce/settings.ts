import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CurrencyConfig, ToldCheckoutSettings } from './settings.schema'

const kept = { access: 'any', cache: { name: 'settings', tags: ['site'] } } as const

export const settingsApi = defineModule('/api/v2/ecommerce/settings', {
  getCheckoutSettings: get<typeof Empty, typeof ToldCheckoutSettings>('getCheckoutSettings', kept),
  getCurrencyConfig: get<typeof Empty, typeof CurrencyConfig>('getCurrencyConfig', kept),
})
