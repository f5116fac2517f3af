import { eq } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { PaymentError } from '@/server/adapters/payment/payment-error'
import { providerNamed, replaceProviders } from '@/server/adapters/payment/providers'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { stockItems } from '@/server/db/schema/product'
import { inTransaction } from '@/server/db/transaction'
import { requestRefund } from '@/server/modules/ecommerce/payment/refunds'
import { sweepPayments } from '@/server/modules/ecommerce/payment/sweep'
import { shopContext } from '@/server/shop-context'
import { createProduct } from '@/tests/support/factories'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/people'
import { browserOf, mailAbout } from '../../../v1/document/support'
import { order, readyCart } from '../support'
import { booksOf, openPayingShop, ordered, report, runJobs, runQueued, tell } from './support'

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

describe('money back', () => {
  async function paid() {
    const one = await ordered(shop.byPayPal)
    payments.paypal.approve(payloadOf(one.html).orderId)
    await report(one)
    return one
  }

  async function refund(slug: string, wish: { key?: string; cents?: number } = {}) {
    const [row] = await database().db.select({ id: orders.id }).from(orders).where(eq(orders.slug, slug))
    const ctx = await shopContext(1)
    return inTransaction(ctx, (tx) => requestRefund(tx, ctx, { orderId: row?.id ?? 0, ...wish }))
  }

  it('goes in parts, each once, and never more than came', async () => {
    const one = await paid()
    const total = (await booksOf(one.slug)).order.totalCents
    expect(await refund(one.slug, { key: 'withdrawal.1', cents: 500 })).toBe(500)
    expect(await refund(one.slug, { key: 'withdrawal.1', cents: 500 })).toBe(0)
    await runJobs(one.slug)
    expect(await booksOf(one.slug)).toMatchObject({ states: ['settled'], refunds: [{ amountCents: 500, state: 'done' }] })
    expect(await refund(one.slug)).toBe(total - 500)
    expect(await refund(one.slug, { key: 'withdrawal.2', cents: 1 })).toBe(0)
    await runJobs(one.slug)
    await runJobs(one.slug)
    expect((await booksOf(one.slug)).states).toEqual(['refunded'])
    expect((await booksOf(one.slug)).refunds).toHaveLength(2)
  })

  it('that PayPal refuses waits for a person, and one that it does not answer is asked for again', async () => {
    const one = await paid()
    await refund(one.slug)
    payments.paypal.faults.status = (call) => (call.endsWith('/refund') ? 503 : undefined)
    await expect(runJobs(one.slug)).rejects.toThrow('unavailable')
    payments.paypal.faults.status = () => undefined
    payments.paypal.faults.refundStatus = 'FAILED'
    await runJobs(one.slug)
    expect(await booksOf(one.slug)).toMatchObject({ states: ['settled'], refunds: [{ state: 'failed' }] })
  })

  it('whose answer was lost has gone back: nobody pays it by hand once more', async () => {
    const one = await paid()
    await refund(one.slug)
    payments.paypal.faults.losesAnswer = (call) => call.endsWith('/refund')
    await expect(runJobs(one.slug)).rejects.toThrow('unavailable')
    payments.paypal.faults.losesAnswer = () => false
    await runJobs(one.slug)
    expect(await booksOf(one.slug)).toMatchObject({ states: ['refunded'], refunds: [{ key: 'all', state: 'done' }] })
  })

  it('that no job asks for any more is asked for by the sweep', async () => {
    const one = await paid()
    await refund(one.slug)
    await database().sql`delete from pgboss.job`
    await sweepPayments(inMinutes(30))
    expect((await booksOf(one.slug)).refunds).toMatchObject([{ state: 'due' }])
    await sweepPayments(inMinutes(90))
    expect(await booksOf(one.slug)).toMatchObject({ states: ['refunded'], refunds: [{ state: 'done' }] })
  })

  it.each([
    ['COMPLETED', 'done'],
    ['FAILED', 'failed'],
  ])('that takes its time is asked about until it is %s', async (refundStatus, state) => {
    const one = await paid()
    await refund(one.slug)
    payments.paypal.faults.refundStatus = 'PENDING'
    await runJobs(one.slug)
    await sweepPayments(inMinutes(90))
    expect((await booksOf(one.slug)).refunds).toMatchObject([{ state: 'pending' }])
    payments.paypal.faults.refundStatus = refundStatus
    // Not for longer than PayPal knows it again by its key.
    await sweepPayments(inMinutes(60 * 24 * 30))
    expect((await booksOf(one.slug)).refunds).toMatchObject([{ state: 'pending' }])
    await database().sql`update payment_refunds set updated_at = now()`
    await sweepPayments(inMinutes(180))
    expect((await booksOf(one.slug)).refunds).toMatchObject([{ state }])
  })

  it('of which a part went through us and the rest at PayPal is no more than came', async () => {
    const one = await paid()
    const total = (await booksOf(one.slug)).order.totalCents
    await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
    await runJobs(one.slug)
    const [capture] = payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures ?? []
    if (capture) capture.status = 'REFUNDED'
    await runJobs(one.slug)
    const { refunds, states } = await booksOf(one.slug)
    expect(states).toEqual(['refunded'])
    expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(total)
  })

  describe('that somebody gave at PayPal’s own screens', () => {
    const part = { currency_code: 'EUR', value: '5.00' }
    const captureOf = ({ html }: Awaited<ReturnType<typeof paid>>) => `CAP-${payloadOf(html).orderId}`
    const lastRefund = () => [...payments.paypal.refunds.keys()].at(-1) ?? ''

    it('in part is written down once, and goes back no second time', async () => {
      const one = await paid()
      const total = (await booksOf(one.slug)).order.totalCents
      const before = payments.paypal.taken()
      const notices = [payments.paypal.payBack(captureOf(one), { amount: part }), payments.paypal.noticeOfRefund(lastRefund())]
      for (const notice of notices) expect((await tell('paypal', notice)).status).toBe(204)
      await runQueued(one.slug)
      await runQueued(one.slug)
      expect(await booksOf(one.slug)).toMatchObject({
        order: { status: 'paid' },
        states: ['settled'],
        refunds: [{ amountCents: 500, state: 'done' }],
      })
      const { events } = await (await createMerchant('orders')).call(officeOrderApi.get, { id: (await booksOf(one.slug)).order.id })
      expect(events.slice(2)).toMatchObject([{ kind: 'returned', note: '5,00\u00a0€', by: { kind: 'provider', name: 'paypal' } }])
      expect(await refund(one.slug)).toBe(total - 500)
      await runJobs(one.slug)
      expect([before - payments.paypal.taken(), (await booksOf(one.slug)).states]).toEqual([total, ['refunded']])
    })

    it('twice the same part is two, and the rest of it refunds the order', async () => {
      const one = await paid()
      const total = (await booksOf(one.slug)).order.totalCents
      const rest = { currency_code: 'EUR', value: ((total - 1000) / 100).toFixed(2) }
      for (const amount of [part, part, rest]) {
        await tell('paypal', payments.paypal.payBack(captureOf(one), { amount }))
        await runQueued(one.slug)
      }
      const { order: row, states, refunds } = await booksOf(one.slug)
      expect([row.status, states]).toEqual(['refunded', ['refunded']])
      expect(refunds.map(({ amountCents }) => amountCents)).toEqual([500, 500, total - 1000])
    })

    it('is not what we asked for ourselves, however PayPal tells of that, also when its answer was lost', async () => {
      const one = await paid()
      await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
      payments.paypal.faults.losesAnswer = (call) => call.endsWith('/refund')
      await expect(runJobs(one.slug)).rejects.toThrow('unavailable')
      payments.paypal.faults.losesAnswer = () => false
      await tell('paypal', payments.paypal.noticeOfRefund(lastRefund()))
      await runQueued(one.slug)
      expect((await booksOf(one.slug)).refunds).toEqual([{ key: 'withdrawal.1', amountCents: 500, state: 'done' }])
    })

    it('is what PayPal refused us before: nobody has to pay it any more', async () => {
      const one = await paid()
      await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
      payments.paypal.faults.status = (call) => (call.endsWith('/refund') ? 422 : undefined)
      await runJobs(one.slug)
      payments.paypal.faults.status = () => undefined
      expect((await booksOf(one.slug)).refunds).toMatchObject([{ state: 'failed' }])
      await tell('paypal', payments.paypal.payBack(captureOf(one), { amount: part }))
      await runQueued(one.slug)
      const { order: row, refunds } = await booksOf(one.slug)
      expect(refunds).toEqual([{ key: 'withdrawal.1', amountCents: 500, state: 'done' }])
      const audited = await database()
        .sql`select action from audit_log where target = ${`order:${row.id}`} and action like 'payment.refund%' order by id`
      expect(audited).toEqual([{ action: 'payment.refund.failed' }, { action: 'payment.refund.there' }])
    })

    it('is set off when the withdrawal that it was for is accepted, and nobody is promised it twice', async () => {
      const { id: productId } = await createProduct({ cents: 1000, stock: 5 })
      const pair = await readyCart(shop.byPayPal, { productId, qty: 2 })
      const { html, orderSlug: slug } = await order(pair)
      payments.paypal.approve(payloadOf(html).orderId)
      await report({ pair, slug })
      const { order: row } = await booksOf(slug)
      const [browser, merchant] = await Promise.all([browserOf(row.number), createMerchant('orders')])
      const [line] = (await browser.call(withdrawalApi.options, { orderSlug: slug })).lines
      const withdraw = async () => {
        const lines = [{ lineId: line?.lineId ?? 0, quantity: 1 }]
        await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
        const { requests } = await merchant.call(officeOrderApi.get, { id: row.id })
        return requests.find(({ state }) => state === 'requested')
      }
      const first = await withdraw()
      expect(first).toMatchObject({ amount: 10 })
      await tell('paypal', payments.paypal.payBack(`CAP-${payloadOf(html).orderId}`, { amount: { ...part, value: '10.00' } }))
      await runQueued(slug)
      expect((await merchant.call(officeOrderApi.get, { id: row.id })).requests).toMatchObject([{ amount: 0 }])
      await merchant.call(officeOrderApi.answerWithdrawal, { id: first?.id ?? 0, accept: true })
      expect((await booksOf(slug)).refunds).toMatchObject([{ amountCents: 1000, state: 'done' }])
      expect((await mailAbout(row.number, 'withdrawalAnswered')).data).toMatchObject({ back: 0 })
      const second = await withdraw()
      await merchant.call(officeOrderApi.answerWithdrawal, { id: second?.id ?? 0, accept: true })
      await runJobs(slug)
      expect(await booksOf(slug)).toMatchObject({
        states: ['refunded'],
        refunds: [{ amountCents: 1000 }, { amountCents: row.totalCents - 1000 }],
      })
      expect((await mailAbout(row.number, 'orderWithdrawn')).data).toMatchObject({ back: row.totalCents - 1000 })
    })

    it('and that came to nothing is not written down', async () => {
      const one = await paid()
      payments.paypal.faults.refundStatus = 'FAILED'
      await tell('paypal', payments.paypal.payBack(captureOf(one), { amount: part }))
      await runQueued(one.slug)
      expect((await booksOf(one.slug)).refunds).toEqual([])
    })
  })

  it('that was refused counts as asked back: what a person pays by hand does not go back once more', async () => {
    const one = await paid()
    const total = (await booksOf(one.slug)).order.totalCents
    await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
    payments.paypal.faults.refundStatus = 'FAILED'
    await runJobs(one.slug)
    payments.paypal.faults.refundStatus = 'COMPLETED'
    expect(await refund(one.slug)).toBe(total - 500)
  })

  it.each([
    ['after', 0, 60],
    ['before', 60, 0],
  ])('asked for twice at once and refused once, %s the other went, has gone back', async (_, doneAfter, refusedAfter) => {
    const one = await paid()
    await refund(one.slug)
    const provider = providerNamed('paypal')
    let asked = 0
    const racing = async () => {
      const isFirst = asked++ === 0
      await expect.poll(() => asked).toBe(2)
      await pause(isFirst ? doneAfter : refusedAfter)
      if (!isFirst) throw new PaymentError('refused', {})
      return { state: 'done' as const, transaction: 'REF-1' }
    }
    if (provider) replaceProviders([{ ...provider, refund: racing }])
    await Promise.all([runJobs(one.slug), runJobs(one.slug)])
    expect([asked, (await booksOf(one.slug)).refunds]).toMatchObject([2, [{ state: 'done' }]])
  })
})

it('a part that was withdrawn from before the money came goes back when it comes', async () => {
  const { id: productId } = await createProduct({ cents: 1000, stock: 5 })
  const { html, orderSlug: slug } = await order(await readyCart(shop.byPayPal, { productId, qty: 3 }))
  const { order: row } = await booksOf(slug)
  const [browser, merchant] = await Promise.all([browserOf(row.number), createMerchant('orders')])
  const [line] = (await browser.call(withdrawalApi.options, { orderSlug: slug })).lines
  const lines = [{ lineId: line?.lineId ?? 0, quantity: 2 }]
  await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
  const [request] = (await merchant.call(officeOrderApi.get, { id: row.id })).requests
  await merchant.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: true })
  // They never left the shelf: whether they are sold again is no question.
  expect(await stockRow(productId)).toMatchObject({ onHand: 5, reserved: 1 })
  payments.paypal.approve(payloadOf(html).orderId)
  await runJobs(slug)
  await runJobs(slug)
  expect(await booksOf(slug)).toMatchObject({
    order: { status: 'paid' },
    states: ['settled'],
    refunds: [{ amountCents: 2000, state: 'done' }],
  })
  expect(await stockRow(productId)).toMatchObject({ onHand: 4, reserved: 0 })
})

async function stockRow(productId: number) {
  const [row] = await database().db.select().from(stockItems).where(eq(stockItems.productId, productId))
  return row
}
