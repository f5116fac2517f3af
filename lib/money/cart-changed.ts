/**
 * A cart as it is compared, amounts in any one unit: the price of one piece of each line (null: no longer sold), and what delivery and discounts
 * add or take. Whoever compares two copies of a cart says what each line is of (`choice`), `qty` and `total`, and the `methods` chosen, too;
 * whoever asks what changed by itself leaves these out of both.
 */
export type CartSnapshot = {
  lines: readonly { itemId: number; unit: number | null; choice?: string; qty?: number; total?: number }[]
  extra: number
  methods?: string
}

/** Whether a cart is otherwise than its shopper saw it (SPEC 4 'Cart change check'). The order of the lines means nothing. */
export function hasCartChanged(seen: CartSnapshot, now: CartSnapshot): boolean {
  if (seen.extra !== now.extra || seen.methods !== now.methods || seen.lines.length !== now.lines.length) return true
  const known = new Map(seen.lines.map((line) => [line.itemId, line]))
  return now.lines.some(({ itemId, unit, choice, qty, total }) => {
    const before = known.get(itemId)
    return !before || before.unit !== unit || before.choice !== choice || before.qty !== qty || before.total !== total
  })
}
