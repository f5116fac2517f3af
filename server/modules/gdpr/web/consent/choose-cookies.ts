import type { ParsedOf } from '@/lib/api/endpoint'
import type { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import type { Ctx } from '@/server/core/context'
import { cookieChoices } from '@/server/db/schema/consent'

/** Who it was nobody knows; that it was said, and when, can be shown. */
export async function chooseCookies(ctx: Ctx, { browser, allowed }: ParsedOf<typeof consentApi.chooseCookies>) {
  await ctx.db.insert(cookieChoices).values({ siteId: ctx.site.id, browser, allowed, chosenAt: ctx.now() })
  return {}
}
