import type { WithdrawalState } from '@/lib/api/entities/order.schema'

/** docs/rules/after-sale.md#withdrawal-amount */

type Line = { id: number; quantity: number; rowCents: number; discountCents: number }
type WithdrawnLine = { lineId: number; quantity: number }
type Request = { id: number; state: WithdrawalState; decidedAt: Date | null; lines: readonly WithdrawnLine[] }
type WithdrawalFacts = { lines: readonly Line[]; requests: readonly Request[]; request: Request }

/** Whether accepting this request leaves nothing of the order. */
export function isFullWithdrawal({ lines, requests, request }: WithdrawalFacts): boolean {
  const before = withdrawnBefore({ requests, request })
  return lines.every(({ id, quantity }) => (before.get(id) ?? 0) + quantityOf(request, id) >= quantity)
}

/**
 * Cents to refund: what was paid for these units, and with the last of them the rest of the total, delivery and payment fee included. The parts add up to the
 * total to the cent.
 */
export function withdrawalAmount({
  order,
  isMoneyIn,
  ...facts
}: WithdrawalFacts & { order: { totalCents: number }; isMoneyIn: boolean }): number {
  if (!isMoneyIn) return 0
  const { lines, request, requests } = facts
  const before = withdrawnBefore({ requests, request })
  const paidFor = (counts: ReadonlyMap<number, number>) => lines.reduce((sum, line) => sum + shareOf(line, counts.get(line.id) ?? 0), 0)
  const paidBefore = paidFor(before)
  if (isFullWithdrawal(facts)) return order.totalCents - paidBefore
  const after = new Map(lines.map(({ id }) => [id, (before.get(id) ?? 0) + quantityOf(request, id)]))
  return paidFor(after) - paidBefore
}

function shareOf({ quantity, rowCents, discountCents }: Line, units: number) {
  return Math.floor(((rowCents - discountCents) * Math.min(units, quantity)) / quantity)
}

/** Quantities by line withdrawn before this request was decided. */
export function withdrawnBefore({ requests, request }: Pick<WithdrawalFacts, 'requests' | 'request'>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const other of requests) {
    if (other.id === request.id || other.state !== 'accepted') continue
    if (request.decidedAt && other.decidedAt && other.decidedAt > request.decidedAt) continue
    for (const { lineId, quantity } of other.lines) counts.set(lineId, (counts.get(lineId) ?? 0) + quantity)
  }
  return counts
}

function quantityOf({ lines }: Request, lineId: number) {
  return lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0)
}
