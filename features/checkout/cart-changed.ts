import type { Cart } from '@/lib/api/entities/cart.schema'

type Priced = Pick<Cart, 'items'>

/** SPEC 4 'Cart change check': another number of items, or an item that costs or comes to something else than the shopper saw. */
export function cartChanged(seen: Priced, now: Priced): boolean {
  if (seen.items.length !== now.items.length) return true
  const known = new Map(seen.items.map((item) => [item.itemId, item]))
  return now.items.some((item) => {
    const before = known.get(item.itemId)
    if (!before) return true
    const isSame =
      before.prices.converted.finalPrice === item.prices.converted.finalPrice && before.prices.base.cartTotal === item.prices.base.cartTotal
    return !isSame || before.qty !== item.qty
  })
}
