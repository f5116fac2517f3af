import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { dataExports } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { lockUser } from '@/server/modules/auth/session/revoke'
import { requireUser } from '@/server/core/require-user'

/** A build is considered lost after this long, ms. */
const buildTimeoutMs = 10 * 60_000

export async function request(ctx: Ctx) {
  const { id: userId } = requireUser(ctx)
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    const since = new Date(ctx.now().getTime() - buildTimeoutMs)
    const [waiting] = await tx
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(and(eq(dataExports.userId, userId), isNull(dataExports.archive), gt(dataExports.requestedAt, since)))
    if (waiting) return
    await tx.delete(dataExports).where(eq(dataExports.userId, userId))
    const [added] = await tx.insert(dataExports).values({ userId, requestedAt: ctx.now() }).returning({ id: dataExports.id })
    if (added) await enqueueJob(tx, 'dataExport', { exportId: added.id })
  })
  return {}
}
