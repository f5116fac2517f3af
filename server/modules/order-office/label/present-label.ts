import { eq } from 'drizzle-orm'
import type { OfficeShipment } from '@/lib/api/v2/ecommerce/order/office.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { shipmentLabels } from '@/server/db/schema/label'
import { shipments } from '@/server/db/schema/shipment'
import { isClaimed } from './decide-claim'

type Row = typeof shipmentLabels.$inferSelect
type Label = OfficeShipment['label']

/** The labels of an order's parcels by parcel; cancelled ones are left out. */
export async function loadLabels({ now }: Pick<Ctx, 'now'>, db: Tx, orderId: number): Promise<ReadonlyMap<number, Label>> {
  const rows = await db
    .select({ label: shipmentLabels, dueMail: shipments.dueMail })
    .from(shipmentLabels)
    .innerJoin(shipments, eq(shipments.id, shipmentLabels.shipmentId))
    .where(eq(shipments.orderId, orderId))
  return new Map(rows.map(({ label, dueMail }) => [label.shipmentId, presentLabel(label, { isMailDue: dueMail !== null, now: now() })]))
}

/** A call that has died counts as one without an answer. */
function presentLabel(row: Row, { isMailDue, now }: { isMailDue: boolean; now: Date }): Label {
  const { carrier, state, error, said, packages } = row
  if (state === 'cancelled') return null
  const hasFile = hasLabelFile(row, now)
  const known = { carrier, packages, hasFile, isMailDue }
  if (state === 'waiting' && !isClaimed(row, now)) return { ...known, state: 'failed', error: 'unavailable', said: '' }
  return { ...known, state, error, said }
}

export function hasLabelFile({ state, fileKey, fileUntil }: Pick<Row, 'state' | 'fileKey' | 'fileUntil'>, now: Date): boolean {
  return state === 'done' && fileKey !== null && fileUntil !== null && fileUntil > now
}
