import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { LabelCarrier } from '@/lib/order/label-carriers'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { shipmentLabels } from '@/server/db/schema/label'
import { decideClaim } from './decide-claim'
import { labelFileDays, newLabelKey } from './label-file'
import { loadCollectCents } from './load-parcel'

/** Longer than the calls of a carrier take together (server/adapters/carrier/gls/gls-carrier.ts). */
export const claimMs = 60_000

export type LabelRow = typeof shipmentLabels.$inferSelect
/** The right to call the carrier until then. `isRepeat`: an earlier call may have succeeded. */
export type Claim = { label: LabelRow; fileKey: string; until: Date; isRepeat: boolean }

type ClaimInput = { order: OrderRow; shipmentId: number; wanted: { carrier: LabelCarrier; packages: number } }

/**
 * Takes the label of a parcel for a minute. The caller has locked the order. Null: it is made, or being made by somebody else.
 * @throws LABEL_UNSURE if another carrier may have made one
 */
export async function claimLabel(ctx: Ctx, tx: Transaction, { order, shipmentId, wanted }: ClaimInput): Promise<Claim | null> {
  const now = ctx.now()
  const [known] = await tx.select().from(shipmentLabels).where(eq(shipmentLabels.shipmentId, shipmentId)).for('update')
  const decision = decideClaim(known, { carrier: wanted.carrier, now })
  if (decision === 'done' || decision === 'busy') return null
  if (decision === 'unsure') throw new AppError('LABEL_UNSURE')
  const until = new Date(now.getTime() + claimMs)
  const fileKey = known?.fileKey ?? newLabelKey(ctx.newId())
  const claimed = {
    state: 'waiting' as const,
    error: null,
    said: '',
    claimedUntil: until,
    fileKey,
    fileUntil: new Date(now.getTime() + labelFileDays * 86_400_000),
  }
  // A repeated request is about the parcel of the first one.
  const asked = decision === 'repeat' ? {} : { ...wanted, collectCents: await loadCollectCents(tx, order.id, shipmentId), requestedAt: now }
  const round = decision === 'next' ? { round: (known?.round ?? 0) + 1, carrierIds: [], isUnsure: false } : {}
  const [label] = await tx
    .insert(shipmentLabels)
    .values({ shipmentId, ...wanted, ...asked, ...claimed })
    .onConflictDoUpdate({ target: shipmentLabels.shipmentId, set: { ...asked, ...round, ...claimed } })
    .returning()
  if (!label) throw new Error('The label was not claimed.')
  return { label, fileKey, until, isRepeat: decision === 'repeat' }
}

/**
 * Keeps a taken label for another minute under the next reference. The caller has locked the order.
 * @throws LABEL_BUSY if somebody else has taken it meanwhile
 */
export async function claimNextRound(ctx: Ctx, tx: Transaction, { label, fileKey, until }: Claim): Promise<Claim> {
  const isOurs = and(eq(shipmentLabels.shipmentId, label.shipmentId), eq(shipmentLabels.claimedUntil, until))
  const next = { round: label.round + 1, carrierIds: [], isUnsure: false, claimedUntil: new Date(ctx.now().getTime() + claimMs) }
  const [taken] = await tx.update(shipmentLabels).set(next).where(isOurs).returning()
  if (!taken) throw new AppError('LABEL_BUSY')
  return { label: taken, fileKey, until: next.claimedUntil, isRepeat: false }
}
