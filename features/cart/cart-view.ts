import type { CartView } from '@/lib/cart-changed'
import type { Cart } from '@/lib/api/entities/cart.schema'

/** A cart as the change check compares it: two windows, or what is on the screen with what the server says. */
export function viewOf({ items, summary }: Pick<Cart, 'items' | 'summary'>): CartView {
  return {
    lines: items.map(({ itemId, qty, prices: { converted, base } }) => ({
      itemId,
      qty,
      unit: converted.finalPrice,
      total: base.cartTotal,
    })),
    extra: Math.round((summary.orderTotal - summary.itemsTotal) * 100),
  }
}
