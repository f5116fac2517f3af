import type { Ctx } from '@/server/context'

/** How long the pieces of an order wait for a payment provider (DESIGN 7). */
const reservationMs = 15 * 60_000

type Paying = {
  payment: { kind: 'bankTransfer' | 'cashOnDelivery' | 'provider' } | null
  state: { priced: { summary: { orderTotal: number } } }
}

/** Where the pieces of a new order are: kept while the shopper pays at a provider; taken when there is nothing to wait for, or days to wait. */
export function reservation(
  { now }: Pick<Ctx, 'now'>,
  { payment, state }: Paying,
): { stockState: 'taken' | 'reserved'; reservedUntil: Date | null } {
  const isPaying = payment?.kind === 'provider' && state.priced.summary.orderTotal > 0
  if (!isPaying) return { stockState: 'taken', reservedUntil: null }
  return { stockState: 'reserved', reservedUntil: reservationEnd({ now }) }
}

/** Until when pieces that are kept from now on are kept. */
export function reservationEnd({ now }: Pick<Ctx, 'now'>): Date {
  return new Date(now().getTime() + reservationMs)
}
