import { sql } from 'drizzle-orm'
import type { OrderStatus, PaymentCheckedBy, PaymentKind } from '@/lib/api/entities/order.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import type { Fulfilment } from '@/server/db/order-snapshots'

/** `isReserved`: for a running payment; `isUnpaid`: its bank transfer is awaited; otherwise the pieces are sold and not packed yet. */
export type OpenDemand = {
  id: number
  number: string
  status: OrderStatus
  paymentKind: PaymentKind
  paymentCheckedBy: PaymentCheckedBy | null
  way: Fulfilment
  isReserved: boolean
  isUnpaid: boolean
  until: Date | string | null
  createdAt: Date | string
  pieces: number
}

/**
 * Pieces of a line that have not left the shelf. `taken` is for the units that nobody gave back; on the shelf are those of them that were neither sent nor
 * refunded before (`loadWantedPieces` counts the same for one order).
 */
const shelfPieces = sql`
  sum(round(held.pieces * greatest(0, l.quantity - ended.units + returned.refunded - l.shipped)::numeric
    / nullif(l.quantity - ended.units - returned.received, 0)))`
const isPaymentSuspect = sql`exists (select from payment_intents i where i.order_id = o.id and i.edit_id is null and i.state = 'suspect')`
const isUnpaidTransfer = sql`(o.stock_state = 'taken' and o.status = 'awaiting_payment' and o.payment ->> 'kind' = 'bankTransfer')`
const heldLines = sql`
    join order_lines l on l.order_id = o.id
    cross join jsonb_to_recordset(l.taken) as held("productId" int, pieces int)`

/** Units of a line that were refunded or withdrawn from, and those of its returns: refunded, or received and not refunded. */
const returnedUnits = sql`
    cross join lateral (
      select coalesce(sum(part.quantity), 0) as units
      from (
        select w.lines from withdrawals w where w.order_id = o.id and w.state = 'accepted'
        union all select f.lines from order_refunds f where f.order_id = o.id
      ) parts, jsonb_to_recordset(parts.lines) as part("lineId" int, quantity int)
      where part."lineId" = l.id
    ) ended
    cross join lateral (
      select coalesce(sum(b.refunded), 0) as refunded, coalesce(sum(b.received - b.refunded), 0) as received
      from order_return_lines b where b.order_line_id = l.id
    ) returned`

/**
 * The orders that hold pieces of a product, oldest first. Packed goods have left the shelf; the rest of an order that was sent in part has not
 * (docs/rules/catalog.md#stock-count).
 */
export function loadHolds({ site }: Pick<Ctx, 'site'>, db: Tx, productId: number): Promise<OpenDemand[]> {
  return db.execute<OpenDemand>(sql`
    select o.id, o.number, o.status, o.payment ->> 'kind' as "paymentKind", o.delivery_kind as way, o.stock_state = 'reserved' as "isReserved",
      case when ${isPaymentSuspect} then 'shop' end as "paymentCheckedBy",
      ${isUnpaidTransfer} as "isUnpaid", o.reserved_until as until, o.created_at as "createdAt",
      ${shelfPieces}::int as pieces
    from orders o ${heldLines} ${returnedUnits}
    where o.site_id = ${site.id} and o.stock_state in ('reserved', 'taken') and held."productId" = ${productId}
      and (o.status in ('awaiting_payment', 'paid')
        or o.status = 'packed' and exists (select from order_lines sent where sent.order_id = o.id and sent.shipped > 0))
    group by o.id
    having ${shelfPieces} > 0
    order by o.created_at, o.id`)
}

/** Pieces of each product in orders that await their bank transfer, of which nothing is sent; a product without any is missing. */
export async function loadUnpaidPieces({ site }: Pick<Ctx, 'site'>, db: Tx, productIds: number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.execute<{ productId: number; pieces: number }>(sql`
    select held."productId", sum(held.pieces)::int as pieces
    from orders o ${heldLines}
    where o.site_id = ${site.id} and ${isUnpaidTransfer} and held."productId" = any(${sql.param(productIds)}::int[])
    group by held."productId"`)
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]))
}
