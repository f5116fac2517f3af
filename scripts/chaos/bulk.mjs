import { randomUUID } from 'node:crypto'
import { call, order, prepareOrder } from './buyer.mjs'
import { cloneCarts } from './copies.mjs'
import { until } from './fault.mjs'
import { inBatches, stockBooks } from './scenarios.mjs'
import { signInOffice } from './stock.mjs'

/** @typedef {import('./scenarios.mjs').ChaosContext} ChaosContext */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

/** The job of a dead process is started again after half a minute (server/adapters/queue/queues.ts). */
const limitMs = 90_000

/**
 * @typedef {object} BulkRun
 * @property {string} name
 * @property {string} path of the call that starts it
 * @property {object} input
 * @property {number} count its rows
 * @property {boolean} [awaitsQueue] whether the first kill waits for the queue, half a minute, instead of the office
 * @property {() => Promise<number>} changedOnce how many rows were changed exactly once
 */

/**
 * Kills the server in the middle of a bulk run. The queue or the office starts the job again; every row is changed exactly once
 * (docs/rules/administration.md#bulk-run).
 * @param {ChaosContext} context @param {BulkRun} run
 * @returns {Promise<ScenarioResult>}
 */
async function killRun({ shop, sql, kills }, { name, path, input, count, awaitsQueue = false, changedOnce }) {
  const accessToken = await signInOffice(sql)
  /** @param {string} endpoint @param {object} body */
  const ask = (endpoint, body) => call(shop.base, 'POST', endpoint, body, { accessToken, 'idempotency-key': randomUUID() })
  const { runId } = await ask(path, input)
  const doneRows = async () => {
    const [row] = await sql`select count(*)::int as n from office_run_items where run_id = ${runId} and state <> 'waiting'`
    return Number(row?.n)
  }
  let killed = 0
  for (let kill = 0; kill < kills; kill++) {
    const before = await doneRows()
    await until(async () => (await doneRows()) > before, limitMs)
    if ((await doneRows()) === count) break
    await shop.kill()
    killed++
    await shop.restart()
    if (kill > 0 || !awaitsQueue) await ask(`v1/admin/run/resume/${runId}`, {}).catch(() => {})
  }
  const isDone = await until(async () => {
    const [run] = await sql`select state from office_runs where id = ${runId}`
    return run?.state === 'done'
  }, limitMs)
  const [items] = await sql`
    select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'refused')::int as refused
    from office_run_items where run_id = ${runId}`
  const once = await changedOnce()
  return {
    name,
    ok: isDone && killed > 0 && once === count && items?.done === count,
    summary: `${killed} kills, ${items?.done} of ${count} rows changed, ${items?.refused} refused, ${once} exactly once, ${isDone ? 'ended' : 'not ended'}`,
  }
}

/** A bulk change of orders. @param {ChaosContext} context */
export async function killedBulkRun(context) {
  const { orders, to } = await placeOrders(context, { name: 'skupno', count: 200 })
  return killRun(context, {
    name: 'server killed during a bulk change of orders',
    path: 'v2/ecommerce/order/office/bulk/create',
    input: { change: { kind: 'change', to }, orders: orders.map(({ id, status }) => ({ id, status })) },
    count: orders.length,
    awaitsQueue: true,
    async changedOnce() {
      const changes = await context.sql`
        select count(*)::int as n from order_events e
        where e.order_id = any(${orders.map(({ id }) => id)}) and e."to" = ${to} group by e.order_id`
      return changes.filter(({ n }) => n === 1).length
    },
  })
}

/** A bulk change of prices: each product gets one new price, a euro above the old one. @param {ChaosContext} context */
export async function killedPriceRun(context) {
  const { sql } = context
  const isOpen = sql`kind = 'retail' and valid_to is null`
  const before = await sql`
    select product_id as id, cents from prices join products p on p.id = product_id
    where ${isOpen} and p.site_id = 1 and not p.archived and p.format <> 'Configurable' order by product_id`
  const ids = before.map(({ id }) => Number(id))
  const [{ last = 0 } = {}] = await sql`select max(id)::int as last from prices`
  return killRun(context, {
    name: 'server killed during a bulk change of prices',
    path: 'v1/product/office/bulk/create',
    input: { chosen: { ids }, change: { kind: 'price', by: 'amount', value: 1 } },
    count: ids.length,
    async changedOnce() {
      const now = await sql`
        select p.product_id as id, p.cents, (select count(*)::int from prices n where n.product_id = p.product_id and n.id > ${last}) as added
        from prices p where ${isOpen} and p.product_id = any(${ids})`
      const after = new Map(now.map(({ id, cents, added }) => [Number(id), { cents: Number(cents), added }]))
      return before.filter(({ id, cents }) => {
        const price = after.get(Number(id))
        return price?.added === 1 && price.cents === Number(cents) + 100
      }).length
    },
  })
}

/**
 * Unpaid orders of one piece, and the status that they may get.
 * @param {ChaosContext} context @param {{ name: string, count: number, qty?: number }} wanted
 */
export async function placeOrders(context, { name, count, qty = 1 }) {
  const { shop, sql } = context
  const [productId = 0] = await stockBooks(context, { count: 1, onHand: 1_000_000 })
  const pattern = await prepareOrder(shop.base, { name, lines: [{ productId, qty }] })
  const ready = await cloneCarts(sql, Array(count).fill(pattern))
  const slugs = await inBatches(ready, (buyer) => order(shop.base, buyer))
  const rows = await sql`
    select o.id, o.status, o.total_cents, o.payment_kind as kind, l.id as line_id
    from orders o join order_lines l on l.order_id = o.id where slug = any(${slugs}) order by o.id`
  return {
    orders: rows.map((row) => ({
      id: Number(row.id),
      status: String(row.status),
      lineId: Number(row.line_id),
      cents: Number(row.total_cents),
    })),
    to: rows[0]?.kind === 'cashOnDelivery' ? 'packed' : 'paid',
  }
}
