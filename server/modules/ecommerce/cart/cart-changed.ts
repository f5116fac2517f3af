/** What decides a cart's total: the price of one piece of each line, and what delivery and discounts add or take. */
export type PriceView = { lines: readonly { itemId: number; unitCents: number | null }[]; extraCents: number }

/**
 * Whether a cart costs otherwise than its shopper was last told (SPEC 4 'Cart change check'). Quantities and lines are the shopper's own doing and
 * are told at once; prices and costs change by themselves.
 */
export function cartChanged(seen: PriceView, now: PriceView): boolean {
  if (seen.extraCents !== now.extraCents || seen.lines.length !== now.lines.length) return true
  const seenCents = new Map(seen.lines.map(({ itemId, unitCents }) => [itemId, unitCents]))
  return now.lines.some(({ itemId, unitCents }) => seenCents.get(itemId) !== unitCents)
}
