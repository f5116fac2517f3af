import { order, prepareOrder, Refusal } from './buyer.mjs'
import { cloneCarts } from './copies.mjs'

/**
 * @typedef {object} ChaosContext
 * @property {import('./shop.mjs').Shop} shop
 * @property {import('postgres').Sql} sql
 * @property {() => number} random
 * @property {number} buyers how many at once
 * @property {number} rounds how often the buyers of a scenario order
 * @property {number} kills how often the server is killed
 * @property {string} payPal URL that controls the loopback PayPal
 * @property {import('../lib/postgres/postgres.mjs').Database} database
 * @property {string[]} databaseLog what Postgres logged
 * @property {string} dataDir the data folder of the shop
 * @property {import('./disks.mjs').Disk | null} disk that of the shop's data; null where nothing can be mounted
 * @property {number} faultMs how long a fault lasts at least
 * @property {boolean} isTimed whether response times count
 * @typedef {{ name: string, ok: boolean, summary: string }} ScenarioResult
 */

/** Parallel preparations of a scenario. */
const batchSize = 16

/** @template T, R @param {T[]} items @param {(item: T, index: number) => Promise<R>} work @returns {Promise<R[]>} */
export async function inBatches(items, work) {
  /** @type {R[]} */
  const results = []
  for (let i = 0; i < items.length; i += batchSize)
    results.push(...(await Promise.all(items.slice(i, i + batchSize).map((item, n) => work(item, i + n)))))
  return results
}

/**
 * Simple books without required options, stocked with `onHand`.
 * @param {Pick<ChaosContext, 'sql'>} context @param {{ count: number, onHand: number }} options @returns {Promise<number[]>}
 */
export async function stockBooks({ sql }, { count, onHand }) {
  const rows = await sql`
    select p.id from products p join stock_items s on s.product_id = p.id
    where p.format = 'Simple' and not p.is_variant and not p.archived and p.vat_rate = 5
      and not exists (select 1 from custom_options o where o.product_id = p.id and o.required)
      and not exists (select 1 from subscription_plans x where x.product_id = p.id)
    order by p.id limit ${count}`
  const ids = rows.map(({ id }) => Number(id))
  await sql`update stock_items set on_hand = ${onHand}, reserved = 0 where product_id = any(${ids})`
  return ids
}

/** @param {PromiseSettledResult<string>[]} results */
export function tally(results) {
  const slugs = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refusals = results.flatMap((one) => (one.status === 'rejected' && one.reason instanceof Refusal ? [one.reason] : []))
  return { slugs, refusals, lost: results.length - slugs.length - refusals.length }
}

/**
 * Many buyers race for seven copies, one to three each. Refusals are clear, nothing is oversold, and no copy remains that a refused buyer wanted
 * (docs/rules/platform.md#chaos-invariants).
 * @param {ChaosContext} context
 * @returns {Promise<ScenarioResult>}
 */
export async function lastCopies(context) {
  const { shop, sql, random, buyers, rounds } = context
  const stock = 7
  const [productId = 0] = await stockBooks(context, { count: 1, onHand: 1000 })
  const patterns = await inBatches([1, 2, 3], (qty) => prepareOrder(shop.base, { name: `posljednji-${qty}`, lines: [{ productId, qty }] }))
  const counts = { orders: 0, refusals: 0, oversold: 0, lost: 0, unclear: 0, leftOver: 0 }
  for (let round = 0; round < rounds; round++) {
    const quantities = Array.from({ length: buyers }, () => 1 + Math.floor(random() * 3))
    const ready = await cloneCarts(
      sql,
      quantities.flatMap((qty) => patterns[qty - 1] ?? []),
    )
    await sql`update stock_items set on_hand = ${stock}, reserved = 0 where product_id = ${productId}`
    const results = await Promise.allSettled(ready.map((buyer) => order(shop.base, buyer)))
    const { slugs, refusals, lost } = tally(results)
    const sold = results.reduce((sum, { status }, i) => sum + (status === 'fulfilled' ? (quantities[i] ?? 0) : 0), 0)
    const [left] = await sql`select on_hand from stock_items where product_id = ${productId}`
    const refused = quantities.filter((_, i) => results[i]?.status === 'rejected')
    counts.orders += slugs.length
    counts.refusals += refusals.length
    counts.lost += lost
    counts.unclear += refusals.filter(({ status }) => status !== 409).length
    counts.oversold += Math.max(0, sold - stock) + Math.abs(stock - sold - Number(left?.on_hand))
    // Remaining copies must be too few for every refused buyer.
    counts.leftOver += refused.some((qty) => qty <= Number(left?.on_hand)) ? 1 : 0
  }
  const { orders, refusals, oversold, lost, unclear, leftOver } = counts
  return {
    name: 'last copies',
    ok: orders > 0 && oversold + lost + unclear + leftOver === 0,
    summary: `${rounds} rounds of ${buyers} buyers and ${stock} copies: ${orders} orders, ${refusals} refusals, ${oversold} oversold, ${lost} lost, ${leftOver} rounds with copies left for somebody refused`,
  }
}

/** Sends the same order many times in parallel. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function sameOrder(context) {
  const { shop, sql } = context
  const [productId = 0] = await stockBooks(context, { count: 1, onHand: 1000 })
  const ready = await prepareOrder(shop.base, { name: 'dvoklik', lines: [{ productId, qty: 1 }] })
  const { slugs, refusals, lost } = tally(await Promise.allSettled(Array.from({ length: 50 }, () => order(shop.base, ready))))
  const [counted] = await sql`select count(*)::int as n from orders where cart_id = ${ready.cartId}`
  // The rate limit may refuse some; no second order arises.
  const ok = counted?.n === 1 && new Set(slugs).size === 1 && lost === 0 && refusals.every(({ status }) => status === 429)
  return { name: 'same order fifty times', ok, summary: `${counted?.n} order, ${new Set(slugs).size} slug, ${refusals.length} turned away` }
}

/** Orders the same two products in opposite order, round after round. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function oppositeLines(context) {
  const { shop, sql, buyers: count, rounds } = context
  const [first = 0, second = 0] = await stockBooks(context, { count: 2, onHand: 1_000_000 })
  const lines = [first, second].map((productId) => ({ productId, qty: 1 }))
  const patterns = [
    await prepareOrder(shop.base, { name: 'ukrsteno', lines }),
    await prepareOrder(shop.base, { name: 'ukrsteno-natrag', lines: lines.toReversed() }),
  ]
  const before = await countDeadlocks(sql)
  const counts = { orders: 0, refusals: 0, lost: 0 }
  for (let round = 0; round < Math.min(rounds, maxCrossedRounds); round++) {
    const ready = await cloneCarts(sql, Array.from({ length: count }, (_, i) => patterns[i % 2] ?? []).flat())
    const { slugs, refusals, lost } = tally(await Promise.allSettled(ready.map((buyer) => order(shop.base, buyer))))
    counts.orders += slugs.length
    counts.refusals += refusals.length
    counts.lost += lost
  }
  const deadlocks = (await countDeadlocks(sql)) - before
  const { orders, refusals, lost } = counts
  const ok = orders === Math.min(rounds, maxCrossedRounds) * count && deadlocks === 0
  return { name: 'opposite line orders', ok, summary: `${orders} ordered, ${refusals} refused, ${lost} lost, ${deadlocks} deadlocks` }
}

/** Few rounds are enough to show lock problems. */
const maxCrossedRounds = 20

/** Deadlocks counted by Postgres, with a delay of a second. @param {import('postgres').Sql} sql */
async function countDeadlocks(sql) {
  await new Promise((resolve) => setTimeout(resolve, 1200))
  const [row] = await sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`
  return Number(row?.n)
}

/**
 * Kills the server at random moments while people order and retry with the same key. Every acknowledged order must exist once, with one mail.
 * @param {ChaosContext} context
 * @returns {Promise<ScenarioResult>}
 */
export async function killedServer(context) {
  const { shop, sql, random, kills } = context
  const ids = await stockBooks(context, { count: 8, onHand: 100_000 })
  const before = await sumStock(sql, ids)
  const couponCode = 'KVAR'
  await sql`insert into coupons (site_id, code, kind, amount) values (1, ${couponCode}, 'percent', 10)`
  /** @type {Map<string, { slug: string, buyer: import('./buyer.mjs').PreparedOrder }>} by cart */
  const acknowledged = new Map()
  let responses = 0
  let contradictions = 0
  for (let round = 0; round < kills; round++) {
    const buyers = await inBatches([...Array(12).keys()], (_, i) => {
      const productId = ids[Math.floor(random() * ids.length)] ?? 0
      const lines = [{ productId, qty: 1 + Math.floor(random() * 3) }]
      return prepareOrder(shop.base, { name: `kvar-${round}-${i}`, lines, couponCode: i % 2 === 0 ? couponCode : undefined })
    })
    const ordering = Promise.allSettled(buyers.map((buyer) => acknowledge(buyer)))
    await new Promise((resolve) => setTimeout(resolve, random() * 120))
    await shop.kill()
    await ordering
    await shop.restart()
    await Promise.all(buyers.map((buyer) => retry(buyer)))
  }

  /** Keep-alive connections to the dead server fail one by one. @param {import('./buyer.mjs').PreparedOrder} buyer */
  async function retry(buyer) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await acknowledge(buyer)
      } catch (error) {
        if (error instanceof Refusal || attempt === 5) throw error
      }
    }
  }

  /** @param {import('./buyer.mjs').PreparedOrder} buyer */
  async function acknowledge(buyer) {
    const slug = await order(shop.base, buyer)
    responses++
    if ((acknowledged.get(buyer.cartId)?.slug ?? slug) !== slug) contradictions++
    acknowledged.set(buyer.cartId, { slug, buyer })
  }

  const rows = await sql`
    select o.cart_id, o.slug, o.email, o.total_cents, o.coupon_code, l.is_same as same_lines from orders o
    cross join lateral (
      select not exists (
        (select product_id, quantity from order_lines where order_id = o.id except select product_id, quantity from cart_items where cart_id = o.cart_id)
        union all
        (select product_id, quantity from cart_items where cart_id = o.cart_id except select product_id, quantity from order_lines where order_id = o.id)
      ) as is_same
    ) l
    where o.cart_id = any(${[...acknowledged.keys()]})`
  const intact = rows.filter(({ cart_id: cartId, slug, email, total_cents: cents, same_lines: isSame }) => {
    const known = acknowledged.get(cartId)
    return known !== undefined && known.slug === slug && known.buyer.email === email && known.buyer.total === cents && isSame
  }).length
  const used = rows.filter(({ coupon_code: code }) => code !== null).length
  const [coupon] = await sql`select used from coupons where code = ${couponCode}`
  const [sold] =
    await sql`select coalesce(sum(quantity), 0)::int as n from order_lines l join orders o on o.id = l.order_id where o.cart_id = any(${[...acknowledged.keys()]})`
  const taken = before - (await sumStock(sql, ids))
  const ok = intact === acknowledged.size && contradictions === 0 && taken === sold?.n && used === coupon?.used
  const summary = `${kills} kills, ${acknowledged.size} orders acknowledged in ${responses} responses, ${intact} intact, ${taken} pieces taken for ${sold?.n} sold, ${used} with a coupon that was used ${coupon?.used} times`
  return { name: 'server killed while ordering', ok, summary }
}

/** @param {import('postgres').Sql} sql @param {number[]} ids */
async function sumStock(sql, ids) {
  const [row] = await sql`select sum(on_hand)::int as n from stock_items where product_id = any(${ids})`
  return Number(row?.n)
}
