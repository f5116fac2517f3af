import type { CartRef } from '@/features/cart/cart-store'

const key = (orderSlug: string) => `order:${orderSlug}`

/** The pair that proves who ordered, kept for this tab so that the success page may show the order (faults 25). */
export function keepReceipt(orderSlug: string, ref: CartRef) {
  try {
    sessionStorage.setItem(key(orderSlug), JSON.stringify(ref))
  } catch {
    // A full or forbidden storage costs the details on the next page, not the order.
  }
}

export function readReceipt(orderSlug: string): CartRef | null {
  try {
    const kept: Partial<CartRef> | null = JSON.parse(sessionStorage.getItem(key(orderSlug)) ?? 'null')
    return kept?.cartId && kept.protectCode ? { cartId: kept.cartId, protectCode: kept.protectCode } : null
  } catch {
    return null
  }
}
