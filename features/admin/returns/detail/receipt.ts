import type { ReturnCondition } from '@/lib/api/v2/ecommerce/order/office/return.schema'

export const conditions = ['unused', 'used', 'damaged'] as const satisfies ReturnCondition[]

/** What is typed of a line. `undamaged`: how many went to the shelf before the pieces were called damaged, Infinity for all, until a number is typed. */
export type LineReceipt = { received: number; restocked: number; condition: ReturnCondition; undamaged?: number | null }

/** Everything came and can be sold again. */
export function wholeReceipt(qty: number): LineReceipt {
  return { received: qty, restocked: qty, condition: 'unused' }
}

/**
 * A change of a line: fewer pieces restock no more than came, and damaged ones go to the shelf only if somebody says so; what was to go there before does so
 * again once they are not damaged after all.
 */
export function changeReceipt(line: LineReceipt, change: Partial<LineReceipt>): LineReceipt {
  const next = { ...line, ...change }
  const allWere = line.restocked === line.received
  if (change.condition !== undefined) return changeCondition(line, next)
  if (change.received === undefined) return { ...next, undamaged: null }
  return { ...next, restocked: allWere && line.condition !== 'damaged' ? change.received : Math.min(next.restocked, change.received) }
}

function changeCondition(line: LineReceipt, next: LineReceipt): LineReceipt {
  const [wasDamaged, isDamaged] = [line.condition === 'damaged', next.condition === 'damaged']
  if (wasDamaged === isDamaged) return next
  if (isDamaged) return { ...next, restocked: 0, undamaged: line.restocked === line.received ? Infinity : line.restocked }
  return { ...next, restocked: Math.min(line.undamaged ?? next.restocked, next.received), undamaged: null }
}

/** The lines of the call; those of which nothing came are left out. */
export function receivedLines(receipts: Readonly<Record<number, LineReceipt>>) {
  return Object.entries(receipts).flatMap(([lineId, { received, restocked, condition }]) =>
    received > 0 ? [{ lineId: Number(lineId), received, restocked, condition }] : [],
  )
}
