import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { idArray } from '@/server/db/rows'
import { fromCents } from '@/lib/money/money'
import { calculateUnitPrice, type Measure } from './unit-price'

/**
 * The price of one unit now in gross cents (docs/rules/catalog.md#effective-price). For a configurable product: of its cheapest variant, `pricedId`.
 */
export type Prices = {
  pricedId: number
  retailCents: number
  /** The current sale price. */
  saleCents: number | null
  saleFrom: Date | null
  saleUntil: Date | null
  /** The member price, when it is below `finalCents`. */
  memberCents: number | null
  /** The price for everybody. */
  finalCents: number
  /** docs/rules/catalog.md#lowest-price-30-days; null without a sale, or with nothing to compare it with. */
  lowestCents: number | null
  /** The lowest and the highest price: of the variants, or of a bundle by its parts; equal for other products. */
  minCents: number
  maxCents: number
}

type Row = {
  id: number
  priced_id: number
  retail_cents: number
  sale_cents: number | null
  sale_from: string | null
  sale_until: string | null
  member_cents: number | null
  final_cents: number
  from_cents: number
  to_cents: number
  lowest_cents: number | null
}

/** Loads the prices of these products at `now` (docs/rules/data.md#price-functions). A product without a price is missing and must not be sold. */
export async function loadPrices(db: Tx, productIds: readonly number[], now: Date): Promise<Map<number, Prices>> {
  if (productIds.length === 0) return new Map()
  const rows = await db.execute<Row>(sql`
    select p.id, price.*, case when price.sale_from is not null then izlog_lowest_price(price.priced_id, price.sale_from) end as lowest_cents
    from products p
    cross join izlog_shown_price(p.id, p.format, ${now.toISOString()}::timestamptz) price
    where p.id = any(${idArray(productIds)})`)
  return new Map(rows.map((row) => [row.id, toPrices(row)]))
}

function toPrices(row: Row): Prices {
  return {
    pricedId: row.priced_id,
    retailCents: row.retail_cents,
    saleCents: row.sale_cents,
    saleFrom: row.sale_from === null ? null : new Date(row.sale_from),
    saleUntil: row.sale_until === null ? null : new Date(row.sale_until),
    memberCents: row.member_cents,
    finalCents: row.final_cents,
    lowestCents: row.lowest_cents,
    minCents: row.from_cents,
    maxCents: row.to_cents,
  }
}

const fromCentsOrNull = (cents: number | null) => (cents === null ? null : fromCents(cents))

/** Presents prices as numbers of the API (docs/rules/catalog.md#net-price). */
export function presentPrices(prices: Prices, { vatRate, measure }: { vatRate: number; measure: Measure }) {
  return {
    basicPrice: fromCents(Math.round((prices.retailCents * 100) / (100 + vatRate))),
    retailPrice: fromCents(prices.retailCents),
    discount: fromCentsOrNull(prices.saleCents),
    finalPrice: fromCents(prices.finalCents),
    membershipPrice: fromCentsOrNull(prices.memberCents),
    lowestPrice30Days: fromCentsOrNull(prices.lowestCents),
    discountUntil: prices.saleUntil?.toISOString() ?? null,
    unitPrice: calculateUnitPrice(fromCents(prices.finalCents), measure),
  }
}
