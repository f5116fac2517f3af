import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { orderEvents } from '@/server/db/schema/order'
import type { OrderRow } from '@/server/modules/order-placement/build-order-rows'
import { fulfilmentOf } from '@/server/modules/order/lifecycle/way-of'
import { withdrawalPeriod } from './withdrawal-rules'

/** The time in which an order may be withdrawn from. */
export async function loadWithdrawalPeriod({ now }: Pick<Ctx, 'now'>, db: Tx, order: OrderRow) {
  const [delivered] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.to, 'delivered')))
    .orderBy(asc(orderEvents.id))
    .limit(1)
  return withdrawalPeriod({ ...order, isDigital: fulfilmentOf(order) === 'digital', deliveredAt: delivered?.at ?? null }, now())
}
