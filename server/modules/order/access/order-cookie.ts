import { parse, serialize } from 'hono/utils/cookie'
import type { Ctx } from '@/server/core/context'

/** Seconds a browser keeps access: reload and Back work, a borrowed computer loses it (docs/rules/after-sale.md#browser-key). */
export const orderCookieSeconds = 12 * 3600

/** The browser's key, one for all its orders. */
export function readOrderCookie(ctx: Pick<Ctx, 'headers' | 'site'>): string | null {
  return parse(ctx.headers.get('cookie') ?? '')[cookieName(ctx)] ?? null
}

export function setOrderCookie(ctx: Pick<Ctx, 'responseHeaders' | 'site'>, key: string) {
  const flags = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure(ctx), maxAge: orderCookieSeconds } as const
  ctx.responseHeaders.append('set-cookie', serialize(cookieName(ctx), key, flags))
}

/** `__Host-` cookies cannot be set by a sibling domain; browsers accept the prefix only over https. */
function cookieName(ctx: Pick<Ctx, 'site'>) {
  return isSecure(ctx) ? '__Host-orders' : 'orders'
}

function isSecure({ site }: Pick<Ctx, 'site'>) {
  return site.url.startsWith('https:')
}
