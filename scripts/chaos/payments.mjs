import { call, prepareOrder, Refusal } from './buyer.mjs'

/**
 * @typedef {import('./scenarios.mjs').ChaosContext} ChaosContext
 * @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult
 * @typedef {{ cartId: string, protectCode: string, slug: string, payPalId: string }} Begun an order with an open PayPal payment
 */

/** @param {ChaosContext} context @param {string} path @param {object} [input] */
async function controlPayPal({ payPal }, path, input) {
  const response = await fetch(`${payPal}/${path}`, { method: input ? 'POST' : 'GET', body: input && JSON.stringify(input) })
  return response.json()
}

/** Places one-book orders with PayPal. @param {ChaosContext} context @param {string} name @param {number} count @returns {Promise<Begun[]>} */
async function placeOrders(context, name, count) {
  const { shop, sql } = context
  const [book] = await sql`
    select p.id from products p join stock_items s on s.product_id = p.id
    where p.format = 'Simple' and not p.is_variant and not p.archived
      and not exists (select 1 from custom_options o where o.product_id = p.id and o.required)
      and not exists (select 1 from subscription_plans x where x.product_id = p.id)
    order by p.id desc limit 1`
  const productId = Number(book?.id)
  await sql`update stock_items set on_hand = on_hand + ${count} where product_id = ${productId}`
  const ready = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      prepareOrder(shop.base, { name: `${name}-${i}`, lines: [{ productId, qty: 1 }], paymentType: 'PAYPAL' }),
    ),
  )
  return Promise.all(
    ready.map(async ({ cartId, protectCode, key }) => {
      const input = { cartId, protectCode }
      const { html, orderSlug: slug } = await call(shop.base, 'POST', 'v2/ecommerce/order/create', input, { 'idempotency-key': key })
      return { cartId, protectCode, slug, payPalId: html.orderId }
    }),
  )
}

/** Reports the approval as the browser does. @param {ChaosContext} context @param {Begun} order */
function reportApproval({ shop }, { cartId, protectCode, slug }) {
  return call(shop.base, 'POST', `v2/ecommerce/order/pgSuccess/${slug}`, { cartId, protectCode, details: {}, internalRedirect: true })
}

/** @param {ChaosContext} context @param {Begun[]} orders @returns {Promise<number>} how many are paid */
async function countPaid({ sql }, orders) {
  const slugs = orders.map(({ slug }) => slug)
  const [row] = await sql`select count(*)::int as n from orders where slug = any(${slugs}) and status = 'paid'`
  return Number(row?.n)
}

/** Waits until all are paid, at most half a minute. The sweep checks at once instead of after its pause. @param {ChaosContext} context @param {Begun[]} orders */
async function waitUntilPaid(context, orders) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const paid = await countPaid(context, orders)
    if (paid === orders.length) return paid
    await context.sql`update payment_intents set next_check_at = now() where state = 'open' and provider = 'paypal'`
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return countPaid(context, orders)
}

/** PayPal's captured amount must equal the settled payments. @param {ChaosContext} context */
async function reconcile(context) {
  const { cents } = await controlPayPal(context, 'taken')
  const [row] = await context.sql`
    select coalesce(sum(amount_cents), 0)::int as n from payment_intents where provider = 'paypal' and state = 'settled'`
  return { isRight: cents === row?.n, balance: `${cents} cents at PayPal, ${row?.n} in our books` }
}

/** Browser and webhooks report the same payments many times in parallel. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function paymentsRepeated(context) {
  const orders = await placeOrders(context, 'dvaput', 6)
  const answers = await Promise.all(
    orders.map(async (order) => {
      await controlPayPal(context, `approve/${order.payPalId}`, {})
      const { body, headers } = await controlPayPal(context, `webhook/${order.payPalId}`)
      const post = () => fetch(`${context.shop.base}/api/v2/ecommerce/payment/notice/paypal`, { method: 'POST', headers, body })
      return Promise.all([
        ...Array.from({ length: 4 }, post),
        ...Array.from({ length: 4 }, () => reportApproval(context, order).catch(() => null)),
      ])
    }),
  )
  const paid = await waitUntilPaid(context, orders)
  const { isRight, balance } = await reconcile(context)
  const ok = paid === orders.length && isRight
  return {
    name: 'payments reported repeatedly',
    ok,
    summary: `${answers.flat().length} messages about ${orders.length} orders: ${paid} paid; ${balance}`,
  }
}

/** PayPal reports a wrong amount. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function paymentsWrongAmount(context) {
  const orders = await placeOrders(context, 'laz', 3)
  await controlPayPal(context, 'faults', { isLying: true })
  for (const order of orders) {
    await controlPayPal(context, `approve/${order.payPalId}`, {})
    await reportApproval(context, order)
  }
  await controlPayPal(context, 'faults', {})
  const paid = await countPaid(context, orders)
  const { isRight, balance } = await reconcile(context)
  return {
    name: 'payments with a wrong amount',
    ok: paid === 0 && isRight,
    summary: `${orders.length} wrong amounts, ${paid} accepted; ${balance}`,
  }
}

/** PayPal captures, and its response is lost. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function paymentsAnswerLost(context) {
  const orders = await placeOrders(context, 'izgubljeno', 2)
  for (const order of orders) await controlPayPal(context, `approve/${order.payPalId}`, {})
  await controlPayPal(context, 'faults', { losesAnswers: true })
  const failed = await Promise.all(orders.map((order) => refusalOf(() => reportOnce(context, order))))
  await controlPayPal(context, 'faults', {})
  const paid = await waitUntilPaid(context, orders)
  const { isRight, balance } = await reconcile(context)
  const ok = failed.every((code) => code === 'PAYMENT_UNAVAILABLE') && paid === orders.length && isRight
  return { name: 'payments with lost responses', ok, summary: `${failed.length} responses lost, ${paid} paid by the sweep; ${balance}` }
}

/** PayPal hangs while more buyers wait than there are connections; browsing must continue. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function paymentsHanging(context) {
  const { base } = context.shop
  const { isTimed } = context
  const calm = await browse(base, 40)
  await controlPayPal(context, 'faults', { delayMs: 4000 })
  const waiting = placeOrders(context, 'visi', 14)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const meanwhile = await browse(base, 40)
  const placed = await waiting
  await controlPayPal(context, 'faults', {})
  const ok =
    meanwhile.failed === 0 &&
    (!isTimed || meanwhile.slowest < Math.max(1500, 2 * calm.slowest)) &&
    placed.every(({ payPalId }) => Boolean(payPalId))
  const summary = `${placed.length} buyers waited; pages before ${calm.slowest} ms at most, meanwhile ${meanwhile.slowest} ms, ${meanwhile.failed} failed`
  return { name: 'payments while PayPal hangs', ok, summary }
}

/** PayPal is down. The order stays, and is paid when PayPal is back. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function paymentsDown(context) {
  const [order] = await placeOrders(context, 'mrtvo', 1)
  if (!order) throw new Error('Nothing was ordered.')
  await controlPayPal(context, `approve/${order.payPalId}`, {})
  await controlPayPal(context, 'faults', { isDown: true })
  const code = await refusalOf(() => reportOnce(context, order))
  const page = await fetch(`${context.shop.base}/shop`)
  await controlPayPal(context, 'faults', {})
  const paid = await waitUntilPaid(context, [order])
  const ok = code === 'PAYMENT_UNAVAILABLE' && page.status === 200 && paid === 1
  return { name: 'payments while PayPal is down', ok, summary: `down: ${code}, the shop ${page.status}; back: ${paid} paid` }
}

/** Like `reportApproval`, without retries. @param {ChaosContext} context @param {Begun} order */
function reportOnce({ shop }, { cartId, protectCode, slug }) {
  const input = { cartId, protectCode, details: {}, internalRedirect: true }
  return call(shop.base, 'POST', `v2/ecommerce/order/pgSuccess/${slug}`, input, {}, { attempts: 1 })
}

/** @param {() => Promise<unknown>} call @returns {Promise<string>} the code of the refusal, '' when there was none */
async function refusalOf(call) {
  try {
    await call()
    return ''
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

/** Requests pages that read the database, four at once. @param {string} base @param {number} count @returns {Promise<{ slowest: number, failed: number }>} */
async function browse(base, count) {
  let slowest = 0
  let failed = 0
  for (let i = 0; i < count; i += 4) {
    await Promise.all(
      [0, 1, 2, 3].map(async (n) => {
        const started = performance.now()
        const response = await fetch(`${base}/pretraga?q=${encodeURIComponent(`knjiga ${i + n}`)}`)
        await response.text()
        if (response.status !== 200) failed++
        slowest = Math.max(slowest, Math.round(performance.now() - started))
      }),
    )
  }
  return { slowest, failed }
}
