import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { call, order, prepareOrder } from './buyer.mjs'
import { cloneCarts } from './copies.mjs'
import { stockBooks, tally } from './scenarios.mjs'

/** @typedef {import('./scenarios.mjs').ChaosContext} ChaosContext */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

/**
 * Fifty orders beside fifty stock adjustments of one book, each sent twice with one key. Opening plus ledger is what is on hand
 * (docs/rules/platform.md#chaos-invariants).
 * @param {ChaosContext} context
 * @returns {Promise<ScenarioResult>}
 */
export async function adjustmentsBesideOrders(context) {
  const { shop, sql, random } = context
  const times = 50
  const opening = 1000
  const [productId = 0] = await stockBooks(context, { count: 1, onHand: opening })
  const accessToken = await signInOffice(sql)
  const pattern = await prepareOrder(shop.base, { name: 'uz-primku', lines: [{ productId, qty: 1 }] })
  const ready = await cloneCarts(sql, Array(times).fill(pattern))
  const deltas = Array.from({ length: times }, () => (random() < 0.5 ? 1 : -1) * (1 + Math.floor(random() * 5)))
  const [{ last = 0 } = {}] = await sql`select coalesce(max(id), 0)::int as last from stock_movements`
  /** @param {number} delta */
  const adjust = (delta) => {
    const headers = { accessToken, 'idempotency-key': randomUUID() }
    const body = { delta, reason: 'correction' }
    const send = () => call(shop.base, 'POST', `v1/stock/office/adjust/${productId}`, body, headers)
    return Promise.all([send(), send()])
  }
  const [orders, adjustments] = await Promise.all([
    Promise.allSettled(ready.map((buyer) => order(shop.base, buyer))),
    Promise.allSettled(deltas.map(adjust)),
  ])
  const { slugs } = tally(orders)
  const failed = adjustments.filter(({ status }) => status === 'rejected').length
  const [row] = await sql`
    select on_hand, (select coalesce(sum(delta), 0)::int from stock_movements m where m.product_id = s.product_id and m.id > ${last}) as moved
    from stock_items s where product_id = ${productId}`
  const wanted = opening + deltas.reduce((sum, delta) => sum + delta, 0) - slugs.length
  const isExact = row?.on_hand === wanted && opening + Number(row?.moved) === wanted
  return {
    name: 'stock adjustments beside orders',
    ok: slugs.length === times && failed === 0 && isExact,
    summary: `${slugs.length} orders, ${times - failed} adjustments sent twice; on hand ${row?.on_hand}, expected ${wanted}`,
  }
}

/**
 * A session of a back-office user, of the first one unless another is named.
 * @param {import('postgres').Sql} sql @param {number} [userId]
 * @returns {Promise<string>} its access token
 */
export async function signInOffice(sql, userId) {
  const accessToken = randomBytes(32).toString('base64url')
  /** @param {string} secret */
  const hash = (secret) => createHash('sha256').update(secret).digest('hex')
  await sql`
    insert into sessions (user_id, family, access_hash, refresh_hash, access_expires_at, refresh_expires_at)
    select id, ${randomUUID()}, ${hash(accessToken)}, ${hash(randomUUID())}, now() + interval '1 hour', now() + interval '1 hour'
    from users where is_backoffice and (id = ${userId ?? null} or ${userId === undefined}) order by id limit 1`
  return accessToken
}

/** A second back-office user, with the rights of the first. @param {import('postgres').Sql} sql @returns {Promise<number>} the user's id */
export async function createClerk(sql) {
  const email = `${randomUUID()}@primjer.hr`
  const [clerk] = await sql`
    insert into users (site_id, email, username, password_hash, first_name, last_name, is_backoffice, role, scopes, verified_at)
    select site_id, ${email}, ${email}, password_hash, 'Iva', 'Ivić', true, role, scopes, verified_at from users where is_backoffice order by id limit 1
    returning id`
  return Number(clerk?.id)
}
