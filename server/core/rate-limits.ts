import { LRUCache } from 'lru-cache'
import type { Endpoint, LimitName } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import type { Ctx } from './context'

type Limit = { times: number; seconds: number; per: 'account' | 'accountHere' | 'address' | 'cart' | 'order' }

/**
 * DESIGN 6. Sliding windows: the oldest call leaves when its window has passed. Passwords are counted for the account at one address, so that
 * nobody locks its owner out from elsewhere, nor uses up the tries of the account as a whole, which are against a guesser with many addresses;
 * and for the address, against one who tries many accounts.
 */
const limits: Record<LimitName, readonly Limit[]> = {
  login: [
    { times: 5, seconds: 60, per: 'accountHere' },
    { times: 20, seconds: 3600, per: 'accountHere' },
    { times: 100, seconds: 3600, per: 'account' },
    { times: 60, seconds: 60, per: 'address' },
  ],
  register: [{ times: 5, seconds: 3600, per: 'address' }],
  forgot: [
    { times: 3, seconds: 3600, per: 'account' },
    { times: 30, seconds: 3600, per: 'address' },
  ],
  orderLinks: [
    { times: 3, seconds: 3600, per: 'account' },
    { times: 30, seconds: 3600, per: 'address' },
  ],
  resend: [
    { times: 3, seconds: 3600, per: 'account' },
    { times: 30, seconds: 3600, per: 'address' },
  ],
  links: [{ times: 60, seconds: 60, per: 'address' }],
  // New carts are cheap: whoever guesses codes with a cart for each is counted by address.
  coupon: [
    { times: 10, seconds: 3600, per: 'cart' },
    { times: 60, seconds: 3600, per: 'address' },
  ],
  memberCard: [{ times: 20, seconds: 3600, per: 'address' }],
  // An order keeps pieces from others for a while, and carts are cheap: nobody empties the shelves from one address (faults 10). Mobile networks put many
  // shoppers behind one, so it is generous.
  order: [
    { times: 5, seconds: 60, per: 'cart' },
    { times: 200, seconds: 3600, per: 'address' },
  ],
  payment: [
    { times: 30, seconds: 60, per: 'order' },
    { times: 200, seconds: 60, per: 'address' },
  ],
  // Who is asked to try again, for the captcha was silent or the browser filled in what people do not see, may: only what is kept is counted strictly.
  formTries: [{ times: 30, seconds: 3600, per: 'address' }],
  formAnswers: [{ times: 5, seconds: 3600, per: 'address' }],
  // Nobody fills another's mailbox with letters that were not asked for.
  letters: [
    { times: 5, seconds: 3600, per: 'address' },
    { times: 3, seconds: 3600, per: 'account' },
  ],
  // A question for each pause in typing, and many who type behind one address.
  search: [{ times: 600, seconds: 60, per: 'address' }],
  reports: [{ times: 60, seconds: 60, per: 'address' }],
  consents: [{ times: 60, seconds: 60, per: 'address' }],
  newCart: [{ times: 600, seconds: 60, per: 'address' }],
}

/** Each limit's own, so that nobody pushes the counts of one out with calls of another. */
const calls = new Map<string, LRUCache<string, number[]>>()
const mostCounts = 50_000

/** Counts begin anew. For tests: in a program they only run out. */
export function forgetCalls() {
  calls.clear()
}

/** Counts this call; throws TOO_MANY with `retryAfter` seconds once the row's limit is reached. Calls within the process are not counted. */
export function countAgainstLimit(ctx: Ctx, { limit: name }: Pick<Endpoint, 'limit'>, input: unknown) {
  if (!name || ctx.address === null || env.RATE_LIMITS === 'off') return
  const now = ctx.now().getTime()
  const own = callsOf(name)
  const counts = limits[name].map((limit) => {
    const key = `${limit.per}:${limit.seconds}:${subject(ctx, limit, input)}`
    return { ...limit, key, recent: (own.get(key) ?? []).filter((at) => at > now - limit.seconds * 1000) }
  })
  const waits = counts.map(({ times, seconds, recent }) => (recent.length < times ? 0 : (recent[0] ?? now) + seconds * 1000 - now))
  const longest = Math.max(...waits)
  // A refused call is not counted: whoever keeps trying gets in when the window has passed.
  if (longest > 0) throw new AppError('TOO_MANY', { retryAfter: Math.max(1, Math.ceil(longest / 1000)) })
  for (const { key, recent } of counts) own.set(key, [...recent, now])
}

function callsOf(name: LimitName) {
  const own = calls.get(name) ?? new LRUCache<string, number[]>({ max: mostCounts })
  calls.set(name, own)
  return own
}

/** Who is counted: keys come from what the server knows, or from the account name that is tried; neither can be written as the other. */
function subject(ctx: Ctx, { per }: Limit, input: unknown) {
  const fields = new Map(Object.entries(input ?? {}))
  switch (per) {
    case 'cart':
      return String(fields.get('cartId'))
    case 'order':
      return String(fields.get('orderSlug') ?? fields.get('id'))
    case 'account':
      return accountOf(ctx, fields)
    case 'accountHere':
      return `${accountOf(ctx, fields)} ${ctx.address}`
    case 'address':
      return ctx.address
  }
  per satisfies never
}

function accountOf(ctx: Ctx, fields: Map<string, unknown>) {
  const name = fields.get('username') ?? fields.get('email')
  return typeof name === 'string' ? `name ${name.trim().toLowerCase()}` : userOf(ctx)
}

/** Who is signed in, where no account is named: a change of password is tried on one's own. */
function userOf({ actor }: Ctx) {
  return actor.kind === 'user' ? `user ${actor.id}` : 'nobody'
}
