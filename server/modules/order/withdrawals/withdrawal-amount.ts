import type { WithdrawalState } from '@/lib/api/entities/order.schema'

/** docs/rules/after-sale.md#withdrawal-amount */

type Line = { id: number; quantity: number; rowCents: number; discountCents: number }
type WithdrawnLine = { lineId: number; quantity: number }
type Request = { id: number; state: WithdrawalState; decidedAt: Date | null; lines: readonly WithdrawnLine[] }
/** A refund by staff; `otherCents`: of delivery, payment fee or a free amount. */
export type StaffRefund = { at: Date; lines: readonly WithdrawnLine[]; otherCents: number }
type WithdrawalFacts = { lines: readonly Line[]; requests: readonly Request[]; refunds: readonly StaffRefund[]; request: Request }

/** Whether accepting this request leaves nothing of the order. */
export function isFullWithdrawal({ lines, ...facts }: WithdrawalFacts): boolean {
  const { request } = facts
  const before = withdrawnBefore(facts)
  return lines.every(({ id, quantity }) => (before.get(id) ?? 0) + quantityOf(request, id) >= quantity)
}

/**
 * Cents to refund: what was paid for these units, and with the last of them the rest of the total, delivery and payment fee included. The parts add up to the
 * total to the cent, refunds by staff included.
 */
export function withdrawalAmount({
  order,
  isMoneyIn,
  ...facts
}: WithdrawalFacts & { order: { totalCents: number }; isMoneyIn: boolean }): number {
  if (!isMoneyIn) return 0
  const { lines, request } = facts
  const before = withdrawnBefore(facts)
  const paidFor = (counts: ReadonlyMap<number, number>) => lines.reduce((sum, line) => sum + shareOf(line, counts.get(line.id) ?? 0), 0)
  const paidBefore = paidFor(before)
  const otherCents = refundsBefore(facts).reduce((sum, refund) => sum + refund.otherCents, 0)
  if (isFullWithdrawal(facts)) return Math.max(0, order.totalCents - paidBefore - otherCents)
  const after = new Map(lines.map(({ id }) => [id, (before.get(id) ?? 0) + quantityOf(request, id)]))
  return paidFor(after) - paidBefore
}

/** What was paid for the first units of a line, rounded down. */
export function shareOf({ quantity, rowCents, discountCents }: Omit<Line, 'id'>, units: number): number {
  return Math.floor(((rowCents - discountCents) * Math.min(units, quantity)) / quantity)
}

/** Quantities by line withdrawn from, or refunded by staff, before this request was decided. */
export function withdrawnBefore({ requests, refunds, request }: Omit<WithdrawalFacts, 'lines'>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { lineId, quantity } of refundsBefore({ refunds, request }).flatMap(({ lines }) => lines))
    counts.set(lineId, (counts.get(lineId) ?? 0) + quantity)
  for (const other of requests) {
    if (other.id === request.id || other.state !== 'accepted') continue
    if (request.decidedAt && other.decidedAt && other.decidedAt > request.decidedAt) continue
    for (const { lineId, quantity } of other.lines) counts.set(lineId, (counts.get(lineId) ?? 0) + quantity)
  }
  return counts
}

function refundsBefore({ refunds, request: { decidedAt } }: Pick<WithdrawalFacts, 'refunds' | 'request'>) {
  return refunds.filter(({ at }) => decidedAt === null || at <= decidedAt)
}

function quantityOf({ lines }: Request, lineId: number) {
  return lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0)
}
