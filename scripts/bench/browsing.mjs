import { call, prepareOrder } from '../chaos/buyer.mjs'
import { startLoopbackPayPal } from '../lib/loopback-paypal.mjs'
import { runCommand } from '../lib/shutdown.mjs'
import { lightClient } from './lib/light-client.mjs'
import { quantile } from './lib/load.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// Who browses does not feel what goes on elsewhere: a payment provider that hangs while buyers wait for it, and hundreds of carts that are filled at once.
const pages = ['/', '/shop/romani', '/product/jabuke-za-nepoznate', '/shop', '/kosarica']
const buyers = 30
const carts = 300
/** Between two buyers, ms. */
const apart = 170
/** Before a buyer presses again, ms. */
const rest = 5000
/** How long is measured, ms, and how often a page is asked for: people come one after the other, however long the one before waits. */
const spell = 12_000
const every = 10

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
  const ready = []
  for (let i = 0; i < buyers; i++)
    ready.push(await prepareOrder(shop.base, { name: `visi-${i}`, lines: [{ productId, qty: 1 }], paymentType: 'PAYPAL' }))

  await browse(shop.base, spell / 2)
  const calm = await browse(shop.base, spell)

  await fetch(`${payPal.controlUrl}/trouble`, { method: 'POST', body: JSON.stringify({ delayMs: 60_000 }) })
  const over = new AbortController()
  const paying = ready.map(async ({ cartId, protectCode, key }, i) => {
    // They do not all press at the same moment, or the orders themselves would be what is felt.
    await new Promise((resolve) => setTimeout(resolve, i * apart))
    // Whoever was told that PayPal does not answer reads that, and presses again.
    while (!over.signal.aborted) {
      await call(
        shop.base,
        'POST',
        'v2/ecommerce/order/create',
        { cartId, protectCode },
        { 'idempotency-key': key },
        { attempts: 1 },
      ).catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, rest))
    }
  })
  // The orders stand; from here on their buyers wait for PayPal.
  await until(async () => {
    const [row] = await sql`select count(*)::int as n from orders where email like 'visi-%'`
    return row?.n === buyers
  })
  await sql.end()
  const hanging = await browse(shop.base, spell)
  over.abort()
  await fetch(`${payPal.controlUrl}/trouble`, { method: 'POST', body: '{}' })
  await Promise.all(paying)

  const filling = fill(shop.base, productId)
  const crowded = await browse(shop.base, spell)
  const written = await filling()

  report('browsing', 'Browsing while others are busy', [
    { what: 'pages on a calm day', budget: 'all answered', measured: told(calm), ok: calm.failed === 0 },
    {
      what: `while ${buyers} buyers wait for PayPal, which hangs`,
      budget: 'p99 at most 20 % (or 2 ms) more',
      measured: told(hanging),
      ok: hanging.failed === 0 && hanging.p99 <= Math.max(calm.p99 * 1.2, calm.p99 + 2),
    },
    {
      what: `while ${carts} carts are filled as fast as they can be`,
      budget: 'p99 < 500 ms',
      measured: `${told(crowded)}; ${Math.round(written / (spell / 1000))} writes a second`,
      ok: crowded.failed === 0 && crowded.p99 < 500,
    },
  ])
  return 0
})

/** @param {{ p99: number, count: number, failed: number }} measured */
function told({ p99, count, failed }) {
  return `p99 ${p99.toFixed(1)} ms of ${count} pages, ${failed} failed`
}

/** @param {string} base @param {number} forMs */
async function browse(base, forMs) {
  /** @type {number[]} */
  const times = []
  let failed = 0
  const began = performance.now()
  const asked = []
  for (let n = 0; performance.now() - began < forMs; n++) {
    asked.push(look(`${base}${pages[n % pages.length]}`))
    await new Promise((resolve) => setTimeout(resolve, every))
  }
  await Promise.all(asked)
  return { p99: quantile(times, 0.99), count: times.length, failed }

  /** @param {string} url */
  async function look(url) {
    const asked = performance.now()
    try {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
      await answer.arrayBuffer()
      if (!answer.ok) failed++
    } catch {
      failed++
    }
    times.push(performance.now() - asked)
  }
}

/** Fills carts side by side until told to stop; gives the way to stop, which gives how many pieces were put in. @param {string} base @param {number} productId */
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

/** @param {() => Promise<boolean>} holds */
async function until(holds) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The buyers did not come to PayPal.')
}
