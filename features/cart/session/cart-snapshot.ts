import { hashKey } from '@tanstack/react-query'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import type { CartSnapshot } from '@/lib/money/cart-changed'

/** A cart as the change check compares it: two windows, or what is on the screen with what the server says. */
export function toCartSnapshot({ items, summary, deliveryMethodId, options, paymentMethodId }: Cart): CartSnapshot {
  return {
    lines: items.map((item) => ({
      itemId: item.itemId,
      choice: lineChoiceKey(item),
      qty: item.qty,
      unit: item.prices.converted.finalPrice,
      total: item.prices.base.cartTotal,
    })),
    extra: Math.round((summary.orderTotal - summary.itemsTotal) * 100),
    methods: hashKey([deliveryMethodId, options.deliveryBranchId, paymentMethodId]),
  }
}

/** What a line is of: another window may put another variant or other words in its place. The same in whatever order the options come. */
export function lineChoiceKey({ productId, options }: Pick<CartItem, 'productId' | 'options'>): string {
  return hashKey([productId, options])
}
