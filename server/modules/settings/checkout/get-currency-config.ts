import type { Ctx } from '@/server/core/context'
import { siteSettings } from './site-settings'

export async function getCurrencyConfig(ctx: Ctx) {
  return (await siteSettings(ctx)).currency
}
