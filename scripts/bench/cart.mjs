import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../lib/build.mjs'
import { freePort } from '../lib/ports.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { prepareDatabase } from '../lib/prepare.mjs'
import { say, step } from '../lib/say.mjs'
import { atEnd, runCommand } from '../lib/shutdown.mjs'
import { order, prepareOrder, Refusal } from '../chaos/buyer.mjs'

// DESIGN 11's cart and buyers rows, over HTTP against the production build: npm run bench -- cart
// BENCH_URL and DATABASE_URL together measure a shop that runs already (its RATE_LIMITS must be off).

const identity = { apiKey: 'javni-kljuc-pod-lampom', site: '1', store: '1', 'x-gaussbox-language': 'hrv' }

runCommand(async () => {
  const { base, databaseUrl } = process.env.BENCH_URL ? running(process.env.BENCH_URL) : await ownShop()
  const { default: postgres } = await import('postgres')
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  atEnd(() => sql.end({ timeout: 1 }))
  const productId = await aBook(sql)

  await fillCarts(base, { productId, connections: 4, pairs: 400 })
  const alone = await fillCarts(base, { productId, connections: 1, pairs: 400 })
  const crowd = await fillCarts(base, { productId, connections: 16, pairs: 6000 })
  report(
    'cart: new session and first item, alone',
    `p50 ${ms(percentile(alone.times, 50))}, p95 ${ms(percentile(alone.times, 95))}`,
    'p50 < 5 ms',
  )
  report('cart: the same at 16 connections', `${Math.round(crowd.perSecond)}/s, p95 ${ms(percentile(crowd.times, 95))}`, '>= 600/s')

  await buy(base, sql, { productId, stock: 1000 })
  const last = await buy(base, sql, { productId, stock: 1 })
  const plenty = await buy(base, sql, { productId, stock: 1000 })
  report('50 buyers of one copy', `${last.orders} order, ${last.refusals} refusals in ${ms(last.took)}`, '1 and 49 in 500 ms')
  report('50 buyers of plenty', `${plenty.orders} orders in ${ms(plenty.took)}`, '50 in 500 ms')
  return last.orders === 1 && last.refusals === 49 && plenty.orders === 50 ? 0 : 1
})

/** @param {string} base */
function running(base) {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new Error('BENCH_URL needs DATABASE_URL, to set the stock.')
  return { base, databaseUrl }
}

async function ownShop() {
  const { openShop } = await import('../chaos/shop.mjs')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  for (const one of [folder, dataDir]) chmodSync(one, 0o711)
  const port = String(await freePort())
  /** @type {Record<string, string>} */
  const env = {
    ...{ NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1', SITE_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir },
    ...{ LOG_LEVEL: 'error', RATE_LIMITS: 'off', NEXT_TELEMETRY_DISABLED: '1' },
  }
  await ensureBuilt({ env, command: 'npm run bench' })
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir }))
  atEnd(database.stop)
  const own = { ...env, DATABASE_URL: database.url }
  await prepareDatabase({ env: own, quiet: true })
  const shop = await step('Pokrećem poslužitelj', () => openShop(own))
  atEnd(shop.end)
  return { base: shop.base, databaseUrl: database.url }
}

/** @param {import('postgres').Sql} sql @returns {Promise<number>} a book that asks nothing of its buyer */
async function aBook(sql) {
  const [row] = await sql`
    select p.id from products p join stock_items s on s.product_id = p.id
    where p.format = 'Simple' and not p.is_variant and not p.archived and not exists (select from custom_options o where o.product_id = p.id)
    order by p.id limit 1`
  await sql`update stock_items set on_hand = 1000, reserved = 0 where product_id = ${row?.id ?? 0}`
  return Number(row?.id)
}

/**
 * Shoppers who take a cart and put one book into it, so many at a time, until `pairs` have.
 * @param {string} base
 * @param {{ productId: number, connections: number, pairs: number }} wish
 * @returns {Promise<{ times: number[], perSecond: number }>} times in ms, ascending
 */
async function fillCarts(base, { productId, connections, pairs }) {
  /** @type {number[]} */
  const times = []
  let left = pairs
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
      while (left-- > 0) {
        const start = performance.now()
        const pair = await send(agent, base, 'GET', 'getNewCartSession')
        await send(agent, base, 'POST', 'addItem', { ...pair, productId, qty: 1 })
        times.push(performance.now() - start)
      }
      agent.destroy()
    }),
  )
  return { times: times.toSorted((a, b) => a - b), perSecond: (pairs / (performance.now() - began)) * 1000 }
}

/**
 * The lightest client there is: a heavier one would measure itself.
 * @param {http.Agent} agent
 * @param {string} base
 * @param {string} method
 * @param {string} name
 * @param {object} [input]
 * @returns {Promise<any>}
 */
function send(agent, base, method, name, input) {
  const body = input === undefined ? '' : JSON.stringify(input)
  return new Promise((resolve, reject) => {
    const headers = { ...identity, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const request = http.request(`${base}/api/v2/ecommerce/cart/${name}`, { agent, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () =>
        response.statusCode === 200 ? resolve(JSON.parse(text).data) : reject(new Error(`${response.statusCode} ${text}`)),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

/**
 * Fifty shoppers press the last button at once.
 * @param {string} base
 * @param {import('postgres').Sql} sql
 * @param {{ productId: number, stock: number }} wish
 */
async function buy(base, sql, { productId, stock }) {
  await sql`update stock_items set on_hand = 1000 where product_id = ${productId}`
  const buyers = []
  for (let i = 0; i < 50; i++) buyers.push(await prepareOrder(base, { name: `mjerenje-${stock}-${i}`, lines: [{ productId, qty: 1 }] }))
  await sql`update stock_items set on_hand = ${stock} where product_id = ${productId}`
  const began = performance.now()
  const results = await Promise.allSettled(buyers.map((buyer) => order(base, buyer)))
  const took = performance.now() - began
  const orders = results.filter(({ status }) => status === 'fulfilled').length
  const refusals = results.filter((one) => one.status === 'rejected' && one.reason instanceof Refusal && one.reason.status === 409).length
  return { orders, refusals, took }
}

/** @param {number[]} sorted @param {number} percent */
function percentile(sorted, percent) {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/** @param {number} time */
function ms(time) {
  return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`
}

/** @param {string} what @param {string} measured @param {string} budget */
function report(what, measured, budget) {
  say(`| ${what} | ${measured} | ${budget} |`)
}
