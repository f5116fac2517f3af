import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminRunApi } from '@/lib/api/v1/admin/run'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { officeRunItems } from '@/server/db/schema/office'
import { startRun } from '@/server/modules/run/start-run'
import { loadRun } from './load-runs'
import { lockRun } from './lock-run'

/** Puts back what a run changed, the last row first; rows that somebody has changed since are reported and stay. */
export async function undo(ctx: Ctx, { id }: ParsedOf<typeof adminRunApi.undo>) {
  return inTransaction(ctx, async (tx) => {
    const { kind, input } = await lockRun(ctx, tx, id)
    const { canUndo, undoneBy } = await loadRun(ctx, tx, id)
    if (undoneBy !== null) throw new AppError('RUN_UNDONE')
    if (!canUndo) throw new AppError('RUN_OVER')
    const rows = sql`
      select target_id, label, coalesce(before, '{}') as expected, -position as sort
      from ${officeRunItems} where run_id = ${id} and state = 'done'`
    return loadRun(ctx, tx, await startRun(ctx, tx, { kind, input, rows, undoes: id }))
  })
}
