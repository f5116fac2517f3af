import { hashKey } from '@tanstack/react-query'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import type { CartSnapshot } from '@/lib/money/cart-changed'

/** The figures of a cart for `hasCartChanged`, to compare the copy on the screen with the server's. */
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

/** Identifies product and options of a line, which another window may change. Does not depend on the order of the options. */
export function lineChoiceKey({ productId, options }: Pick<CartItem, 'productId' | 'options'>): string {
  return hashKey([productId, options])
}
