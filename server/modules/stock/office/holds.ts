import { sql } from 'drizzle-orm'
import type { OrderStatus, PaymentKind } from '@/lib/api/entities/order.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'

/** `isReserved`: for a running payment; `isUnpaid`: its bank transfer is awaited; otherwise the pieces are sold and not packed yet. */
export type OpenDemand = {
  id: number
  number: string
  status: OrderStatus
  paymentKind: PaymentKind
  isReserved: boolean
  isUnpaid: boolean
  until: Date | string | null
  createdAt: Date | string
  pieces: number
}

/**
 * The orders that hold pieces of a product, oldest first. Packed goods have left the shelf; the rest of an order that was sent in part has not
 * (docs/rules/catalog.md#stock-count).
 */
export function loadHolds({ site }: Pick<Ctx, 'site'>, db: Tx, productId: number): Promise<OpenDemand[]> {
  return db.execute<OpenDemand>(sql`
    select o.id, o.number, o.status, o.payment ->> 'kind' as "paymentKind", o.stock_state = 'reserved' as "isReserved",
      o.stock_state = 'taken' and o.status = 'awaiting_payment' and o.payment ->> 'kind' = 'bankTransfer' as "isUnpaid", o.reserved_until as until, o.created_at as "createdAt",
      sum(held.pieces - round(l.shipped * held.pieces::numeric / l.quantity))::int as pieces
    from orders o
    join order_lines l on l.order_id = o.id
    cross join jsonb_to_recordset(l.taken) as held("productId" int, pieces int)
    where o.site_id = ${site.id} and o.stock_state in ('reserved', 'taken') and held."productId" = ${productId}
      and (o.status in ('awaiting_payment', 'paid')
        or o.status = 'packed' and exists (select from order_lines sent where sent.order_id = o.id and sent.shipped > 0))
    group by o.id
    having sum(held.pieces - round(l.shipped * held.pieces::numeric / l.quantity)) > 0
    order by o.created_at, o.id`)
}
