import { parse, serialize } from 'hono/utils/cookie'
import type { Ctx } from '@/server/context'
import { refreshSeconds } from './open-session'

/** Where a refresh token came from: a browser keeps it in our cookie, a program sends it as a header. */
export type Presented = { token: string; by: 'cookie' | 'header' }

/** The refresh token of the caller; a header goes before the cookie. */
export function presentedToken(ctx: Ctx): Presented | null {
  const header = ctx.headers.get('refreshtoken')
  if (header) return { token: header, by: 'header' }
  const cookie = parse(ctx.headers.get('cookie') ?? '')[cookieName(ctx)]
  return cookie ? { token: cookie, by: 'cookie' } : null
}

export function setRefreshCookie(ctx: Ctx, token: string) {
  put(ctx, { value: token, maxAge: refreshSeconds })
}

export function clearRefreshCookie(ctx: Ctx) {
  put(ctx, { value: '', maxAge: 0 })
}

function put(ctx: Ctx, { value, maxAge }: { value: string; maxAge: number }) {
  const flags = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure(ctx) } as const
  ctx.answer.append('set-cookie', serialize(cookieName(ctx), value, { ...flags, maxAge }))
}

/** `__Host-` keeps a neighbour under the same domain from planting one; browsers take the name only over https. */
function cookieName(ctx: Ctx) {
  return isSecure(ctx) ? '__Host-refresh' : 'refresh'
}

function isSecure({ site }: Ctx) {
  return site.url.startsWith('https:')
}
