import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Tx } from '@/server/db/client'
import { shipmentLabels } from '@/server/db/schema/label'
import { orders } from '@/server/db/schema/order'
import { shipments } from '@/server/db/schema/shipment'
import { hasLabelFile } from './present-label'

/** Where a label's file is, and the number of its order. @throws NOT_FOUND without one */
export async function findLabelFile(db: Tx, { siteId, shipmentId, now }: { siteId: number; shipmentId: number; now: Date }) {
  const [found] = await db
    .select({ label: shipmentLabels, number: orders.number })
    .from(shipmentLabels)
    .innerJoin(shipments, eq(shipments.id, shipmentLabels.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(eq(shipmentLabels.shipmentId, shipmentId), eq(orders.siteId, siteId)))
  if (!found?.label.fileKey || !hasLabelFile(found.label, now)) throw new AppError('NOT_FOUND')
  return { fileKey: found.label.fileKey, number: found.number }
}
