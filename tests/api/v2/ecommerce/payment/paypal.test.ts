import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { offline } from '@/server/adapters/payment/offline'
import { replaceProviders } from '@/server/adapters/payment/registry/providers'
import { cancelExpiredOrders } from '@/server/modules/payment/jobs/cancel-expired-orders'
import { failureOf } from '@/tests/support/http/caller'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { mailAbout } from '../../../v1/document/support'
import { visitor } from '../support'
import {
  failurePath,
  successPath,
  paymentRecordsOf,
  followRedirect,
  openPayingShop,
  placeOrder,
  reportApproval,
  retry,
  runJobs,
} from './support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
})
const honest = { delayMs: 0, captureStatus: 'COMPLETED', captureIssue: null, refundStatus: 'COMPLETED' }
beforeEach(() => {
  payments.fresh()
  Object.assign(payments.paypal.faults, honest, { losesAnswer: () => false, status: () => undefined, tamper: (told: unknown) => told })
})
afterAll(() => payments.close())

const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

async function approved() {
  const one = await placeOrder(shop.byPayPal)
  payments.paypal.approve(payloadOf(one.html).orderId)
  return one
}

describe('an order paid by PayPal', () => {
  it('is created at PayPal before the button is shown, with our amount, account and slug', async () => {
    const one = await placeOrder(shop.byPayPal)
    const payload = payloadOf(one.html)
    const books = await paymentRecordsOf(one.slug)
    expect(payload).toMatchObject({ isSubscription: false, plan_id: '', quantity: 1, total: books.order.totalCents / 100 })
    expect(payload.scriptUrl).toMatch(/^https:\/\/www\.paypal\.com\/sdk\/js\?/)
    expect(payments.paypal.orders.get(payload.orderId)).toMatchObject({
      custom_id: one.slug,
      payee: 'TRGOVAC1',
      invoice_id: `${books.order.number}-${one.slug.slice(0, 8)}`,
    })
    expect(books.intents).toMatchObject([{ provider: 'paypal', state: 'open', providerReference: payload.orderId }])
    const again = await retry(one)
    expect(again.html).toEqual(one.html)
  })

  it('is captured once, however often and concurrently it is reported', async () => {
    const one = await approved()
    const answers = await Promise.all(Array.from({ length: 8 }, () => reportApproval(one)))
    expect(answers.map(({ url }) => url)).toEqual(Array(8).fill(successPath(one.slug)))
    const books = await paymentRecordsOf(one.slug)
    expect(books).toMatchObject({ order: { status: 'paid' }, states: ['settled'], statuses: ['awaiting_payment', 'paid'] })
    expect(books.intents[0]?.transaction).toBe(`CAP-${payloadOf(one.html).orderId}`)
    expect(payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures).toHaveLength(1)
  })

  it('is not paid by a browser’s report', async () => {
    const one = await placeOrder(shop.byPayPal)
    const lies = { status: 'COMPLETED', id: 'ORD-1', purchase_units: [{ amount: { value: '0.01' } }] }
    expect(await failureOf(reportApproval(one, lies))).toMatchObject({ status: 409, code: 'PAYMENT_OPEN' })
    const other = await placeOrder(shop.byPayPal)
    expect(await failureOf(reportApproval({ pair: other.pair, slug: one.slug }))).toMatchObject({ status: 404 })
    expect(await failureOf(reportApproval({ pair: { ...one.pair, protectCode: 'pogodak' }, slug: one.slug }))).toMatchObject({
      status: 404,
    })
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('awaiting_payment')
  })

  it('returns a URL instead of a path on request', async () => {
    const one = await approved()
    const { url } = await visitor.call(orderApi.pgSuccess, { ...one.pair, id: one.slug })
    expect(url).toMatch(/^http:\/\/.+\/naplata\/uspjesna\?orderSlug=/)
  })

  it('fails with a refused card, and the next attempt is another payment', async () => {
    const one = await approved()
    payments.paypal.faults.captureIssue = 'INSTRUMENT_DECLINED'
    expect(await reportApproval(one)).toEqual({ url: failurePath(one.slug) })
    payments.paypal.faults.captureIssue = null
    const next = { ...one, html: (await retry(one)).html }
    expect(payloadOf(next.html).orderId).not.toBe(payloadOf(one.html).orderId)
    payments.paypal.approve(payloadOf(next.html).orderId)
    expect(await reportApproval(next)).toEqual({ url: successPath(one.slug) })
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['failed', 'settled'])
  })

  it('with money on the way shows the success page, and is neither captured nor paid again', async () => {
    const one = await approved()
    payments.paypal.faults.captureStatus = 'PENDING'
    expect(await reportApproval(one)).toEqual({ url: successPath(one.slug) })
    expect(await retry(one)).toEqual({ html: '', orderSlug: one.slug })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['open'] })
    const [capture] = payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures ?? []
    if (capture) capture.status = 'COMPLETED'
    await runJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('paid')
  })

  it('is asked about before it expires, because the shopper may have paid', async () => {
    const [agreed, idle] = [await approved(), await placeOrder(shop.byPayPal)]
    await cancelExpiredOrders(inMinutes(16))
    expect(await paymentRecordsOf(agreed.slug)).toMatchObject({ order: { status: 'paid' }, statuses: ['awaiting_payment', 'paid'] })
    expect(await paymentRecordsOf(idle.slug)).toMatchObject({ order: { status: 'cancelled' }, states: ['open'] })
  })

  it('does not expire while PayPal is silent, for two hours at most', async () => {
    const [agreed, idle] = [await approved(), await approved()]
    payments.paypal.faults.status = () => 503
    for (const minutes of [16, 17, 60, 135]) await cancelExpiredOrders(inMinutes(minutes))
    for (const { slug } of [agreed, idle])
      expect(await paymentRecordsOf(slug)).toMatchObject({
        order: { status: 'awaiting_payment', stockState: 'reserved' },
        states: ['open'],
      })
    payments.paypal.faults.status = () => undefined
    payments.fresh()
    await reportApproval(agreed)
    payments.paypal.faults.status = () => 503
    await cancelExpiredOrders(inMinutes(137))
    expect((await paymentRecordsOf(agreed.slug)).order.status).toBe('paid')
    const { order: given } = await paymentRecordsOf(idle.slug)
    expect(given.status).toBe('cancelled')
    expect((await mailAbout(given.number, 'orderCancelled')).data).toMatchObject({ hasLapsed: true, isUnanswered: true })
  })

  it('that PayPal reports as unpaid expires with that reason', async () => {
    const one = await placeOrder(shop.byPayPal)
    await cancelExpiredOrders(inMinutes(16))
    const { number } = (await paymentRecordsOf(one.slug)).order
    expect((await mailAbout(number, 'orderCancelled')).data).toMatchObject({ hasLapsed: true, isUnanswered: false })
  })

  it('does not expire sooner if PayPal is no longer configured', async () => {
    const one = await approved()
    replaceProviders([offline('bankTransfer')])
    for (const minutes of [16, 135]) await cancelExpiredOrders(inMinutes(minutes))
    expect((await paymentRecordsOf(one.slug)).order).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    await cancelExpiredOrders(inMinutes(137))
    const { order: given } = await paymentRecordsOf(one.slug)
    expect(given.status).toBe('cancelled')
    expect((await mailAbout(given.number, 'orderCancelled')).data).toMatchObject({ isUnanswered: true })
  })

  it('does not expire while its money is on the way', async () => {
    const one = await approved()
    payments.paypal.faults.captureStatus = 'PENDING'
    await reportApproval(one)
    for (const minutes of [16, 60]) {
      await cancelExpiredOrders(inMinutes(minutes))
      await runJobs(one.slug)
      expect((await paymentRecordsOf(one.slug)).order).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    }
    const [capture] = payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures ?? []
    if (capture) capture.status = 'DECLINED'
    await runJobs(one.slug)
    await cancelExpiredOrders(inMinutes(180))
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('cancelled')
  })

  it('does not expire while PayPal is silent and its money was on the way', async () => {
    const one = await approved()
    payments.paypal.faults.captureStatus = 'PENDING'
    await reportApproval(one)
    payments.paypal.faults.status = () => 503
    for (const minutes of [121, 185, 186, 245, 300]) {
      await cancelExpiredOrders(inMinutes(minutes))
      expect((await paymentRecordsOf(one.slug)).order).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    }
    payments.paypal.faults.status = () => undefined
    payments.fresh()
    const [capture] = payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures ?? []
    if (capture) capture.status = 'DECLINED'
    await cancelExpiredOrders(inMinutes(420))
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('cancelled')
  })

  it('does not expire while a payment is suspect', async () => {
    const one = await approved()
    payments.paypal.faults.tamper = (told) => ({
      ...told,
      purchase_units: told.purchase_units.map((unit) => ({ ...unit, amount: { currency_code: 'EUR', value: '0.01' } })),
    })
    await reportApproval(one)
    await cancelExpiredOrders(inMinutes(16))
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['suspect'] })
  })

  it('is captured when the shopper returns by URL', async () => {
    const one = await approved()
    const back = `/api/v2/ecommerce/payment/return/paypal?token=${payloadOf(one.html).orderId}`
    expect(await followRedirect(back)).toMatchObject({ location: successPath(one.slug) })
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('paid')
  })
})
