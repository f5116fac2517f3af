import { LRUCache } from 'lru-cache'
import type { Endpoint, LimitName } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import type { Ctx } from '../context'

type Limit = { times: number; seconds: number; per: 'account' | 'address' | 'cart' }

/** DESIGN 6. Sliding windows: the oldest call leaves when its window has passed. */
const limits: Record<LimitName, Limit> = {
  login: { times: 5, seconds: 60, per: 'account' },
  register: { times: 5, seconds: 3600, per: 'address' },
  forgot: { times: 3, seconds: 3600, per: 'account' },
  coupon: { times: 10, seconds: 3600, per: 'cart' },
  order: { times: 5, seconds: 60, per: 'cart' },
  forms: { times: 5, seconds: 3600, per: 'address' },
  search: { times: 60, seconds: 60, per: 'address' },
  consents: { times: 60, seconds: 60, per: 'address' },
  newCart: { times: 600, seconds: 60, per: 'address' },
}

const calls = new LRUCache<string, number[]>({ max: 50_000 })

/** Counts this call; throws TOO_MANY with `retryAfter` seconds once the row's limit is reached. Calls within the process are not counted. */
export function countAgainstLimit(ctx: Ctx, endpoint: Endpoint, input: unknown) {
  if (!endpoint.limit || ctx.address === null || env.RATE_LIMITS === 'off') return
  const limit = limits[endpoint.limit]
  const key = `${endpoint.limit}:${subject(ctx, limit, input)}`
  const now = ctx.now().getTime()
  const recent = (calls.get(key) ?? []).filter((at) => at > now - limit.seconds * 1000)
  const oldest = recent[0]
  if (recent.length >= limit.times && oldest !== undefined) {
    const retryAfter = Math.max(1, Math.ceil((oldest + limit.seconds * 1000 - now) / 1000))
    throw new AppError('TOO_MANY', { retryAfter })
  }
  calls.set(key, [...recent, now])
}

/** Who is counted: keys come from what the server knows, or from the account name that is tried. */
function subject(ctx: Ctx, { per }: Limit, input: unknown) {
  const fields = new Map(Object.entries(input ?? {}))
  switch (per) {
    case 'cart':
      return String(fields.get('cartId'))
    case 'account':
      return String(fields.get('username') ?? fields.get('email') ?? userOf(ctx)).toLowerCase()
    case 'address':
      return ctx.address
  }
  per satisfies never
}

/** Who is signed in, where no account is named: a change of password is tried on one's own. */
function userOf({ actor }: Ctx) {
  return actor.kind === 'user' ? `user ${actor.id}` : 'nobody'
}
