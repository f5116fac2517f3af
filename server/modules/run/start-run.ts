import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { officeRunItems, officeRuns } from '@/server/db/schema/office'
import type { RunRow } from './run-kind'

type NewRun = {
  kind: (typeof officeRuns.$inferSelect)['kind']
  input: Record<string, unknown>
  rows: readonly (RunRow & { label: string })[]
  /** The run that this one undoes. */
  undoes?: number
}

/** Writes a run with its rows and queues its job (docs/rules/administration.md#bulk-run). The caller has checked right and rows. Returns its id. */
export async function startRun(ctx: Ctx, tx: Transaction, { kind, input, rows, undoes }: NewRun): Promise<number> {
  const [run] = await tx
    .insert(officeRuns)
    .values({
      siteId: ctx.site.id,
      kind,
      input,
      undoes,
      startedBy: requireUser(ctx).id,
      requestId: ctx.requestId,
      createdAt: ctx.now(),
    })
    .returning({ id: officeRuns.id })
  if (!run) throw new Error('The run was not written.')
  await tx.insert(officeRunItems).values(rows.map((row, position) => ({ ...row, runId: run.id, position })))
  await enqueueJob(tx, 'officeRun', { runId: run.id })
  const ids = rows.map(({ targetId }) => targetId)
  await audit(ctx, tx, {
    action: undoes ? 'run.undo' : 'run.start',
    target: `run:${run.id}`,
    detail: { kind, rows: ids, ...(undoes && { undoes }) },
  })
  return run.id
}
