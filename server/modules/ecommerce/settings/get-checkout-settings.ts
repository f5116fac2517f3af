import type { Ctx } from '@/server/context'
import { siteSettings } from './site-settings'

export async function getCheckoutSettings(ctx: Ctx) {
  return (await siteSettings(ctx)).checkout
}
