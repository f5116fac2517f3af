import { randomUUID } from 'node:crypto'
import { call, order, prepareOrder } from './buyer.mjs'
import { cloneCarts } from './copies.mjs'
import { until } from './fault.mjs'
import { inBatches, stockBooks } from './scenarios.mjs'
import { signInOffice } from './stock.mjs'

/** @typedef {import('./scenarios.mjs').World} World */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

const count = 200
/** The job of a dead process is started again after half a minute (server/adapters/queue/queues.ts). */
const limitMs = 90_000

/**
 * Kills the server in the middle of a bulk change of orders. The first time the queue starts the job again, afterwards the office resumes it; every order is
 * changed exactly once (docs/rules/administration.md#bulk-run).
 * @param {World} world
 * @returns {Promise<ScenarioResult>}
 */
export async function killedBulkRun(world) {
  const { shop, sql, kills } = world
  const accessToken = await signInOffice(sql)
  const { orders, to } = await placeOrders(world)
  /** @param {string} path @param {object} input */
  const ask = (path, input) => call(shop.base, 'POST', path, input, { accessToken, 'idempotency-key': randomUUID() })
  const { runId } = await ask('v2/ecommerce/order/office/bulk/create', {
    change: { kind: 'change', to },
    orders: orders.map(({ id, status }) => ({ id, status })),
  })
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
    if (kill > 0) await ask(`v1/admin/run/resume/${runId}`, {}).catch(() => {})
  }
  const isDone = await until(async () => {
    const [run] = await sql`select state from office_runs where id = ${runId}`
    return run?.state === 'done'
  }, limitMs)
  const [items] = await sql`
    select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'refused')::int as refused
    from office_run_items where run_id = ${runId}`
  const changes = await sql`
    select o.id, (select count(*)::int from order_events e where e.order_id = o.id and e."to" = ${to}) as n
    from orders o where o.id = any(${orders.map(({ id }) => id)})`
  const once = changes.filter(({ n }) => n === 1).length
  return {
    name: 'server killed during a bulk change',
    ok: isDone && killed > 0 && once === count && items?.done === count,
    summary: `${killed} kills, ${items?.done} of ${count} orders changed, ${items?.refused} refused, ${once} exactly once, ${isDone ? 'ended' : 'not ended'}`,
  }
}

/** Unpaid orders, and the status that they may get. @param {World} world */
async function placeOrders(world) {
  const { shop, sql } = world
  const [productId = 0] = await stockBooks(world, { count: 1, onHand: 1_000_000 })
  const pattern = await prepareOrder(shop.base, { name: 'skupno', lines: [{ productId, qty: 1 }] })
  const ready = await cloneCarts(sql, Array(count).fill(pattern))
  const slugs = await inBatches(ready, (buyer) => order(shop.base, buyer))
  const rows = await sql`select id, status, payment_kind as kind from orders where slug = any(${slugs}) order by id`
  return {
    orders: rows.map(({ id, status }) => ({ id: Number(id), status: String(status) })),
    to: rows[0]?.kind === 'cashOnDelivery' ? 'packed' : 'paid',
  }
}
