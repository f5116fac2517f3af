import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { sweepPayments } from '@/server/modules/payment/jobs/payment-jobs'
import { createProduct } from '@/tests/support/factories'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/users'
import { browserOf, mailAbout } from '@/tests/api/v1/document/support'
import { order, readyCart } from '@/tests/api/v2/ecommerce/support'
import {
  paymentRecordsOf,
  openPayingShop,
  placePaidOrder,
  refund,
  reportApproval,
  runJobs,
  runQueuedJobs,
  postWebhook,
  type PlacedOrder,
} from './support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
})
beforeEach(() => {
  payments.fresh()
  Object.assign(payments.paypal.faults, { refundStatus: 'COMPLETED', losesAnswer: () => false, status: () => undefined })
})
afterAll(() => payments.close())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const paid = () => placePaidOrder(payments.paypal, shop.byPayPal)

describe('an external refund', () => {
  const part = { currency_code: 'EUR', value: '5.00' }
  const captureOf = ({ html }: PlacedOrder) => `CAP-${payloadOf(html).orderId}`
  const backOf = (one: PlacedOrder) => [...payments.paypal.refunds.values()].filter(({ payment }) => payment === captureOf(one))
  const lastRefund = () => [...payments.paypal.refunds.keys()].at(-1) ?? ''

  it('in part is recorded once and not repeated', async () => {
    const one = await paid()
    const total = (await paymentRecordsOf(one.slug)).order.totalCents
    const before = payments.paypal.taken()
    const webhooks = [payments.paypal.refundCapture(captureOf(one), { amount: part }), payments.paypal.webhookOfRefund(lastRefund())]
    for (const webhook of webhooks) expect((await postWebhook('paypal', webhook)).status).toBe(204)
    await runQueuedJobs(one.slug)
    await runQueuedJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({
      order: { status: 'paid' },
      states: ['settled'],
      refunds: [{ amountCents: 500, state: 'done' }],
    })
    const { events } = await (
      await createMerchant('orders', 'orders.money')
    ).call(officeOrderApi.get, { id: (await paymentRecordsOf(one.slug)).order.id })
    expect(events.slice(2)).toMatchObject([{ kind: 'refundedExternally', note: '', amount: 5, by: { kind: 'provider', name: 'paypal' } }])
    expect(await refund(one.slug)).toBe(total - 500)
    await runJobs(one.slug)
    expect([before - payments.paypal.taken(), (await paymentRecordsOf(one.slug)).states]).toEqual([total, ['refunded']])
  })

  it('of the same amount twice counts twice, and the rest refunds the order', async () => {
    const one = await paid()
    const total = (await paymentRecordsOf(one.slug)).order.totalCents
    const rest = { currency_code: 'EUR', value: ((total - 1000) / 100).toFixed(2) }
    for (const amount of [part, part, rest]) {
      await postWebhook('paypal', payments.paypal.refundCapture(captureOf(one), { amount }))
      await runQueuedJobs(one.slug)
    }
    const { order: row, states, refunds } = await paymentRecordsOf(one.slug)
    expect([row.status, states]).toEqual(['refunded', ['refunded']])
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([500, 500, total - 1000])
    // No mail has named the parts.
    expect((await mailAbout(row.number, 'orderRefunded')).data).toMatchObject({ refundedCents: total })
  })

  // docs/rules/payments.md#external-refunds
  it('of what a cancellation had promised sends no second mail', async () => {
    const one = await paid()
    const { id, number, totalCents } = (await paymentRecordsOf(one.slug)).order
    const merchant = await createMerchant('orders', 'orders.money')
    await merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })
    expect((await mailAbout(number, 'orderCancelled')).data).toMatchObject({ refundedCents: totalCents })
    payments.paypal.refundCapture(captureOf(one), {})
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'refunded' }, states: ['refunded'] })
    await expect(mailAbout(number, 'orderRefunded')).rejects.toThrow('no mail')
  })

  it('is not confused with our own refund, even after a lost answer', async () => {
    const one = await paid()
    await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
    payments.paypal.faults.losesAnswer = (call) => call.endsWith('/refund')
    await expect(runJobs(one.slug)).rejects.toThrow('unavailable')
    payments.paypal.faults.losesAnswer = () => false
    await postWebhook('paypal', payments.paypal.webhookOfRefund(lastRefund()))
    await runQueuedJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).refunds).toEqual([{ key: 'withdrawal.1', amountCents: 500, state: 'done' }])
  })

  it('completes a refund that PayPal refused before', async () => {
    const one = await paid()
    await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
    payments.paypal.faults.status = (call) => (call.endsWith('/refund') ? 422 : undefined)
    await runJobs(one.slug)
    payments.paypal.faults.status = () => undefined
    expect((await paymentRecordsOf(one.slug)).refunds).toMatchObject([{ state: 'failed' }])
    await postWebhook('paypal', payments.paypal.refundCapture(captureOf(one), { amount: part }))
    await runQueuedJobs(one.slug)
    const { order: row, refunds } = await paymentRecordsOf(one.slug)
    expect(refunds).toEqual([{ key: 'withdrawal.1', amountCents: 500, state: 'done' }])
    const audited = await database()
      .sql`select action from audit_log where target = ${`order:${row.id}`} and action like 'payment.refund%' order by id`
    expect(audited).toEqual([{ action: 'payment.refund.failed' }, { action: 'payment.refund.external' }])
  })

  it('is set off once against an accepted withdrawal', async () => {
    const { id: productId } = await createProduct({ cents: 1000, stock: 5 })
    const pair = await readyCart(shop.byPayPal, { productId, qty: 2 })
    const { html, orderSlug: slug } = await order(pair)
    payments.paypal.approve(payloadOf(html).orderId)
    await reportApproval({ pair, slug })
    const { order: row } = await paymentRecordsOf(slug)
    const [browser, merchant] = await Promise.all([browserOf(row.number), createMerchant('orders', 'orders.money')])
    const [line] = (await browser.call(withdrawalApi.options, { orderSlug: slug })).lines
    const withdraw = async () => {
      const lines = [{ lineId: line?.lineId ?? 0, quantity: 1 }]
      await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
      const { requests } = await merchant.call(officeOrderApi.get, { id: row.id })
      return requests.find(({ state }) => state === 'requested')
    }
    const first = await withdraw()
    expect(first).toMatchObject({ amount: 10 })
    await postWebhook('paypal', payments.paypal.refundCapture(`CAP-${payloadOf(html).orderId}`, { amount: { ...part, value: '10.00' } }))
    await runQueuedJobs(slug)
    expect((await merchant.call(officeOrderApi.get, { id: row.id })).requests).toMatchObject([{ amount: 0 }])
    await merchant.call(officeOrderApi.answerWithdrawal, { id: first?.id ?? 0, accept: true })
    expect((await paymentRecordsOf(slug)).refunds).toMatchObject([{ amountCents: 1000, state: 'done' }])
    expect((await mailAbout(row.number, 'withdrawalAnswered')).data).toMatchObject({ refundedCents: 0, refundedBeforeCents: 1000 })
    const second = await withdraw()
    await merchant.call(officeOrderApi.answerWithdrawal, { id: second?.id ?? 0, accept: true })
    await runJobs(slug)
    expect(await paymentRecordsOf(slug)).toMatchObject({
      states: ['refunded'],
      refunds: [{ amountCents: 1000 }, { amountCents: row.totalCents - 1000 }],
    })
    expect((await mailAbout(row.number, 'orderWithdrawn')).data).toMatchObject({ refundedCents: row.totalCents - 1000 })
  })

  it.each([
    ['COMPLETED', [{ amountCents: 500, state: 'done' }], ['refundedExternally']],
    ['FAILED', [], []],
    ['CANCELLED', [], []],
  ])('that is pending is asked about until it is %s', async (refundStatus, refunds, kinds) => {
    const one = await paid()
    payments.paypal.faults.refundStatus = 'PENDING'
    await postWebhook('paypal', payments.paypal.refundCapture(captureOf(one), { amount: part }))
    await runQueuedJobs(one.slug)
    const merchant = await createMerchant('orders', 'orders.money')
    const { id, totalCents } = (await paymentRecordsOf(one.slug)).order
    const kindsOf = async () => (await merchant.call(officeOrderApi.get, { id })).events.slice(2).map(({ kind }) => kind)
    expect([(await paymentRecordsOf(one.slug)).refunds, await kindsOf()]).toMatchObject([[{ amountCents: 500, state: 'pending' }], []])
    payments.paypal.faults.refundStatus = refundStatus
    await sweepPayments(inMinutes(90))
    await runQueuedJobs(one.slug)
    expect([(await paymentRecordsOf(one.slug)).refunds, await kindsOf()]).toMatchObject([refunds, kinds])
    expect(backOf(one)).toHaveLength(1)
    expect(await refund(one.slug)).toBe(totalCents - (refunds.length > 0 ? 500 : 0))
  })

  it('that is pending matches a refund that PayPal refused before', async () => {
    const one = await paid()
    await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
    payments.paypal.faults.status = (call) => (call.endsWith('/refund') ? 422 : undefined)
    await runJobs(one.slug)
    payments.paypal.faults.status = () => undefined
    payments.paypal.faults.refundStatus = 'PENDING'
    await postWebhook('paypal', payments.paypal.refundCapture(captureOf(one), { amount: part }))
    await runQueuedJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).refunds).toEqual([{ key: 'withdrawal.1', amountCents: 500, state: 'pending' }])
    payments.paypal.faults.refundStatus = 'COMPLETED'
    await runJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).refunds).toEqual([{ key: 'withdrawal.1', amountCents: 500, state: 'done' }])
    expect(backOf(one)).toHaveLength(1)
  })

  it('of the rest does not complete a pending part', async () => {
    const one = await paid()
    const total = (await paymentRecordsOf(one.slug)).order.totalCents
    await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
    payments.paypal.faults.refundStatus = 'PENDING'
    await runJobs(one.slug)
    payments.paypal.refundCapture(captureOf(one), { amount: { ...part, value: ((total - 500) / 100).toFixed(2) } })
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({
      order: { status: 'refunded' },
      refunds: [{ key: 'withdrawal.1', state: 'pending' }, { key: 'rest' }],
    })
  })

  it('that failed is not recorded', async () => {
    const one = await paid()
    payments.paypal.faults.refundStatus = 'FAILED'
    await postWebhook('paypal', payments.paypal.refundCapture(captureOf(one), { amount: part }))
    await runQueuedJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).refunds).toEqual([])
  })
})
