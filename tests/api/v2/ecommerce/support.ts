import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Endpoint } from '@/lib/api/endpoint'
import { identityHeaders } from '@/lib/api/request'
import { app } from '@/server/app'
import { callAs, identity } from '@/tests/support/caller'

export const visitor = callAs()

/** A new empty cart: the pair every cart call presents. */
export function newCart() {
  return visitor.call(cartApi.getNewCartSession, {})
}

/** A cart that already holds these products. */
export async function cartWith(...lines: { productId: number; qty?: number }[]) {
  const pair = await newCart()
  for (const line of lines) await visitor.call(cartApi.addItem, { ...pair, ...line })
  return pair
}

/** A body letter by letter, for what JSON.stringify would not write. */
export function sendRaw({ path, method }: Endpoint, body: string) {
  const headers = { ...identityHeaders(identity), 'content-type': 'application/json' }
  return app.request(path, { method: method.toUpperCase(), headers, body })
}
