import type { Ctx } from '@/server/core/context'
import { loadSiteSettings } from './site-settings'

export async function getCurrencyConfig(ctx: Ctx) {
  return (await loadSiteSettings(ctx)).currency
}
