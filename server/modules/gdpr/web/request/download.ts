import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import type { Ctx } from '@/server/core/context'
import { wordsLocale } from '@/server/core/languages'
import { hashSecret } from '@/server/core/security/secrets'
import { privacyArchives, privacyRequests } from '@/server/db/schema/privacy'
import { archiveFileName } from '@/server/modules/user/web/export/zip-archive'

/** An interrupted download may be repeated for this long, ms. */
const repeatWindowMs = 10 * 60_000

/** docs/rules/privacy.md#privacy-archive */
export async function download(ctx: Ctx, { token }: ParsedOf<typeof webRequestApi.download>) {
  const now = ctx.now()
  const ofThisSite = ctx.db.select({ id: privacyRequests.id }).from(privacyRequests).where(eq(privacyRequests.siteId, ctx.site.id))
  const isFresh = or(isNull(privacyArchives.downloadedAt), gt(privacyArchives.downloadedAt, new Date(now.getTime() - repeatWindowMs)))
  const isValid = and(eq(privacyArchives.tokenHash, hashSecret(token)), gt(privacyArchives.expiresAt, now), isFresh)
  const [opened] = await ctx.db
    .update(privacyArchives)
    .set({ downloadedAt: sql`coalesce(${privacyArchives.downloadedAt}, ${now.toISOString()})` })
    .where(and(isValid, inArray(privacyArchives.requestId, ofThisSite)))
    .returning({ archive: privacyArchives.archive })
  if (!opened) throw new AppError('TOKEN_SPENT')
  return { name: archiveFileName(wordsLocale(ctx.language), now), content: opened.archive.toString('base64') }
}
