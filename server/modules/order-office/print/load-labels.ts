import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { shipmentLabels } from '@/server/db/schema/label'
import { shipments } from '@/server/db/schema/shipment'
import { readLabel } from '@/server/modules/order-office/label/label-file'
import { hasLabelFile } from '@/server/modules/order-office/label/present-label'

/** `isComplete`: the order has parcels on their way, and each has its label. */
export type OrderLabels = { files: Buffer[]; isComplete: boolean }

/** The labels of an order's parcels on their way (docs/rules/printing.md#printed-labels). A print asks no carrier. */
export async function loadOrderLabels({ db, now }: Pick<Ctx, 'db' | 'now'>, orderId: number): Promise<OrderLabels> {
  const parcels = await db
    .select({ label: shipmentLabels })
    .from(shipments)
    .leftJoin(shipmentLabels, eq(shipmentLabels.shipmentId, shipments.id))
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'sent')))
    .orderBy(asc(shipments.id))
  const files: Buffer[] = []
  for (const { label } of parcels) {
    const file = label?.fileKey && hasLabelFile(label, now()) ? await readLabel(label.fileKey) : null
    if (file) files.push(file)
  }
  return { files, isComplete: parcels.length > 0 && files.length === parcels.length }
}
