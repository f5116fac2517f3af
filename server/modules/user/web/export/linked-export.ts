import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { hashSecret } from '@/server/core/security/secrets'
import { dataExports } from '@/server/db/schema/user'

/** An interrupted download may be repeated for this long, ms. */
const repeatWindowMs = 10 * 60_000

/** The condition of an archive of the caller that a mailed link still downloads (docs/rules/privacy.md#data-export-link). */
export function matchExport(ctx: Ctx, token: string) {
  const { id: userId } = requireUser(ctx)
  const now = ctx.now()
  return and(
    eq(dataExports.tokenHash, hashSecret(token)),
    eq(dataExports.userId, userId),
    gt(dataExports.expiresAt, now),
    isNotNull(dataExports.archive),
    or(isNull(dataExports.downloadedAt), gt(dataExports.downloadedAt, new Date(now.getTime() - repeatWindowMs))),
  )
}
