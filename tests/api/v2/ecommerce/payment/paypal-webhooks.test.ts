import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { sweepPayments } from '@/server/modules/payment/jobs/payment-jobs'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/users'
import { order, readyCart } from '../support'
import {
  successPath,
  paymentRecordsOf,
  openPayingShop,
  placeOrder,
  reportApproval,
  runJobs,
  postWebhook,
  type PlacedOrder,
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

async function approved() {
  const one = await placeOrder(shop.byPayPal)
  payments.paypal.approve(payloadOf(one.html).orderId)
  return one
}

describe('PayPal’s webhooks', () => {
  const about = ({ html }: Pick<PlacedOrder, 'html'>) => ({ supplementary_data: { related_ids: { order_id: payloadOf(html).orderId } } })

  it('settle the order of a shopper who never returned, repeated and in any order', async () => {
    const one = await approved()
    const done = payments.paypal.webhook('PAYMENT.CAPTURE.COMPLETED', about(one))
    const agreed = payments.paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: payloadOf(one.html).orderId })
    const denied = payments.paypal.webhook('PAYMENT.CAPTURE.DENIED', about(one))
    for (const one of [done, agreed, done, denied, done]) expect((await postWebhook('paypal', one)).status).toBe(204)
    await runJobs(one.slug)
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({
      order: { status: 'paid' },
      states: ['settled'],
      statuses: ['awaiting_payment', 'paid'],
    })
    const [stored] = await database().sql`select count(*)::int as n from payment_webhooks where reference = ${payloadOf(one.html).orderId}`
    expect(stored?.n).toBe(3)
  })

  it('with one byte changed are refused, and unverifiable ones are retried', async () => {
    const one = await approved()
    const { body, headers } = payments.paypal.webhook('PAYMENT.CAPTURE.COMPLETED', about(one))
    const forged = Buffer.from(body.toString().replace('COMPLETED', 'COMPLETEE'))
    expect((await postWebhook('paypal', { body: forged, headers })).status).toBe(400)
    payments.paypal.faults.status = (call) => (call.endsWith('verify-webhook-signature') ? 503 : undefined)
    expect((await postWebhook('paypal', { body, headers })).status).toBe(503)
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['open'])
  })

  it.each(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'])(
    'of money that went back at PayPal refund the order: %s',
    async (type) => {
      const one = await approved()
      await reportApproval(one)
      await postWebhook('paypal', payments.paypal.refundCapture(`CAP-${payloadOf(one.html).orderId}`, { event_type: type }))
      const { intents } = await paymentRecordsOf(one.slug)
      const jobs = await database()
        .sql`select data from pgboss.job where name = 'payment' and (data->>'intentId')::int = ${intents[0]?.id ?? 0}`
      expect(jobs).toHaveLength(1)
      await runJobs(one.slug)
      await runJobs(one.slug)
      expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'refunded' }, states: ['refunded'] })
    },
  )

  it('of a dispute are recorded once and move no money', async () => {
    const one = await approved()
    await reportApproval(one)
    const disputed_transactions = [{ seller_transaction_id: `CAP-${payloadOf(one.html).orderId}` }]
    const resource = { dispute_id: 'PP-R-1-2', disputed_transactions }
    const began = payments.paypal.webhook('CUSTOMER.DISPUTE.CREATED', resource)
    for (const webhook of [began, began, payments.paypal.webhook('CUSTOMER.DISPUTE.RESOLVED', resource)])
      expect((await postWebhook('paypal', webhook)).status).toBe(204)
    await runJobs(one.slug)
    const { order: row, states } = await paymentRecordsOf(one.slug)
    expect([row.status, states]).toEqual(['paid', ['settled']])
    const merchant = await createMerchant('orders', 'orders.money')
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
    expect((await paymentRecordsOf(orderSlug)).states).toEqual(['open'])
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
    expect(await reportApproval(one)).toEqual({ url: successPath(one.slug) })
    payments.paypal.faults.tamper = (told) => told
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['suspect'] })
    expect(payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures).toEqual([])
  })

  it('after the capture records the money once', async () => {
    const one = await approved()
    payments.paypal.faults.losesAnswer = (call) => call.endsWith('/capture')
    await reportApproval(one).catch(() => {})
    payments.paypal.faults.losesAnswer = () => false
    await sweepPayments(new Date(Date.now() + 61_000))
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'paid' }, states: ['settled'] })
  })
})
