import type { CartRef } from '@/features/cart/session/cart-store'

const key = (orderSlug: string) => `order:${orderSlug}`

/** The pair that proves who ordered, kept for this tab so that the success page may show the order (faults 25). */
export function saveOrderAccess(orderSlug: string, ref: CartRef) {
  try {
    sessionStorage.setItem(key(orderSlug), JSON.stringify(ref))
  } catch {
    // A full or forbidden storage costs the details on the next page, not the order.
  }
}

/** What was kept, as text; null when nothing was, or it may not be read. */
export function readOrderAccess(orderSlug: string): string | null {
  try {
    return sessionStorage.getItem(key(orderSlug))
  } catch {
    return null
  }
}

export function parseOrderAccess(text: string | null): CartRef | null {
  try {
    const kept: Partial<CartRef> | null = JSON.parse(text ?? 'null')
    return kept?.cartId && kept.protectCode ? { cartId: kept.cartId, protectCode: kept.protectCode } : null
  } catch {
    return null
  }
}

/** The pair that this tab ordered with, or null. */
export function orderCartRef(orderSlug: string): CartRef | null {
  return parseOrderAccess(readOrderAccess(orderSlug))
}
