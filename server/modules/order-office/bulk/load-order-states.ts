import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { fulfilmentOf, PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { orderLines } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import type { OrderState } from '@/server/modules/order/lifecycle/order-transitions'

/** The states of many orders in two queries; of one order: `loadOrderState`. */
export async function loadOrderStates(db: Tx, orders: readonly OrderRow[]): Promise<Map<number, OrderState>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const { orderId, state, amountCents } = paymentIntents
  const [settled, sent] = await Promise.all([
    db
      .selectDistinct({ orderId })
      .from(paymentIntents)
      .where(and(inArray(orderId, ids), eq(state, 'settled'), gt(amountCents, 0))),
    db
      .selectDistinct({ orderId: orderLines.orderId })
      .from(orderLines)
      .where(and(inArray(orderLines.orderId, ids), gt(orderLines.shipped, 0))),
  ])
  const withMoney = new Set(settled.map((row) => row.orderId))
  const partlySent = new Set(sent.map((row) => row.orderId))
  return new Map(
    orders.map((order) => [
      order.id,
      {
        status: order.status,
        payment: PaymentSnapshot.parse(order.payment).kind,
        fulfilment: fulfilmentOf(order),
        isMoneyIn: withMoney.has(order.id),
        isPartlySent: partlySent.has(order.id),
      },
    ]),
  )
}
