import { shareOf } from '@/server/modules/order/withdrawals/withdrawal-amount'

type Line = { id: number; quantity: number; rowCents: number; discountCents: number }

export type RefundFacts = {
  lines: readonly Line[]
  /** Pieces by line that are refunded or withdrawn. */
  refundedOrWithdrawn: ReadonlyMap<number, number>
  /** The same with unanswered withdrawals and open returns. */
  claimed: ReadonlyMap<number, number>
  /** Delivery and payment fee that were not refunded. */
  deliveryCents: number
  /** What is left of the payment. */
  leftCents: number
}

export type RefundRequest = {
  lines: readonly { lineId: number; quantity: number; restock: boolean }[]
  delivery: boolean
  amountCents: number
}

/** Cents by part, after the limit; they add up to `totalCents`. */
type RefundParts = {
  lines: { lineId: number; quantity: number; restock: boolean; cents: number }[]
  linesCents: number
  deliveryCents: number
  amountCents: number
  totalCents: number
}

/**
 * What a refund by staff pays (docs/rules/after-sale.md#office-refund-parts): pieces at what was paid for them, rounded down cumulatively, delivery as a whole,
 * and a free amount. Parts that are worth more than is left pay what is left; a free amount is never cut.
 * @returns null if a line or the payment leaves less than is asked for
 */
export function decideRefund(
  { lines, refundedOrWithdrawn, claimed, deliveryCents, leftCents }: RefundFacts,
  request: RefundRequest,
): RefundParts | null {
  let room = leftCents - request.amountCents
  if (room < 0) return null
  const chosen: RefundParts['lines'] = []
  for (const { lineId, quantity, restock } of request.lines) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line || (claimed.get(lineId) ?? 0) + quantity > line.quantity) return null
    const before = refundedOrWithdrawn.get(lineId) ?? 0
    const cents = Math.min(room, shareOf(line, before + quantity) - shareOf(line, before))
    room -= cents
    chosen.push({ lineId, quantity, restock, cents })
  }
  const linesCents = chosen.reduce((sum, { cents }) => sum + cents, 0)
  const delivery = request.delivery ? Math.min(room, deliveryCents) : 0
  const totalCents = linesCents + delivery + request.amountCents
  if (totalCents <= 0) return null
  return { lines: chosen, linesCents, deliveryCents: delivery, amountCents: request.amountCents, totalCents }
}
