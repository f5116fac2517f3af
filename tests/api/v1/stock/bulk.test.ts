import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { adminRunApi } from '@/lib/api/v1/admin/run'
import { officeStockBulkApi } from '@/lib/api/v1/stock/office/bulk'
import { database } from '@/server/db/client'
import { officeRuns } from '@/server/db/schema/office'
import { stockItems } from '@/server/db/schema/product'
import { runKinds } from '@/server/modules/admin/run/run-kinds'
import { deleteOldRuns } from '@/server/modules/run/delete-old-runs'
import { performRun } from '@/server/modules/run/perform-run'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const { db } = database()
const keeper = await createMerchant('stock')

const work = (runId: number) => performRun({ runId }, { kinds: runKinds })
async function thresholdOf(productId: number) {
  const [item] = await db.select({ lowAt: stockItems.lowAt }).from(stockItems).where(eq(stockItems.productId, productId))
  return item?.lowAt
}
const setThreshold = (productId: number, lowAt: number) => db.update(stockItems).set({ lowAt }).where(eq(stockItems.productId, productId))

async function run(ids: number[], lowAt: number | null) {
  const { runId } = await keeper.call(officeStockBulkApi.create, { ids, lowAt })
  await work(runId)
  return runId
}

// docs/rules/catalog.md#stock-threshold
describe('a threshold for many items', () => {
  it('is previewed over a list and set item by item; what is not tracked is reported', async () => {
    const one = await createProduct({ sku: 'PRAG-A', stock: 5 })
    const two = await createProduct({ sku: 'PRAG-B', stock: null })
    const chosen = { filter: { q: 'PRAG-' } }
    const { rows, found } = await keeper.call(officeStockBulkApi.preview, { chosen })
    expect(found).toBe(rows.length)
    expect(rows.find(({ id }) => id === one.id)).toMatchObject({ lowAt: null, reason: null })
    const byId = await keeper.call(officeStockBulkApi.preview, { chosen: { ids: [two.id] } })
    expect(byId.rows).toMatchObject([{ id: two.id, reason: 'VALIDATION' }])
    const runId = await run([one.id, two.id], 9)
    expect(await thresholdOf(one.id)).toBe(9)
    const { records } = await keeper.call(adminRunApi.items, { id: runId })
    expect(records.map(({ state, reason, name }) => [state, reason, name])).toEqual([
      ['done', null, rows.find(({ id }) => id === one.id)?.name],
      ['refused', 'VALIDATION', byId.rows[0]?.name],
    ])
  })

  // docs/rules/administration.md#bulk-run
  it('is undone once; items that somebody has changed since stay', async () => {
    const one = await createProduct({ stock: 5 })
    const two = await createProduct({ stock: 5 })
    await setThreshold(one.id, 2)
    await setThreshold(two.id, 3)
    const runId = await run([one.id, two.id], 9)
    expect(await keeper.call(adminRunApi.get, { id: runId })).toMatchObject({ canUndo: true, lowAt: 9 })
    await setThreshold(two.id, 4)
    const undone = await keeper.call(adminRunApi.undo, { id: runId })
    expect(undone).toMatchObject({ undoes: runId, state: 'running', total: 2, canUndo: false })
    await work(undone.id)
    expect([await thresholdOf(one.id), await thresholdOf(two.id)]).toEqual([2, 4])
    const { records } = await keeper.call(adminRunApi.items, { id: undone.id, state: 'refused' })
    expect(records).toMatchObject([{ targetId: two.id, reason: 'STALE_VERSION' }])
    expect(await failureOf(keeper.call(adminRunApi.undo, { id: runId }))).toMatchObject({ status: 409, code: 'RUN_UNDONE' })
    expect(await keeper.call(adminRunApi.get, { id: runId })).toMatchObject({ undoneBy: undone.id, canUndo: false })
  })

  it('cannot be undone while it runs, nor an undoing itself', async () => {
    const { id } = await createProduct({ stock: 5 })
    const { runId } = await keeper.call(officeStockBulkApi.create, { ids: [id], lowAt: 1 })
    expect(await failureOf(keeper.call(adminRunApi.undo, { id: runId }))).toMatchObject({ status: 409, code: 'RUN_OVER' })
    await work(runId)
    const undone = await keeper.call(adminRunApi.undo, { id: runId })
    await work(undone.id)
    expect(await failureOf(keeper.call(adminRunApi.undo, { id: undone.id }))).toMatchObject({ status: 409, code: 'RUN_OVER' })
  })

  it('is started once by a repeated request, and only over items of the site', async () => {
    const { id } = await createProduct({ stock: 5 })
    const headers = { 'idempotency-key': `prag-${id}` }
    const first = await keeper.call(officeStockBulkApi.create, { ids: [id], lowAt: 1 }, headers)
    expect(await keeper.call(officeStockBulkApi.create, { ids: [id], lowAt: 1 }, headers)).toEqual(first)
    expect(await failureOf(keeper.call(officeStockBulkApi.create, { ids: [2_000_000_000], lowAt: 1 }))).toMatchObject({ status: 404 })
  })

  it('is deleted with its report after a month', async () => {
    const { id } = await createProduct({ stock: 5 })
    const runId = await run([id], 1)
    const later = (days: number) => () => new Date(Date.now() + days * 86_400_000)
    await deleteOldRuns(later(29))
    expect(await db.$count(officeRuns, eq(officeRuns.id, runId))).toBe(1)
    await deleteOldRuns(later(31))
    expect(await db.$count(officeRuns, eq(officeRuns.id, runId))).toBe(0)
  })

  it('is kept with its undoing until that is a month old too', async () => {
    const { id } = await createProduct({ stock: 5 })
    const runId = await run([id], 1)
    const undone = await keeper.call(adminRunApi.undo, { id: runId })
    await work(undone.id)
    const day = 86_400_000
    await db
      .update(officeRuns)
      .set({ createdAt: new Date(Date.now() - 5 * day) })
      .where(eq(officeRuns.id, runId))
    const kept = () => db.$count(officeRuns, inArray(officeRuns.id, [runId, undone.id]))
    await deleteOldRuns(() => new Date(Date.now() + 26 * day))
    expect(await kept()).toBe(2)
    await deleteOldRuns(() => new Date(Date.now() + 31 * day))
    expect(await kept()).toBe(0)
  })
})
