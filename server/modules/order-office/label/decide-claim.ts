import type { LabelCarrier } from '@/lib/order/label-carriers'
import type { shipmentLabels } from '@/server/db/schema/label'

type Label = Pick<typeof shipmentLabels.$inferSelect, 'state' | 'carrier' | 'isUnsure' | 'claimedUntil'>

/** A call of the carrier is running. */
export function isClaimed({ claimedUntil }: Pick<Label, 'claimedUntil'>, now: Date): boolean {
  return claimedUntil !== null && claimedUntil > now
}

/** Whether it is unknown if the carrier made the label: its answer was lost, or the process that waited for it has died. */
export function isUncertain({ state, isUnsure }: Pick<Label, 'state' | 'isUnsure'>): boolean {
  return isUnsure || state === 'waiting'
}

/**
 * What a request for a label leads to (docs/rules/orders.md#label-once). `first`, `again` after a refusal, `next` after a cancelled label: ask the carrier;
 * `repeat`: ask it first whether there is one; `unsure`: another carrier may have made one.
 */
export function decideClaim(
  label: Label | undefined,
  { carrier, now }: { carrier: LabelCarrier; now: Date },
): 'first' | 'again' | 'next' | 'repeat' | 'unsure' | 'busy' | 'done' {
  if (!label) return 'first'
  if (isClaimed(label, now)) return 'busy'
  if (label.state === 'done') return 'done'
  if (label.state === 'cancelled') return 'next'
  if (!isUncertain(label)) return 'again'
  return label.carrier === carrier ? 'repeat' : 'unsure'
}
