import { call, order, prepareOrder, Refusal } from '../chaos/buyer.mjs'
import { startLoopbackPayPal } from '../lib/testing/loopback.mjs'
import { runCommand } from '../lib/process/shutdown.mjs'
import { after, browse as visitPages } from './lib/browse.mjs'
import { lightClient } from './lib/light-client.mjs'
import { quantile } from './lib/load.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// Browsing must stay fast while a payment provider hangs and while hundreds of carts are filled (docs/rules/platform.md#performance-budgets).
const pages = ['/', '/shop/romani', '/product/jabuke-za-nepoznate', '/shop', '/kosarica']
const carts = 300
/** Buyers per round: more of them wait for a hanging PayPal than there are connections to the database or to PayPal. */
const buyers = 60
/** Alternates answering and hanging rounds, so that other load on the machine affects both. */
const rounds = 3
/** Length of a round and interval between page requests, ms; requests start on schedule, however long earlier ones wait. */
const roundMs = 12_000
const intervalMs = 10

runCommand(async () => {
  const { default: postgres } = await import('postgres')
  const payPal = await startLoopbackPayPal()
  const { shop, databaseUrl } = await benchShop({ env: payPal.env })
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const [book] = await sql`
    select p.id from products p join stock_items s on s.product_id = p.id
    where p.format = 'Simple' and not p.is_variant and not p.archived
      and not exists (select 1 from custom_options o where o.product_id = p.id and o.required)
      and not exists (select 1 from subscription_plans x where x.product_id = p.id)
    order by p.id limit 1`
  const productId = Number(book?.id)
  await sql`update stock_items set on_hand = 100000, reserved = 0 where product_id = ${productId}`
  /** @type {PreparedOrder[]} */
  const ready = []
  for (let i = 0; i < buyers; i++) {
    const buyer = await prepareOrder(shop.base, { name: `visi-${i}`, lines: [{ productId, qty: 1 }], paymentType: 'PAYPAL' })
    await order(shop.base, buyer)
    ready.push(buyer)
  }
  // Keeps the payment sweep from asking PayPal.
  await sql`update payment_intents set next_check_at = null where state = 'open'`
  const clearReferences = async () => void (await sql`update payment_intents set provider_reference = null where state = 'open'`)

  await browse(shop.base, roundMs / 2)
  const answering = []
  const hanging = []
  for (let round = 0; round < rounds; round++) {
    answering.push(await browseBesideBuyers(shop.base, ready, { controlUrl: payPal.controlUrl, isHanging: false, clearReferences }))
    hanging.push(await browseBesideBuyers(shop.base, ready, { controlUrl: payPal.controlUrl, isHanging: true, clearReferences }))
  }
  await sql.end()
  const filling = fill(shop.base, productId)
  const crowded = measured([await browse(shop.base, roundMs)])
  const written = await filling()

  const [answered, hung] = [measured(answering), measured(hanging)]
  report('browsing', 'Page latency under concurrent load', [
    { what: `while ${buyers} buyers pay by PayPal`, budget: 'all answered', measured: describeRound(answered), ok: answered.failed === 0 },
    {
      what: `the same while PayPal hangs, with up to ${Math.max(...hanging.map(({ waiting }) => waiting))} of them waiting`,
      budget: 'p99 at most 20 % more',
      measured: describeRound(hung),
      ok: hung.failed === 0 && hung.p99 <= answered.p99 * 1.2,
    },
    {
      what: `while ${carts} carts receive items without a pause`,
      budget: 'p99 < 500 ms',
      measured: `${describeRound(crowded)}; ${Math.round(written / (roundMs / 1000))} writes a second`,
      ok: crowded.failed === 0 && crowded.p99 < 500,
    },
  ])
  return 0
})

/** @typedef {import('../chaos/buyer.mjs').PreparedOrder} PreparedOrder */
/** @typedef {import('./lib/browse.mjs').Browsed} Browsed */

/** @param {Browsed[]} rounds */
function measured(rounds) {
  const times = rounds.flatMap((round) => round.times)
  return { p99: quantile(times, 0.99), count: times.length, failed: rounds.reduce((sum, { failed }) => sum + failed, 0) }
}

/** @param {{ p99: number, count: number, failed: number }} measured */
function describeRound({ p99, count, failed }) {
  return `p99 ${p99.toFixed(1)} ms of ${count} pages, ${failed} failed`
}

/**
 * Browses while buyers with existing orders start their payment, spread over the round.
 * @param {string} base @param {PreparedOrder[]} ready @param {{ controlUrl: string, isHanging: boolean, clearReferences: () => Promise<void> }} payPal
 * @returns {Promise<Browsed & { waiting: number }>} `waiting`: how many buyers waited for their answer at once, at most
 */
async function browseBesideBuyers(base, ready, { controlUrl, isHanging, clearReferences }) {
  const setFaults = (/** @type {object} */ faults) => fetch(`${controlUrl}/faults`, { method: 'POST', body: JSON.stringify(faults) })
  const startPayment = async (/** @type {PreparedOrder} */ { cartId, protectCode, key }, attempts = 1) => {
    await call(base, 'POST', 'v2/ecommerce/order/create', { cartId, protectCode }, { 'idempotency-key': key }, { attempts })
  }
  // The circuit breaker stays open for half a minute after a hanging round (server/adapters/http/circuit-breaker.ts).
  const [first] = ready
  if (first) await startPayment(first, 80)
  // An order with a known PayPal reference is not requested again.
  await clearReferences()
  // Warms up what expired meanwhile.
  await browse(base, roundMs / 6)
  await setFaults(isHanging ? { delayMs: 60_000 } : {})
  let [now, waiting] = [0, 0]
  const paying = ready.map(async (buyer, i) => {
    await new Promise((resolve) => setTimeout(resolve, (i * roundMs) / ready.length))
    waiting = Math.max(waiting, ++now)
    const refusal = await startPayment(buyer).then(
      () => '',
      (error) => (error instanceof Refusal ? error.code : String(error)),
    )
    now--
    if (refusal !== (isHanging ? 'PAYMENT_UNAVAILABLE' : '')) throw new Error(`A buyer got the error '${refusal}'.`)
  })
  const [browsed] = await Promise.all([browse(base, roundMs), ...paying])
  await setFaults({})
  return { ...browsed, waiting }
}

/** @param {string} base @param {number} forMs */
function browse(base, forMs) {
  return visitPages({ base, pathOf: (n) => pages[n % pages.length] ?? '/', intervalMs, isOver: after(forMs) })
}

/** Fills carts in parallel. Returns a function that stops it and returns the number of writes. @param {string} base @param {number} productId */
function fill(base, productId) {
  const over = new AbortController()
  let written = 0
  const all = Array.from({ length: carts }, async () => {
    const client = lightClient(base)
    const ref = await client.call('GET', 'v2/ecommerce/cart/getNewCartSession')
    for (; !over.signal.aborted; written++) await client.call('POST', 'v2/ecommerce/cart/addItem', { ...ref, productId, qty: 1 })
    client.close()
  })
  return async () => {
    over.abort()
    await Promise.all(all)
    return written
  }
}
