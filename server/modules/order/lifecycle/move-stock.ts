import { sql } from 'drizzle-orm'
import { prepared } from '@/server/db/prepared'
import type { Transaction } from '@/server/core/transaction'
import { presentStock } from '@/server/modules/product/stock/stock-state'
import type { StockEffect } from './order-transitions'

export type Demand = { productId: number; pieces: number }
export type StockMove = {
  /** Whether what shoppers are told of the stock (in, low, out) has changed for some product. */ isStateChanged: boolean
}

/** What these lines took together, ascending: the order in which everybody locks (faults 9). */
export function totalDemandOf(lines: readonly { taken: readonly Demand[] }[]): Demand[] {
  const total = new Map<number, number>()
  for (const { productId, pieces } of lines.flatMap(({ taken }) => taken)) total.set(productId, (total.get(productId) ?? 0) + pieces)
  return [...total].map(([productId, pieces]) => ({ productId, pieces })).toSorted((a, b) => a.productId - b.productId)
}

/** What moves: pieces out of the shop, pieces kept for somebody, or both. */
type Move = Exclude<StockEffect, 'none'> | 'reserve'

/** One statement each, so that each text is prepared once. All change what a shopper may buy by `free` for each piece. */
const moves = {
  take: { free: 0, set: sql`on_hand = on_hand - w.pieces, reserved = reserved - w.pieces` },
  takeAgain: { free: -1, set: sql`on_hand = on_hand - w.pieces` },
  reserve: { free: -1, set: sql`reserved = reserved + w.pieces` },
  unreserve: { free: 1, set: sql`reserved = reserved - w.pieces` },
  giveBack: { free: 1, set: sql`on_hand = on_hand + w.pieces` },
} satisfies Record<Move, unknown>

/**
 * Takes these pieces or keeps them for an order that is being paid; or nothing.
 * @returns null when something is short
 */
export function allocateStock(
  tx: Transaction,
  demand: readonly Demand[],
  state: 'taken' | 'reserved' = 'taken',
): Promise<StockMove | null> {
  return moveStock(tx, demand, state === 'taken' ? 'takeAgain' : 'reserve')
}

/**
 * Moves pieces, all or none. The rows are locked in ascending order, so that orders with the same products in another order wait for each
 * other instead of blocking each other (faults 9), and what is there is looked at under the lock.
 * @returns null when something that has to be free is short
 */
export async function moveStock(tx: Transaction, demand: readonly Demand[], move: Move): Promise<StockMove | null> {
  if (demand.length === 0) return { isStateChanged: false }
  const { free, set } = moves[move]
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
  if (free < 0 && demand.some(({ productId, pieces }) => (available.get(productId) ?? 0) < pieces)) return null
  await prepared(
    tx,
    sql`
      update stock_items s set ${set}
      from jsonb_to_recordset(${wanted}::jsonb) as w(product_id int, pieces int)
      where s.product_id = w.product_id`,
  )
  return {
    isStateChanged: demand.some(({ productId, pieces }) => {
      const before = available.get(productId) ?? 0
      return presentStock(before).state !== presentStock(before + free * pieces).state
    }),
  }
}
