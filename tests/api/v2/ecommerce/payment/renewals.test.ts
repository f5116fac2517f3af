import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { sweepPayments } from '@/server/modules/payment/jobs/payment-jobs'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/users'
import { mailAbout } from '../../../v1/document/support'
import { stockOf } from '../support'
import { subscribedIn, type BoxWish } from './subscription-support'
import { paymentRecordsOf, openPayingShop, reportApproval, runJobs, runQueuedJobs, postWebhook } from './support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
})
beforeEach(() => {
  payments.fresh()
  payments.paypal.faults.status = () => undefined
})
afterAll(() => payments.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000)
const subscribed = (wish?: BoxWish) => subscribedIn({ shop, payments }, wish)

describe('a subscription’s later charge', () => {
  const month = { currency_code: 'EUR', value: '15.00' }

  async function paid(stock: number | null) {
    const one = await subscribed({ stock })
    payments.paypal.subscribe(payloadOf(one.html).orderId, month)
    await reportApproval(one)
    return { ...one, subscription: payloadOf(one.html).orderId }
  }

  const charged = ({ subscription }: { subscription: string }) =>
    payments.paypal.webhook('PAYMENT.SALE.COMPLETED', {
      id: payments.paypal.subscribe(subscription, month),
      billing_agreement_id: subscription,
    })

  /** The orders of later charges, oldest first. */
  async function renewals(slug: string) {
    const rows = await database().sql<{ slug: string }[]>`
      select o.slug from orders o join order_events e on e.order_id = o.id
      where e.detail ->> 'renews' = (select number from orders where slug = ${slug}) order by o.id`
    return Promise.all(rows.map((row) => paymentRecordsOf(row.slug)))
  }

  it('creates one order with the first one’s lines and price, takes stock and mails the buyer', async () => {
    const one = await paid(5)
    const webhook = charged(one)
    for (const again of [webhook, webhook]) expect((await postWebhook('paypal', again)).status).toBe(204)
    await Promise.all([runJobs(one.slug), runJobs(one.slug)])
    const [order, ...others] = await renewals(one.slug)
    expect(others).toEqual([])
    const first = await paymentRecordsOf(one.slug)
    expect(order).toMatchObject({ states: ['settled'], statuses: ['awaiting_payment', 'paid'] })
    expect(order?.order).toMatchObject({ status: 'paid', stockState: 'taken', totalCents: 1500, email: first.order.email })
    expect(order?.order.number).not.toBe(first.order.number)
    expect(first.states).toEqual(['settled'])
    expect(await stockOf(one.productId)).toBe(3)
    const mails = await database().sql`select template from outbox where data -> 'order' ->> 'number' = ${order?.order.number ?? ''}`
    expect(mails).toEqual([{ template: 'orderPaid' }])
    expect((await postWebhook('paypal', charged(one))).status).toBe(204)
    await runJobs(one.slug)
    expect(await renewals(one.slug)).toHaveLength(2)
  })

  it('takes the stock of the whole line although the first one’s goods were sent and came back', async () => {
    const one = await paid(5)
    const { id } = (await paymentRecordsOf(one.slug)).order
    const linesOf = (orderId: number) => database().db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const lineId = (await linesOf(id))[0]?.id ?? 0
    const employee = await createMerchant('orders')
    const lines = [{ lineId, quantity: 1 }]
    await employee.call(officeShipmentApi.create, { id, lines })
    const opened = await employee.call(officeReturnApi.create, { id, kind: 'undelivered', lines })
    const received = [{ lineId, received: 1, restocked: 1, condition: 'unused' as const }]
    await employee.call(officeReturnApi.receive, { id: opened.id, lines: received })
    expect(await stockOf(one.productId)).toBe(5)
    await postWebhook('paypal', charged(one))
    await runJobs(one.slug)
    const [renewal] = await renewals(one.slug)
    expect(await linesOf(renewal?.order.id ?? 0)).toMatchObject([{ shipped: 0, taken: [{ productId: one.productId, pieces: 1 }] }])
    expect(await stockOf(one.productId)).toBe(4)
  })

  it('is refunded with a mail if stock is short', async () => {
    const one = await paid(1)
    await postWebhook('paypal', charged(one))
    await runJobs(one.slug)
    const [made] = await renewals(one.slug)
    await runJobs(made?.order.slug ?? '')
    const [order] = await renewals(one.slug)
    expect(order).toMatchObject({
      order: { status: 'cancelled', stockState: 'released' },
      states: ['refunded'],
      refunds: [{ amountCents: 1500, state: 'done' }],
    })
    expect(await stockOf(one.productId)).toBe(0)
    expect(payments.paypal.subscriptions.get(one.subscription)?.status).toBe('ACTIVE')
    const mails = await database().sql`select template from outbox where data -> 'order' ->> 'number' = ${order?.order.number ?? ''}`
    expect(mails).toEqual([{ template: 'orderCancelled' }])
  })

  it('is found by the sweep a day later if its webhook was lost', async () => {
    const one = await paid(5)
    charged(one)
    await sweepPayments(inHours(1))
    expect(await renewals(one.slug)).toEqual([])
    await sweepPayments(inHours(25))
    expect(await renewals(one.slug)).toMatchObject([{ order: { status: 'paid' } }])
  })

  describe('refunded at PayPal', () => {
    const first = ({ subscription }: { subscription: string }) => `SALE-${subscription}-1`

    it('in full, the first: refunds its order and ends the subscription', async () => {
      const one = await paid(5)
      expect((await postWebhook('paypal', payments.paypal.refundSale(first(one)))).status).toBe(204)
      await runQueuedJobs(one.slug)
      expect(await paymentRecordsOf(one.slug)).toMatchObject({
        order: { status: 'refunded' },
        states: ['refunded'],
        refunds: [{ amountCents: 1500, state: 'done' }],
      })
      expect(payments.paypal.subscriptions.get(one.subscription)?.status).toBe('CANCELLED')
    })

    it('in full, the first: reports the end in history and mail once', async () => {
      const one = await paid(5)
      const webhook = payments.paypal.refundSale(first(one))
      await postWebhook('paypal', webhook)
      await runQueuedJobs(one.slug)
      await runQueuedJobs(one.slug)
      const { id, number } = (await paymentRecordsOf(one.slug)).order
      const { events } = await (await createMerchant('orders', 'orders.money')).call(officeOrderApi.get, { id })
      expect(events.slice(-2)).toMatchObject([
        { kind: 'status', to: 'refunded' },
        { kind: 'subscriptionEnded', by: { kind: 'provider', name: 'paypal' } },
      ])
      expect(events.filter(({ kind }) => kind === 'subscriptionEnded')).toHaveLength(1)
      expect((await mailAbout(number, 'orderRefunded')).data).toMatchObject({ endsSubscription: true })
    })

    it('in full, the first: ends the subscription a day later if PayPal did not answer', async () => {
      const one = await paid(5)
      payments.paypal.refundSale(first(one))
      payments.paypal.faults.status = (call) => (call.endsWith('/cancel') ? 503 : undefined)
      await sweepPayments(inHours(25))
      expect((await paymentRecordsOf(one.slug)).states).toEqual(['refunded'])
      expect(payments.paypal.subscriptions.get(one.subscription)?.status).toBe('ACTIVE')
      payments.fresh()
      payments.paypal.faults.status = () => undefined
      await sweepPayments(inHours(25))
      expect(payments.paypal.subscriptions.get(one.subscription)?.status).toBe('CANCELLED')
      await sweepPayments(inHours(25))
      expect((await paymentRecordsOf(one.slug)).intents).toMatchObject([{ nextCheckAt: null }])
    })

    it('in full, the first: reports no end if the subscription had ended', async () => {
      const one = await paid(5)
      const subscription = payments.paypal.subscriptions.get(one.subscription)
      if (subscription) subscription.status = 'CANCELLED'
      await runJobs(one.slug)
      await postWebhook('paypal', payments.paypal.refundSale(first(one)))
      await runQueuedJobs(one.slug)
      const { id, number } = (await paymentRecordsOf(one.slug)).order
      const { events } = await (await createMerchant('orders', 'orders.money')).call(officeOrderApi.get, { id })
      expect(events.at(-1)).toMatchObject({ kind: 'status', to: 'refunded' })
      expect((await mailAbout(number, 'orderRefunded')).data).toMatchObject({ endsSubscription: false })
    })

    it('in full, the first: is found by the sweep without a webhook', async () => {
      const one = await paid(5)
      payments.paypal.refundSale(first(one))
      await sweepPayments(inHours(25))
      expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'refunded' }, states: ['refunded'] })
    })

    it('in part, the first: is recorded though its charge was listed late', async () => {
      const one = await subscribed()
      const subscription = payloadOf(one.html).orderId
      payments.paypal.subscribe(subscription, month)
      payments.paypal.faults.status = (call) => (call.endsWith('/transactions') ? 404 : undefined)
      await reportApproval(one)
      payments.paypal.faults.status = () => undefined
      const came = payments.paypal.webhook('PAYMENT.SALE.COMPLETED', { id: first({ subscription }), billing_agreement_id: subscription })
      await postWebhook('paypal', came)
      await runQueuedJobs(one.slug)
      await postWebhook('paypal', payments.paypal.refundSale(first({ subscription }), { ...month, value: '5.00' }))
      await runQueuedJobs(one.slug)
      expect(await paymentRecordsOf(one.slug)).toMatchObject({
        order: { status: 'paid' },
        states: ['settled'],
        refunds: [{ amountCents: 500, state: 'done' }],
      })
      expect(payments.paypal.subscriptions.get(subscription)?.status).toBe('ACTIVE')
    })

    it('in full, a later one: is found by the sweep without a webhook', async () => {
      const one = await paid(5)
      await postWebhook('paypal', charged(one))
      await runQueuedJobs(one.slug)
      payments.paypal.refundSale(`SALE-${one.subscription}-2`)
      await sweepPayments(inHours(25))
      expect(await renewals(one.slug)).toMatchObject([
        { order: { status: 'refunded' }, states: ['refunded'], refunds: [{ amountCents: 1500, state: 'done' }] },
      ])
      expect((await paymentRecordsOf(one.slug)).states).toEqual(['settled'])
    })

    it('in part or by chargeback, a later one: affects its own order only', async () => {
      const one = await paid(5)
      for (const webhook of [charged(one), charged(one)]) await postWebhook('paypal', webhook)
      await runQueuedJobs(one.slug)
      const [second, third] = await renewals(one.slug)
      await postWebhook('paypal', payments.paypal.refundSale(`SALE-${one.subscription}-2`, { ...month, value: '5.00' }))
      await postWebhook('paypal', payments.paypal.reverseSale(`SALE-${one.subscription}-3`))
      for (const books of [second, third]) await runQueuedJobs(books?.order.slug ?? '')
      expect(await renewals(one.slug)).toMatchObject([
        { order: { status: 'paid' }, states: ['settled'], refunds: [{ amountCents: 500, state: 'done' }] },
        { order: { status: 'refunded' }, states: ['refunded'], refunds: [{ amountCents: 1500, state: 'done' }] },
      ])
      expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'paid' }, states: ['settled'], refunds: [] })
      expect((await mailAbout(third?.order.number ?? '', 'orderRefunded')).data).toMatchObject({ endsSubscription: false })
    })
  })

  it('of another amount is suspect', async () => {
    const one = await paid(5)
    payments.paypal.subscribe(one.subscription, { ...month, value: '99.00' })
    await runJobs(one.slug)
    expect(await renewals(one.slug)).toMatchObject([{ order: { status: 'awaiting_payment' }, states: ['suspect'] }])
  })
})
