import { parse, serialize } from 'hono/utils/cookie'
import type { Ctx } from '@/server/core/context'
import { newSecret } from '@/server/core/secrets'
import { attemptSeconds } from './attempt'

/** Who begins the way to a service must be who comes back, or somebody could sign others in as themselves (login CSRF). */
export function browserSecret(ctx: Ctx): string | undefined {
  return parse(ctx.headers.get('cookie') ?? '')[cookieName(ctx)]
}

/** One that is there already is kept: two tabs may be on their way at once. */
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
  ctx.answer.append('set-cookie', serialize(cookieName(ctx), value, flags))
}

function cookieName(ctx: Ctx) {
  return isSecure(ctx) ? '__Host-social' : 'social'
}

function isSecure({ site }: Ctx) {
  return site.url.startsWith('https:')
}
