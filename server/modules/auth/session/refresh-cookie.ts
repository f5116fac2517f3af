import { parse, serialize } from 'hono/utils/cookie'
import type { Ctx, SiteInfo } from '@/server/core/context'
import type { SessionTokens } from './open-session'

/** The caller's refresh token; the header wins over the cookie. */
export function presentedToken(ctx: Ctx): string | undefined {
  return ctx.headers.get('refreshtoken') || tokenInCookie(ctx.site, ctx.headers.get('cookie'))
}

/** The refresh token in a browser's cookies. */
export function tokenInCookie(site: Pick<SiteInfo, 'url'>, cookies: string | null): string | undefined {
  return parse(cookies ?? '')[cookieName(site)]
}

export function setRefreshCookie(ctx: Ctx, { refreshToken, refreshSeconds }: SessionTokens) {
  writeCookie(ctx, { value: refreshToken, maxAge: refreshSeconds })
}

export function clearRefreshCookie(ctx: Ctx) {
  writeCookie(ctx, { value: '', maxAge: 0 })
}

function writeCookie(ctx: Ctx, { value, maxAge }: { value: string; maxAge: number }) {
  const flags = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure(ctx.site) } as const
  ctx.responseHeaders.append('set-cookie', serialize(cookieName(ctx.site), value, { ...flags, maxAge }))
}

/** `__Host-` keeps other hosts of the domain from setting it; browsers accept the prefix over https only. */
function cookieName(site: Pick<SiteInfo, 'url'>) {
  return isSecure(site) ? '__Host-refresh' : 'refresh'
}

function isSecure({ url }: Pick<SiteInfo, 'url'>) {
  return url.startsWith('https:')
}
