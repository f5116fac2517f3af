import { sql, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { maxRunRows } from '@/lib/office/max-run-rows'
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
  /** The rows in their order, or a query of them: `target_id`, `label`, `expected` and `sort`, each target once. */
  rows: readonly (RunRow & { label: string })[] | SQL
  /** The run that this one undoes. */
  undoes?: number
}

/**
 * Writes a run with its rows in one statement and queues its job (docs/rules/administration.md#bulk-run). The caller has checked right and rows. Returns its id.
 * @throws VALIDATION without a row
 */
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
  const written = await tx.execute<{ id: number }>(sql`
    insert into ${officeRunItems} (run_id, position, target_id, label, expected)
    select ${run.id}::int, row_number() over (order by chosen.sort) - 1, chosen.target_id, chosen.label, chosen.expected
    from (${'length' in rows ? listOf(rows) : rows}) chosen
    returning target_id as id`)
  if (written.length === 0) throw new AppError('VALIDATION')
  await enqueueJob(tx, 'officeRun', { runId: run.id })
  await audit(ctx, tx, {
    action: undoes ? 'run.undo' : 'run.start',
    target: `run:${run.id}`,
    // Each row has an entry of its own.
    detail: {
      kind,
      ...(written.length <= maxRunRows ? { rows: written.map(({ id }) => id) } : { count: written.length }),
      ...(undoes && { undoes }),
    },
  })
  return run.id
}

function listOf(rows: readonly (RunRow & { label: string })[]): SQL {
  const list = JSON.stringify(rows.map(({ targetId, label, expected }, sort) => ({ target_id: targetId, label, expected, sort })))
  return sql`select * from jsonb_to_recordset(${list}::jsonb) as row(target_id int, label text, expected jsonb, sort int)`
}
