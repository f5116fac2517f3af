import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminRunApi } from '@/lib/api/v1/admin/run'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { officeRuns } from '@/server/db/schema/office'
import { loadRun } from './load-runs'
import { lockRun } from './lock-run'

/** A second job beside one that still works does no harm: each row is carried out once. */
export async function resume(ctx: Ctx, { id }: ParsedOf<typeof adminRunApi.resume>) {
  return inTransaction(ctx, async (tx) => {
    const { state, kind, input } = await lockRun(ctx, tx, id)
    const { undoneBy } = await loadRun(ctx, tx, id)
    if (state === 'done' || undoneBy !== null) throw new AppError('RUN_OVER')
    // Its text was deleted two days after the cancellation.
    if (kind === 'order.note' && input.note === undefined) throw new AppError('RUN_NOTE_DELETED')
    await tx.update(officeRuns).set({ state: 'running', endedAt: null }).where(eq(officeRuns.id, id))
    await enqueueJob(tx, 'officeRun', { runId: id })
    await audit(ctx, tx, { action: 'run.resume', target: `run:${id}` })
    return loadRun(ctx, tx, id)
  })
}
