import { sql } from 'drizzle-orm'
import { executePrepared } from '@/server/db/prepared'
import type { Transaction } from '@/server/core/transaction'
import { presentStock } from '@/server/modules/product/stock/present-stock'
import type { StockEffect } from './order-transitions'

/** `pieces`: the quantity, as `order_lines.taken` stores it. */
export type Demand = { productId: number; pieces: number }
/** `isStateChanged`: the displayed stock state (in, low, out) of a product changed. */
export type StockMove = { isStateChanged: boolean }

/** Sums what the lines hold, ascending by product id: the order of locks (docs/rules/orders.md#stock-locks). */
export function totalDemandOf(lines: readonly { taken: readonly Demand[] }[]): Demand[] {
  const total = new Map<number, number>()
  for (const { productId, pieces } of lines.flatMap(({ taken }) => taken)) total.set(productId, (total.get(productId) ?? 0) + pieces)
  return [...total].map(([productId, pieces]) => ({ productId, pieces })).toSorted((a, b) => a.productId - b.productId)
}

/** `reserve` is the only move that no transition causes. */
type Move = Exclude<StockEffect, 'none'> | 'reserve'

/** One prepared statement each. `available`: what the move adds to the available quantity for each unit. */
const moves = {
  commit: { available: 0, set: sql`on_hand = on_hand - w.pieces, reserved = reserved - w.pieces` },
  allocate: { available: -1, set: sql`on_hand = on_hand - w.pieces` },
  reserve: { available: -1, set: sql`reserved = reserved + w.pieces` },
  release: { available: 1, set: sql`reserved = reserved - w.pieces` },
  restock: { available: 1, set: sql`on_hand = on_hand + w.pieces` },
} satisfies Record<Move, unknown>

/**
 * Takes or reserves all of the demand, or nothing.
 * @returns null if a product is short
 */
export function allocateStock(
  tx: Transaction,
  demand: readonly Demand[],
  state: 'taken' | 'reserved' = 'taken',
): Promise<StockMove | null> {
  return moveStock(tx, demand, state === 'taken' ? 'allocate' : 'reserve')
}

/**
 * Moves all of the demand or nothing. Rows are locked in ascending id and checked under the lock (docs/rules/orders.md#stock-locks).
 * @returns null if a product is short
 */
export async function moveStock(tx: Transaction, demand: readonly Demand[], move: Move): Promise<StockMove | null> {
  if (demand.length === 0) return { isStateChanged: false }
  const { available: change, set } = moves[move]
  const wanted = JSON.stringify(demand.map(({ productId, pieces }) => ({ product_id: productId, pieces })))
  const locked = await executePrepared<{ productId: number; available: number }>(
    tx,
    sql`
      select s.product_id as "productId", s.on_hand - s.reserved as available
      from stock_items s join jsonb_to_recordset(${wanted}::jsonb) as w(product_id int, pieces int) on w.product_id = s.product_id
      order by s.id
      for update of s`,
  )
  const available = new Map(locked.map((row) => [row.productId, row.available]))
  if (change < 0 && demand.some(({ productId, pieces }) => (available.get(productId) ?? 0) < pieces)) return null
  await executePrepared(
    tx,
    sql`
      update stock_items s set ${set}
      from jsonb_to_recordset(${wanted}::jsonb) as w(product_id int, pieces int)
      where s.product_id = w.product_id`,
  )
  return {
    isStateChanged: demand.some(({ productId, pieces }) => {
      const before = available.get(productId) ?? 0
      return presentStock(before).state !== presentStock(before + change * pieces).state
    }),
  }
}
