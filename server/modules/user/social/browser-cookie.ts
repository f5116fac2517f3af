import { parse, serialize } from 'hono/utils/cookie'
import type { Ctx } from '@/server/core/context'
import { newSecret } from '@/server/core/security/secrets'
import { attemptSeconds } from './attempt'

/** Binds an attempt to the browser, against login CSRF. */
export function browserSecret(ctx: Ctx): string | undefined {
  return parse(ctx.headers.get('cookie') ?? '')[cookieName(ctx)]
}

/** Keeps an existing secret: two tabs may sign in at once. */
export function ensureBrowserSecret(ctx: Ctx): string {
  const secret = browserSecret(ctx) ?? newSecret()
  writeCookie(ctx, { value: secret, maxAge: attemptSeconds })
  return secret
}

export function clearBrowserSecret(ctx: Ctx) {
  writeCookie(ctx, { value: '', maxAge: 0 })
}

function writeCookie(ctx: Ctx, { value, maxAge }: { value: string; maxAge: number }) {
  const flags = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure(ctx), maxAge } as const
  ctx.responseHeaders.append('set-cookie', serialize(cookieName(ctx), value, flags))
}

function cookieName(ctx: Ctx) {
  return isSecure(ctx) ? '__Host-social' : 'social'
}

function isSecure({ site }: Ctx) {
  return site.url.startsWith('https:')
}
