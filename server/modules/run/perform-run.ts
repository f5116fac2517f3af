import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { waitUntilIdle } from '@/server/core/process/idle'
import { systemContext } from '@/server/core/system-context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { errorCode } from '@/server/db/error-code'
import { officeRunItems, officeRuns } from '@/server/db/schema/office'
import { users } from '@/server/db/schema/user'
import type { RunKinds } from './run-kind'

type Run = typeof officeRuns.$inferSelect
type Item = typeof officeRunItems.$inferSelect

/** How long shoppers' requests go first before a row, ms. */
const maxIdleWaitMs = 200
/** A job takes no longer than this, so that a dead process is noticed soon (server/adapters/queue/queues.ts); another job goes on. */
const sliceMs = 10_000

type Options = { kinds: RunKinds; now?: () => Date; maxRows?: number }

/**
 * The job: carries out the rows of a run one by one (docs/rules/administration.md#bulk-run). Repeatable at any point, also by two processes at once: a row is
 * locked, carried out and marked in one transaction. `maxRows`: ends after so many rows and queues a job for the rest.
 */
export async function performRun({ runId }: { runId: number }, { kinds, now = () => new Date(), maxRows = Infinity }: Options) {
  const { db } = database()
  const [run] = await db
    .select()
    .from(officeRuns)
    .where(and(eq(officeRuns.id, runId), eq(officeRuns.state, 'running')))
  if (!run) return
  const ctx = { ...(await systemContext(run.siteId, now)), requestId: run.requestId }
  const until = performance.now() + sliceMs
  for (let row = 0; row < maxRows && performance.now() < until; row++) {
    await nextTurn()
    await waitUntilIdle({ maxWaitMs: maxIdleWaitMs })
    if (!(await performNext(ctx, kinds, run))) return endRun(ctx, run)
  }
  await inTransaction(ctx, (tx) => enqueueJob(tx, 'officeRun', { runId }))
}

/** Carries out the next row. False if none is left that no other process works on, or the run was cancelled. */
function performNext(ctx: Ctx, kinds: RunKinds, run: Run): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [item] = await tx
      .select()
      .from(officeRunItems)
      .where(and(eq(officeRunItems.runId, run.id), eq(officeRunItems.state, 'waiting')))
      .orderBy(asc(officeRunItems.position))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!item) return false
    // A cancellation waits for this row, and no row begins after it.
    const [{ state } = { state: 'cancelled' }] = await tx
      .select({ state: officeRuns.state })
      .from(officeRuns)
      .where(eq(officeRuns.id, run.id))
      .for('share')
    if (state !== 'running') return false
    const result = await performItem(ctx, tx, { kinds, run, item })
    await tx
      .update(officeRunItems)
      .set({ ...result, at: ctx.now() })
      .where(and(eq(officeRunItems.runId, run.id), eq(officeRunItems.position, item.position)))
    return true
  })
}

type Result = Partial<Pick<Item, 'state' | 'before' | 'reason' | 'detail'>>

/** In a savepoint, so that a refused row leaves nothing behind. What the database refuses for now, such as a deadlock, ends the transaction instead. */
async function performItem(ctx: Ctx, tx: Transaction, { kinds, run, item }: { kinds: RunKinds; run: Run; item: Item }): Promise<Result> {
  const kind = kinds[run.kind]
  const { targetId, expected } = item
  const row = { targetId, expected, input: run.input }
  try {
    return await tx.transaction(async (savepoint) => {
      const staff = await actAs(ctx, savepoint, run)
      if (!staff.actor.scopes.includes(kind.scope)) throw new AppError('FORBIDDEN')
      if (run.undoes !== null) await kind.undo?.(staff, savepoint, row)
      const before = run.undoes === null ? await kind.perform(staff, savepoint, row) : undefined
      return { state: 'done', before: before ?? null }
    })
  } catch (error) {
    if (error instanceof AppError) return { state: 'refused', reason: error.code, detail: error.data }
    // SQLSTATE classes of what passes: connection, transaction, resources, locks, operator.
    if (/^(?:08|40|53|55|57)/.test(errorCode(error))) throw error
    log('error', 'a row of a run failed', { run: run.id, target: targetId, error })
    return { state: 'refused', reason: 'INTERNAL', detail: {} }
  }
}

/** The rows are changed by whoever started the run, with the rights that the person has now; the proof of a sign-in is long over. */
async function actAs(ctx: Ctx, tx: Transaction, { startedBy, siteId }: Run) {
  const { id, email, scopes, isBackoffice, suspendedAt } = users
  const [user] = await tx
    .select({ id, email, scopes, isBackoffice, suspendedAt })
    .from(users)
    .where(and(eq(id, startedBy ?? 0), eq(users.siteId, siteId)))
  if (!user || user.suspendedAt || !user.isBackoffice) throw new AppError('FORBIDDEN')
  return { ...ctx, actor: { ...user, kind: 'user' as const, sessionId: 0, provenAt: new Date(0) } }
}

/** Done once no row waits; another process may still work on the last one, and then it ends the run. */
async function endRun(ctx: Ctx, { id }: Run) {
  const isOver = sql`not exists (select from ${officeRunItems} i where i.run_id = ${id} and i.state = 'waiting')`
  await ctx.db
    .update(officeRuns)
    // The text of a note stands in the orders' histories only, from which an erasure removes it.
    .set({ state: 'done', endedAt: ctx.now(), input: sql`${officeRuns.input} - 'note'` })
    .where(and(eq(officeRuns.id, id), eq(officeRuns.state, 'running'), isOver))
}
