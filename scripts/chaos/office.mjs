import { randomUUID } from 'node:crypto'
import { call, Refusal } from './buyer.mjs'
import { placeOrders } from './bulk.mjs'
import { createClerk, signInOffice } from './stock.mjs'

/** @typedef {import('./scenarios.mjs').ChaosContext} ChaosContext */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

/** @param {ChaosContext} context @param {string} accessToken */
function officeOf({ shop }, accessToken) {
  /** @param {string} method @param {string} path @param {object} [input] */
  return (method, path, input) => call(shop.base, method, path, input, { accessToken, 'idempotency-key': randomUUID() })
}

/** @param {PromiseSettledResult<unknown>[]} results @returns {string[]} the code of each refusal; 'lost' for an error that is none */
function codesOf(results) {
  return results.flatMap((one) => {
    if (one.status === 'fulfilled') return []
    return [one.reason instanceof Refusal && one.reason.status === 409 ? one.reason.code : 'lost']
  })
}

/** Orders whose money is in. @param {ChaosContext} context @param {string} name @param {number} count */
async function payOrders(context, name, count) {
  const office = officeOf(context, await signInOffice(context.sql))
  const { orders, to } = await placeOrders(context, { name, count })
  for (const { id, status } of orders) await office('POST', `v2/ecommerce/order/office/change/${id}`, { from: status, to })
  return orders
}

/** Two clerks send the one piece of an order at once: one parcel, and a clear refusal. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function clerksShipping(context) {
  const { sql } = context
  const clerks = [officeOf(context, await signInOffice(sql)), officeOf(context, await signInOffice(sql, await createClerk(sql)))]
  const orders = await payOrders(context, 'dva-pakera', 20)
  const counts = { sent: 0, refused: 0, others: 0 }
  await Promise.all(
    orders.map(async ({ id, lineId }) => {
      const lines = [{ lineId, quantity: 1 }]
      const results = await Promise.allSettled(
        clerks.map((clerk) => clerk('POST', `v2/ecommerce/order/office/shipment/create/${id}`, { lines })),
      )
      const refusals = codesOf(results)
      const clear = refusals.filter((code) => code === 'SHIPPED_MEANWHILE' || code === 'ORDER_STATE').length
      counts.sent += results.length - refusals.length
      counts.refused += clear
      counts.others += refusals.length - clear
    }),
  )
  const [row] = await sql`
    select count(*)::int as parcels, (select coalesce(sum(shipped), 0)::int from order_lines where order_id = any(${orders.map(({ id }) => id)})) as pieces
    from shipments where order_id = any(${orders.map(({ id }) => id)})`
  const ok = [counts.sent, counts.refused, row?.parcels, row?.pieces].every((n) => n === orders.length) && counts.others === 0
  return {
    name: 'two clerks send one piece',
    ok,
    summary: `${orders.length} orders: ${counts.sent} sent, ${counts.refused} refused, ${counts.others} other answers; ${row?.parcels} parcels with ${row?.pieces} pieces`,
  }
}

/** A hundred refunds of one paid order at once never pass what was paid. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function refundsTogether(context) {
  const { sql } = context
  const office = officeOf(context, await signInOffice(sql))
  const [paid] = await payOrders(context, 'sto-povrata', 1)
  if (!paid) throw new Error('No order was paid.')
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, () =>
      office('POST', `v2/ecommerce/order/office/refund/create/${paid.id}`, { amount: 1, total: 1, reason: 'Stotinu odjednom.' }),
    ),
  )
  const refusals = codesOf(results)
  const unclear = refusals.filter((code) => code !== 'REFUND_CHANGED' && code !== 'ORDER_STATE').length
  const [row] =
    await sql`select count(*)::int as n, coalesce(sum(total_cents), 0)::int as cents from order_refunds where order_id = ${paid.id}`
  const expected = Math.min(100, Math.floor(paid.cents / 100))
  const done = results.length - refusals.length
  return {
    name: 'a hundred refunds of one order',
    ok: unclear === 0 && done === expected && row?.n === done && row.cents <= paid.cents,
    summary: `${done} of ${expected} possible refunds made, ${refusals.length} refused, ${unclear} unclear; ${row?.cents} of ${paid.cents} cents`,
  }
}

/**
 * Two editors save one form at once. Changes of different fields are merged; for the same field the second editor learns what the first saved, who and when
 * (docs/rules/administration.md#form-revisions).
 * @param {ChaosContext} context
 * @returns {Promise<ScenarioResult>}
 */
export async function editorsOfOneForm(context) {
  const { sql, rounds } = context
  const editors = [officeOf(context, await signInOffice(sql)), officeOf(context, await signInOffice(sql, await createClerk(sql)))]
  const [own = officeOf(context, ''), other = own] = editors
  const keys = ['nevolja-prva', 'nevolja-druga']
  for (const uniqueNumber of keys)
    await own('POST', 'v1/cms/consent/write', { uniqueNumber, name: uniqueNumber, displayName: 'Pristajem.', version: 0 })
  /** @typedef {{ consents: string[], requiredConsents: string[], version: number }} Form */
  const read = async () => {
    const { data } = await own('GET', 'v1/cms/consent/filter')
    return /** @type {Form} */ (data.find((/** @type {{ assigned_to: string }} */ { assigned_to: to }) => to === 'form'))
  }
  /** @param {typeof own} editor @param {number} version @param {string} key @param {string} state */
  const save = (editor, version, key, state) =>
    editor('PATCH', 'v1/cms/consent/update/form', { version, states: [{ uniqueNumber: key, state }] })
  const [first = '', second = ''] = keys
  const counts = { merged: 0, refused: 0, wrong: 0 }
  for (let round = 0; round < rounds; round++) {
    const isShown = round % 2 === 0
    const wanted = isShown ? 'optional' : 'hidden'
    const { version } = await read()
    const both = await Promise.allSettled([save(own, version, first, wanted), save(other, version, second, wanted)])
    const merged = await read()
    const isMerged = keys.every((key) => merged.consents.includes(key) === isShown)
    if (codesOf(both).length === 0 && isMerged) counts.merged++
    else counts.wrong++
    const [one, two] = isShown ? ['required', 'hidden'] : ['optional', 'required']
    const same = await Promise.allSettled([save(own, merged.version, first, one), save(other, merged.version, first, two)])
    const [refused] = same.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    const [change] = refused?.data?.changes ?? []
    const saved = same[0]?.status === 'fulfilled' ? one : two
    const isClear = codesOf(same).join(',') === 'STALE_VERSION' && change?.theirs === saved && Boolean(change?.by) && Boolean(change?.at)
    if (isClear) counts.refused++
    else counts.wrong++
    const { version: last } = await read()
    await save(own, last, first, wanted)
  }
  return {
    name: 'two editors of one form',
    ok: counts.wrong === 0 && counts.merged === rounds && counts.refused === rounds,
    summary: `${rounds} rounds: ${counts.merged} merged, ${counts.refused} refused with the other’s value, name and time, ${counts.wrong} wrong`,
  }
}
