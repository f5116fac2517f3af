import { eq, sum } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderRefunds } from '@/server/db/schema/refund'

type DeliveryCharges = Pick<OrderRow, 'id' | 'deliveryCents' | 'paymentFeeCents'>

/** Delivery and payment fee that no refund by staff has paid back. */
export async function loadDeliveryLeft(tx: Tx, { id, deliveryCents, paymentFeeCents }: DeliveryCharges) {
  const [refunded] = await tx
    .select({ cents: sum(orderRefunds.deliveryCents).mapWith(Number) })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, id))
  return deliveryCents + paymentFeeCents - (refunded?.cents ?? 0)
}
