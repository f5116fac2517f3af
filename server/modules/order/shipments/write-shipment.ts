import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderLines } from '@/server/db/schema/order'
import { shipmentLines, shipments } from '@/server/db/schema/shipment'
import { endProposal } from '@/server/modules/order/edits/proposals'
import type { ShippableLine } from './shippable-lines'

type NewShipment = {
  lines: readonly { lineId: number; quantity: number }[]
  carrier?: string
  tracking?: string
  trackingUrl?: string
  dueMail?: 'parcelSent' | 'orderShipped' | null
  idempotencyKey?: string | null
  requestHash?: string | null
}

/**
 * Writes a parcel. The caller has locked the order, so of two employees who send the same piece one gets SHIPPED_MEANWHILE (docs/rules/orders.md#shipped-once).
 * @throws SHIPPED_MEANWHILE with what is left of each line
 */
export async function writeShipment(
  ctx: Ctx,
  tx: Transaction,
  { order, shippable, shipment }: { order: OrderRow; shippable: readonly ShippableLine[]; shipment: NewShipment },
) {
  const { lines, ...details } = shipment
  const leftOf = new Map(shippable.map(({ lineId, left }) => [lineId, left]))
  if (lines.some(({ lineId }) => !leftOf.has(lineId))) throw new AppError('NOT_FOUND')
  if (lines.some(({ lineId, quantity }) => quantity > (leftOf.get(lineId) ?? 0)))
    throw new AppError('SHIPPED_MEANWHILE', { lines: shippable.map(({ lineId, left }) => ({ lineId, left })) })
  const [row] = await tx
    .insert(shipments)
    .values({ orderId: order.id, actor: actorName(ctx), sentAt: ctx.now(), ...details })
    .returning()
  if (!row) throw new Error('No shipment was written.')
  await endProposal(ctx, tx, { order, actor: actorName(ctx) })
  await tx.insert(shipmentLines).values(lines.map(({ lineId, quantity }) => ({ shipmentId: row.id, orderLineId: lineId, quantity })))
  for (const { lineId, quantity } of lines)
    await tx
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} + ${quantity}` })
      .where(eq(orderLines.id, lineId))
  return row
}

/** Takes a parcel's pieces back out of what was sent. */
export async function unshipLines(tx: Transaction, shipmentId: number) {
  const lines = await tx.select().from(shipmentLines).where(eq(shipmentLines.shipmentId, shipmentId))
  for (const { orderLineId, quantity } of lines)
    await tx
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} - ${quantity}` })
      .where(eq(orderLines.id, orderLineId))
}

/** Marks the parcels of a delivered order as delivered. */
export async function deliverShipments({ now }: Pick<Ctx, 'now'>, tx: Transaction, orderId: number) {
  await tx
    .update(shipments)
    .set({ state: 'delivered', deliveredAt: now() })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'sent')))
}
