import type { AdjustReason } from '@/lib/api/v1/stock/office.schema'

/** What an employee may choose: a reason with the sign of its pieces. */
export const gains = ['received', 'found', 'correction'] as const satisfies AdjustReason[]
export const losses = ['damaged', 'lost', 'internal', 'correction'] as const satisfies AdjustReason[]

/** The largest number of pieces of one change. */
const maxPieces = 1_000_000

/** Whole pieces as typed, or null. */
export function piecesOf(text: string): number | null {
  const pieces = /^\d{1,7}$/.test(text.trim()) ? Number(text) : null
  return pieces !== null && pieces <= maxPieces ? pieces : null
}

/** The choice as the select holds it ('+received', '-lost'), with the typed pieces; null if a part is missing. */
export function adjustmentOf(choice: string, text: string): { delta: number; reason: AdjustReason } | null {
  const pieces = piecesOf(text)
  if (!pieces) return null
  const gain = gains.find((reason) => choice === `+${reason}`)
  const loss = losses.find((reason) => choice === `-${reason}`)
  if (gain) return { delta: pieces, reason: gain }
  return loss ? { delta: -pieces, reason: loss } : null
}
