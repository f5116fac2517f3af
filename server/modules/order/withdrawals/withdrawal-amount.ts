import type { WithdrawalState } from '@/lib/api/entities/order.schema'

/** What a withdrawal is worth (Directive 2011/83/EU, article 13). */

type Line = { id: number; quantity: number; rowCents: number; discountCents: number }
type WithdrawnLine = { lineId: number; quantity: number }
type Request = { id: number; state: WithdrawalState; decidedAt: Date | null; lines: readonly WithdrawnLine[] }
type WithdrawalFacts = { lines: readonly Line[]; requests: readonly Request[]; request: Request }

/** Whether nothing of the order is left when this request is accepted. */
export function isFullWithdrawal({ lines, requests, request }: WithdrawalFacts): boolean {
  const before = withdrawnBefore({ requests, request })
  return lines.every(({ id, quantity }) => (before.get(id) ?? 0) + quantityOf(request, id) >= quantity)
}

/**
 * Cents that go back: what was paid for these pieces, and with the last of them all that is left of the order's total, its delivery and its payment's fee
 * included. Parts add up to the whole to the cent.
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
  const gone = paidFor(before)
  if (isFullWithdrawal(facts)) return order.totalCents - gone
  const after = new Map(lines.map(({ id }) => [id, (before.get(id) ?? 0) + quantityOf(request, id)]))
  return paidFor(after) - gone
}

function shareOf({ quantity, rowCents, discountCents }: Line, pieces: number) {
  return Math.floor(((rowCents - discountCents) * Math.min(pieces, quantity)) / quantity)
}

/** Pieces by line that were withdrawn from before this request was decided. */
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
