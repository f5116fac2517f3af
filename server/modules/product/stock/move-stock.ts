import { sql } from 'drizzle-orm'
import type { StockReason } from '@/server/db/schema/stock'
import { executePrepared } from '@/server/db/prepared'
import type { Transaction } from '@/server/core/transaction'

/** `pieces`: the quantity, as `order_lines.taken` stores it. */
export type StockDemand = { productId: number; pieces: number }
/** A product whose available quantity changed, and the smaller of its quantities before and after. */
export type AvailabilityChange = { productId: number; least: number }
/** Pieces added to what is on hand and to what is reserved. */
export type StockChange = { productId: number; onHand: number; reserved: number }
export type StockRow = { productId: number; onHand: number; reserved: number }

/**
 * What a ledger row says of a movement. `actor` as in audit entries; `cartId` of the order that caused it; `key` and `hash` of a request that may be repeated
 * (docs/rules/catalog.md#stock-replay).
 */
export type StockCause = {
  reason: StockReason
  actor: string
  at: Date
  requestId?: string
  cartId?: string
  note?: string
  request?: { key: string; hash: string } | null
}

/** Sums what an order's lines take, ascending by product id. `lockStock` decides the order of locks. */
export function sumOrderDemand(lines: readonly { taken: readonly StockDemand[] }[]): StockDemand[] {
  const total = new Map<number, number>()
  for (const { productId, pieces } of lines.flatMap(({ taken }) => taken)) total.set(productId, (total.get(productId) ?? 0) + pieces)
  return [...total].map(([productId, pieces]) => ({ productId, pieces })).toSorted((a, b) => a.productId - b.productId)
}

/**
 * What an effect adds for each piece. `reserve` holds available pieces, `release` gives them back, `commit` takes reserved pieces, `allocate` takes available
 * ones, `restock` returns taken ones.
 */
const effects = {
  reserve: { onHand: 0, reserved: 1 },
  release: { onHand: 0, reserved: -1 },
  commit: { onHand: -1, reserved: -1 },
  allocate: { onHand: -1, reserved: 0 },
  restock: { onHand: 1, reserved: 0 },
} as const

/**
 * Moves all of the demand of tracked products or nothing, checked under their locks (docs/rules/orders.md#stock-locks). An import may have stopped tracking one
 * since: it has no limit, but cannot be reserved, because stock that is counted later would not hold the reservation.
 * @returns the changes of available quantities, for invalidateStock; null if a product is short
 */
export async function moveStock(
  tx: Transaction,
  { demand, effect, cause }: { demand: readonly StockDemand[]; effect: keyof typeof effects; cause: StockCause },
): Promise<AvailabilityChange[] | null> {
  if (demand.length === 0) return []
  const { onHand, reserved } = effects[effect]
  const locked = await lockStock(
    tx,
    demand.map(({ productId }) => productId),
  )
  const available = new Map(locked.map((row) => [row.productId, row.onHand - row.reserved]))
  const tracked = demand.flatMap(({ productId, pieces }) => {
    const before = available.get(productId)
    return before === undefined ? [] : { productId, pieces, before }
  })
  if (effect === 'reserve' && tracked.length < demand.length) return null
  if (onHand < reserved && tracked.some(({ pieces, before }) => before < pieces)) return null
  if (tracked.length === 0) return []
  await changeStock(tx, {
    changes: tracked.map(({ productId, pieces }) => ({ productId, onHand: onHand * pieces, reserved: reserved * pieces })),
    cause,
  })
  const change = onHand - reserved
  if (change === 0) return []
  return tracked.map(({ productId, pieces, before }) => ({ productId, least: Math.min(before, before + change * pieces) }))
}

/** The tracked ones among the products, locked in ascending `stock_items.id` (docs/rules/orders.md#stock-locks). */
export function lockStock(tx: Transaction, productIds: readonly number[]): Promise<StockRow[]> {
  return executePrepared<StockRow>(
    tx,
    sql`
      select s.product_id as "productId", s.on_hand as "onHand", s.reserved
      from stock_items s join jsonb_to_recordset(${recordset(productIds.map((productId) => ({ productId })))}::jsonb) as w("productId" int)
        on w."productId" = s.product_id
      order by s.id
      for update of s`,
  )
}

/** Writes changes of locked rows, and a ledger row for each that changes what is on hand (docs/rules/data.md#stock-ledger). A count is always recorded. */
export async function changeStock(tx: Transaction, { changes, cause }: { changes: readonly StockChange[]; cause: StockCause }) {
  const isRecorded = cause.reason === 'count' || changes.some(({ onHand }) => onHand !== 0)
  const update = sql`
    update stock_items s set on_hand = s.on_hand + w."onHand", reserved = s.reserved + w.reserved
    from jsonb_to_recordset(${recordset(changes)}::jsonb) as w("productId" int, "onHand" int, reserved int)
    where s.product_id = w."productId"`
  if (!isRecorded) return executePrepared(tx, update)
  return executePrepared(
    tx,
    sql`
      with moved as (${update} returning s.product_id, w."onHand" as delta)
      ${ledgerRows(cause)} from moved where delta <> 0 or ${cause.reason} = 'count'`,
  )
}

/** Starts tracking products; one that is tracked already stays as it is. @returns the ids of the new rows */
export async function trackStock(
  tx: Transaction,
  { rows, cause }: { rows: readonly { productId: number; onHand: number }[]; cause: StockCause },
): Promise<number[]> {
  if (rows.length === 0) return []
  const opened = await executePrepared<{ productId: number }>(
    tx,
    sql`
      with moved as (
        insert into stock_items (product_id, on_hand)
        select w."productId", w."onHand" from jsonb_to_recordset(${recordset(rows)}::jsonb) as w("productId" int, "onHand" int)
        order by 1
        on conflict (product_id) do nothing
        returning product_id, on_hand as delta
      ), recorded as (${ledgerRows(cause)} from moved where delta <> 0 or ${cause.reason} = 'count')
      select product_id as "productId" from moved`,
  )
  return opened.map(({ productId }) => productId)
}

/** Stops tracking products, except those with reserved pieces. */
export async function untrackStock(tx: Transaction, { productIds, cause }: { productIds: readonly number[]; cause: StockCause }) {
  if (productIds.length === 0) return
  await executePrepared(
    tx,
    sql`
      with moved as (
        delete from stock_items s using jsonb_to_recordset(${recordset(productIds.map((productId) => ({ productId })))}::jsonb) as w("productId" int)
        where s.product_id = w."productId" and s.reserved = 0
        returning s.product_id, -s.on_hand as delta
      )
      ${ledgerRows(cause)} from moved where delta <> 0`,
  )
}

/** The insert into the ledger up to `from moved`, which has `product_id` and `delta`. */
function ledgerRows({ reason, actor, at, requestId, cartId, note = '', request }: StockCause) {
  return sql`
    insert into stock_movements (product_id, delta, reason, note, actor, cart_id, request_id, idempotency_key, request_hash, at)
    select product_id, delta, ${reason}, ${note}, ${actor}, ${cartId ?? null}, ${requestId ?? null}, ${request?.key ?? null},
      ${request?.hash ?? null}, ${at.toISOString()}::timestamptz`
}

function recordset(rows: readonly object[]) {
  return JSON.stringify(rows)
}
