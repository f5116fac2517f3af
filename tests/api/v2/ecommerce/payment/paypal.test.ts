import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { offline } from '@/server/adapters/payment/offline'
import { replaceProviders } from '@/server/adapters/payment/registry/providers'
import { database } from '@/server/db/client'
import { releaseExpiredReservations } from '@/server/modules/payment/jobs/release-expired-reservations'
import { sweepPayments } from '@/server/modules/payment/jobs/sweep'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/users'
import { mailAbout } from '../../../v1/document/support'
import { order, readyCart, visitor } from '../support'
import { booksOf, follow, openPayingShop, ordered, report, retry, runJobs, tell, type Ordered } from './support'

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

const success = (slug: string) => `/naplata/uspjesna?orderSlug=${slug}`
const failure = (slug: string) => `/checkout/failure?orderSlug=${slug}`

const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

async function approved() {
  const one = await ordered(shop.byPayPal)
  payments.paypal.approve(payloadOf(one.html).orderId)
  return one
}

describe('an order paid by PayPal', () => {
  it('is created at PayPal before the button is shown, with our amount, account and slug', async () => {
    const one = await ordered(shop.byPayPal)
    const payload = payloadOf(one.html)
    const books = await booksOf(one.slug)
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
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(one)))
    expect(answers.map(({ url }) => url)).toEqual(Array(8).fill(success(one.slug)))
    const books = await booksOf(one.slug)
    expect(books).toMatchObject({ order: { status: 'paid' }, states: ['settled'], way: ['awaiting_payment', 'paid'] })
    expect(books.intents[0]?.transaction).toBe(`CAP-${payloadOf(one.html).orderId}`)
    expect(payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures).toHaveLength(1)
  })

  it('is not paid by a browser’s report', async () => {
    const one = await ordered(shop.byPayPal)
    const lies = { status: 'COMPLETED', id: 'ORD-1', purchase_units: [{ amount: { value: '0.01' } }] }
    expect(await failureOf(report(one, lies))).toMatchObject({ status: 409, code: 'PAYMENT_OPEN' })
    const other = await ordered(shop.byPayPal)
    expect(await failureOf(report({ pair: other.pair, slug: one.slug }))).toMatchObject({ status: 404 })
    expect(await failureOf(report({ pair: { ...one.pair, protectCode: 'pogodak' }, slug: one.slug }))).toMatchObject({ status: 404 })
    expect((await booksOf(one.slug)).order.status).toBe('awaiting_payment')
  })

  it('returns a URL instead of a path on request', async () => {
    const one = await approved()
    const { url } = await visitor.call(orderApi.pgSuccess, { ...one.pair, id: one.slug })
    expect(url).toMatch(/^http:\/\/.+\/naplata\/uspjesna\?orderSlug=/)
  })

  it('fails with a refused card, and the next attempt is another payment', async () => {
    const one = await approved()
    payments.paypal.faults.captureIssue = 'INSTRUMENT_DECLINED'
    expect(await report(one)).toEqual({ url: failure(one.slug) })
    payments.paypal.faults.captureIssue = null
    const next = { ...one, html: (await retry(one)).html }
    expect(payloadOf(next.html).orderId).not.toBe(payloadOf(one.html).orderId)
    payments.paypal.approve(payloadOf(next.html).orderId)
    expect(await report(next)).toEqual({ url: success(one.slug) })
    expect((await booksOf(one.slug)).states).toEqual(['failed', 'settled'])
  })

  it('with money on the way shows the success page, and is neither captured nor paid again', async () => {
    const one = await approved()
    payments.paypal.faults.captureStatus = 'PENDING'
    expect(await report(one)).toEqual({ url: success(one.slug) })
    expect(await retry(one)).toEqual({ html: '', orderSlug: one.slug })
    expect(await booksOf(one.slug)).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['open'] })
    const [capture] = payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures ?? []
    if (capture) capture.status = 'COMPLETED'
    await runJobs(one.slug)
    expect((await booksOf(one.slug)).order.status).toBe('paid')
  })

  it('is asked about before it expires, because the shopper may have paid', async () => {
    const [agreed, idle] = [await approved(), await ordered(shop.byPayPal)]
    await releaseExpiredReservations(inMinutes(16))
    expect(await booksOf(agreed.slug)).toMatchObject({ order: { status: 'paid' }, way: ['awaiting_payment', 'paid'] })
    expect(await booksOf(idle.slug)).toMatchObject({ order: { status: 'cancelled' }, states: ['open'] })
  })

  it('does not expire while PayPal is silent, for two hours at most', async () => {
    const [agreed, idle] = [await approved(), await approved()]
    payments.paypal.faults.status = () => 503
    for (const minutes of [16, 17, 60, 135]) await releaseExpiredReservations(inMinutes(minutes))
    for (const { slug } of [agreed, idle])
      expect(await booksOf(slug)).toMatchObject({ order: { status: 'awaiting_payment', stockState: 'reserved' }, states: ['open'] })
    payments.paypal.faults.status = () => undefined
    payments.fresh()
    await report(agreed)
    payments.paypal.faults.status = () => 503
    await releaseExpiredReservations(inMinutes(137))
    expect((await booksOf(agreed.slug)).order.status).toBe('paid')
    const { order: given } = await booksOf(idle.slug)
    expect(given.status).toBe('cancelled')
    expect((await mailAbout(given.number, 'orderCancelled')).data).toMatchObject({ hasLapsed: true, isUnanswered: true })
  })

  it('that PayPal reports as unpaid expires with that reason', async () => {
    const one = await ordered(shop.byPayPal)
    await releaseExpiredReservations(inMinutes(16))
    const { number } = (await booksOf(one.slug)).order
    expect((await mailAbout(number, 'orderCancelled')).data).toMatchObject({ hasLapsed: true, isUnanswered: false })
  })

  it('does not expire sooner if PayPal is no longer configured', async () => {
    const one = await approved()
    replaceProviders([offline('bankTransfer')])
    for (const minutes of [16, 135]) await releaseExpiredReservations(inMinutes(minutes))
    expect((await booksOf(one.slug)).order).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    await releaseExpiredReservations(inMinutes(137))
    const { order: given } = await booksOf(one.slug)
    expect(given.status).toBe('cancelled')
    expect((await mailAbout(given.number, 'orderCancelled')).data).toMatchObject({ isUnanswered: true })
  })

  it('does not expire while its money is on the way', async () => {
    const one = await approved()
    payments.paypal.faults.captureStatus = 'PENDING'
    await report(one)
    for (const minutes of [16, 60]) {
      await releaseExpiredReservations(inMinutes(minutes))
      await runJobs(one.slug)
      expect((await booksOf(one.slug)).order).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    }
    const [capture] = payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures ?? []
    if (capture) capture.status = 'DECLINED'
    await runJobs(one.slug)
    await releaseExpiredReservations(inMinutes(180))
    expect((await booksOf(one.slug)).order.status).toBe('cancelled')
  })

  it('does not expire while PayPal is silent and its money was on the way', async () => {
    const one = await approved()
    payments.paypal.faults.captureStatus = 'PENDING'
    await report(one)
    payments.paypal.faults.status = () => 503
    for (const minutes of [121, 185, 186, 245, 300]) {
      await releaseExpiredReservations(inMinutes(minutes))
      expect((await booksOf(one.slug)).order).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    }
    payments.paypal.faults.status = () => undefined
    payments.fresh()
    const [capture] = payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures ?? []
    if (capture) capture.status = 'DECLINED'
    await releaseExpiredReservations(inMinutes(420))
    expect((await booksOf(one.slug)).order.status).toBe('cancelled')
  })

  it('does not expire while a payment is suspect', async () => {
    const one = await approved()
    payments.paypal.faults.tamper = (told) => ({
      ...told,
      purchase_units: told.purchase_units.map((unit) => ({ ...unit, amount: { currency_code: 'EUR', value: '0.01' } })),
    })
    await report(one)
    await releaseExpiredReservations(inMinutes(16))
    expect(await booksOf(one.slug)).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['suspect'] })
  })

  it('is captured when the shopper returns by URL', async () => {
    const one = await approved()
    const back = `/api/v2/ecommerce/payment/return/paypal?token=${payloadOf(one.html).orderId}`
    expect(await follow(back)).toMatchObject({ location: success(one.slug) })
    expect((await booksOf(one.slug)).order.status).toBe('paid')
  })
})

describe('PayPal’s webhooks', () => {
  const about = ({ html }: Pick<Ordered, 'html'>) => ({ supplementary_data: { related_ids: { order_id: payloadOf(html).orderId } } })

  it('settle the order of a shopper who never returned, repeated and in any order', async () => {
    const one = await approved()
    const done = payments.paypal.webhook('PAYMENT.CAPTURE.COMPLETED', about(one))
    const agreed = payments.paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: payloadOf(one.html).orderId })
    const denied = payments.paypal.webhook('PAYMENT.CAPTURE.DENIED', about(one))
    for (const one of [done, agreed, done, denied, done]) expect((await tell('paypal', one)).status).toBe(204)
    await runJobs(one.slug)
    await runJobs(one.slug)
    expect(await booksOf(one.slug)).toMatchObject({ order: { status: 'paid' }, states: ['settled'], way: ['awaiting_payment', 'paid'] })
    const [kept] = await database().sql`select count(*)::int as n from payment_notices where reference = ${payloadOf(one.html).orderId}`
    expect(kept?.n).toBe(3)
  })

  it('with one byte changed are refused, and unverifiable ones are retried', async () => {
    const one = await approved()
    const { body, headers } = payments.paypal.webhook('PAYMENT.CAPTURE.COMPLETED', about(one))
    const forged = Buffer.from(body.toString().replace('COMPLETED', 'COMPLETEE'))
    expect((await tell('paypal', { body: forged, headers })).status).toBe(400)
    payments.paypal.faults.status = (call) => (call.endsWith('verify-webhook-signature') ? 503 : undefined)
    expect((await tell('paypal', { body, headers })).status).toBe(503)
    expect((await booksOf(one.slug)).states).toEqual(['open'])
  })

  it.each(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'])(
    'of money that went back at PayPal refund the order: %s',
    async (type) => {
      const one = await approved()
      await report(one)
      await tell('paypal', payments.paypal.refundCapture(`CAP-${payloadOf(one.html).orderId}`, { event_type: type }))
      const { intents } = await booksOf(one.slug)
      const jobs = await database()
        .sql`select data from pgboss.job where name = 'payment' and (data->>'intentId')::int = ${intents[0]?.id ?? 0}`
      expect(jobs).toHaveLength(1)
      await runJobs(one.slug)
      await runJobs(one.slug)
      expect(await booksOf(one.slug)).toMatchObject({ order: { status: 'refunded' }, states: ['refunded'] })
    },
  )

  it('of a dispute are recorded once and move no money', async () => {
    const one = await approved()
    await report(one)
    const disputed_transactions = [{ seller_transaction_id: `CAP-${payloadOf(one.html).orderId}` }]
    const resource = { dispute_id: 'PP-R-1-2', disputed_transactions }
    const began = payments.paypal.webhook('CUSTOMER.DISPUTE.CREATED', resource)
    for (const notice of [began, began, payments.paypal.webhook('CUSTOMER.DISPUTE.RESOLVED', resource)])
      expect((await tell('paypal', notice)).status).toBe(204)
    await runJobs(one.slug)
    const { order: row, states } = await booksOf(one.slug)
    expect([row.status, states]).toEqual(['paid', ['settled']])
    const merchant = await createMerchant('orders')
    const { events } = await merchant.call(officeOrderApi.get, { id: row.id })
    expect(events.slice(2)).toMatchObject([
      { kind: 'dispute', note: 'PP-R-1-2', by: { kind: 'provider', name: 'paypal' } },
      { kind: 'disputeOver', note: 'PP-R-1-2' },
    ])
  })
})

describe('a failure of PayPal', () => {
  it('at order/create keeps the order, and a replay starts the payment', async () => {
    const pair = await readyCart(shop.byPayPal, { productId: (await createProduct()).id })
    payments.paypal.faults.status = (call) => (call.includes('/v2/') ? 503 : undefined)
    const failed = await failureOf(order(pair, { key: 'k-1' }))
    expect(failed).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE', data: { orderSlug: expect.any(String) } })
    payments.paypal.faults.status = () => undefined
    const { html, orderSlug } = await order(pair, { key: 'k-1' })
    expect(orderSlug).toBe(failed.data.orderSlug)
    expect(payloadOf(html).orderId).toMatch(/^ORD-/)
    expect((await booksOf(orderSlug)).states).toEqual(['open'])
  })

  it('by slowness takes at most the time limit and holds no database connection', async () => {
    const pair = await readyCart(shop.byPayPal, { productId: (await createProduct()).id })
    payments.paypal.faults.delayMs = 5000
    const started = Date.now()
    const waiting = failureOf(order(pair, { key: 'k-2' }))
    await expect.poll(async () => (await database().sql`select 1 from orders where cart_id = ${pair.cartId}`).length).toBe(1)
    const [busy] = await database().sql`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
    expect(busy?.n).toBe(0)
    expect(await waiting).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    expect(Date.now() - started).toBeLessThan(4500)
  })

  it('by a wrong amount captures nothing', async () => {
    const one = await approved()
    payments.paypal.faults.tamper = (told) => ({
      ...told,
      purchase_units: told.purchase_units.map((unit) => ({ ...unit, amount: { currency_code: 'EUR', value: '0.01' } })),
    })
    expect(await report(one)).toEqual({ url: success(one.slug) })
    payments.paypal.faults.tamper = (told) => told
    expect(await booksOf(one.slug)).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['suspect'] })
    expect(payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures).toEqual([])
  })

  it('after the capture records the money once', async () => {
    const one = await approved()
    payments.paypal.faults.losesAnswer = (call) => call.endsWith('/capture')
    await report(one).catch(() => {})
    payments.paypal.faults.losesAnswer = () => false
    await sweepPayments(new Date(Date.now() + 61_000))
    expect(await booksOf(one.slug)).toMatchObject({ order: { status: 'paid' }, states: ['settled'] })
  })
})
