/**
 * Events of coupon and member card for the merchant's scripts, dispatched on `window` as CustomEvents (docs/rules/cart.md#cart-events).
 */
export type CartEvents = {
  'cart:coupon-applied': { code: string }
  'cart:coupon-removed': { code: string | null }
  'cart:coupon-error': { message: string; reason: string }
  'cart:barcode-applied': { barcode: string }
  'cart:barcode-empty': Record<string, never>
  'cart:barcode-incorrect': { barcode: string }
}

export function dispatchCartEvent<Name extends keyof CartEvents>(name: Name, detail: CartEvents[Name]) {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}
