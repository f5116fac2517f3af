import type { ParsedOf } from '@/lib/api/endpoint'
import type { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import type { Ctx } from '@/server/core/context'
import { cookieChoices } from '@/server/db/schema/consent'

/** Stores the choice without a person (docs/rules/privacy.md#cookie-choice). */
export async function chooseCookies(ctx: Ctx, { browser, allowed }: ParsedOf<typeof consentApi.chooseCookies>) {
  await ctx.db.insert(cookieChoices).values({ siteId: ctx.site.id, browser, allowed, chosenAt: ctx.now() })
  return {}
}
