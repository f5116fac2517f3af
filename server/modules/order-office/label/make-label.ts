import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { LabelCarrier } from '@/lib/office/label-carriers'
import type { CarriedParcel, Carrier, CarrierLabel } from '@/server/adapters/carrier/port'
import { findCarrier } from '@/server/adapters/carrier/registry/carriers'
import { countPages } from '@/server/adapters/pdf/join-pdfs'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { inTransaction } from '@/server/core/transaction'
import { shipmentLabels } from '@/server/db/schema/label'
import { lockSentShipment } from '@/server/modules/order/lifecycle/lock-shipment'
import { asAppError, failureOf } from './carrier-failure'
import { claimLabel, type Claim } from './claim-label'
import { keepLabel } from './keep-label'
import { storeLabel } from './label-file'
import { loadParcel } from './load-parcel'

export type WantedLabel = { carrier: LabelCarrier; packages: number }

/**
 * Makes the label of a parcel on its way, unless there is one or somebody else is making it (docs/rules/orders.md#label-once). The carrier is called outside
 * of a transaction; what fails is written to the label and may be tried again.
 * @throws NOT_FOUND, ORDER_STATE, CARRIER_MISSING, SENDER_MISSING, LABEL_UNSURE, CARRIER_REFUSED, CARRIER_UNAVAILABLE
 */
export async function makeLabel(ctx: Ctx, shipmentId: number, wanted: WantedLabel): Promise<void> {
  const carrier = findCarrier(wanted.carrier)
  if (!carrier) throw new AppError('CARRIER_MISSING')
  const job = await inTransaction(ctx, async (tx) => {
    const { order } = await lockSentShipment(ctx, tx, shipmentId)
    const claim = await claimLabel(ctx, tx, { order, shipmentId, wanted })
    return claim && { claim, parcel: await loadParcel(ctx, tx, { order, shipmentId, label: claim.label }) }
  })
  if (job) await callCarrier(ctx, carrier, job)
}

async function callCarrier(ctx: Ctx, carrier: Carrier, { claim, parcel }: { claim: Claim; parcel: CarriedParcel }) {
  try {
    const label = await carrier.createLabel(parcel, { isRepeat: claim.isRepeat })
    await storeWhole(claim.fileKey, label)
    await keepLabel(ctx, claim, label)
  } catch (error) {
    const failure = failureOf(error)
    const message = error instanceof Error ? error.message : String(error)
    log('warn', 'a label could not be made', { shipment: parcel.shipmentId, carrier: carrier.id, reason: failure.error, error: message })
    await keepFailure(ctx, claim, failure)
    throw asAppError(error)
  }
}

/** @throws if it is no PDF, so that a print of many labels never meets one that cannot be read */
async function storeWhole(key: string, { pdf }: CarrierLabel) {
  await countPages(pdf)
  await storeLabel(key, pdf)
}

async function keepFailure(ctx: Ctx, { label, until }: Claim, { error, said, isUnsure }: ReturnType<typeof failureOf>) {
  const { shipmentId, carrier } = label
  await inTransaction(ctx, async (tx) => {
    const isOurs = and(eq(shipmentLabels.shipmentId, shipmentId), eq(shipmentLabels.claimedUntil, until))
    await tx.update(shipmentLabels).set({ state: 'failed', error, said, isUnsure, claimedUntil: null }).where(isOurs)
    await audit(ctx, tx, { action: 'shipment.labelFailed', target: `shipment:${shipmentId}`, detail: { carrier, error } })
  })
}
