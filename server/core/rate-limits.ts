import { LRUCache } from 'lru-cache'
import type { Endpoint, LimitName } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import type { Ctx } from './context'
import { steadyNow } from './cache/steady-clock.mjs'

type Limit = { maxCalls: number; windowSeconds: number; per: 'account' | 'accountAndAddress' | 'address' | 'user' | 'cart' | 'order' }

/**
 * Sliding windows (docs/rules/platform.md#rate-limits, #steady-clock). Sign-ins count per account and address, so that nobody locks an owner out from elsewhere; per account
 * against a guesser with many addresses; per address against guesses of many accounts.
 */
const limits: Record<LimitName, readonly Limit[]> = {
  login: [
    { maxCalls: 5, windowSeconds: 60, per: 'accountAndAddress' },
    { maxCalls: 20, windowSeconds: 3600, per: 'accountAndAddress' },
    { maxCalls: 100, windowSeconds: 3600, per: 'account' },
    { maxCalls: 60, windowSeconds: 60, per: 'address' },
  ],
  // Each sign-in and each account count their wrong codes themselves (docs/rules/accounts.md#factor-lockout).
  factorCodes: [{ maxCalls: 60, windowSeconds: 60, per: 'address' }],
  register: [{ maxCalls: 5, windowSeconds: 3600, per: 'address' }],
  forgot: [
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
    { maxCalls: 30, windowSeconds: 3600, per: 'address' },
  ],
  orderLinks: [
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
    { maxCalls: 30, windowSeconds: 3600, per: 'address' },
  ],
  renewedLinks: [
    { maxCalls: 3, windowSeconds: 3600, per: 'order' },
    { maxCalls: 30, windowSeconds: 3600, per: 'address' },
  ],
  resend: [
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
    { maxCalls: 30, windowSeconds: 3600, per: 'address' },
  ],
  // Mails that staff causes to any address; counted by who causes them. Protects other people from unwanted mails.
  staffMails: [{ maxCalls: 30, windowSeconds: 3600, per: 'user' }],
  links: [{ maxCalls: 60, windowSeconds: 60, per: 'address' }],
  // New carts are free, so guesses of codes also count by address.
  coupon: [
    { maxCalls: 10, windowSeconds: 3600, per: 'cart' },
    { maxCalls: 60, windowSeconds: 3600, per: 'address' },
  ],
  memberCard: [{ maxCalls: 20, windowSeconds: 3600, per: 'address' }],
  // Orders reserve stock and carts are free, so orders also count by address. Mobile networks share addresses, so the limit is generous.
  order: [
    { maxCalls: 5, windowSeconds: 60, per: 'cart' },
    { maxCalls: 200, windowSeconds: 3600, per: 'address' },
  ],
  // Counted by the order itself, for unknown buyers who do not pay at once (docs/rules/orders.md#unpaid-holds).
  unpaidOrder: [{ maxCalls: 20, windowSeconds: 86_400, per: 'address' }],
  payment: [
    { maxCalls: 30, windowSeconds: 60, per: 'order' },
    { maxCalls: 200, windowSeconds: 60, per: 'address' },
  ],
  // A captcha outage makes people retry, so attempts have a generous limit and stored submissions a strict one.
  formAttempts: [{ maxCalls: 30, windowSeconds: 3600, per: 'address' }],
  formSubmissions: [{ maxCalls: 5, windowSeconds: 3600, per: 'address' }],
  // Protects other people from unwanted newsletter mails.
  newsletter: [
    { maxCalls: 5, windowSeconds: 3600, per: 'address' },
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
  ],
  // A reader may wait for several books; protects other people from unwanted mails.
  stockNotices: [
    { maxCalls: 20, windowSeconds: 3600, per: 'address' },
    { maxCalls: 10, windowSeconds: 3600, per: 'account' },
  ],
  // Friends behind one address reserve too; protects other people from unwanted mails.
  seatReservations: [
    { maxCalls: 20, windowSeconds: 3600, per: 'address' },
    { maxCalls: 5, windowSeconds: 3600, per: 'account' },
  ],
  // Protects other people from unwanted mails.
  privacyRequests: [
    { maxCalls: 10, windowSeconds: 3600, per: 'address' },
    { maxCalls: 3, windowSeconds: 3600, per: 'account' },
  ],
  // Each pause in typing sends a query, and offices share an address.
  search: [{ maxCalls: 600, windowSeconds: 60, per: 'address' }],
  reports: [{ maxCalls: 60, windowSeconds: 60, per: 'address' }],
  // A page sends a beacon whenever it is left or hidden.
  sectionStats: [{ maxCalls: 120, windowSeconds: 60, per: 'address' }],
  consents: [{ maxCalls: 60, windowSeconds: 60, per: 'address' }],
  // Twenty files at once, some of them again.
  upload: [{ maxCalls: 600, windowSeconds: 3600, per: 'account' }],
  newCart: [{ maxCalls: 600, windowSeconds: 60, per: 'address' }],
  // Each change of a cart is a transaction. Mobile networks share addresses, so one has room for many shoppers.
  cart: [
    { maxCalls: 240, windowSeconds: 60, per: 'cart' },
    { maxCalls: 1200, windowSeconds: 60, per: 'address' },
  ],
  // Uncached reads by anybody: far above what a shared address browses, below what keeps a core busy.
  reads: [{ maxCalls: 3000, windowSeconds: 60, per: 'address' }],
  // A PDF costs tens of milliseconds.
  documents: [{ maxCalls: 120, windowSeconds: 60, per: 'address' }],
  // Every open tab refreshes its session, and a mail service unsubscribes for all its users from few addresses.
  session: [{ maxCalls: 600, windowSeconds: 60, per: 'address' }],
}

type Counter = { counts: LRUCache<string, number[]>; windowMs: number }

/** One counter per limit, so that calls of one cannot evict the counts of another. */
const counters = new Map<string, Counter>()
const maxKeys = 50_000
const sweepMs = 30_000
let sweptAt = 0

/** For tests: forgets all counts, or those of one name. */
export function resetRateLimits(name?: string) {
  if (name === undefined) counters.clear()
  else counters.delete(name)
}

/** Attempts in the window of an address's limit, for each call that it allows. */
const attemptsPerCall = 10

/**
 * Counts the attempt before its body is read, so that a client of nothing but refused calls costs no parsing. Throws TOO_MANY as enforceRateLimit does, which
 * counts only calls with valid input.
 */
export function enforceAttemptLimit(ctx: Ctx, { limit: name, method }: Pick<Endpoint, 'limit' | 'method'>) {
  if (!name || method === 'get' || ctx.address === null) return
  for (const { maxCalls, windowSeconds } of limits[name].filter(({ per }) => per === 'address')) {
    const window = { name: `${name} attempts`, maxCalls: maxCalls * attemptsPerCall, windowSeconds }
    if (!takeFromWindow(`${windowSeconds} ${ctx.address}`, window))
      throw new AppError('TOO_MANY', { retryAfter: Math.min(60, windowSeconds) })
  }
}

/** Counts one use of a key unless its window is full. @returns whether there was room */
export function takeFromWindow(key: string, { name, maxCalls, windowSeconds }: Window): boolean {
  if (env.RATE_LIMITS === 'off') return true
  const now = steadyNow()
  const counter = counterOf(name, windowSeconds)
  const recent = (counter.get(key) ?? []).filter((at) => at > now - windowSeconds * 1000)
  if (recent.length >= maxCalls) return false
  counter.set(key, [...recent, now])
  return true
}

type Window = { name: string; maxCalls: number; windowSeconds: number }

/** Counts the call. Throws TOO_MANY with `retryAfter` seconds at the limit. Calls within the process are not counted. */
export function enforceRateLimit(ctx: Ctx, { limit: name }: Pick<Endpoint, 'limit'>, input: unknown) {
  if (!name || ctx.address === null || env.RATE_LIMITS === 'off') return
  const now = steadyNow()
  const counter = counterOf(name, Math.max(...limits[name].map(({ windowSeconds }) => windowSeconds)))
  const counts = limits[name].map((limit) => {
    const key = `${limit.per}:${limit.windowSeconds}:${limitKey(ctx, limit, input)}`
    return { ...limit, key, recent: (counter.get(key) ?? []).filter((at) => at > now - limit.windowSeconds * 1000) }
  })
  const waits = counts.map(({ maxCalls: times, windowSeconds: seconds, recent }) =>
    recent.length < times ? 0 : (recent[0] ?? now) + seconds * 1000 - now,
  )
  const longest = Math.max(...waits)
  // Refused calls do not count, so a retrying client gets in when the window has passed.
  if (longest > 0) throw new AppError('TOO_MANY', { retryAfter: Math.max(1, Math.ceil(longest / 1000)) })
  for (const { key, recent } of counts) counter.set(key, [...recent, now])
}

function counterOf(name: string, windowSeconds: number) {
  sweep()
  const counter = counters.get(name) ?? { counts: new LRUCache<string, number[]>({ max: maxKeys }), windowMs: windowSeconds * 1000 }
  counters.set(name, counter)
  return counter.counts
}

/** Forgets counts whose window has passed, so that a flood of addresses leaves no memory taken. */
function sweep() {
  const now = steadyNow()
  if (now - sweptAt < sweepMs) return
  sweptAt = now
  for (const { counts, windowMs } of counters.values())
    for (const [key, times] of counts.entries()) if ((times.at(-1) ?? 0) <= now - windowMs) counts.delete(key)
}

/** For tests: the keys that are counted. */
export function countedKeys(name: string) {
  return counters.get(name)?.counts.size ?? 0
}

/** Keys come from values the server knows or from the account name that is tried. Neither form can imitate the other. */
function limitKey(ctx: Ctx, { per }: Limit, input: unknown) {
  const fields = new Map(Object.entries(input ?? {}))
  switch (per) {
    case 'cart':
      return String(fields.get('cartId'))
    case 'order':
      return String(fields.get('orderSlug') ?? fields.get('id'))
    case 'account':
      return accountKey(ctx, fields)
    case 'user':
      return userKey(ctx)
    case 'accountAndAddress':
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

/** The signed-in user, where the input names no account. */
function userKey({ actor }: Ctx) {
  return actor.kind === 'user' ? `user ${actor.id}` : 'anonymous'
}
