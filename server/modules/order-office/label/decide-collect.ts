/** Another parcel of the order that was not cancelled. `collects`: whether its label has a sum; null without a label. */
type OtherParcel = { id: number; collects: boolean | null }

type Due = { shipmentId: number; dueCents: number | null; others: readonly OtherParcel[] }

/**
 * What the carrier collects with a parcel, in cents: all that is due with the first one, unless another label collects it already
 * (docs/rules/orders.md#label-collects). An earlier parcel without a label is taken to collect by other means.
 */
export function decideCollect({ shipmentId, dueCents, others }: Due): number | null {
  if (dueCents === null || dueCents === 0) return null
  const isCollected = others.some(({ id, collects }) => collects ?? id < shipmentId)
  return isCollected ? null : dueCents
}
