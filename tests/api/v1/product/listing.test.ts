import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { prices, products, productVariants } from '@/server/db/schema/product'
import { shownPrice } from '@/server/modules/product/price-sql'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { randomness } from '@/tests/support/random'
import { createConfigurable } from './support/configurable'

const { db } = database()
const day = 86_400_000
const today = Math.floor(Date.now() / day) * day

beforeEach(async () => {
  await db.execute(sql`truncate products, categories, attributes restart identity cascade`)
})

type Shown = { id: number; cents: number; is_reduced: boolean }

/** What a list would show, by the listing and by the rule that cards and carts are priced by. */
async function bothAt(at: Date) {
  const moment = sql`${at.toISOString()}::timestamptz`
  const [kept, computed] = await Promise.all([
    db.execute<Shown>(sql`
      select product_id as id, cents, is_reduced from shown_prices
      where from_at <= ${moment} and (until_at is null or until_at > ${moment}) order by 1`),
    db.execute<Shown>(sql`
      select p.id, price.final_cents as cents, price.sale_cents is not null as is_reduced
      from products p cross join lateral (${shownPrice({ id: sql`p.id`, format: sql`p.format` }, at)}) price
      where not p.archived and not p.is_variant and price.final_cents is not null order by 1`),
  ])
  return { kept: [...kept], computed: [...computed] }
}

describe('the listing', () => {
  it.each([1, 2, 3, 4])('shows at every moment what the rule of prices says, whatever was written (seed %i)', async (seed) => {
    const { below, one, isLikely } = randomness(seed)
    const somewhen = () => new Date(today + (below(60) - 30) * day)
    const bag = await createConfigurable([1, 2, 3].map((n) => ({ value: `v${n}`, cents: 1000 * n, stock: 1 })))
    const books = [await createProduct(), await createProduct({ memberCents: 900 }), await createProduct({ archived: true })]
    const ids = [...books.map(({ id }) => id), ...bag.childIds]

    for (let step = 0; step < 60; step++) {
      const productId = one(ids)
      const mine = eq(prices.productId, productId)
      switch (below(6)) {
        case 0:
        case 1: {
          const validFrom = somewhen()
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
          if (isLikely(0.2)) await db.delete(productVariants).where(eq(productVariants.childId, one(bag.childIds)))
      }
    }

    for (let n = 0; n < 40; n++) {
      const { kept, computed } = await bothAt(new Date(somewhen().getTime() + one([-1, 0, 1])))
      expect(kept).toEqual(computed)
    }
  })

  it('follows a price that starts and ends by the clock alone: before, during, after', async () => {
    const { id } = await createProduct({ cents: 2000, createdAt: daysAgo(90) })
    await db
      .insert(prices)
      .values({ productId: id, kind: 'sale', cents: 1500, validFrom: new Date(today + day), validTo: new Date(today + 2 * day) })
    const at = async (ms: number) => (await bothAt(new Date(today + ms))).kept[0]
    expect(await at(day - 1)).toMatchObject({ cents: 2000, is_reduced: false })
    expect(await at(day)).toMatchObject({ cents: 1500, is_reduced: true })
    expect(await at(2 * day - 1)).toMatchObject({ cents: 1500, is_reduced: true })
    expect(await at(2 * day)).toMatchObject({ cents: 2000, is_reduced: false })
  })

  it('lets go of what is archived, and takes it back', async () => {
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

  it('keeps the changes of two who write two variants of one product at once', async () => {
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
    const { kept, computed } = await bothAt(new Date())
    expect(kept).toEqual(computed)
    expect(kept).toEqual([{ id: bag.id, cents: 1090, is_reduced: false }])
  })
})
