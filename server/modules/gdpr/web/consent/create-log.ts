import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import type { Ctx } from '@/server/context'
import { consentLog, consents } from '@/server/db/schema/user'

/** The moment is ours, not the caller's; the id names the very wording that was shown. */
export async function createLog(ctx: Ctx, { status, sourceType, consents: asked, user }: ParsedOf<typeof consentApi.createLog>) {
  const ids = [...new Set(asked)]
  const known = await ctx.db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.siteId, ctx.site.id), inArray(consents.id, ids)))
  if (known.length !== ids.length) throw new AppError('VALIDATION', { fieldErrors: { consents: ['unknown'] } })
  const said = {
    siteId: ctx.site.id,
    status,
    statusAt: ctx.now(),
    sourceType,
    userType: user.userType,
    email: user.email,
    requestId: ctx.requestId,
  }
  await ctx.db.insert(consentLog).values(ids.map((consentId) => ({ ...said, consentId })))
  return {}
}
