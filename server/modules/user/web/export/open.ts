import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { exportApi } from '@/lib/api/v1/user/web/export'
import type { Ctx } from '@/server/core/context'
import { dataExports } from '@/server/db/schema/user'
import { hashSecret } from '@/server/core/security/secrets'
import { wordsLocale } from '@/server/core/languages'
import { requireUser } from '@/server/core/require-user'
import { archiveFileName } from './zip-archive'

/** An interrupted download may be repeated for this long, ms. */
const repeatWindowMs = 10 * 60_000

export async function open(ctx: Ctx, { token }: ParsedOf<typeof exportApi.open>) {
  const { id: userId } = requireUser(ctx)
  const now = ctx.now()
  const isFresh = or(isNull(dataExports.downloadedAt), gt(dataExports.downloadedAt, new Date(now.getTime() - repeatWindowMs)))
  const [opened] = await ctx.db
    .update(dataExports)
    .set({ downloadedAt: sql`coalesce(${dataExports.downloadedAt}, ${now.toISOString()})` })
    .where(and(eq(dataExports.tokenHash, hashSecret(token)), eq(dataExports.userId, userId), gt(dataExports.expiresAt, now), isFresh))
    .returning({ archive: dataExports.archive, requestedAt: dataExports.requestedAt })
  if (!opened?.archive) throw new AppError('TOKEN_SPENT')
  return { name: archiveFileName(wordsLocale(ctx.language), opened.requestedAt), content: opened.archive.toString('base64') }
}
