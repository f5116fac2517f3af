import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { reductionOf } from '@/lib/money/reduction'
import { bundleParts, prices, products, productVariants } from '@/server/db/schema/product'
import { loadPrices } from '@/server/modules/product/price/prices'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { seededRandom } from '@/tests/support/seeded-random'
import { createConfigurable } from './support/configurable'

const { db } = database()
const day = 86_400_000
const today = Math.floor(Date.now() / day) * day

beforeEach(async () => {
  await db.execute(sql`truncate products, categories, attributes restart identity cascade`)
})

type Shown = { id: number; cents: number; is_reduced: boolean }

/** The shown prices by the derived table and by the rule that cards and carts use (docs/rules/catalog.md#shown-price). */
async function bothAt(at: Date) {
  const moment = sql`${at.toISOString()}::timestamptz`
  const derived = await db.execute<Shown>(sql`
    select product_id as id, cents, is_reduced from shown_prices
    where from_at <= ${moment} and (until_at is null or until_at > ${moment}) order by 1`)
  const listed = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.archived, false), eq(products.isVariant, false)))
    .orderBy(products.id)
  const ids = listed.map(({ id }) => id)
  const known = await loadPrices(db, ids, at)
  const computed = ids.flatMap((id) => {
    const price = known.get(id)
    if (!price) return []
    const { finalCents, saleCents, lowestCents } = price
    const reduction = reductionOf({ discount: saleCents, finalPrice: finalCents, lowestPrice30Days: lowestCents })
    return [{ id, cents: finalCents, is_reduced: reduction !== null }]
  })
  const searched = await db.execute<{ id: number }>(sql`select product_id as id from product_search where shown @> ${moment} order by 1`)
  return { derived: [...derived], computed, searched: searched.map((row) => row.id) }
}

describe('the listing', () => {
  it.each([1, 2, 3, 4])('equals the computed prices at every moment after random writes (seed %i)', async (seed) => {
    const { below, one, isLikely } = seededRandom(seed)
    const randomDate = () => new Date(today + (below(60) - 30) * day)
    const bag = await createConfigurable([1, 2, 3].map((n) => ({ value: `v${n}`, cents: 1000 * n, stock: 1 })))
    const books = [await createProduct(), await createProduct({ memberCents: 900 }), await createProduct({ archived: true })] as const
    const gift = await createProduct({ format: 'Bundle', stock: null })
    await db.delete(prices).where(eq(prices.productId, gift.id))
    await db.insert(bundleParts).values([
      { bundleId: gift.id, productId: books[0].id, quantity: 2 },
      { bundleId: gift.id, productId: bag.id, quantity: 1 },
    ])
    const ids = [...books.map(({ id }) => id), ...bag.childIds, gift.id]

    for (let step = 0; step < 60; step++) {
      const productId = one(ids)
      const mine = eq(prices.productId, productId)
      switch (below(7)) {
        case 0:
        case 1: {
          const validFrom = randomDate()
          const validTo = isLikely(0.6) ? new Date(validFrom.getTime() + (1 + below(20)) * day) : null
          await db
            .insert(prices)
            .values({ productId, kind: one(['retail', 'sale', 'member']), cents: 500 + below(20) * 100, validFrom, validTo })
          break
        }
        case 2:
          await db
            .update(prices)
            .set({ cents: 300 + below(30) * 100 })
            .where(mine)
          break
        case 3:
          if (isLikely(0.3)) await db.delete(prices).where(mine)
          break
        case 4:
          await db
            .update(products)
            .set({ archived: isLikely(0.3) })
            .where(eq(products.id, productId))
          break
        case 5:
          await db
            .update(bundleParts)
            .set({ quantity: 1 + below(3) })
            .where(eq(bundleParts.productId, one(books).id))
          break
        case 6:
          if (isLikely(0.2)) await db.delete(productVariants).where(eq(productVariants.childId, one(bag.childIds)))
      }
    }

    for (let n = 0; n < 40; n++) {
      const { derived, computed, searched } = await bothAt(new Date(randomDate().getTime() + one([-1, 0, 1])))
      expect(derived).toEqual(computed)
      expect(searched).toEqual(computed.map(({ id }) => id))
    }
  })

  it('follows a price that starts and ends by the clock', async () => {
    const { id } = await createProduct({ cents: 2000, createdAt: daysAgo(90) })
    await db
      .insert(prices)
      .values({ productId: id, kind: 'sale', cents: 1500, validFrom: new Date(today + day), validTo: new Date(today + 2 * day) })
    const at = async (ms: number) => (await bothAt(new Date(today + ms))).derived[0]
    expect(await at(day - 1)).toMatchObject({ cents: 2000, is_reduced: false })
    expect(await at(day)).toMatchObject({ cents: 1500, is_reduced: true })
    expect(await at(2 * day - 1)).toMatchObject({ cents: 1500, is_reduced: true })
    expect(await at(2 * day)).toMatchObject({ cents: 2000, is_reduced: false })
  })

  it('marks a price one cent below the lowest price as reduced', async () => {
    const { id } = await createProduct({ cents: 2000, createdAt: daysAgo(90) })
    await db.insert(prices).values({ productId: id, kind: 'sale', cents: 1999, validFrom: new Date(today - day), validTo: null })
    const { derived, computed } = await bothAt(new Date(today))
    expect(derived).toMatchObject([{ cents: 1999, is_reduced: true }])
    expect(derived).toEqual(computed)
  })

  it('removes archived products and adds restored ones', async () => {
    const { id } = await createProduct()
    const listed = async () => (await db.execute(sql`select 1 from product_listing where product_id = ${id}`)).length
    expect(await listed()).toBe(1)
    await db.update(products).set({ archived: true })
    expect(await listed()).toBe(0)
    await db.update(products).set({ archived: false })
    expect(await listed()).toBe(1)
    await db.delete(products)
    expect(await listed()).toBe(0)
  })

  it('keeps concurrent changes of two variants of one product', async () => {
    const bag = await createConfigurable([
      { value: 'a', cents: 2000, stock: 1 },
      { value: 'b', cents: 3000, stock: 1 },
    ])
    for (let n = 0; n < 10; n++) {
      await Promise.all(
        bag.childIds.map((id, index) =>
          db
            .update(prices)
            .set({ cents: 1000 + n * 10 + index })
            .where(eq(prices.productId, id)),
        ),
      )
    }
    const { derived, computed } = await bothAt(new Date())
    expect(derived).toEqual(computed)
    expect(derived).toEqual([{ id: bag.id, cents: 1090, is_reduced: false }])
  })

  it('lists a bundle without its own price at the sum of its parts, while each has a price', async () => {
    const [candle, book] = [await createProduct({ cents: 900 }), await createProduct({ cents: 1500 })]
    const gift = await createProduct({ format: 'Bundle', stock: null })
    await db.delete(prices).where(eq(prices.productId, gift.id))
    const shown = async () => (await bothAt(new Date())).derived.find(({ id }) => id === gift.id)
    expect(await shown()).toBeUndefined()
    await db.insert(bundleParts).values([
      { bundleId: gift.id, productId: candle.id, quantity: 2 },
      { bundleId: gift.id, productId: book.id, quantity: 1 },
    ])
    expect(await shown()).toMatchObject({ cents: 3300, is_reduced: false })
    await db.update(prices).set({ cents: 1000 }).where(eq(prices.productId, candle.id))
    expect(await shown()).toMatchObject({ cents: 3500 })
    await db.delete(prices).where(eq(prices.productId, book.id))
    expect(await shown()).toBeUndefined()
  })

  it('marks as reduced only prices below the lowest of the 30 days before', async () => {
    const honest = await createProduct({ cents: 2000, sale: { cents: 1500, daysAgo: 3 } })
    const cheaperBefore = await createProduct({ cents: 2000, sale: { cents: 1500, daysAgo: 3 } })
    await db.insert(prices).values({ productId: cheaperBefore.id, kind: 'sale', cents: 1400, validFrom: daysAgo(20), validTo: daysAgo(12) })
    const { derived } = await bothAt(new Date())
    expect(derived).toEqual([
      { id: honest.id, cents: 1500, is_reduced: true },
      { id: cheaperBefore.id, cents: 1500, is_reduced: false },
    ])
  })
})
