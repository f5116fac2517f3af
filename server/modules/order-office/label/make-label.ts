import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { LabelCarrier } from '@/lib/order/label-carriers'
import { CarrierError, type CarriedParcel, type Carrier, type CarrierLabel } from '@/server/adapters/carrier/port'
import { findCarrier } from '@/server/adapters/carrier/registry/carriers'
import { countPages } from '@/server/adapters/pdf/join-pdfs'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { inTransaction } from '@/server/core/transaction'
import { shipmentLabels } from '@/server/db/schema/label'
import { lockSentShipment } from '@/server/modules/order/lifecycle/lock-shipment'
import { asAppError, failureOf } from './carrier-failure'
import { claimLabel, claimNextRound, type Claim } from './claim-label'
import { recordLabel } from './record-label'
import { storeLabel } from './label-file'
import { labelReference, loadParcel } from './load-parcel'

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

type LabelJob = { claim: Claim; parcel: CarriedParcel }

async function callCarrier(ctx: Ctx, carrier: Carrier, job: LabelJob) {
  let current = job
  try {
    const label = await carrier.createLabel(job.parcel, { isRepeat: job.claim.isRepeat }).catch(async (error: unknown) => {
      if (!(error instanceof CarrierError) || error.reason !== 'lost') throw error
      current = await takeNextRound(ctx, job)
      return carrier.createLabel(current.parcel, { isRepeat: false })
    })
    await storeReadable(current.claim.fileKey, label)
    await recordLabel(ctx, current.claim, label)
  } catch (error) {
    const failure = failureOf(error)
    log('warn', 'a label could not be made', { shipment: job.parcel.shipmentId, carrier: carrier.id, reason: failure.error, error })
    await recordFailure(ctx, current.claim, failure)
    throw asAppError(error)
  }
}

/** The first label is cancelled: its reference is never used again, so the next repeated request looks for the new one. */
async function takeNextRound(ctx: Ctx, { claim, parcel }: LabelJob): Promise<LabelJob> {
  const { shipmentId } = claim.label
  return inTransaction(ctx, async (tx) => {
    const { order } = await lockSentShipment(ctx, tx, shipmentId)
    const next = await claimNextRound(ctx, tx, claim)
    return { claim: next, parcel: { ...parcel, reference: labelReference(order, shipmentId, next.label) } }
  })
}

/** @throws if it is no PDF, so that a print of many labels never meets one that cannot be read */
async function storeReadable(key: string, { pdf }: CarrierLabel) {
  await countPages(pdf)
  await storeLabel(key, pdf)
}

async function recordFailure(ctx: Ctx, { label, until }: Claim, { error, said, isUnsure }: ReturnType<typeof failureOf>) {
  const { shipmentId, carrier } = label
  await inTransaction(ctx, async (tx) => {
    const isOurs = and(eq(shipmentLabels.shipmentId, shipmentId), eq(shipmentLabels.claimedUntil, until))
    await tx.update(shipmentLabels).set({ state: 'failed', error, said, isUnsure, claimedUntil: null }).where(isOurs)
    await audit(ctx, tx, { action: 'shipment.labelFailed', target: `shipment:${shipmentId}`, detail: { carrier, error } })
  })
}
