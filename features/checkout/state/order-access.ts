import type { CartRef } from '@/features/cart/session/cart-store'
import { defineStored, parseText } from '@/lib/browser/storage'

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

/** The slug of the newest order that this browser has left at a payment provider; it opens nothing by itself (docs/rules/checkout.md#unpaid-order). */
export const storedUnpaidOrder = defineStored({
  key: 'unpaid-order',
  parse: parseText,
  area: 'local',
  forgetOnSignOut: true,
  format: 'text',
})

function cartRefSchema(value: unknown): CartRef | null {
  if (typeof value !== 'object' || value === null || !('cartId' in value) || !('protectCode' in value)) return null
  const { cartId, protectCode } = value
  return typeof cartId === 'string' && typeof protectCode === 'string' && cartId && protectCode ? { cartId, protectCode } : null
}
