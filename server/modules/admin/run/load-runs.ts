import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { OrderStatus } from '@/lib/api/entities/order.schema'
import { ProductChange } from '@/lib/api/entities/product-change.schema'
import { AppError } from '@/lib/api/errors'
import type { OfficeRun } from '@/lib/api/v1/admin/run.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { officeRunItems, officeRuns } from '@/server/db/schema/office'
import { users } from '@/server/db/schema/user'
import { staffName } from '@/server/modules/user/office/customer/last-change'
import { isStalled } from './is-stalled'
import { runKinds } from './run-kinds'

/** Drizzle omits the table's name, which inside a subquery would select another table's column. */
const runId = sql`${officeRuns}.id`

/** One scan counts them all, since a screen asks every second. */
const progress = sql<{ total: number; done: number; refused: number; lastAt: string | null }>`(
  select jsonb_build_object(
    'total', count(*), 'done', count(*) filter (where i.state = 'done'), 'refused', count(*) filter (where i.state = 'refused'), 'lastAt', max(i.at)
  ) from ${officeRunItems} i where i.run_id = ${runId})`

const columns = {
  run: officeRuns,
  by: staffName,
  progress,
  undoneBy: sql<number | null>`(select u.id from ${officeRuns} u where u.undoes = ${runId})`,
}

type Page = { where?: SQL; limit?: number; offset?: number }

/** Runs of the site with their progress, newest first. */
export async function loadRuns(
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  db: Tx,
  { where, limit = 1, offset = 0 }: Page,
): Promise<OfficeRun[]> {
  const rows = await db
    .select(columns)
    .from(officeRuns)
    .leftJoin(users, eq(users.id, officeRuns.startedBy))
    .where(and(eq(officeRuns.siteId, site.id), where))
    .orderBy(desc(officeRuns.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => presentRun(row, now()))
}

/** @throws NOT_FOUND */
export async function loadRun(ctx: Pick<Ctx, 'site' | 'now'>, db: Tx, id: number): Promise<OfficeRun> {
  const [run] = await loadRuns(ctx, db, { where: eq(officeRuns.id, id) })
  if (!run) throw new AppError('NOT_FOUND')
  return run
}

type Row = {
  run: typeof officeRuns.$inferSelect
  by: string
  progress: { total: number; done: number; refused: number; lastAt: string | null }
  undoneBy: number | null
}

function presentRun({ run, by, progress: { lastAt: last, ...counts }, undoneBy }: Row, now: Date): OfficeRun {
  const { id, kind, input, state, createdAt, endedAt, undoes } = run
  const isUndoable = runKinds[kind].undo !== undefined && undoes === null && undoneBy === null
  const lastAt = last === null ? null : new Date(last)
  return {
    id,
    kind,
    to: OrderStatus.nullable().parse(input.to ?? null),
    lowAt: typeof input.lowAt === 'number' ? input.lowAt : null,
    change: kind.startsWith('product.') ? ProductChange.parse(input) : null,
    state,
    by,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
    isStalled: isStalled({ state, lastAt, createdAt }, now),
    undoes,
    undoneBy,
    canUndo: isUndoable && state !== 'running' && counts.done > 0,
    ...counts,
  }
}
