import { order, prepareOrder } from './buyer.mjs'
import { stockBooks } from './scenarios.mjs'
import { ask, watchVisitor } from './visitor.mjs'

/** The shop sells again so long after a fault has ended; enough for the longest pause between two attempts (docs/rules/platform.md#embedded-database). */
const recoveryMs = 10_000
/** What a visitor waits for at most: the first answer of a cart while the database hangs (docs/rules/platform.md#database-timeouts). */
const slowestCartMs = 11_500

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {() => Promise<string | void>} begin
 * @property {() => Promise<void>} end
 * @property {number} [lastsMs] at least
 * @property {number} [slowestPageMs] what a visitor waits for a cached page at most
 * @property {boolean} [stopsCarts] whether carts may rest meanwhile: 503 in Croatian
 * @property {(base: string) => Promise<string | null>} [meanwhile] what is wrong while it lasts, null if nothing
 * @property {(base: string) => Promise<string | null>} [afterwards] what is wrong when it has ended
 */

let buyers = 0

/**
 * Begins a fault, waits and ends it. Meanwhile cached pages are served and carts answer; afterwards the shop sells again by itself.
 * @param {import('./scenarios.mjs').ChaosContext} context
 * @param {Fault} fault
 * @returns {Promise<import('./scenarios.mjs').ScenarioResult>}
 */
export async function runFault(
  context,
  { name, begin, end, lastsMs = 0, slowestPageMs = 1000, stopsCarts = false, meanwhile, afterwards },
) {
  const { shop, faultMs, isTimed } = context
  const [productId = 0] = await stockBooks(context, { count: 1, onHand: 1000 })
  // Another buyer at another address each time: what one unknown buyer may order is limited.
  const buyer = ++buyers
  const ready = await prepareOrder(shop.base, { name: `nevolja-${buyer}`, lines: [{ productId, qty: 1 }] })
  const own = await prepareOrder(shop.base, { name: 'gledatelj', lines: [{ productId, qty: 1 }] })
  const ref = { cartId: own.cartId, protectCode: own.protectCode }
  /** @type {string[]} */
  const wrong = []
  await until(async () => (await ask(shop.base, '/')).headers['x-izlog-cache'] === 'hit', 10_000)
  const note = (await begin()) ?? ''
  const visitor = watchVisitor(shop.base, { ref })
  try {
    const [problem] = await Promise.all([meanwhile?.(shop.base), new Promise((resolve) => setTimeout(resolve, Math.max(lastsMs, faultMs)))])
    if (problem) wrong.push(problem)
  } finally {
    await end()
  }
  const endedAt = Date.now()
  const slug = await sell(shop.base, ready, {
    headers: { 'x-forwarded-for': `203.0.113.${buyer}` },
    limitMs: isTimed ? recoveryMs : 6 * recoveryMs,
  })
  const seconds = ((Date.now() - endedAt) / 1000).toFixed(1)
  const { pages, carts } = await visitor.stop()
  const problem = slug && (await afterwards?.(shop.base))
  if (slug === null) wrong.push('it does not sell again')
  if (problem) wrong.push(problem)
  if (pages.others.length > 0) wrong.push(`${pages.others.length} of ${pages.count} pages failed (${pages.others[0]?.status})`)
  if (isTimed && pages.slowest > slowestPageMs) wrong.push(`a page took ${pages.slowest} ms`)
  const unclear = carts.others.filter(
    ({ status, body }) => !(stopsCarts && status === 503 && body.includes('Usluga trenutačno nije dostupna')),
  )
  if (unclear.length > 0)
    wrong.push(`${unclear.length} of ${carts.count} carts failed (${unclear[0]?.status} ${unclear[0]?.body.slice(0, 120)})`)
  if (isTimed && carts.slowest > slowestCartMs) wrong.push(`a cart took ${carts.slowest} ms`)
  const seen = `${pages.count} pages, slowest ${pages.slowest} ms; ${carts.count} carts, ${carts.others.length} at rest, slowest ${carts.slowest} ms`
  const summary = [note, seen, slug ? `sells after ${seconds} s` : '', ...wrong].filter(Boolean).join('; ')
  return { name, ok: wrong.length === 0, summary }
}

/**
 * Orders with one key until it succeeds.
 * @param {string} base @param {import('./buyer.mjs').PreparedOrder} ready @param {{ headers: Record<string, string>, limitMs: number }} options
 */
async function sell(base, ready, { headers, limitMs }) {
  /** @type {string | null} */
  let slug = null
  await until(async () => {
    slug ??= await order(base, ready, { attempts: 1, headers }).catch(() => null)
    return slug !== null
  }, limitMs)
  return slug
}

/** @param {() => boolean | Promise<boolean>} condition @param {number} limitMs */
export async function until(condition, limitMs) {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline;) {
    if (await condition()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
