import type { Ctx } from '@/server/core/context'

/** So long the pieces of an order wait for a payment provider, as the merchant decided (DESIGN 7). */
type ReservationSettings = { reservationMinutes: number }

type PlacedPayment = ReservationSettings & {
  payment: { kind: 'bankTransfer' | 'cashOnDelivery' | 'provider' } | null
  state: { priced: { summary: { orderTotal: number } } }
}

/** Where the pieces of a new order are: kept while the shopper pays at a provider; taken when there is nothing to wait for, or days to wait. */
export function initialReservation(
  { now }: Pick<Ctx, 'now'>,
  { payment, state, reservationMinutes }: PlacedPayment,
): { stockState: 'taken' | 'reserved'; reservedUntil: Date | null } {
  const isProviderPayment = payment?.kind === 'provider' && state.priced.summary.orderTotal > 0
  if (!isProviderPayment) return { stockState: 'taken', reservedUntil: null }
  return { stockState: 'reserved', reservedUntil: reservationExpiry({ now }, { reservationMinutes }) }
}

/** Until when pieces that are kept from now on are kept. */
export function reservationExpiry({ now }: Pick<Ctx, 'now'>, { reservationMinutes }: ReservationSettings): Date {
  return new Date(now().getTime() + reservationMinutes * 60_000)
}
