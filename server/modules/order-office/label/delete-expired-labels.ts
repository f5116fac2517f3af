import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { storage } from '@/server/adapters/storage/storage'
import { database } from '@/server/db/client'
import { shipmentLabels } from '@/server/db/schema/label'

/**
 * Deletes the files of labels that are over, cancelled or of an erased person: they hold addresses (docs/rules/orders.md#label-files). The row is locked, so
 * that a new label of the same parcel waits.
 */
export async function deleteExpiredLabels(now: () => Date = () => new Date()) {
  const { db } = database()
  const isOver = and(isNotNull(shipmentLabels.fileKey), lte(shipmentLabels.fileUntil, now()))
  const over = await db.select({ id: shipmentLabels.shipmentId }).from(shipmentLabels).where(isOver).limit(1000)
  for (const { id } of over) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ fileKey: shipmentLabels.fileKey })
        .from(shipmentLabels)
        .where(and(eq(shipmentLabels.shipmentId, id), isOver))
        .for('update')
      if (!row?.fileKey) return
      await storage().delete(row.fileKey)
      await tx.update(shipmentLabels).set({ fileKey: null, fileUntil: null }).where(eq(shipmentLabels.shipmentId, id))
    })
  }
}
