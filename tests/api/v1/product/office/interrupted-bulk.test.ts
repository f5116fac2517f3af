import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { adminRunApi } from '@/lib/api/v1/admin/run'
import { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import { trackRequest } from '@/server/core/process/idle'
import { database } from '@/server/db/client'
import { cacheInvalidations } from '@/server/db/schema/cache-invalidation'
import { prices, products } from '@/server/db/schema/product'
import { users } from '@/server/db/schema/user'
import { runKinds } from '@/server/modules/admin/run/run-kinds'
import { performRun } from '@/server/modules/run/perform-run'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'

const { db } = database()
const merchant = await createMerchant('catalogue')

const change = { kind: 'price', by: 'percent', value: -10 } as const
const work = (runId: number, maxRows?: number) => performRun({ runId }, { kinds: runKinds, maxRows })
const start = async (ids: number[]) => (await merchant.call(officeProductBulkApi.create, { chosen: { ids }, change })).runId

async function many(count: number) {
  const made = []
  for (let n = 0; n < count; n++) made.push((await createProduct({ cents: 2000 })).id)
  return made
}
async function versionsOf(ids: number[]) {
  const rows = await db.select({ version: products.version }).from(products).where(inArray(products.id, ids)).orderBy(products.id)
  return rows.map(({ version }) => version)
}

async function lastInvalidation() {
  const [last] = await db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(cacheInvalidations)
  return last?.id ?? 0
}

function invalidationsAfter(id: number) {
  const { tags } = cacheInvalidations
  return db
    .select({ tags })
    .from(cacheInvalidations)
    .where(sql`${cacheInvalidations.id} > ${id}`)
    .orderBy(asc(cacheInvalidations.id))
}

// docs/rules/administration.md#bulk-run
describe('a run over products that is interrupted', () => {
  it('changes each product once, however many jobs work on it at once', async () => {
    const ids = await many(60)
    const runId = await start(ids)
    await work(runId, 10)
    await Promise.all([work(runId), work(runId), work(runId, 7)])
    await work(runId)
    expect(await versionsOf(ids)).toEqual(ids.map(() => 2))
    expect(await db.$count(prices, inArray(prices.productId, ids))).toBe(120)
    expect(await merchant.call(adminRunApi.get, { id: runId })).toMatchObject({ state: 'done', done: 60, refused: 0 })
  })

  it('leaves a whole batch untouched when its rows cannot be marked, and does it the next time', async () => {
    const ids = await many(30)
    const runId = await start(ids)
    // The process dies between the change of the last products and their mark; a batch has at most 25, fewer while shoppers come.
    await db.execute(sql`
      create or replace function test_product_die() returns trigger language plpgsql as $$ begin raise exception 'killed' using errcode = '57P01'; end $$`)
    await db.execute(
      sql.raw(`create trigger test_product_die before update on office_run_items for each row
      when (new.position = 29 and new.run_id = ${runId}) execute function test_product_die()`),
    )
    await expect(work(runId)).rejects.toThrow(/office_run_items/)
    const { records } = await merchant.call(adminRunApi.items, { id: runId, limit: 50 })
    const marked = records.filter(({ state }) => state === 'done').length
    expect(marked).toBeLessThan(30)
    expect(await versionsOf(ids)).toEqual(ids.map((_, n) => (n < marked ? 2 : 1)))
    await db.execute(sql`drop trigger test_product_die on office_run_items`)
    await work(runId)
    expect(await versionsOf(ids)).toEqual(ids.map(() => 2))
    expect(await db.$count(prices, inArray(prices.productId, ids))).toBe(60)
  })

  it.each([
    [0, 3],
    [60_000, 1],
  ])('begins rows for %i ms of a transaction while a shopper waits: %i transactions', async (busyMs, transactions) => {
    const ids = await many(3)
    const runId = await start(ids)
    const last = await lastInvalidation()
    const request = new ServerResponse(new IncomingMessage(new Socket()))
    trackRequest(request)
    await performRun({ runId }, { kinds: runKinds, busyMs }).finally(() => request.emit('close'))
    expect(await versionsOf(ids)).toEqual([2, 2, 2])
    // Each transaction invalidates once, and so does the end.
    expect((await invalidationsAfter(last)).length).toBe(transactions + 1)
  })

  it('ends a transaction after the row that a request interrupts', async () => {
    const ids = await many(3)
    const runId = await start(ids)
    const last = await lastInvalidation()
    const request = new ServerResponse(new IncomingMessage(new Socket()))
    const kind = runKinds['product.price']
    const perform: typeof kind.perform = async (own, tx, row) => {
      if (row.targetId === ids[0]) trackRequest(request)
      return kind.perform(own, tx, row)
    }
    const kinds = { ...runKinds, 'product.price': { ...kind, perform } }
    await performRun({ runId }, { kinds, busyMs: 60_000 }).finally(() => request.emit('close'))
    expect(await versionsOf(ids)).toEqual([2, 2, 2])
    // The first row, the other two, and the end.
    expect((await invalidationsAfter(last)).length).toBe(3)
  })

  it('is cancelled and resumed, and stops when the right is gone', async () => {
    const leaving = await createMerchant('catalogue')
    const ids = await many(3)
    const { runId } = await leaving.call(officeProductBulkApi.create, { chosen: { ids }, change })
    await work(runId, 1)
    await merchant.call(adminRunApi.cancel, { id: runId })
    await work(runId)
    expect(await versionsOf(ids)).toEqual([2, 1, 1])
    await merchant.call(adminRunApi.resume, { id: runId })
    await db.update(users).set({ scopes: [] }).where(eq(users.id, leaving.id))
    await work(runId)
    const { records } = await merchant.call(adminRunApi.items, { id: runId })
    expect(records.map(({ reason }) => reason)).toEqual([null, 'FORBIDDEN', 'FORBIDDEN'])
    expect(await versionsOf(ids)).toEqual([2, 1, 1])
  })

  // docs/rules/catalog.md#bulk-price-pages
  it('invalidates a batch at once: its products with it, the lists at the beginning and at the end', async () => {
    const ids = await many(30)
    const runId = await start(ids)
    const last = await lastInvalidation()
    const now = new Date()
    await performRun({ runId }, { kinds: runKinds, now: () => now })
    const rows = await invalidationsAfter(last)
    expect(rows.map(({ tags }) => [tags.includes('catalogue'), tags.length])).toEqual([
      [true, 26],
      [false, 5],
      [true, 1],
    ])
  })
})
