import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { CarrierError } from '@/server/adapters/carrier/port'
import { findCarrier } from '@/server/adapters/carrier/registry/carriers'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { shipmentLabels } from '@/server/db/schema/label'
import { asAppError } from './carrier-failure'
import { claimMs, type LabelRow } from './claim-label'
import { isClaimed, isUncertain } from './decide-claim'
import { labelReference } from './load-parcel'

/** A label that its carrier must cancel before the parcel is cancelled. `isRepeat`: an earlier cancellation may have succeeded. */
export type LiveLabel = { label: LabelRow; reference: string; until: Date; isRepeat: boolean }

/**
 * Takes the label that the carrier has made, or may have made, for a minute. The caller has locked the order. Null: there is none.
 * @throws LABEL_BUSY while it is being made or cancelled
 */
export async function claimLiveLabel(ctx: Ctx, tx: Transaction, { order, shipmentId }: { order: OrderRow; shipmentId: number }) {
  const [label] = await tx.select().from(shipmentLabels).where(eq(shipmentLabels.shipmentId, shipmentId)).for('update')
  if (!label) return null
  if (isClaimed(label, ctx.now())) throw new AppError('LABEL_BUSY')
  const isLive = label.state === 'done' || (label.state !== 'cancelled' && isUncertain(label))
  if (!isLive) return null
  const until = new Date(ctx.now().getTime() + claimMs)
  await tx.update(shipmentLabels).set({ claimedUntil: until }).where(eq(shipmentLabels.shipmentId, shipmentId))
  return { label, reference: labelReference(order, shipmentId, label), until, isRepeat: isCancelUncertain(label) }
}

/** A made label is certain, until the answer to its cancellation was lost, or the process that waited for it has died. */
function isCancelUncertain({ state, isUnsure, claimedUntil }: LabelRow): boolean {
  return state === 'done' && (isUnsure || claimedUntil !== null)
}

/**
 * Cancels a label at its carrier; the parcel stays as it is. On a failure the label stays, and may be cancelled again.
 * @throws LABEL_TAKEN, CARRIER_MISSING, CARRIER_REFUSED, CARRIER_UNAVAILABLE
 */
export async function cancelAtCarrier(ctx: Ctx, { label, reference, until, isRepeat }: LiveLabel) {
  const { shipmentId, carrierIds, requestedAt } = label
  const isOurs = and(eq(shipmentLabels.shipmentId, shipmentId), eq(shipmentLabels.claimedUntil, until))
  try {
    const carrier = findCarrier(label.carrier)
    if (!carrier) throw new AppError('CARRIER_MISSING')
    await carrier.cancelLabel({ reference, carrierIds, requestedAt, isRepeat })
  } catch (error) {
    log('warn', 'a label could not be cancelled', { shipment: shipmentId, carrier: label.carrier, error })
    const isUnsure = label.isUnsure || (error instanceof CarrierError && error.isUnsure)
    await inTransaction(ctx, (tx) => tx.update(shipmentLabels).set({ claimedUntil: null, isUnsure }).where(isOurs))
    throw asAppError(error)
  }
  await inTransaction(ctx, (tx) => closeLabel(ctx, tx, shipmentId))
}

/** The label is over, and so is its file. */
export async function closeLabel(ctx: Ctx, tx: Transaction, shipmentId: number) {
  const over = { state: 'cancelled' as const, error: null, said: '', isUnsure: false, claimedUntil: null }
  await tx.update(shipmentLabels).set(over).where(eq(shipmentLabels.shipmentId, shipmentId))
  const hasFile = and(eq(shipmentLabels.shipmentId, shipmentId), isNotNull(shipmentLabels.fileKey))
  await tx.update(shipmentLabels).set({ fileUntil: ctx.now() }).where(hasFile)
}
