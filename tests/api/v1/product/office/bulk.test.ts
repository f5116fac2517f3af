import { and, asc, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { adminRunApi } from '@/lib/api/v1/admin/run'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { officeRunItems } from '@/server/db/schema/office'
import { prices, products } from '@/server/db/schema/product'
import { auditLog } from '@/server/db/schema/site'
import { runKinds } from '@/server/modules/admin/run/run-kinds'
import { performRun } from '@/server/modules/run/perform-run'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

type Change = InputOf<typeof officeProductBulkApi.create>['change']

const { db } = database()
const visitor = callAs()
const merchant = await createMerchant('catalogue', 'stock')

const tenPercentLess: Change = { kind: 'price', by: 'percent', value: -10 }
const work = (runId: number) => performRun({ runId }, { kinds: runKinds })

async function start(ids: number[], change: Change = tenPercentLess) {
  return (await merchant.call(officeProductBulkApi.create, { chosen: { ids }, change })).runId
}
async function run(ids: number[], change?: Change) {
  const runId = await start(ids, change)
  await work(runId)
  return runId
}
async function undo(runId: number) {
  const { id } = await merchant.call(adminRunApi.undo, { id: runId })
  await work(id)
  return reasonsOf(id)
}
async function reasonsOf(runId: number) {
  const { records } = await merchant.call(adminRunApi.items, { id: runId })
  return records.map(({ state, reason }) => reason ?? state)
}
const shown = async ({ slug }: { slug: string }) => {
  // A job invalidates by NOTIFY, to which no test listens.
  caches.clear('products')
  const { retailPrice, finalPrice, discount, lowestPrice30Days } = await visitor.call(productApi.get, { slug })
  return { retailPrice, finalPrice, discount, lowestPrice30Days }
}
const pricesOf = (productId: number, kind: 'retail' | 'sale' = 'retail') =>
  db
    .select({ cents: prices.cents, from: prices.validFrom, until: prices.validTo })
    .from(prices)
    .where(and(eq(prices.productId, productId), eq(prices.kind, kind)))
    .orderBy(asc(prices.validFrom))
const inDays = (days: number) => daysAgo(-days).toISOString()

// docs/rules/catalog.md#bulk-price
describe('a preview', () => {
  it('shows old and new prices, counts, and why others stay', async () => {
    const book = await createProduct({ sku: 'CIJ-A', cents: 1999 })
    const cheap = await createProduct({ sku: 'CIJ-B', cents: 40 })
    const bundle = await createProduct({ sku: 'CIJ-C', format: 'Configurable' })
    const chosen = { ids: [bundle.id, book.id, cheap.id] }
    const preview = await merchant.call(officeProductBulkApi.preview, {
      chosen,
      change: { kind: 'price', by: 'amount', value: -2, ending: '99' },
    })
    expect(preview).toEqual({
      found: 3,
      changes: 1,
      refusals: expect.arrayContaining([
        { reason: 'PRICE_OUT_OF_RANGE', count: 1, examples: ['CIJ-B'] },
        { reason: 'NO_OWN_PRICE', count: 1, examples: ['CIJ-C'] },
      ]),
      rows: [
        { id: book.id, sku: 'CIJ-A', name: book.name, price: 19.99, newPrice: 17.99, reason: null },
        { id: cheap.id, sku: 'CIJ-B', name: cheap.name, price: 0.4, newPrice: null, reason: 'PRICE_OUT_OF_RANGE' },
        { id: bundle.id, sku: 'CIJ-C', name: bundle.name, price: 15, newPrice: null, reason: 'NO_OWN_PRICE' },
      ],
    })
    expect(await shown(book)).toMatchObject({ finalPrice: 19.99 })
  })

  it('takes what the list of stock shows, on all its pages', async () => {
    for (let n = 0; n < 30; n++) await createProduct({ sku: `LISTA-${String(n).padStart(2, '0')}` })
    const chosen = { filter: { q: 'LISTA-' } }
    const preview = await merchant.call(officeProductBulkApi.preview, { chosen, change: { kind: 'visibility', archived: true } })
    expect(preview).toMatchObject({ found: 30, changes: 30, refusals: [] })
    expect(preview.rows).toHaveLength(20)
    expect(preview.rows[0]).toMatchObject({ sku: 'LISTA-00', price: null, newPrice: null, reason: null })
    const { runId } = await merchant.call(officeProductBulkApi.create, { chosen, change: { kind: 'visibility', archived: true } })
    // What the list finds later is not part of it.
    await createProduct({ sku: 'LISTA-99' })
    await work(runId)
    const rows = await db.select().from(products).where(like(products.sku, 'LISTA-%'))
    expect(rows.filter(({ archived }) => archived)).toHaveLength(30)
    expect(await merchant.call(adminRunApi.get, { id: runId })).toMatchObject({ state: 'done', total: 30, done: 30 })
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `run:${runId}`))
    expect(entry).toMatchObject({ action: 'run.start', detail: { kind: 'product.visibility' } })
  })
})

describe('a price for many products', () => {
  it('is changed as one change is: history, version, audit log, pages', async () => {
    const book = await createProduct({ cents: 1999 })
    expect(await shown(book)).toMatchObject({ finalPrice: 19.99 })
    const runId = await run([book.id], { kind: 'price', by: 'percent', value: -10, ending: '90' })
    expect(await shown(book)).toMatchObject({ finalPrice: 17.9 })
    expect((await pricesOf(book.id)).map(({ cents, until }) => [cents, until === null])).toEqual([
      [1999, false],
      [1790, true],
    ])
    expect(await merchant.call(officeProductApi.getVersion, { id: book.id })).toMatchObject({ version: 2 })
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `product:${book.id}`))
    expect(entry).toMatchObject({ actor: `user:${merchant.id}`, action: 'product.update', detail: { retailPrice: 17.9 } })
    expect((await merchant.call(adminRunApi.items, { id: runId })).records).toMatchObject([{ price: { from: 19.99, to: 17.9 } }])
    expect(await merchant.call(adminRunApi.get, { id: runId })).toMatchObject({
      kind: 'product.price',
      change: { kind: 'price', by: 'percent', value: -10, ending: '90' },
      state: 'done',
      done: 1,
      canUndo: true,
    })
    const undoing = await merchant.call(adminRunApi.undo, { id: runId })
    await work(undoing.id)
    expect((await merchant.call(adminRunApi.items, { id: undoing.id })).records).toMatchObject([{ price: { from: 17.9, to: 19.99 } }])
  })

  it('leaves a product that somebody has changed since the start, and reports what cannot be changed', async () => {
    const [changed, free, other] = [await createProduct(), await createProduct({ cents: 1 }), await createProduct()]
    const runId = await start([changed.id, free.id, other.id], { kind: 'price', by: 'amount', value: -1 })
    await merchant.call(officeProductApi.update, { id: changed.id, version: 1, retailPrice: 20 })
    await work(runId)
    expect(await reasonsOf(runId)).toEqual(['STALE_VERSION', 'PRICE_OUT_OF_RANGE', 'done'])
    expect(await shown(changed)).toMatchObject({ finalPrice: 20 })
  })

  it('is put back where nobody has changed it since', async () => {
    const [one, other] = [await createProduct({ cents: 2000 }), await createProduct({ cents: 2000 })]
    const runId = await run([one.id, other.id])
    await merchant.call(officeProductApi.update, { id: one.id, version: 2, name: 'Novo ime' })
    await merchant.call(officeProductApi.update, { id: other.id, version: 2, retailPrice: 5 })
    // The last row first.
    expect(await undo(runId)).toEqual(['STALE_VERSION', 'done'])
    expect([await shown(one), await shown(other)]).toMatchObject([{ finalPrice: 20 }, { finalPrice: 5 }])
    expect((await pricesOf(one.id)).map(({ cents }) => cents)).toEqual([2000, 1800, 2000])
  })
})

describe('a sale of many products', () => {
  // docs/rules/catalog.md#lowest-price-30-days
  it('is compared with the lowest price of the 30 days before it', async () => {
    const [steady, lowered] = [await createProduct({ cents: 2000 }), await createProduct({ cents: 2000 })]
    await db.insert(prices).values({ productId: lowered.id, kind: 'sale', cents: 1900, validFrom: daysAgo(20), validTo: daysAgo(15) })
    await run([steady.id, lowered.id], { kind: 'sale', by: 'percent', value: 20 })
    expect(await shown(steady)).toEqual({ retailPrice: 20, finalPrice: 16, discount: 16, lowestPrice30Days: 20 })
    expect(await shown(lowered)).toEqual({ retailPrice: 20, finalPrice: 16, discount: 16, lowestPrice30Days: 19 })
  })

  it('has its window, ends what is on before it, and replaces what is planned within it', async () => {
    const { id } = await createProduct({ cents: 2000, sale: { cents: 1900, daysAgo: 3 } })
    await db.insert(prices).values({ productId: id, kind: 'sale', cents: 1000, validFrom: daysAgo(-5) })
    const [from, until] = [inDays(2), inDays(9)]
    const runId = await run([id], { kind: 'sale', by: 'amount', value: 5, from, until })
    expect((await pricesOf(id, 'sale')).map(({ cents, until: end }) => [cents, end?.toISOString()])).toEqual([
      [1900, from],
      [1500, until],
    ])
    expect(await undo(runId)).toEqual(['done'])
    expect((await pricesOf(id, 'sale')).map(({ cents, until: end }) => [cents, end])).toEqual([
      [1900, null],
      [1000, null],
    ])
  })

  it('ends, and only where one is on', async () => {
    const [reduced, plain] = [await createProduct({ cents: 2000, sale: { cents: 1500, daysAgo: 3 } }), await createProduct()]
    const runId = await run([reduced.id, plain.id], { kind: 'saleEnd' })
    expect(await reasonsOf(runId)).toEqual(['done', 'PRODUCT_UNCHANGED'])
    expect(await shown(reduced)).toMatchObject({ finalPrice: 20, discount: null })
    expect(await undo(runId)).toEqual(['done'])
    // It begins anew, so its own price is the lowest before it.
    expect(await shown(reduced)).toMatchObject({ finalPrice: 15, lowestPrice30Days: 15 })
  })

  it('stays where somebody has set another one since', async () => {
    const { id, slug } = await createProduct({ cents: 2000 })
    const runId = await run([id], { kind: 'sale', by: 'percent', value: 10 })
    await merchant.call(officeProductApi.update, { id, version: 2, sale: { price: 11 } })
    expect(await undo(runId)).toEqual(['STALE_VERSION'])
    expect(await shown({ slug })).toMatchObject({ finalPrice: 11 })
  })

  it('is refused where it would be over before it begins', async () => {
    const { id } = await createProduct()
    const input = {
      chosen: { ids: [id] },
      change: { kind: 'sale' as const, by: 'percent' as const, value: 10, from: inDays(3), until: inDays(2) },
    }
    for (const call of [officeProductBulkApi.preview, officeProductBulkApi.create])
      expect(await failureOf(merchant.call(call, input))).toMatchObject({ status: 422, code: 'SALE_OVER' })
  })
})

describe('the visibility of many products', () => {
  it('is changed and put back', async () => {
    const [book, hidden] = [await createProduct(), await createProduct({ archived: true })]
    const runId = await run([book.id, hidden.id], { kind: 'visibility', archived: true })
    expect(await reasonsOf(runId)).toEqual(['done', 'PRODUCT_UNCHANGED'])
    expect(await failureOf(visitor.call(productApi.get, { slug: book.slug }))).toMatchObject({ status: 404 })
    expect(await undo(runId)).toEqual(['done'])
    expect(await shown(book)).toMatchObject({ finalPrice: 15 })
    await run([hidden.id], { kind: 'visibility', archived: false })
    expect(await shown(hidden)).toMatchObject({ finalPrice: 15 })
  })
})

describe('refusals', () => {
  it('starts one run for a repeated request', async () => {
    const { id } = await createProduct()
    const input = { chosen: { ids: [id, id] }, change: tenPercentLess }
    const headers = { 'idempotency-key': `cijena-${id}` }
    const first = await merchant.call(officeProductBulkApi.create, input, headers)
    expect(await merchant.call(officeProductBulkApi.create, input, headers)).toEqual(first)
    expect(await db.$count(officeRunItems, eq(officeRunItems.targetId, id))).toBe(1)
  })

  it('needs the right of products, and for a list that of stock too', async () => {
    const { id } = await createProduct({ sku: 'PRAVO-1' })
    const [keeper, editor, reader] = [
      await createMerchant('stock'),
      await createMerchant('catalogue'),
      await createMerchant('catalogue.read', 'stock.read'),
    ]
    const byId = { chosen: { ids: [id] }, change: tenPercentLess }
    const byList = { chosen: { filter: { q: 'PRAVO-1' } }, change: tenPercentLess }
    expect(await failureOf(keeper.call(officeProductBulkApi.preview, byId))).toMatchObject({ status: 403 })
    expect(await failureOf(editor.call(officeProductBulkApi.create, byList))).toMatchObject({ status: 403 })
    expect(await reader.call(officeProductBulkApi.preview, byList)).toMatchObject({ changes: 1 })
    expect(await failureOf(reader.call(officeProductBulkApi.create, byId))).toMatchObject({ status: 403 })
    const { runId } = await editor.call(officeProductBulkApi.create, byId)
    expect(await failureOf(keeper.call(adminRunApi.get, { id: runId }))).toMatchObject({ status: 403 })
    expect(await failureOf(reader.call(adminRunApi.cancel, { id: runId }))).toMatchObject({ status: 403 })
  })

  it('takes products of the site only, and at least one', async () => {
    const input = (chosen: InputOf<typeof officeProductBulkApi.create>['chosen']) => ({ chosen, change: tenPercentLess })
    const unknown = input({ ids: [2_000_000_000] })
    for (const call of [officeProductBulkApi.preview, officeProductBulkApi.create])
      expect(await failureOf(merchant.call(call, unknown))).toMatchObject({ status: 404 })
    const empty = input({ filter: { q: 'nema takvog proizvoda' } })
    expect(await failureOf(merchant.call(officeProductBulkApi.create, empty))).toMatchObject({ status: 422 })
  })
})
