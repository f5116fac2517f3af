import { parse, serialize } from 'hono/utils/cookie'
import type { Ctx } from '@/server/core/context'

/** How long a browser that opened a mailed link, or has just ordered, may see the order: Back and reload work, a borrowed computer forgets. */
export const orderCookieSeconds = 12 * 3600

/** The browser's own key to orders; one for all that it opened. */
export function readOrderCookie(ctx: Pick<Ctx, 'headers' | 'site'>): string | null {
  return parse(ctx.headers.get('cookie') ?? '')[cookieName(ctx)] ?? null
}

export function setOrderCookie(ctx: Pick<Ctx, 'answer' | 'site'>, key: string) {
  const flags = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure(ctx), maxAge: orderCookieSeconds } as const
  ctx.answer.append('set-cookie', serialize(cookieName(ctx), key, flags))
}

/** `__Host-` keeps a neighbour under the same domain from planting one; browsers take the name only over https. */
function cookieName(ctx: Pick<Ctx, 'site'>) {
  return isSecure(ctx) ? '__Host-orders' : 'orders'
}

function isSecure({ site }: Pick<Ctx, 'site'>) {
  return site.url.startsWith('https:')
}
