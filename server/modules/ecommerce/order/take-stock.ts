import { sql } from 'drizzle-orm'
import { prepared } from '@/server/db/prepared'
import type { Transaction } from '@/server/db/transaction'
import { stockState } from '@/server/modules/product/stock-state'

type Demand = { productId: number; pieces: number }

/**
 * Takes these pieces, or nothing. The rows are locked in ascending order, so that orders with the same products in another order wait for each
 * other instead of blocking each other (faults 9), and what is there is looked at under the lock.
 * @returns null when something is short; otherwise whether what shoppers are told of the stock (in, low, out) has changed for some product
 */
export async function takeStock(tx: Transaction, demand: readonly Demand[]): Promise<{ isStateChanged: boolean } | null> {
  if (demand.length === 0) return { isStateChanged: false }
  const wanted = JSON.stringify(demand.map(({ productId, pieces }) => ({ product_id: productId, pieces })))
  const locked = await prepared<{ productId: number; available: number }>(
    tx,
    sql`
      select s.product_id as "productId", s.on_hand - s.reserved as available
      from stock_items s join jsonb_to_recordset(${wanted}::jsonb) as w(product_id int, pieces int) on w.product_id = s.product_id
      order by s.id
      for update of s`,
  )
  const available = new Map(locked.map((row) => [row.productId, row.available]))
  if (demand.some(({ productId, pieces }) => (available.get(productId) ?? 0) < pieces)) return null
  await prepared(
    tx,
    sql`
      update stock_items s set on_hand = on_hand - w.pieces
      from jsonb_to_recordset(${wanted}::jsonb) as w(product_id int, pieces int)
      where s.product_id = w.product_id`,
  )
  return {
    isStateChanged: demand.some(({ productId, pieces }) => {
      const before = available.get(productId) ?? 0
      return stockState(before).state !== stockState(before - pieces).state
    }),
  }
}
