import { parseArgs } from 'node:util'
import { order, prepareOrder } from '../chaos/buyer.mjs'
import { runCommand } from '../lib/process/shutdown.mjs'
import { loadAtRandom, quantile } from './lib/load.mjs'
import { memory, processorTime } from './lib/processes.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// Product pages at random, cold and after a visit each, home while orders come in, and a restart: npm run bench -- catalogue-pages --products=20000
// (docs/rules/platform.md#performance-budgets).
const { values } = parseArgs({ options: { products: { type: 'string' } } })
const products = values.products === undefined ? undefined : Number(values.products)
const budgets = products
  ? { perSecond: 1500, p99: 60, megabytes: 500, coldPerSecond: 80 }
  : { perSecond: 5000, p99: 30, megabytes: 450, coldPerSecond: 80 }
const gzip = { 'accept-encoding': 'gzip' }
/** As the router of a page asks for each link in sight. */
const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', ...gzip }
const connections = 16
const seconds = 8
/** The first visits are bounded in time; the pages that were visited by then are the ones asked for. */
const visitMs = 240_000
const ordersPerSecond = 5

runCommand(async () => {
  const { default: postgres } = await import('postgres')
  const { shop, databaseUrl, databasePid } = await benchShop({ products })
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const rows = await sql`
    select t.slug from product_texts t join products p on p.id = t.product_id where not p.archived and not p.is_variant order by md5(p.id::text)`
  const addresses = rows.map(({ slug }) => `/product/${slug}`)
  const [book] = await sql`
    select p.id from products p join stock_items s on s.product_id = p.id
    where p.format = 'Simple' and not p.is_variant and not p.archived
      and not exists (select 1 from custom_options o where o.product_id = p.id and o.required)
      and not exists (select 1 from subscription_plans x where x.product_id = p.id)
    order by p.id limit 1`
  await sql`update stock_items set on_hand = 100000, reserved = 0 where product_id = ${Number(book?.id)}`

  // Compiles the code of the page.
  for (const address of addresses.slice(0, 20)) await (await fetch(shop.base + address, { headers: gzip })).arrayBuffer()
  const cold = await visitOnce(shop.base, addresses.slice(20), databasePid())
  const visited = addresses.slice(0, 20 + cold.count)
  const hot = await loadAtRandom(shop.base, { pathOf: anyOf(visited), seconds })
  const loaded = memory(databasePid())
  const linked = await prefetchOnce(shop.base, visited.slice(0, 200))
  const prefetched = await loadAtRandom(shop.base, { pathOf: anyOf(linked), seconds, headers: prefetch })

  const prepare = async (/** @type {string} */ name, /** @type {number} */ count) => {
    const ready = []
    for (let n = 0; n < count; n++)
      ready.push(await prepareOrder(shop.base, { name: `${name}-${n}`, lines: [{ productId: Number(book?.id), qty: 1 }] }))
    return ready
  }
  // Compiles the code of orders, their mails and documents.
  await placeOrders(shop.base, await prepare('prvi', 4 * ordersPerSecond))
  const quiet = await loadAtRandom(shop.base, { pathOf: () => '/', seconds })
  const ordering = placeOrders(shop.base, await prepare('kupac', seconds * ordersPerSecond))
  const busy = await loadAtRandom(shop.base, { pathOf: () => '/', seconds })
  await ordering
  await sql.end()

  await shop.kill()
  await shop.restart()
  const stored = await countStored(shop.base, visited.slice(0, 100))

  const share = busy.perSecond / quiet.perSecond
  report(
    products ? `catalogue-pages-${products}` : 'catalogue-pages',
    products ? `Product pages of ${products.toLocaleString('en')} products` : `The demo's ${addresses.length} product pages`,
    [
      {
        what: 'pages at random, each seen for the first time',
        budget: `>= ${budgets.coldPerSecond}/s, <= 15 ms of the processor`,
        measured: `${cold.perSecond.toFixed(0)}/s, ${cold.processorMs.toFixed(0)} ms of the processor, p99 ${cold.p99.toFixed(0)} ms`,
        ok: cold.perSecond >= budgets.coldPerSecond && cold.processorMs <= 15,
      },
      {
        what: `${visited.length} pages at random, after a visit each`,
        budget: `>= ${budgets.perSecond}/s, p99 < ${budgets.p99} ms`,
        measured: `${hot.perSecond}/s, p99 ${hot.p99} ms, ${hot.errors} failed`,
        ok: hot.perSecond >= budgets.perSecond && hot.p99 < budgets.p99 && hot.errors === 0,
      },
      {
        what: `the router's data of ${linked.length} of these pages, as links prefetch it`,
        budget: `>= ${budgets.perSecond}/s, p99 < ${budgets.p99} ms`,
        measured: `${prefetched.perSecond}/s, p99 ${prefetched.p99} ms, ${prefetched.errors} failed`,
        ok: prefetched.perSecond >= budgets.perSecond && prefetched.p99 < budgets.p99 && prefetched.errors === 0,
      },
      {
        what: 'memory with the database after it',
        budget: `< ${budgets.megabytes} MB`,
        measured: `${loaded} MB`,
        ok: loaded < budgets.megabytes,
      },
      {
        what: `home while ${ordersPerSecond} orders a second come in`,
        budget: '>= 80 % of quiet',
        measured: `${busy.perSecond}/s of ${quiet.perSecond}/s = ${Math.round(share * 100)} %`,
        ok: share >= 0.8 && busy.errors === 0,
      },
      {
        what: `of ${stored.asked} pages, still there after kill -9 and a restart`,
        budget: 'all',
        measured: `${stored.found}`,
        ok: stored.found === stored.asked,
      },
    ],
    `${connections} connections, gzip.${products ? ' The first visits end after four minutes; the pages visited by then are the ones asked for.' : ''}`,
  )
  return 0
})

/**
 * Visits pages nobody has seen, in parallel, until all are visited or the time is over.
 * @param {string} base @param {string[]} addresses @param {number | undefined} databasePid
 */
async function visitOnce(base, addresses, databasePid) {
  /** @type {number[]} */
  const times = []
  let next = 0
  const startedAt = performance.now()
  const processorAt = processorTime(databasePid)
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < addresses.length && performance.now() - startedAt < visitMs) {
        const address = addresses[next++]
        const askedAt = performance.now()
        const response = await fetch(`${base}${address}`, { headers: gzip })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
        times.push(performance.now() - askedAt)
      }
    }),
  )
  const tookMs = performance.now() - startedAt
  const processorMs = (processorTime(databasePid) - processorAt) / times.length
  return { count: times.length, perSecond: (times.length / tookMs) * 1000, processorMs, p99: quantile(times, 0.99) }
}

/** Asks for the router's data of pages once, and returns its addresses. @param {string} base @param {string[]} addresses */
async function prefetchOnce(base, addresses) {
  const linked = []
  for (const address of addresses) {
    // Next redirects to the address with the hash of these headers.
    const response = await fetch(base + address, { headers: prefetch })
    await response.arrayBuffer()
    const { pathname, search } = new URL(response.url)
    linked.push(pathname + search)
  }
  return linked
}

/** Any of them, anew for each request. @param {string[]} addresses */
function anyOf(addresses) {
  return () => addresses[Math.floor(Math.random() * addresses.length)] ?? '/'
}

/** Places them evenly over the time of a measurement. @param {string} base @param {import('../chaos/buyer.mjs').PreparedOrder[]} ready */
async function placeOrders(base, ready) {
  const placing = ready.map(async (buyer, n) => {
    await new Promise((resolve) => setTimeout(resolve, (n * 1000) / ordersPerSecond))
    await order(base, buyer)
  })
  await Promise.all(placing)
}

/** How many of the pages were not rendered anew. @param {string} base @param {string[]} addresses */
async function countStored(base, addresses) {
  // The stored pages wait for the journal of invalidations.
  for (let tries = 0; tries < 50; tries++) {
    const { headers } = await fetch(base + addresses[0], { headers: gzip })
    if (headers.get('x-izlog-cache') === 'hit') break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  let found = 0
  for (const address of addresses) {
    const response = await fetch(base + address, { headers: gzip })
    await response.arrayBuffer()
    if (response.headers.get('x-izlog-cache') === 'hit') found++
  }
  return { asked: addresses.length, found }
}
