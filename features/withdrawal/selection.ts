import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'

/** Quantities to return, by line id. */
export type Selection = Readonly<Record<number, number>>

/** Sets a line's quantity, at most what can be returned; 0 removes it. */
export function selectLine(selection: Selection, { lineId, pieces }: WithdrawalLine, quantity: number): Selection {
  const { [lineId]: _, ...rest } = selection
  const selected = Math.min(quantity, pieces)
  return selected > 0 ? { ...rest, [lineId]: selected } : rest
}

/** The selected lines in the order's order, as far as they can still be returned: another tab may have declared some of them. */
export function selectedLines(lines: readonly WithdrawalLine[], selection: Selection) {
  return lines.flatMap((line) => {
    const quantity = Math.min(selection[line.lineId] ?? 0, line.pieces)
    return quantity > 0 ? [{ line, quantity }] : []
  })
}
