import { LRUCache } from 'lru-cache'
import type { Endpoint, LimitName } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import type { Ctx } from './context'

type Limit = { maxCalls: number; windowSeconds: number; per: 'account' | 'accountHere' | 'address' | 'cart' | 'order' }

/**
 * DESIGN 6. Sliding windows: the oldest call leaves when its window has passed. Passwords are counted for the account at one address, so that
 * nobody locks its owner out from elsewhere, nor uses up the tries of the account as a whole, which are against a guesser with many addresses;
 * and for the address, against one who tries many accounts.
 */
const limits: Record<LimitName, readonly Limit[]> = {
  login: [
    { maxCalls: 5, windowSeconds: 60, per: 'accountHere' },
    { maxCalls: 20, windowSeconds: 3600, per: 'accountHere' },
    { maxCalls: 100, windowSeconds: 3600, per: 'account' },
    { maxCalls: 60, windowSeconds: 60, per: 'address' },
  ],
  register: [{ maxCalls: 5, windowSeconds: 3600, per: 'address' }],
  forgot: [
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
    { maxCalls: 30, windowSeconds: 3600, per: 'address' },
  ],
  orderLinks: [
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
    { maxCalls: 30, windowSeconds: 3600, per: 'address' },
  ],
  resend: [
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
    { maxCalls: 30, windowSeconds: 3600, per: 'address' },
  ],
  links: [{ maxCalls: 60, windowSeconds: 60, per: 'address' }],
  // New carts are cheap: whoever guesses codes with a cart for each is counted by address.
  coupon: [
    { maxCalls: 10, windowSeconds: 3600, per: 'cart' },
    { maxCalls: 60, windowSeconds: 3600, per: 'address' },
  ],
  memberCard: [{ maxCalls: 20, windowSeconds: 3600, per: 'address' }],
  // An order keeps pieces from others for a while, and carts are cheap: nobody empties the shelves from one address (faults 10). Mobile networks put many
  // shoppers behind one, so it is generous.
  order: [
    { maxCalls: 5, windowSeconds: 60, per: 'cart' },
    { maxCalls: 200, windowSeconds: 3600, per: 'address' },
  ],
  payment: [
    { maxCalls: 30, windowSeconds: 60, per: 'order' },
    { maxCalls: 200, windowSeconds: 60, per: 'address' },
  ],
  // Who is asked to try again, for the captcha was silent or the browser filled in what people do not see, may: only what is kept is counted strictly.
  formTries: [{ maxCalls: 30, windowSeconds: 3600, per: 'address' }],
  formAnswers: [{ maxCalls: 5, windowSeconds: 3600, per: 'address' }],
  // Nobody fills another's mailbox with letters that were not asked for.
  letters: [
    { maxCalls: 5, windowSeconds: 3600, per: 'address' },
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
  ],
  // A question for each pause in typing, and many who type behind one address.
  search: [{ maxCalls: 600, windowSeconds: 60, per: 'address' }],
  reports: [{ maxCalls: 60, windowSeconds: 60, per: 'address' }],
  consents: [{ maxCalls: 60, windowSeconds: 60, per: 'address' }],
  newCart: [{ maxCalls: 600, windowSeconds: 60, per: 'address' }],
}

/** Each limit's own, so that nobody pushes the counts of one out with calls of another. */
const counters = new Map<string, LRUCache<string, number[]>>()
const maxKeys = 50_000

/** Counts begin anew. For tests: in a program they only run out. */
export function resetRateLimits() {
  counters.clear()
}

/** Counts this call; throws TOO_MANY with `retryAfter` seconds once the row's limit is reached. Calls within the process are not counted. */
export function enforceRateLimit(ctx: Ctx, { limit: name }: Pick<Endpoint, 'limit'>, input: unknown) {
  if (!name || ctx.address === null || env.RATE_LIMITS === 'off') return
  const now = ctx.now().getTime()
  const counter = counterOf(name)
  const counts = limits[name].map((limit) => {
    const key = `${limit.per}:${limit.windowSeconds}:${limitKey(ctx, limit, input)}`
    return { ...limit, key, recent: (counter.get(key) ?? []).filter((at) => at > now - limit.windowSeconds * 1000) }
  })
  const waits = counts.map(({ maxCalls: times, windowSeconds: seconds, recent }) =>
    recent.length < times ? 0 : (recent[0] ?? now) + seconds * 1000 - now,
  )
  const longest = Math.max(...waits)
  // A refused call is not counted: whoever keeps trying gets in when the window has passed.
  if (longest > 0) throw new AppError('TOO_MANY', { retryAfter: Math.max(1, Math.ceil(longest / 1000)) })
  for (const { key, recent } of counts) counter.set(key, [...recent, now])
}

function counterOf(name: LimitName) {
  const counter = counters.get(name) ?? new LRUCache<string, number[]>({ max: maxKeys })
  counters.set(name, counter)
  return counter
}

/** Who is counted: keys come from what the server knows, or from the account name that is tried; neither can be written as the other. */
function limitKey(ctx: Ctx, { per }: Limit, input: unknown) {
  const fields = new Map(Object.entries(input ?? {}))
  switch (per) {
    case 'cart':
      return String(fields.get('cartId'))
    case 'order':
      return String(fields.get('orderSlug') ?? fields.get('id'))
    case 'account':
      return accountKey(ctx, fields)
    case 'accountHere':
      return `${accountKey(ctx, fields)} ${ctx.address}`
    case 'address':
      return ctx.address
  }
  per satisfies never
}

function accountKey(ctx: Ctx, fields: Map<string, unknown>) {
  const name = fields.get('username') ?? fields.get('email')
  return typeof name === 'string' ? `name ${name.trim().toLowerCase()}` : userKey(ctx)
}

/** Who is signed in, where no account is named: a change of password is tried on one's own. */
function userKey({ actor }: Ctx) {
  return actor.kind === 'user' ? `user ${actor.id}` : 'nobody'
}
