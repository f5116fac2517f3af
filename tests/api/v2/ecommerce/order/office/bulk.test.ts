import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminRunApi } from '@/lib/api/v1/admin/run'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import type { OrderBulkChange } from '@/lib/api/v2/ecommerce/order/office/bulk.schema'
import { database } from '@/server/db/client'
import { officeRunItems, officeRuns } from '@/server/db/schema/office'
import { orderEvents, orders } from '@/server/db/schema/order'
import { auditLog } from '@/server/db/schema/site'
import { users } from '@/server/db/schema/user'
import { runKinds } from '@/server/modules/admin/run/run-kinds'
import { deleteOldRuns } from '@/server/modules/run/delete-old-runs'
import { performRun } from '@/server/modules/run/perform-run'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { openShop, type Shop } from '@/tests/api/v2/ecommerce/support'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const { db } = database()
const packer = await createMerchant('orders')
const reader = await createMerchant('orders.read')
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

type Seen = { id: number; status: (typeof orders.$inferSelect)['status'] }

async function paidOrders(count: number) {
  const made = []
  for (let n = 0; n < count; n++) {
    const one = await guestOrder(shop)
    await become(one.id, 'paid')
    made.push({ ...one, status: 'paid' as const })
  }
  return made
}

const seen = (made: readonly Seen[]) => made.map(({ id, status }) => ({ id, status }))

/** Starts a run without its job. */
async function start(made: readonly Seen[], change: OrderBulkChange = { kind: 'change', to: 'packed' }, by = packer) {
  const { runId } = await by.call(officeOrderBulkApi.create, { change, orders: seen(made) })
  return runId
}

const work = (runId: number, maxRows?: number) => performRun({ runId }, { kinds: runKinds, maxRows })
const statusesOf = async (made: readonly { id: number }[]) => {
  const ids = made.map(({ id }) => id)
  const rows = await db.select({ id: orders.id, status: orders.status }).from(orders).where(inArray(orders.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const packedEvents = (made: readonly { id: number }[]) =>
  db
    .select()
    .from(orderEvents)
    .where(
      and(
        inArray(
          orderEvents.orderId,
          made.map(({ id }) => id),
        ),
        eq(orderEvents.to, 'packed'),
      ),
    )

// docs/rules/orders.md#bulk-orders
describe('a preview', () => {
  it('says for each order what would happen, in the chosen order', async () => {
    const [paid] = await paidOrders(1)
    const unpaid = await guestOrder(shop)
    const ids = [unpaid.id, paid?.id ?? 0]
    const { rows, found } = await packer.call(officeOrderBulkApi.preview, { change: { kind: 'change', to: 'packed' }, chosen: { ids } })
    expect(rows).toEqual([
      { id: unpaid.id, number: unpaid.number, status: 'awaiting_payment', reason: 'ORDER_STATE', hasProposedEdit: false, isPickup: false },
      { id: paid?.id, number: paid?.number, status: 'paid', reason: null, hasProposedEdit: false, isPickup: false },
    ])
    expect(found).toBe(2)
    expect(await statusesOf([{ id: paid?.id ?? 0 }])).toEqual(['paid'])
  })

  it('takes the orders that a list shows', async () => {
    const [one] = await paidOrders(1)
    const chosen = { filter: { view: 'pack', q: one?.number } } as const
    const { rows, found } = await packer.call(officeOrderBulkApi.preview, { change: { kind: 'note' }, chosen })
    expect(rows).toMatchObject([{ id: one?.id, reason: null }])
    expect(found).toBe(1)
  })
})

// docs/rules/administration.md#bulk-run
describe('a run over orders', () => {
  it('changes each order by its own rules and reports the others with the reason', async () => {
    const [paid] = await paidOrders(1)
    const unpaid = { ...(await guestOrder(shop)), status: 'awaiting_payment' as const }
    const runId = await start([...(paid ? [paid] : []), unpaid])
    await work(runId)
    expect(await statusesOf([{ id: paid?.id ?? 0 }, unpaid])).toEqual(['packed', 'awaiting_payment'])
    const run = await packer.call(adminRunApi.get, { id: runId })
    expect(run).toMatchObject({
      kind: 'order.change',
      to: 'packed',
      state: 'done',
      by: 'Ana Anić',
      total: 2,
      done: 1,
      refused: 1,
      canUndo: false,
    })
    const { records } = await packer.call(adminRunApi.items, { id: runId })
    expect(records).toMatchObject([
      { targetId: paid?.id, label: paid?.number, state: 'done', reason: null, status: null },
      { targetId: unpaid.id, label: unpaid.number, state: 'refused', reason: 'ORDER_STATE', status: 'awaiting_payment' },
    ])
    const refused = await packer.call(adminRunApi.items, { id: runId, state: 'refused' })
    expect(refused.records).toHaveLength(1)
  })

  it('names who started it in histories and in the audit log', async () => {
    const made = await paidOrders(1)
    await work(await start(made))
    expect(await packedEvents(made)).toMatchObject([{ actor: `user:${packer.id}` }])
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.target, `order:${made[0]?.id}`), eq(auditLog.action, 'order.change')))
    const [started] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'run.start'), eq(auditLog.requestId, entry?.requestId ?? '')))
    expect(entry).toMatchObject({ actor: `user:${packer.id}`, detail: { from: 'paid', to: 'packed' } })
    expect(started).toMatchObject({ actor: `user:${packer.id}`, detail: { kind: 'order.change', rows: [made[0]?.id] } })
  })

  it('leaves an order that has changed since it was chosen', async () => {
    const made = await paidOrders(1)
    const runId = await start(made)
    await become(made[0]?.id ?? 0, 'packed')
    await work(runId)
    expect(await packedEvents(made)).toHaveLength(1)
    const { records } = await packer.call(adminRunApi.items, { id: runId })
    expect(records).toMatchObject([{ state: 'refused', reason: 'ORDER_STATE', status: 'packed' }])
  })

  it('pays no money back: such an order is cancelled on its own screen', async () => {
    const boss = await createMerchant('orders', 'orders.money')
    const made = await paidOrders(1)
    const runId = await start(made, { kind: 'change', to: 'cancelled' }, boss)
    await work(runId)
    expect(await statusesOf(made)).toEqual(['paid'])
    const { records } = await boss.call(adminRunApi.items, { id: runId })
    expect(records).toMatchObject([{ state: 'refused', reason: 'PROOF_REQUIRED' }])
  })

  it('writes a note into every history, and keeps its text nowhere else', async () => {
    const made = await paidOrders(2)
    const runId = await start(made, { kind: 'note', note: 'Zove kupca' })
    await work(runId)
    for (const { id } of made) {
      const { events } = await packer.call(officeOrderApi.get, { id })
      expect(events.at(-1)).toMatchObject({ kind: 'note', note: 'Zove kupca', by: { kind: 'office', name: 'Ana Anić' } })
    }
    const [run] = await db.select().from(officeRuns).where(eq(officeRuns.id, runId))
    expect(run?.input).toEqual({})
  })

  it('stops before its next row when the right of whoever started it is gone', async () => {
    const leaving = await createMerchant('orders')
    const made = await paidOrders(2)
    const runId = await start(made, undefined, leaving)
    await work(runId, 1)
    await db.update(users).set({ scopes: [] }).where(eq(users.id, leaving.id))
    await work(runId)
    expect(await statusesOf(made)).toEqual(['packed', 'paid'])
    const { records } = await packer.call(adminRunApi.items, { id: runId })
    expect(records.map(({ reason }) => reason)).toEqual([null, 'FORBIDDEN'])
  })
})

describe('a run that is interrupted', () => {
  it('does each row once, however often and wherever its job ends', async () => {
    const made = await paidOrders(5)
    const runId = await start(made)
    await work(runId, 2)
    expect(await packer.call(adminRunApi.get, { id: runId })).toMatchObject({ state: 'running', done: 2, total: 5 })
    // The job of the dead process and the one that was queued for the rest run at once.
    await Promise.all([work(runId), work(runId), work(runId, 1)])
    await work(runId)
    expect(await statusesOf(made)).toEqual(Array.from({ length: 5 }, () => 'packed'))
    expect(await packedEvents(made)).toHaveLength(5)
    expect(await packer.call(adminRunApi.get, { id: runId })).toMatchObject({ state: 'done', done: 5, refused: 0 })
  })

  it('leaves a row untouched when it cannot be marked, and does it the next time', async () => {
    const made = await paidOrders(2)
    const runId = await start(made)
    // The process dies between the change of the second order and its mark.
    await db.execute(sql`
      create or replace function test_die() returns trigger language plpgsql as $$ begin raise exception 'killed' using errcode = '57P01'; end $$`)
    await db.execute(
      sql.raw(`
      create trigger test_die before update on office_run_items for each row
      when (new.position = 1 and new.run_id = ${runId}) execute function test_die()`),
    )
    await expect(work(runId)).rejects.toThrow(/office_run_items/)
    expect(await statusesOf(made)).toEqual(['packed', 'paid'])
    expect(await packedEvents(made)).toHaveLength(1)
    await db.execute(sql`drop trigger test_die on office_run_items`)
    await work(runId)
    expect(await packedEvents(made)).toHaveLength(2)
    expect(await packer.call(adminRunApi.get, { id: runId })).toMatchObject({ state: 'done', done: 2 })
  })

  it('queues a job for the rest', async () => {
    const runId = await start(await paidOrders(2))
    const jobs = () => db.execute(sql`select id from pgboss.job where name = 'officeRun' and (data ->> 'runId')::int = ${runId}`)
    expect(await jobs()).toHaveLength(1)
    await work(runId, 1)
    expect(await jobs()).toHaveLength(2)
    await work(runId)
    expect(await jobs()).toHaveLength(2)
  })

  it('is cancelled between two rows and resumed for the rest', async () => {
    const made = await paidOrders(3)
    const runId = await start(made)
    await work(runId, 1)
    expect(await packer.call(adminRunApi.cancel, { id: runId })).toMatchObject({ state: 'cancelled', done: 1, total: 3 })
    await work(runId)
    expect(await statusesOf(made)).toEqual(['packed', 'paid', 'paid'])
    expect(await failureOf(packer.call(adminRunApi.cancel, { id: runId }))).toMatchObject({ status: 409, code: 'RUN_OVER' })
    expect(await packer.call(adminRunApi.resume, { id: runId })).toMatchObject({ state: 'running' })
    await work(runId)
    expect(await packedEvents(made)).toHaveLength(3)
    expect(await failureOf(packer.call(adminRunApi.resume, { id: runId }))).toMatchObject({ status: 409, code: 'RUN_OVER' })
  })
})

describe('a note whose run was cancelled', () => {
  it('is deleted two days later; the run then cannot be resumed', async () => {
    const runId = await start(await paidOrders(1), { kind: 'note', note: 'Zove kupca' })
    await packer.call(adminRunApi.cancel, { id: runId })
    const noteOf = async () => (await db.select().from(officeRuns).where(eq(officeRuns.id, runId)))[0]?.input
    const later = (days: number) => () => new Date(Date.now() + days * 86_400_000)
    await deleteOldRuns(later(1.9))
    expect(await noteOf()).toEqual({ note: 'Zove kupca' })
    await deleteOldRuns(later(2.1))
    expect(await noteOf()).toEqual({})
    expect(await failureOf(packer.call(adminRunApi.resume, { id: runId }))).toMatchObject({ status: 409, code: 'RUN_NOTE_DELETED' })
  })
})

describe('refusals', () => {
  it('starts one run for a repeated request', async () => {
    const made = await paidOrders(1)
    const input = { change: { kind: 'change', to: 'packed' } as const, orders: seen(made) }
    const headers = { 'idempotency-key': `skupno-${made[0]?.id}` }
    const first = await packer.call(officeOrderBulkApi.create, input, headers)
    expect(await packer.call(officeOrderBulkApi.create, input, headers)).toEqual(first)
    const items = await db
      .select()
      .from(officeRunItems)
      .where(eq(officeRunItems.targetId, made[0]?.id ?? 0))
      .orderBy(asc(officeRunItems.runId))
    expect(items).toHaveLength(1)
  })

  it('needs the right: readers see runs and start none', async () => {
    const made = await paidOrders(1)
    const runId = await start(made)
    expect(await reader.call(adminRunApi.get, { id: runId })).toMatchObject({ total: 1 })
    expect((await reader.call(adminRunApi.filter, {})).records[0]).toMatchObject({ id: runId })
    for (const call of [adminRunApi.cancel, adminRunApi.resume, adminRunApi.undo])
      expect(await failureOf(reader.call(call, { id: runId }))).toMatchObject({ status: 403 })
    const editor = await createMerchant('content')
    expect(await failureOf(editor.call(adminRunApi.get, { id: runId }))).toMatchObject({ status: 403 })
    expect(await failureOf(editor.call(adminRunApi.items, { id: runId }))).toMatchObject({ status: 403 })
    expect((await editor.call(adminRunApi.filter, {})).records).toEqual([])
  })

  it('cannot be undone: orders only go forward', async () => {
    const runId = await start(await paidOrders(1))
    await work(runId)
    expect(await failureOf(packer.call(adminRunApi.undo, { id: runId }))).toMatchObject({ status: 409, code: 'RUN_OVER' })
  })

  it('takes orders of the site only, and at least one', async () => {
    const change = { kind: 'change', to: 'packed' } as const
    const unknown = [{ id: 2_000_000_000, status: 'paid' as const }]
    expect(await failureOf(packer.call(officeOrderBulkApi.create, { change, orders: unknown }))).toMatchObject({ status: 404 })
    expect(await failureOf(packer.call(officeOrderBulkApi.create, { change, orders: [] }))).toMatchObject({ status: 422 })
    expect(await failureOf(packer.call(officeOrderBulkApi.preview, { change, chosen: { ids: [2_000_000_000] } }))).toMatchObject({
      status: 404,
    })
  })
})
