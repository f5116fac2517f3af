import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'

/** Pieces by line that somebody wants to send back. */
export type Choice = Readonly<Record<number, number>>

/** One line more, fewer or none; never more than may go back. */
export function choose(choice: Choice, { lineId, pieces }: WithdrawalLine, quantity: number): Choice {
  const { [lineId]: _, ...rest } = choice
  const within = Math.min(quantity, pieces)
  return within > 0 ? { ...rest, [lineId]: within } : rest
}

/** What was chosen, in the order's own order. */
export function chosenLines(lines: readonly WithdrawalLine[], choice: Choice) {
  return lines.flatMap((line) => {
    const quantity = choice[line.lineId] ?? 0
    return quantity > 0 ? [{ line, quantity }] : []
  })
}
