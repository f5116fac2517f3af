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

/** `contradiction`: the typed sign says the opposite of the reason. */
export type Adjustment =
  | { kind: 'change'; delta: number; reason: AdjustReason }
  | { kind: 'incomplete'; missing: readonly ('reason' | 'pieces')[] }
  | { kind: 'contradiction'; typed: 'more' | 'fewer'; reason: AdjustReason }

/** Reads the choice as the select holds it ('+received', '-lost') with the typed pieces, which may bear the sign that the reason has. */
export function adjustmentOf(choice: string, text: string): Adjustment {
  const [, sign = '', digits = ''] = /^([-−–+]?)\s*(.*)$/.exec(text.trim()) ?? []
  const pieces = piecesOf(digits)
  const gain = gains.find((reason) => choice === `+${reason}`)
  const loss = losses.find((reason) => choice === `-${reason}`)
  const reason = gain ?? loss
  if (!reason || !pieces) {
    return { kind: 'incomplete', missing: [...(reason ? [] : (['reason'] as const)), ...(pieces ? [] : (['pieces'] as const))] }
  }
  const isMore = gain !== undefined
  if (sign !== '' && isMore !== (sign === '+')) return { kind: 'contradiction', typed: sign === '+' ? 'more' : 'fewer', reason }
  return { kind: 'change', delta: isMore ? pieces : -pieces, reason }
}
