import { and, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { shipments } from '@/server/db/schema/shipment'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { refundWithdrawnParts } from '@/server/modules/payment/refund/refund-withdrawn-parts'

type Arrival = { order: OrderRow; actor: string; detail?: Record<string, unknown> }

/** Makes a `shipped` order `delivered` once none of its parcels is on its way (docs/rules/orders.md#shipments). */
export async function completeDelivery(ctx: Ctx, tx: Transaction, { order, actor, detail }: Arrival) {
  const underway = await tx.$count(shipments, and(eq(shipments.orderId, order.id), eq(shipments.state, 'sent')))
  if (underway > 0) return
  await transitionOrder(ctx, tx, { orderId: order.id, to: 'delivered', actor, detail })
  await refundWithdrawnParts(ctx, tx, order)
}
