import { asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { attributes, productAttributes } from '@/server/db/schema/attribute'
import { orderLines, orders } from '@/server/db/schema/order'
import { stockItems } from '@/server/db/schema/product'
import { auditLog } from '@/server/db/schema/site'
import { createProduct } from '@/tests/support/factories'
import { failureOf, type Caller } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { openShop, order, ordersOf, readyCart, stockOf, type Shop } from '../../v2/ecommerce/support'
import { movementsOf } from './support'

let shop: Shop
let merchant: Caller & { id: number }
beforeAll(async () => {
  shop = await openShop()
  merchant = await createMerchant('stock', 'orders')
})

async function sell(productId: number, qty: number) {
  const cart = await readyCart(shop, { productId, qty })
  await order(cart)
  const [row] = await ordersOf(cart.cartId)
  return row?.id ?? 0
}

const reserve = (productId: number, reserved: number) =>
  database().db.update(stockItems).set({ reserved }).where(eq(stockItems.productId, productId))

describe('adjust', () => {
  // docs/rules/catalog.md#stock-by-movement
  it('adds and removes pieces beside sales, and is audited', async () => {
    const { id } = await createProduct({ stock: 10 })
    await sell(id, 3)
    const item = await merchant.call(officeStockApi.adjust, { id, delta: 5, reason: 'received', note: ' Primka 7 ' })
    expect(item).toMatchObject({ id, onHand: 12, available: 12, unpaid: 3, toPack: 0, onShelf: 15 })
    await merchant.call(officeStockApi.adjust, { id, delta: -2, reason: 'damaged' })
    expect(await movementsOf(id)).toEqual([
      [-3, 'order'],
      [5, 'received'],
      [-2, 'damaged'],
    ])
    const rows = await database()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.target, `product:${id}`))
      .orderBy(asc(auditLog.id))
    const [actor, action] = [`user:${merchant.id}`, 'stock.adjust']
    expect(rows).toMatchObject([
      { actor, action, detail: { delta: 5, reason: 'received', note: 'Primka 7' } },
      { actor, action, detail: { delta: -2, reason: 'damaged' } },
    ])
  })

  // docs/rules/catalog.md#stock-replay
  it('repeated with the same key changes nothing again, not even at the same moment', async () => {
    const { id } = await createProduct({ stock: 10 })
    const key = { 'idempotency-key': `primka-${id}` }
    const send = (delta: number) => merchant.call(officeStockApi.adjust, { id, delta, reason: 'received' }, key)
    await Promise.all([send(4), send(4), send(4)])
    expect(await send(4)).toMatchObject({ onHand: 14 })
    expect(await failureOf(send(5))).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
    const other = await createProduct({ stock: 1 })
    const elsewhere = merchant.call(officeStockApi.adjust, { id: other.id, delta: 4, reason: 'received' }, key)
    expect(await failureOf(elsewhere)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    const colleague = await createMerchant('stock')
    await colleague.call(officeStockApi.adjust, { id, delta: 4, reason: 'received' }, key)
    expect([await stockOf(id), await stockOf(other.id)]).toEqual([18, 1])
  })

  // docs/rules/catalog.md#stock-floor
  it('refuses less than is reserved, too much, no pieces, and what is not tracked or has derived stock', async () => {
    const { id } = await createProduct({ stock: 10 })
    await reserve(id, 4)
    const refusal = (productId: number, delta: number) =>
      failureOf(merchant.call(officeStockApi.adjust, { id: productId, delta, reason: 'correction' }))
    expect(await refusal(id, -7)).toMatchObject({
      status: 422,
      fieldErrors: { delta: ['Na zalihi bi ostalo manje nego što je rezervirano.'] },
    })
    expect(await refusal(id, 1_000_000)).toMatchObject({ status: 422, fieldErrors: { delta: ['Količina je prevelika.'] } })
    expect(await refusal(id, 0)).toMatchObject({ status: 422 })
    const untracked = await createProduct({ stock: null })
    expect(await refusal(untracked.id, 1)).toMatchObject({ status: 422 })
    const bundle = await createProduct({ format: 'Bundle', stock: null })
    expect(await refusal(bundle.id, 1)).toMatchObject({ status: 404 })
    expect(await stockOf(id)).toBe(10)
  })
})

describe('count (docs/rules/catalog.md#stock-count)', () => {
  it('moves the difference to what was seen on the shelf, sold pieces included', async () => {
    const { id } = await createProduct({ stock: 10 })
    await sell(id, 3)
    await reserve(id, 2)
    const { onShelf } = await merchant.call(officeStockApi.get, { id })
    expect(onShelf).toBe(10)
    const item = await merchant.call(officeStockApi.count, { id, counted: 9, seen: onShelf, note: 'Inventura' })
    expect(item).toMatchObject({ onHand: 6, reserved: 2, available: 4, unpaid: 3, toPack: 0, onShelf: 9 })
    expect((await movementsOf(id)).at(-1)).toEqual([-1, 'count'])
  })

  it('counts an order that awaits its transfer, which is sold once it is paid', async () => {
    const { id } = await createProduct({ stock: 10 })
    const orderId = await sell(id, 3)
    expect((await merchant.call(officeStockApi.reservations, { id })).records).toMatchObject([{ pieces: 3, isUnpaid: true, until: null }])
    await merchant.call(officeOrderApi.change, { id: orderId, from: 'awaiting_payment', to: 'paid' })
    expect(await merchant.call(officeStockApi.get, { id })).toMatchObject({ onHand: 7, unpaid: 0, toPack: 3, onShelf: 10 })
    expect((await merchant.call(officeStockApi.reservations, { id })).records).toMatchObject([{ pieces: 3, isUnpaid: false }])
  })

  it('is refused with the new number when something was sold or packed since it was seen', async () => {
    const { id } = await createProduct({ stock: 10 })
    const orderId = await sell(id, 1)
    const { onShelf: seen } = await merchant.call(officeStockApi.get, { id })
    await database().db.update(orders).set({ status: 'packed' }).where(eq(orders.id, orderId))
    const packed = await failureOf(merchant.call(officeStockApi.count, { id, counted: 10, seen }))
    expect(packed).toMatchObject({ status: 409, code: 'STOCK_MOVED', data: { onShelf: 9 } })
    await merchant.call(officeStockApi.adjust, { id, delta: 1, reason: 'found' })
    expect(await failureOf(merchant.call(officeStockApi.count, { id, counted: 9, seen: 9 }))).toMatchObject({ data: { onShelf: 10 } })
    expect(await stockOf(id)).toBe(10)
  })

  it('without a difference is recorded too, and once for one key', async () => {
    const { id } = await createProduct({ stock: 10 })
    const key = { 'idempotency-key': `inventura-${id}` }
    const count = () => merchant.call(officeStockApi.count, { id, counted: 10, seen: 10 }, key)
    await count()
    await count()
    expect(await movementsOf(id)).toEqual([[0, 'count']])
  })

  it('refuses fewer pieces than are sold and reserved', async () => {
    const { id } = await createProduct({ stock: 5 })
    await sell(id, 3)
    await reserve(id, 1)
    const failure = await failureOf(merchant.call(officeStockApi.count, { id, counted: 3, seen: 5 }))
    expect(failure).toMatchObject({ status: 422, fieldErrors: { counted: [expect.stringContaining('Najprije otkažite')] } })
  })

  it('starts tracking a product, once', async () => {
    const { id } = await createProduct({ stock: null })
    const count = (counted: number) => merchant.call(officeStockApi.count, { id, counted, seen: null })
    const results = await Promise.allSettled([count(7), count(7)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await failureOf(count(3))).toMatchObject({ code: 'STOCK_MOVED', data: { onShelf: 7 } })
    expect(await movementsOf(id)).toEqual([[7, 'count']])
  })
})

describe('finding', () => {
  const find = (q: string, view: 'all' | 'low' | 'out' | 'untracked' = 'all') => merchant.call(officeStockApi.filter, { q, view })
  const skus = ({ records }: { records: { sku: string }[] }) => records.map(({ sku }) => sku)

  it('finds by a part of the name without accents, the SKU or a whole barcode', async () => {
    const book = await createProduct({ name: 'Đačka čitanka', sku: 'CIT-100%' })
    await giveIsbn(book.id, '978-953-123-456-6')
    for (const q of ['dacka cit', 'ČITANKA', 'cit-100%', '9789531234566', '978-953-123-456-6'])
      expect(skus(await find(q)), q).toEqual(['CIT-100%'])
    expect(skus(await find('cit_100'))).toEqual([])
    for (const code of ['9789531234566', 'cit-100%'])
      expect(await merchant.call(officeStockApi.scan, { code })).toMatchObject({ id: book.id })
    expect(await failureOf(merchant.call(officeStockApi.scan, { code: '9789531234573' }))).toMatchObject({ status: 404 })
    expect(await failureOf(merchant.call(officeStockApi.scan, { code: 'CIT' }))).toMatchObject({ status: 404 })
  })

  // docs/rules/catalog.md#stock-threshold
  it('lists what is low by its own limit or the usual one, the scarcest first, with counts', async () => {
    const named = (sku: string, stock: number | null, more = {}) => createProduct({ name: 'Zalihovnik', sku, stock, ...more })
    const many = await named('Z-MANY', 20)
    await named('Z-THREE', 3)
    await named('Z-FOUR', 4)
    await named('Z-OUT', 0)
    await named('Z-NONE', null)
    await named('Z-OLD', 1, { archived: true })
    await named('Z-FILE', null, { format: 'EProduct' })
    await merchant.call(officeStockApi.threshold, { id: many.id, lowAt: 20 })
    expect(skus(await find('zalihov'))).toEqual(['Z-FOUR', 'Z-MANY', 'Z-NONE', 'Z-OLD', 'Z-OUT', 'Z-THREE'])
    expect(skus(await find('zalihov', 'low'))).toEqual(['Z-OUT', 'Z-THREE', 'Z-MANY'])
    expect(skus(await find('zalihov', 'out'))).toEqual(['Z-OUT'])
    expect(skus(await find('zalihov', 'untracked'))).toEqual(['Z-NONE'])
    const { counts, totalRecords } = await find('zalihov', 'low')
    expect(counts).toEqual({ all: 6, low: 3, out: 1, untracked: 1 })
    expect(totalRecords).toBe(3)
    expect((await find('')).counts.all).toBeGreaterThan(6)
    const records = (await find('zalihov', 'low')).records
    expect(records).toMatchObject([
      { available: 0, lowAt: null, isLow: true },
      { available: 3, lowAt: null, isLow: true },
      { available: 20, lowAt: 20, isLow: true },
    ])
    await merchant.call(officeStockApi.threshold, { id: many.id, lowAt: null })
    expect(skus(await find('zalihov', 'low'))).toEqual(['Z-OUT', 'Z-THREE'])
  })

  // docs/rules/catalog.md#stock-count
  it('lists the same reserved pieces as the item has: of running payments and of orders that await their transfer', async () => {
    const { id, sku } = await createProduct({ stock: 10 })
    const other = await createProduct({ stock: 10 })
    const [unpaid, paid] = [await sell(id, 3), await sell(id, 1)]
    await sell(other.id, 4)
    await reserve(id, 2)
    await merchant.call(officeOrderApi.change, { id: paid, from: 'awaiting_payment', to: 'paid' })
    const listed = async () => (await merchant.call(officeStockApi.filter, { q: sku })).records
    expect(await listed()).toMatchObject([{ id, onHand: 6, reserved: 2, unpaid: 3, available: 4 }])
    expect(await merchant.call(officeStockApi.get, { id })).toMatchObject((await listed())[0] ?? {})
    await merchant.call(officeOrderApi.change, { id: unpaid, from: 'awaiting_payment', to: 'paid' })
    expect(await listed()).toMatchObject([{ reserved: 2, unpaid: 0 }])
  })

  it('tells which orders hold pieces, until when, what is left of one sent in part, and no packed ones', async () => {
    const { id } = await createProduct({ stock: 10 })
    const [sold, paying, packed, partlySent] = [await sell(id, 1), await sell(id, 2), await sell(id, 2), await sell(id, 3)]
    const { db } = database()
    const until = new Date('2031-01-01T10:00:00Z')
    await db.update(orders).set({ stockState: 'reserved', reservedUntil: until }).where(eq(orders.id, paying))
    await db
      .update(orders)
      .set({ status: 'packed' })
      .where(inArray(orders.id, [packed, partlySent]))
    await db.update(orderLines).set({ shipped: 1 }).where(eq(orderLines.orderId, partlySent))
    const { records } = await merchant.call(officeStockApi.reservations, { id })
    expect(records).toMatchObject([
      { order: { id: sold }, status: 'awaiting_payment', pieces: 1, until: null },
      { order: { id: paying }, status: 'awaiting_payment', pieces: 2, until: until.toISOString() },
      { order: { id: partlySent }, status: 'packed', pieces: 2, until: null },
    ])
  })
})

it('needs its own right', async () => {
  const { id } = await createProduct()
  const other = await createMerchant('catalogue', 'orders')
  expect(await failureOf(other.call(officeStockApi.filter, {}))).toMatchObject({ status: 403 })
  expect(await failureOf(other.call(officeStockApi.adjust, { id, delta: 1, reason: 'found' }))).toMatchObject({ status: 403 })
  const keeper = await createMerchant('stock')
  expect(await failureOf(keeper.call(officeOrderApi.filter, {}))).toMatchObject({ status: 403 })
})

async function giveIsbn(productId: number, text: string) {
  const { db } = database()
  const [isbn] = await db.insert(attributes).values({ siteId: 1, code: 'isbn', input: 'text' }).onConflictDoNothing().returning()
  await db.insert(productAttributes).values({ productId, attributeId: isbn?.id ?? 0, text })
}
