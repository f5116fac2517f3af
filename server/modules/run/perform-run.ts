import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { isIdle, waitUntilIdle } from '@/server/core/process/idle'
import { systemContext } from '@/server/core/system-context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { errorCode } from '@/server/db/error-code'
import { officeRunItems, officeRuns } from '@/server/db/schema/office'
import { users } from '@/server/db/schema/user'
import type { RunKind, RunKinds } from './run-kind'

type Run = typeof officeRuns.$inferSelect
type Item = typeof officeRunItems.$inferSelect

/** How long shoppers' requests go first before a transaction, ms. */
const maxIdleWaitMs = 200
/** How often `lateTags` are invalidated, ms. */
const lateTagsMs = 1000
/** A job takes no longer than this, so that a dead process is noticed soon (server/adapters/queue/queues.ts); another job goes on. */
const sliceMs = 10_000

type Options = { kinds: RunKinds; now?: () => Date; maxRows?: number; busyMs?: number }

/** A run, its kind, and when this job invalidated its late tags. */
type Job = { run: Run; kind: RunKind; lateAt: number }

/** `busyMs`: how long further rows begin while requests run, ms. */
type Batch = { limit: number; busyMs: number }

/**
 * The job: carries out the rows of a run (docs/rules/administration.md#bulk-run). Repeatable at any point, also by two processes at once: rows are locked,
 * carried out and marked in one transaction. `maxRows`: ends after so many rows and queues a job for the rest. `busyMs`: how long a transaction that begins beside
 * shoppers' requests begins further rows, ms, so that a shop that is never idle ends its runs too.
 */
export async function performRun(
  { runId }: { runId: number },
  { kinds, now = () => new Date(), maxRows = Infinity, busyMs = 15 }: Options,
) {
  const { db } = database()
  const [run] = await db
    .select()
    .from(officeRuns)
    .where(and(eq(officeRuns.id, runId), eq(officeRuns.state, 'running')))
  if (!run) return
  const ctx = { ...(await systemContext(run.siteId, now)), requestId: run.requestId }
  // An earlier process may have died before it invalidated them.
  const job: Job = { run, kind: kinds[run.kind], lateAt: -Infinity }
  const { batchRows = 1, lateTags = [] } = job.kind
  const until = performance.now() + sliceMs
  let isOver = false
  for (let rows = 0; !isOver && rows < maxRows && performance.now() < until;) {
    await nextTurn()
    await waitUntilIdle({ maxWaitMs: maxIdleWaitMs })
    // A request that comes in between waits for one row at most.
    const carriedOut = await performBatch(ctx, job, { limit: Math.min(batchRows, maxRows - rows), busyMs: isIdle() ? 0 : busyMs })
    isOver = carriedOut === 0
    rows += carriedOut
  }
  await inTransaction(ctx, async (tx) => {
    if (lateTags.length > 0) await ctx.invalidateTags(tx, lateTags)
    if (isOver) await endRun(ctx, tx, run)
    else await enqueueJob(tx, 'officeRun', { runId })
  })
}

/**
 * Carries out the next rows, at most `limit`, fewer while shoppers' requests run. Returns how many: 0 if none is left that no other process works on, or the
 * run was cancelled.
 */
async function performBatch(ctx: Ctx, job: Job, { limit, busyMs }: Batch): Promise<number> {
  const { run, kind } = job
  const isLateDue = ctx.now().getTime() - job.lateAt >= lateTagsMs
  const rows = await inTransaction(ctx, async (tx) => {
    const items = await tx
      .select()
      .from(officeRunItems)
      .where(and(eq(officeRunItems.runId, run.id), eq(officeRunItems.state, 'waiting')))
      .orderBy(asc(officeRunItems.position))
      .limit(limit)
      .for('update', { skipLocked: true })
    if (items.length === 0) return 0
    // A cancellation waits for these rows, and none begins after it.
    const [{ state } = { state: 'cancelled' }] = await tx
      .select({ state: officeRuns.state })
      .from(officeRuns)
      .where(eq(officeRuns.id, run.id))
      .for('share')
    if (state !== 'running') return 0
    const staff = await findStaff(ctx, tx, job)
    const tags = new Set<string>(isLateDue ? kind.lateTags : [])
    const results: Result[] = []
    const startedAt = performance.now()
    for (const item of items) {
      // At least one, on the slowest machine too.
      if (results.length > 0 && !isIdle() && performance.now() - startedAt >= busyMs) break
      const { result, invalidated } = await performItem(tx, job, { staff, item })
      results.push({ ...result, position: item.position })
      for (const tag of invalidated) if (!kind.lateTags?.includes(tag)) tags.add(tag)
    }
    await markItems(ctx, tx, { runId: run.id, results })
    if (tags.size > 0) await ctx.invalidateTags(tx, [...tags])
    return results.length
  })
  if (isLateDue) job.lateAt = ctx.now().getTime()
  return rows
}

type Outcome = Partial<Pick<Item, 'before' | 'reason' | 'detail'>> & Pick<Item, 'state'>
type Result = Outcome & Pick<Item, 'position'>
type Row = { /** null: without the right. */ staff: Ctx | null; item: Item }

/** In a savepoint, so that a refused row leaves nothing behind. What the database refuses for now, such as a deadlock, ends the transaction instead. */
async function performItem(tx: Transaction, { run, kind }: Job, { staff, item }: Row): Promise<{ result: Outcome; invalidated: string[] }> {
  const { targetId, expected } = item
  const row = { targetId, expected, input: run.input }
  const invalidated: string[] = []
  try {
    const before = await tx.transaction(async (savepoint) => {
      if (!staff) throw new AppError('FORBIDDEN')
      // Once for all rows of the transaction.
      const own = { ...staff, invalidateTags: async (_: unknown, tags: readonly string[]) => void invalidated.push(...tags) }
      if (run.undoes === null) return kind.perform(own, savepoint, row)
      await kind.undo?.(own, savepoint, row)
    })
    return { result: { state: 'done', before: before ?? null }, invalidated }
  } catch (error) {
    if (error instanceof AppError) return { result: { state: 'refused', reason: error.code, detail: error.data }, invalidated: [] }
    // SQLSTATE classes of what passes: connection, transaction, resources, locks, operator.
    if (/^(?:08|40|53|55|57)/.test(errorCode(error))) throw error
    log('error', 'a row of a run failed', { run: run.id, target: targetId, error })
    return { result: { state: 'refused', reason: 'INTERNAL', detail: {} }, invalidated: [] }
  }
}

async function markItems(ctx: Ctx, tx: Transaction, { runId, results }: { runId: number; results: readonly Result[] }) {
  await tx.execute(sql`
    update ${officeRunItems} set state = result.state, before = result.before, reason = result.reason, detail = result.detail,
      at = ${ctx.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result(position int, state text, before jsonb, reason text, detail jsonb)
    where ${officeRunItems.runId} = ${runId} and ${officeRunItems.position} = result.position`)
}

/** Rows are changed by whoever started the run, with the rights that the person has now; the proof of a sign-in is long over. null: without the right. */
async function findStaff(ctx: Ctx, tx: Transaction, { run: { startedBy, siteId }, kind }: Job): Promise<Ctx | null> {
  const { id, email, scopes, isBackoffice, suspendedAt } = users
  const [user] = await tx
    .select({ id, email, scopes, isBackoffice, suspendedAt })
    .from(users)
    .where(and(eq(id, startedBy ?? 0), eq(users.siteId, siteId)))
  if (!user || user.suspendedAt || !user.isBackoffice || !user.scopes.includes(kind.scope)) return null
  return { ...ctx, actor: { ...user, kind: 'user', sessionId: 0, provenAt: new Date(0) } }
}

/** Done once no row waits; another process may still work on the last ones, and then it ends the run. */
async function endRun(ctx: Ctx, tx: Transaction, { id }: Run) {
  const isOver = sql`not exists (select from ${officeRunItems} i where i.run_id = ${id} and i.state = 'waiting')`
  await tx
    .update(officeRuns)
    // The text of a note stands in the orders' histories only, from which an erasure removes it.
    .set({ state: 'done', endedAt: ctx.now(), input: sql`${officeRuns.input} - 'note'` })
    .where(and(eq(officeRuns.id, id), eq(officeRuns.state, 'running'), isOver))
}
