/**
 * What the coupon and the member card bring about (SPEC 4 and 8), for scripts that a merchant puts on the page: `window` gets each as a CustomEvent of
 * this name, with what is known in `detail`.
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
