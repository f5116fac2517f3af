import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { groupBy, idArray } from '@/server/modules/product/catalogue/ids'
import { lowestPrice30Days, type DatedPrice } from './lowest-price'
import { shownPrice } from './price-sql'

/** What one piece of a product costs now, gross cents (DESIGN 7). Of a configurable product: its cheapest variant, `pricedId`. */
export type Prices = {
  pricedId: number
  retailCents: number
  /** The running reduction. */
  saleCents: number | null
  reducedFrom: Date | null
  reducedUntil: Date | null
  /** What a card's holder pays, when that is less than `finalCents`. */
  memberCents: number | null
  /** What anybody pays. */
  finalCents: number
  /** The lowest price of the 30 days before the running reduction; null when nothing is reduced or nothing can be compared. */
  lowestCents: number | null
  fromCents: number
  toCents: number
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
}

type HistoryRow = { product_id: number; kind: DatedPrice['kind']; cents: number; valid_from: string; valid_to: string | null }

/** The prices of these products at `now`. A product that has no price is not in the answer and must not be sold. */
export async function pricesOf(db: Tx, productIds: readonly number[], now: Date): Promise<Map<number, Prices>> {
  if (productIds.length === 0) return new Map()
  const rows = await db.execute<Row>(sql`
    select p.id, price.*
    from products p
    cross join lateral (${shownPrice({ id: sql`p.id`, format: sql`p.format` }, now)}) price
    where p.id = any(${idArray(productIds)}) and price.final_cents is not null`)
  const reduced = rows.filter((row) => row.sale_from !== null).map((row) => row.priced_id)
  const history = await historyOf(db, reduced)
  return new Map(rows.map((row) => [row.id, present(row, history.get(row.priced_id) ?? [])]))
}

function present(row: Row, history: DatedPrice[]): Prices {
  return {
    pricedId: row.priced_id,
    retailCents: row.retail_cents,
    saleCents: row.sale_cents,
    reducedFrom: row.sale_from === null ? null : new Date(row.sale_from),
    reducedUntil: row.sale_until === null ? null : new Date(row.sale_until),
    memberCents: row.member_cents,
    finalCents: row.final_cents,
    lowestCents: row.sale_from === null ? null : lowestPrice30Days(history, new Date(row.sale_from)),
    fromCents: row.from_cents,
    toCents: row.to_cents,
  }
}

async function historyOf(db: Tx, productIds: number[]): Promise<Map<number, DatedPrice[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db.execute<HistoryRow>(sql`
    select product_id, kind, cents, valid_from, valid_to from prices
    where product_id = any(${idArray(productIds)}) and kind in ('retail', 'sale')`)
  const dated = rows.map(({ product_id, kind, cents, valid_from, valid_to }) => ({
    productId: product_id,
    price: { kind, cents, validFrom: new Date(valid_from), validTo: valid_to === null ? null : new Date(valid_to) },
  }))
  return new Map([...groupBy(dated, (row) => row.productId)].map(([id, rows]) => [id, rows.map(({ price }) => price)]))
}
