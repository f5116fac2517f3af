/**
 * The figures of a cart that are compared, amounts in one unit: the unit price of each line (null: no longer sold) and, as `extra`, what delivery and
 * discounts add. The browser compares two copies with `choice`, `qty`, `total` and `methods`; the server leaves these out of both.
 */
export type CartSnapshot = {
  lines: readonly { itemId: number; unit: number | null; choice?: string; qty?: number; total?: number }[]
  extra: number
  methods?: string
}

/** Whether a cart differs from what the shopper saw (docs/rules/cart.md#cart-change-check). The order of the lines does not matter. */
export function hasCartChanged(seen: CartSnapshot, now: CartSnapshot): boolean {
  if (seen.extra !== now.extra || seen.methods !== now.methods || seen.lines.length !== now.lines.length) return true
  const known = new Map(seen.lines.map((line) => [line.itemId, line]))
  return now.lines.some(({ itemId, unit, choice, qty, total }) => {
    const before = known.get(itemId)
    return !before || before.unit !== unit || before.choice !== choice || before.qty !== qty || before.total !== total
  })
}
