import { and, asc, eq, ne } from 'drizzle-orm'
import type { OrderShipment } from '@/lib/api/entities/order.schema'
import { groupBy } from '@/server/db/rows'
import type { Tx } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { shipmentLines, shipments } from '@/server/db/schema/shipment'

type ShipmentRow = typeof shipments.$inferSelect

/** An order's parcels that were not cancelled, oldest first, as its buyer and the office see them. */
export async function loadShipments(db: Tx, orderId: number): Promise<OrderShipment[]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), ne(shipments.state, 'cancelled')))
    .orderBy(asc(shipments.id))
  if (rows.length === 0) return []
  const contents = await db
    .select({ shipmentId: shipmentLines.shipmentId, name: orderLines.name, qty: shipmentLines.quantity })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const linesOf = groupBy(contents, ({ shipmentId }) => shipmentId)
  return rows.map(({ id, state, carrier, tracking, trackingUrl, sentAt, deliveredAt }) => ({
    id,
    state: state === 'delivered' ? state : 'sent',
    carrier,
    tracking,
    url: trackingUrl,
    sentAt: sentAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: (linesOf.get(id) ?? []).map(({ name, qty }) => ({ name, qty })),
  }))
}

/** Carrier and number in one text, as the order's tracking note has it. */
export function trackingNote({ carrier, tracking, trackingUrl }: Pick<ShipmentRow, 'carrier' | 'tracking' | 'trackingUrl'>): string {
  return [[carrier, tracking].filter(Boolean).join(' '), trackingUrl].filter(Boolean).join(', ')
}
