import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'

/** Pieces by line that somebody wants to send back. */
export type Selection = Readonly<Record<number, number>>

/** One line more, fewer or none; never more than may go back. */
export function selectLine(choice: Selection, { lineId, pieces }: WithdrawalLine, quantity: number): Selection {
  const { [lineId]: _, ...rest } = choice
  const selected = Math.min(quantity, pieces)
  return selected > 0 ? { ...rest, [lineId]: selected } : rest
}

/** What was chosen, in the order's own order. */
export function selectedLines(lines: readonly WithdrawalLine[], choice: Selection) {
  return lines.flatMap((line) => {
    const quantity = choice[line.lineId] ?? 0
    return quantity > 0 ? [{ line, quantity }] : []
  })
}
