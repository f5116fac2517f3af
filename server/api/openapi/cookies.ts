/** Cookies of calls by operation id; the contract's rows do not know them. */
type Cookie = { name: 'refresh' | 'orders' | 'oauth'; text: string }

const refresh: Cookie = { name: 'refresh', text: 'The refresh token of a browser, http-only; `__Host-refresh` over https.' }
const orders: Cookie = { name: 'orders', text: 'The key of orders that this browser may see, for 12 hours, http-only.' }

export const setCookies: Record<string, Cookie> = {
  'v1.login': refresh,
  'auth.login': refresh,
  'auth.logout': refresh,
  'v1.refresh': refresh,
  'v2.ecommerce.order.summary': orders,
  'v1.document.order.open': orders,
}

export const readCookies: Record<string, Cookie> = {
  'v1.refresh': refresh,
  'auth.logout': refresh,
  ...Object.fromEntries(['get', 'pdf', 'invoice', 'download', 'reorder'].map((name) => [`v1.document.order.${name}`, orders])),
  'v1.document.withdrawal.options': orders,
  'v1.document.withdrawal.create': orders,
}

/** Secrets that a call reads from a header although its row has no such field. */
export const readHeaders: Record<string, { name: string; text: string }> = {
  'v1.refresh': { name: 'refreshToken', text: 'The refresh token of a program without cookies; it wins over the cookie.' },
}
