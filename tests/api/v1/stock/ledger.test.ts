import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { stockItems, products } from '@/server/db/schema/product'
import { stockMovements } from '@/server/db/schema/stock'
import { inTransaction } from '@/server/core/transaction'
import { systemContext } from '@/server/core/system-context'
import { applyChangesets } from '@/server/modules/product/import-export/apply/apply-changesets'
import { noAddressChanges } from '@/server/modules/product/import-export/diff/diff-addresses'
import type { ProductChangeset } from '@/server/modules/product/import-export/diff/diff-product'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'
import { createProduct } from '@/tests/support/factories'
import type { Caller } from '@/tests/support/http/caller'
import { seededRandom } from '@/tests/support/seeded-random'
import { createMerchant } from '@/tests/support/users'
import { openShop, order, ordersOf, readyCart, stockOf, type Shop } from '../../v2/ecommerce/support'
import { movementsOf, requireExactLedgers } from './support'

disableRateLimits()

let shop: Shop
let merchant: Caller
beforeAll(async () => {
  shop = await openShop()
  merchant = await createMerchant('stock', 'orders')
})
// docs/rules/data.md#stock-ledger
afterEach(requireExactLedgers)

async function placed(productId: number, qty: number) {
  const cart = await readyCart(shop, { productId, qty })
  await order(cart)
  const [row] = await ordersOf(cart.cartId)
  return { id: row?.id ?? 0, number: row?.number ?? '' }
}

describe('the ledger', () => {
  it('records an order and its cancellation, with the order', async () => {
    const { id } = await createProduct({ stock: 10 })
    const sold = await placed(id, 3)
    await merchant.call(officeOrderApi.change, { id: sold.id, from: 'awaiting_payment', to: 'cancelled' })
    expect(await movementsOf(id)).toEqual([
      [-3, 'order'],
      [3, 'cancellation'],
    ])
    const { records, next } = await merchant.call(officeStockApi.ledger, { id })
    expect(next).toBeNull()
    expect(records).toMatchObject([
      { delta: 3, onHandAfter: 10, by: { kind: 'office', name: 'Ana Anić' }, order: sold },
      { delta: -3, onHandAfter: 7, by: { kind: 'buyer', name: '' }, order: sold },
      { delta: 10, onHandAfter: 10, reason: 'opening', by: { kind: 'database', name: '' }, order: null },
    ])
  })

  it('is paged by the last id that was seen', async () => {
    const { id } = await createProduct({ stock: 0 })
    for (let n = 1; n <= 5; n++) await merchant.call(officeStockApi.adjust, { id, delta: n, reason: 'received' })
    const first = await merchant.call(officeStockApi.ledger, { id, limit: 2 })
    const second = await merchant.call(officeStockApi.ledger, { id, limit: 2, before: first.next ?? 0 })
    const third = await merchant.call(officeStockApi.ledger, { id, limit: 2, before: second.next ?? 0 })
    expect([first, second, third].map(({ records }) => records.map(({ delta }) => delta))).toEqual([[5, 4], [3, 2], [1]])
    expect(third.next).toBeNull()
  })

  it('adds up also when SQL bypasses the application: such a change gets its own row', async () => {
    const { id } = await createProduct({ stock: 10 })
    const { db } = database()
    await db.update(stockItems).set({ onHand: 4 }).where(eq(stockItems.productId, id))
    await db.update(stockItems).set({ reserved: 1 }).where(eq(stockItems.productId, id))
    await db.delete(stockItems).where(eq(stockItems.productId, id))
    await db.insert(stockItems).values({ productId: id, onHand: 2 })
    const rows = await db.select().from(stockMovements).where(eq(stockMovements.productId, id)).orderBy(stockMovements.id)
    expect(rows.map(({ delta, reason, onHandAfter, actor }) => [delta, reason, onHandAfter, actor])).toEqual([
      [10, 'opening', 10, 'database'],
      [-6, 'direct', 4, 'database'],
      [-4, 'untracked', 0, 'database'],
      [2, 'opening', 2, 'database'],
    ])
  })

  it('refuses movements that nothing moved, and changes of what is recorded', async () => {
    const { id } = await createProduct({ stock: 10 })
    const { db } = database()
    const ownRows = eq(stockMovements.productId, id)
    const messageOf = async (work: PromiseLike<unknown>) =>
      Promise.resolve(work).then(
        () => 'it was done',
        (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
      )
    const invented = { productId: id, delta: 5, reason: 'found', actor: 'user:1' } as const
    expect(await messageOf(db.insert(stockMovements).values(invented))).toContain('does not lead to what is on hand')
    expect(await messageOf(db.update(stockMovements).set({ delta: 1 }).where(ownRows))).toContain('append only')
    expect(await messageOf(db.delete(stockMovements).where(ownRows))).toContain('append only')
    await db.execute(sql`delete from product_texts where product_id = ${id}`)
    await db.delete(products).where(eq(products.id, id))
    expect(await db.$count(stockMovements, ownRows)).toBe(0)
  })

  it('adds up with orders, cancellations, adjustments and counts at the same moment', async () => {
    const { id } = await createProduct({ stock: 60 })
    const random = seededRandom(17)
    const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart(shop, { productId: id, qty: 1 + random.below(2) })))
    const orderAndMaybeCancel = async (cart: (typeof carts)[number], isCancelled: boolean) => {
      await order(cart)
      const [row] = await ordersOf(cart.cartId)
      if (isCancelled) await merchant.call(officeOrderApi.change, { id: row?.id ?? 0, from: 'awaiting_payment', to: 'cancelled' })
    }
    const adjust = () => {
      const pieces = 1 + random.below(3)
      const change = random.below(2) === 0 ? { delta: pieces, reason: 'received' as const } : { delta: -pieces, reason: 'damaged' as const }
      return merchant.call(officeStockApi.adjust, { id, ...change })
    }
    const count = async () => {
      const { onShelf } = await merchant.call(officeStockApi.get, { id })
      return merchant.call(officeStockApi.count, { id, counted: onShelf ?? 0, seen: onShelf })
    }
    const results = await Promise.allSettled([
      ...carts.map((cart, index) => orderAndMaybeCancel(cart, index % 3 === 0)),
      ...Array.from({ length: 20 }, adjust),
      ...Array.from({ length: 5 }, count),
    ])
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    // A count may find that the stock has moved; nothing else may fail.
    expect(errors.map((error) => error.code).filter((code) => code !== 'STOCK_MOVED')).toEqual([])
    const moved = (await movementsOf(id)).reduce((sum, [delta]) => sum + delta, 0)
    expect(60 + moved).toBe(await stockOf(id))
  })
})

describe('an import', () => {
  const unchanged: Omit<ProductChangeset, 'id' | 'stock'> = {
    sku: 'X',
    isNew: false,
    core: null,
    texts: [],
    prices: { end: [], remove: [], add: [] },
    lists: {},
    changed: [],
    addresses: noAddressChanges,
    warnings: [],
  }

  // docs/rules/import-export.md#imported-stock
  it('adds the difference of its file, so that a sale after the comparison stays a sale', async () => {
    const { id } = await createProduct({ stock: 10 })
    const short = await createProduct({ stock: 2 })
    await placed(id, 3)
    const ctx = await systemContext(1)
    await inTransaction(ctx, (tx) =>
      applyChangesets({ tx, now: ctx.now(), products: new Map() }, [
        { ...unchanged, id, stock: { delta: 5 } },
        { ...unchanged, id: short.id, stock: { delta: -3 } },
      ]),
    )
    expect([await stockOf(id), await stockOf(short.id)]).toEqual([12, 2])
    const own = and(eq(stockMovements.productId, id), eq(stockMovements.reason, 'import'))
    expect(await database().db.select().from(stockMovements).where(own)).toMatchObject([{ delta: 5, actor: 'products:import' }])
  })
})
