import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentApi } from '@/lib/api/v1/document/document'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { cancelExpiredOrders } from '@/server/modules/payment/jobs/cancel-expired-orders'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant, createUser } from '@/tests/support/users'
import { browserOf, mailAbout } from '../../../../v1/document/support'
import { paymentRecordsOf, openPayingShop, placeOrder, reportApproval, retry, runJobs, type PlacedOrder } from '../../payment/support'
import { visitor } from '../../support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
  merchant = await createMerchant('orders', 'orders.money')
})
beforeEach(() => {
  payments.fresh()
  Object.assign(payments.paypal.faults, { refundStatus: 'COMPLETED', tamper: (told: unknown) => told })
})
afterAll(() => payments.close())

/** An order whose provider speaks of one cent. */
async function suspect({ qty = 1 } = {}) {
  const one = await placeOrder(shop.byPayPal, { qty })
  payments.paypal.approve(payloadOf(one.html).orderId)
  payments.paypal.faults.tamper = (told) => ({
    ...told,
    purchase_units: told.purchase_units.map((unit) => ({ ...unit, amount: { currency_code: 'EUR', value: '0.01' } })),
  })
  await reportApproval(one)
  payments.paypal.faults.tamper = (told) => told
  const { order, intents } = await paymentRecordsOf(one.slug)
  return { ...one, id: order.id, paymentId: intents[0]?.id ?? 0 }
}

const waiting = async () => (await merchant.call(officeOrderApi.filter, { view: 'decide' })).records.map(({ id }) => id)

async function refunded({ slug }: PlacedOrder) {
  const { order } = await paymentRecordsOf(slug)
  const after = await merchant.call(officeOrderApi.change, { id: order.id, from: 'paid', to: 'refunded' })
  await runJobs(slug)
  return after.id
}

describe('a suspect payment', () => {
  it('is listed in its own view with the reported amount', async () => {
    const { id, paymentId } = await suspect()
    expect(await waiting()).toContain(id)
    const shown = await merchant.call(officeOrderApi.get, { id })
    expect(shown).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ id: paymentId, state: 'suspect', said: { amount: 0.01, currency: 'EUR' } }],
    })
    const { counts, records } = await merchant.call(officeOrderApi.filter, { view: 'decide' })
    expect(counts.decide).toBe(records.length)
    expect(records.find((one) => one.id === id)).toMatchObject({ undecided: 1, paymentCheckedBy: 'shop' })
  })

  // docs/rules/payments.md#suspect-payment
  it('tells the buyer that the shop checks it, and offers no way to pay again', async () => {
    const one = await suspect()
    const asked = { ...one.pair, orderSlug: one.slug }
    expect(await visitor.call(orderApi.summary, asked)).toMatchObject({ paymentCheckedBy: 'shop' })
    expect(await visitor.call(paymentApi.retryMethods, asked)).toEqual([])
    const buyer = await createUser()
    await database().db.update(orders).set({ userId: buyer.id }).where(eq(orders.id, one.id))
    const { records } = await callAs({ accessToken: buyer.accessToken }).call(documentApi.filterWeb, {})
    expect(records).toMatchObject([{ orderSlug: one.slug, paymentCheckedBy: 'shop' }])
  })

  it('settles the order when a person accepts it, once and finally', async () => {
    const { id, paymentId, slug } = await suspect()
    const paid = await merchant.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: true, reason: 'Vidio sam uplatu.' })
    expect(paid).toMatchObject({ status: 'paid', payments: [{ state: 'settled', said: null }] })
    expect(paid.events.at(-1)).toMatchObject({ to: 'paid', by: { kind: 'office' }, note: 'Vidio sam uplatu.' })
    expect(await failureOf(merchant.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: false }))).toMatchObject({
      code: 'ORDER_STATE',
    })
    await runJobs(slug)
    expect(await paymentRecordsOf(slug)).toMatchObject({ order: { status: 'paid' }, states: ['settled'] })
    expect(await waiting()).not.toContain(id)
  })

  it('that is accepted refunds a part withdrawn from before', async () => {
    const { id, paymentId, slug } = await suspect({ qty: 3 })
    const browser = await browserOf((await paymentRecordsOf(slug)).order.number)
    const [line] = (await browser.call(withdrawalApi.options, { orderSlug: slug })).lines
    await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines: [{ lineId: line?.lineId ?? 0, quantity: 1 }] })
    const [request] = (await merchant.call(officeOrderApi.get, { id })).requests
    await merchant.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: true })
    // docs/rules/orders.md#money-right
    const packer = await createMerchant('orders')
    expect(await failureOf(packer.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: true }))).toMatchObject({ status: 403 })
    expect(await paymentRecordsOf(slug)).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['suspect'], refunds: [] })
    await merchant.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: true })
    expect(await paymentRecordsOf(slug)).toMatchObject({ order: { status: 'paid' }, refunds: [{ amountCents: 1990, state: 'due' }] })
  })

  it('is dismissed without money, and the buyer may pay again', async () => {
    const one = await suspect()
    const { id, paymentId } = one
    expect(await retry(one)).toMatchObject({ html: '' })
    expect(await merchant.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: false })).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ state: 'failed' }],
    })
    expect(payloadOf((await retry(one)).html).orderId).not.toBe(payloadOf(one.html).orderId)
  })

  // docs/rules/payments.md#suspect-payment
  it('that is dismissed mails the buyer the link to pay again, with the time that the goods are kept', async () => {
    const { id, paymentId, slug } = await suspect()
    await merchant.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: false })
    const { order } = await paymentRecordsOf(slug)
    const { data, text } = await mailAbout(order.number, 'paymentDismissed')
    expect(data).toMatchObject({ cents: order.totalCents, isDifference: false, payBy: order.reservedUntil?.toISOString() })
    expect(order.reservedUntil?.getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000)
    expect(text).toMatch(/#[\w-]{43}/)
  })

  it('that is dismissed mails nothing about an order that can no longer be paid', async () => {
    const { id, paymentId, slug } = await suspect()
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'cancelled' })
    await merchant.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: false })
    const { order } = await paymentRecordsOf(slug)
    await expect(mailAbout(order.number, 'paymentDismissed')).rejects.toThrow('There is no mail')
  })

  // docs/rules/payments.md#suspect-payment
  it('that is dismissed leaves time to pay an order whose reservation lapsed meanwhile', async () => {
    const one = await suspect()
    const { id, paymentId, slug } = one
    const lapsed = new Date(Date.now() - 60_000)
    await database().db.update(orders).set({ reservedUntil: lapsed }).where(eq(orders.id, id))
    await merchant.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: false })
    await cancelExpiredOrders()
    const { order } = await paymentRecordsOf(slug)
    expect(order).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    expect(order.reservedUntil?.getTime()).toBeGreaterThan(Date.now())
    expect((await retry(one)).html).not.toBe('')
  })

  it('that is dismissed leaves its reason in the history', async () => {
    const { id, paymentId } = await suspect()
    const decided = await merchant.call(officeOrderApi.decidePayment, { id, paymentId, isPaid: false, reason: 'Uplata gđe Marić.' })
    expect(decided.events.at(-1)).toMatchObject({ kind: 'paymentDismissed', by: { kind: 'office' }, note: 'Uplata gđe Marić.' })
  })

  it('of another order is not found', async () => {
    const [one, other] = [await suspect(), await suspect()]
    const wrong = { id: one.id, paymentId: other.paymentId, isPaid: true }
    expect(await failureOf(merchant.call(officeOrderApi.decidePayment, wrong))).toMatchObject({ status: 404 })
  })
})

// docs/rules/privacy.md#erasure
it('no decision leaves what a person wrote in the audit log', async () => {
  const words = 'Nazvala je gđa Marić.'
  const [accepted, dismissed] = [await suspect(), await suspect()]
  await merchant.call(officeOrderApi.decidePayment, { id: accepted.id, paymentId: accepted.paymentId, isPaid: true, reason: words })
  await merchant.call(officeOrderApi.decidePayment, { id: dismissed.id, paymentId: dismissed.paymentId, isPaid: false, reason: words })
  const sent = { id: accepted.id, from: 'packed', to: 'shipped', tracking: 'HP123456789HR', reason: words } as const
  await merchant.call(officeOrderApi.change, { id: accepted.id, from: 'paid', to: 'packed', reason: words })
  await merchant.call(officeOrderApi.change, sent)
  const transfer = await placeOrder(shop.byTransfer)
  const { id } = (await paymentRecordsOf(transfer.slug)).order
  await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
  const { refunds } = await merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled', reason: words })
  await merchant.call(officeOrderApi.noteRefund, { id, refundId: refunds[0]?.id ?? 0, reason: words })
  const written = await database().sql<{ action: string }[]>`
    select action from audit_log where detail::text like ${`%${words}%`} or detail::text like '%HP123456789HR%'`
  expect(written).toEqual([])
})

// docs/rules/after-sale.md#withdrawal-by-hand
it('a withdrawn order waits until its money is refunded', async () => {
  const [kept, unpaid] = [await placeOrder(shop.byTransfer), await placeOrder(shop.byTransfer)]
  const [{ id }, { id: unpaidId }] = [(await paymentRecordsOf(kept.slug)).order, (await paymentRecordsOf(unpaid.slug)).order]
  await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
  await merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'withdrawn' })
  await merchant.call(officeOrderApi.change, { id: unpaidId, from: 'awaiting_payment', to: 'withdrawn' })
  const { counts, records } = await merchant.call(officeOrderApi.filter, { view: 'decide' })
  expect(records.find((one) => one.id === id)).toMatchObject({ undecided: 1 })
  expect(records.map((one) => one.id)).not.toContain(unpaidId)
  expect(counts.decide).toBe(records.length)
  const { refunds } = await merchant.call(officeOrderApi.change, { id, from: 'withdrawn', to: 'refunded' })
  await merchant.call(officeOrderApi.noteRefund, { id, refundId: refunds[0]?.id ?? 0 })
  expect(await waiting()).not.toContain(id)
})

it('a refused refund waits until a person notes its payment, once', async () => {
  const one = await placeOrder(shop.byPayPal)
  payments.paypal.approve(payloadOf(one.html).orderId)
  await reportApproval(one)
  payments.paypal.faults.refundStatus = 'FAILED'
  const id = await refunded(one)
  expect(await waiting()).toContain(id)
  const [refund] = (await merchant.call(officeOrderApi.get, { id })).refunds
  expect(refund).toMatchObject({ state: 'failed' })
  const note = { id, refundId: refund?.id ?? 0, reason: 'Uplata na račun kupca.' }
  expect(await merchant.call(officeOrderApi.noteRefund, note)).toMatchObject({
    refunds: [{ state: 'done' }],
    payments: [{ state: 'refunded' }],
    events: expect.arrayContaining([expect.objectContaining({ kind: 'refundPaid', note: 'Uplata na račun kupca.' })]),
  })
  expect(await failureOf(merchant.call(officeOrderApi.noteRefund, note))).toMatchObject({ code: 'ORDER_STATE' })
  expect(await waiting()).not.toContain(id)
})
