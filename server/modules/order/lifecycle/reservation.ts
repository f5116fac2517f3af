import type { Ctx } from '@/server/core/context'

/** The merchant's setting (docs/rules/orders.md#stock-reservation). */
type ReservationSettings = { reservationMinutes: number }

type ReservationFacts = ReservationSettings & {
  payment: { kind: 'bankTransfer' | 'cashOnDelivery' | 'provider' } | null
  state: { priced: { summary: { orderTotal: number } } }
}

/** A new order reserves its stock while the shopper pays at a provider; every other order takes it. */
export function initialReservation(
  { now }: Pick<Ctx, 'now'>,
  { payment, state, reservationMinutes }: ReservationFacts,
): { stockState: 'taken' | 'reserved'; reservedUntil: Date | null } {
  const awaitsProvider = payment?.kind === 'provider' && state.priced.summary.orderTotal > 0
  if (!awaitsProvider) return { stockState: 'taken', reservedUntil: null }
  return { stockState: 'reserved', reservedUntil: reservationExpiry({ now }, { reservationMinutes }) }
}

/** The end of a reservation that starts now. */
export function reservationExpiry({ now }: Pick<Ctx, 'now'>, { reservationMinutes }: ReservationSettings): Date {
  return new Date(now().getTime() + reservationMinutes * 60_000)
}
