import type { CartRef } from '@/features/cart/session/cart-store'
import { defineStored } from '@/lib/browser/storage'

/** The cart reference of the order that this tab made (docs/rules/checkout.md#order-access). */
export function orderAccess(orderSlug: string) {
  return defineStored({ key: `order:${orderSlug}`, parse: cartRefSchema, area: 'session', forgetOnSignOut: true })
}

export function saveOrderAccess(orderSlug: string, cartRef: CartRef) {
  orderAccess(orderSlug).set(cartRef)
}

export function orderCartRef(orderSlug: string): CartRef | null {
  return orderAccess(orderSlug).get()
}

function cartRefSchema(value: unknown): CartRef | null {
  if (typeof value !== 'object' || value === null || !('cartId' in value) || !('protectCode' in value)) return null
  const { cartId, protectCode } = value
  return typeof cartId === 'string' && typeof protectCode === 'string' && cartId && protectCode ? { cartId, protectCode } : null
}
