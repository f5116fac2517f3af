import { and, eq, gt, inArray } from 'drizzle-orm'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { Tx } from '@/server/db/client'
import { fulfilmentOf, PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderLines } from '@/server/db/schema/order'
import { orderRefunds } from '@/server/db/schema/refund'
import { paymentIntents } from '@/server/db/schema/payment'
import { hasOnlyFilesLeft } from '@/server/modules/order/shipments/shippable-lines'
import type { OrderState } from '@/server/modules/order/lifecycle/order-transitions'

/** Statuses of which it matters whether only files are left. */
const unsentStatuses: ReadonlySet<OrderStatus> = new Set(['awaiting_payment', 'paid', 'packed', 'cancelled'])

/** The states of many orders at once, and one by one only of those with refunds or withdrawals; of one order: `loadOrderState`. */
export async function loadOrderStates(db: Tx, orders: readonly OrderRow[]): Promise<Map<number, OrderState>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const { orderId, state, amountCents } = paymentIntents
  const [settled, sent, withReturns] = await Promise.all([
    db
      .selectDistinct({ orderId })
      .from(paymentIntents)
      .where(and(inArray(orderId, ids), eq(state, 'settled'), gt(amountCents, 0))),
    db
      .selectDistinct({ orderId: orderLines.orderId })
      .from(orderLines)
      .where(and(inArray(orderLines.orderId, ids), gt(orderLines.shipped, 0))),
    loadOrdersWithReturns(db, ids),
  ])
  const withMoney = new Set(settled.map((row) => row.orderId))
  const partlySent = new Set(sent.map((row) => row.orderId))
  const onlyFiles = new Set<number>()
  const unsent = orders.filter(({ id, status }) => unsentStatuses.has(status) && withReturns.has(id) && !partlySent.has(id))
  for (const order of unsent) if (await hasOnlyFilesLeft(db, order)) onlyFiles.add(order.id)
  return new Map(
    orders.map((order) => [
      order.id,
      {
        status: order.status,
        payment: PaymentSnapshot.parse(order.payment).kind,
        fulfilment: fulfilmentOf(order),
        isMoneyIn: withMoney.has(order.id),
        isFree: order.totalCents === 0,
        isPartlySent: partlySent.has(order.id),
        hasOnlyFilesLeft: onlyFiles.has(order.id),
      },
    ]),
  )
}

async function loadOrdersWithReturns(db: Tx, ids: number[]): Promise<ReadonlySet<number>> {
  const withdrawn = db
    .select({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(and(inArray(withdrawals.orderId, ids), eq(withdrawals.state, 'accepted')))
  const refunded = db.select({ orderId: orderRefunds.orderId }).from(orderRefunds).where(inArray(orderRefunds.orderId, ids))
  return new Set((await withdrawn.union(refunded)).map((row) => row.orderId))
}
