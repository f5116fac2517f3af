import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminRunApi } from '@/lib/api/v1/admin/run'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { officeRuns } from '@/server/db/schema/office'
import { loadRun } from './load-runs'
import { lockRun } from './lock-run'

/** Waits for the row that is being carried out; none begins after it. */
export async function cancel(ctx: Ctx, { id }: ParsedOf<typeof adminRunApi.cancel>) {
  return inTransaction(ctx, async (tx) => {
    const { state } = await lockRun(ctx, tx, id)
    if (state !== 'running') throw new AppError('RUN_OVER')
    await tx.update(officeRuns).set({ state: 'cancelled', endedAt: ctx.now() }).where(eq(officeRuns.id, id))
    await audit(ctx, tx, { action: 'run.cancel', target: `run:${id}` })
    return loadRun(ctx, tx, id)
  })
}
