import type { ReturnCondition } from '@/lib/api/v2/ecommerce/order/office/return.schema'

export const conditions = ['unused', 'used', 'damaged'] as const satisfies ReturnCondition[]

/** What is typed of a line. */
export type LineReceipt = { received: number; restocked: number; condition: ReturnCondition }

/** Everything came and can be sold again. */
export function wholeReceipt(qty: number): LineReceipt {
  return { received: qty, restocked: qty, condition: 'unused' }
}

/** A change of a line: fewer pieces restock no more than came, and damaged ones go to the shelf only if somebody says so. */
export function changeReceipt(line: LineReceipt, change: Partial<LineReceipt>): LineReceipt {
  const next = { ...line, ...change }
  const allWere = line.restocked === line.received
  if (change.condition !== undefined) return { ...next, restocked: change.condition === 'damaged' ? 0 : next.restocked }
  if (change.received === undefined) return next
  return { ...next, restocked: allWere && line.condition !== 'damaged' ? change.received : Math.min(next.restocked, change.received) }
}

/** The lines of the call; those of which nothing came are left out. */
export function receivedLines(receipts: Readonly<Record<number, LineReceipt>>) {
  return Object.entries(receipts).flatMap(([lineId, receipt]) => (receipt.received > 0 ? [{ lineId: Number(lineId), ...receipt }] : []))
}
