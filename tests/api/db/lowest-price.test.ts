import { eq, sql, type InferInsertModel } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { prices } from '@/server/db/schema/product'
import { createProduct } from '@/tests/support/factories'

type DatedPrice = Pick<InferInsertModel<typeof prices>, 'kind' | 'cents' | 'validFrom' | 'validTo'>

const day = 24 * 60 * 60 * 1000
const today = Date.UTC(2026, 10, 20)
const ago = (days: number) => new Date(today - days * day)

function price(kind: DatedPrice['kind'], cents: number, fromDaysAgo: number, toDaysAgo?: number): DatedPrice {
  return { kind, cents, validFrom: ago(fromDaysAgo), validTo: toDaysAgo === undefined ? null : ago(toDaysAgo) }
}

async function lowestPrice(history: DatedPrice[], reducedFrom: Date) {
  const { db } = database()
  const { id: productId } = await createProduct()
  await db.delete(prices).where(eq(prices.productId, productId))
  await db.insert(prices).values(history.map((row) => ({ ...row, productId })))
  const [row] = await db.execute<{ cents: number | null }>(
    sql`select izlog_lowest_price(${productId}, ${reducedFrom.toISOString()}::timestamptz) as cents`,
  )
  return row?.cents
}

describe('izlog_lowest_price (docs/rules/catalog.md#lowest-price-30-days)', () => {
  it.each<[string, DatedPrice[], number, number | null]>([
    ['is the retail price when nothing else happened', [price('retail', 2000, 300), price('sale', 1500, 5)], 5, 2000],
    [
      'is an earlier reduction that ended within them',
      [price('retail', 2000, 300), price('sale', 1400, 40, 20), price('sale', 1500, 5)],
      5,
      1400,
    ],
    [
      'forgets a reduction that ended before them',
      [price('retail', 2000, 300), price('sale', 1400, 60, 36), price('sale', 1500, 5)],
      5,
      2000,
    ],
    [
      'forgets one that ended exactly 30 days before',
      [price('retail', 2000, 300), price('sale', 1400, 60, 35), price('sale', 1500, 5)],
      5,
      2000,
    ],
    [
      'counts an overlapping reduction that was running already',
      [price('retail', 2000, 300), price('sale', 1700, 20), price('sale', 1500, 5)],
      5,
      1700,
    ],
    ['does not count the reduction itself', [price('retail', 2000, 300), price('sale', 1500, 5, -10)], 5, 2000],
    ['does not count what comes later', [price('retail', 2000, 300), price('sale', 900, 2), price('sale', 1500, 5)], 5, 2000],
    [
      'counts a lower retail price that was raised within them',
      [price('retail', 1800, 300, 10), price('retail', 2000, 10), price('sale', 1500, 5)],
      5,
      1800,
    ],
    [
      'ends an open retail price where the next begins',
      [price('retail', 1800, 300), price('retail', 2000, 100), price('sale', 1500, 5)],
      5,
      2000,
    ],
    ['looks at fewer days when the product is younger', [price('retail', 2000, 12), price('sale', 1500, 5)], 5, 2000],
    ['is unknown when the product came reduced', [price('retail', 2000, 5), price('sale', 1500, 5)], 5, null],
  ])('%s', async (_, history, reducedDaysAgo, expected) => {
    expect(await lowestPrice(history, ago(reducedDaysAgo))).toBe(expected)
  })
})
