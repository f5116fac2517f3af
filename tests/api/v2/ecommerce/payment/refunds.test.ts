import { eq } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { ProviderError } from '@/server/adapters/http/provider-error'
import { findProvider, replaceProviders } from '@/server/adapters/payment/registry/providers'
import { database } from '@/server/db/client'
import { paymentIntents } from '@/server/db/schema/payment'
import { stockItems } from '@/server/db/schema/product'
import { systemContext } from '@/server/core/system-context'
import { inTransaction } from '@/server/core/transaction'
import { refundDue } from '@/server/modules/payment/refund/refunds'
import { settle } from '@/server/modules/payment/settle/settle'
import { sweepPayments } from '@/server/modules/payment/jobs/payment-jobs'
import { createProduct } from '@/tests/support/factories'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/users'
import { browserOf } from '../../../v1/document/support'
import { order, readyCart } from '../support'
import { paymentRecordsOf, openPayingShop, placePaidOrder, refund, runJobs } from './support'

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

describe('a refund', () => {
  const paid = () => placePaidOrder(payments.paypal, shop.byPayPal)

  it('is made in parts, each once, and never exceeds the payment', async () => {
    const one = await paid()
    const total = (await paymentRecordsOf(one.slug)).order.totalCents
    expect(await refund(one.slug, { key: 'withdrawal.1', cents: 500 })).toBe(500)
    expect(await refund(one.slug, { key: 'withdrawal.1', cents: 500 })).toBe(0)
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ states: ['settled'], refunds: [{ amountCents: 500, state: 'done' }] })
    expect(await refund(one.slug)).toBe(total - 500)
    expect(await refund(one.slug, { key: 'withdrawal.2', cents: 1 })).toBe(0)
    await runJobs(one.slug)
    await runJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['refunded'])
    expect((await paymentRecordsOf(one.slug)).refunds).toHaveLength(2)
  })

  it('that PayPal refuses waits for a person, and an unanswered one is repeated', async () => {
    const one = await paid()
    await refund(one.slug)
    payments.paypal.faults.status = (call) => (call.endsWith('/refund') ? 503 : undefined)
    await expect(runJobs(one.slug)).rejects.toThrow('unavailable')
    payments.paypal.faults.status = () => undefined
    payments.paypal.faults.refundStatus = 'FAILED'
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ states: ['settled'], refunds: [{ state: 'failed' }] })
  })

  it('with a lost answer is done and not paid by hand', async () => {
    const one = await paid()
    await refund(one.slug)
    payments.paypal.faults.losesAnswer = (call) => call.endsWith('/refund')
    await expect(runJobs(one.slug)).rejects.toThrow('unavailable')
    payments.paypal.faults.losesAnswer = () => false
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ states: ['refunded'], refunds: [{ key: 'all', state: 'done' }] })
  })

  it('whose job gave up is repeated by the sweep', async () => {
    const one = await paid()
    await refund(one.slug)
    await database().sql`delete from pgboss.job`
    await sweepPayments(inMinutes(30))
    expect((await paymentRecordsOf(one.slug)).refunds).toMatchObject([{ state: 'due' }])
    await sweepPayments(inMinutes(90))
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ states: ['refunded'], refunds: [{ state: 'done' }] })
  })

  it.each([
    ['COMPLETED', 'done'],
    ['FAILED', 'failed'],
  ])('that is pending is asked about until it is %s', async (refundStatus, state) => {
    const one = await paid()
    await refund(one.slug)
    payments.paypal.faults.refundStatus = 'PENDING'
    await runJobs(one.slug)
    await sweepPayments(inMinutes(90))
    expect((await paymentRecordsOf(one.slug)).refunds).toMatchObject([{ state: 'pending' }])
    payments.paypal.faults.refundStatus = refundStatus
    // After 20 days nobody asks: PayPal may take the key for a new refund.
    await sweepPayments(inMinutes(60 * 24 * 30))
    expect((await paymentRecordsOf(one.slug)).refunds).toMatchObject([{ state: 'pending' }])
    await database().sql`update payment_refunds set updated_at = now()`
    await sweepPayments(inMinutes(180))
    expect((await paymentRecordsOf(one.slug)).refunds).toMatchObject([{ state }])
  })

  it('made partly here and partly at PayPal never exceeds the payment', async () => {
    const one = await paid()
    const total = (await paymentRecordsOf(one.slug)).order.totalCents
    await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
    await runJobs(one.slug)
    const [capture] = payments.paypal.orders.get(payloadOf(one.html).orderId)?.captures ?? []
    if (capture) capture.status = 'REFUNDED'
    await runJobs(one.slug)
    const { refunds, states } = await paymentRecordsOf(one.slug)
    expect(states).toEqual(['refunded'])
    expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(total)
  })

  it('that was refused counts as requested and is not repeated', async () => {
    const one = await paid()
    const total = (await paymentRecordsOf(one.slug)).order.totalCents
    await refund(one.slug, { key: 'withdrawal.1', cents: 500 })
    payments.paypal.faults.refundStatus = 'FAILED'
    await runJobs(one.slug)
    payments.paypal.faults.refundStatus = 'COMPLETED'
    expect(await refund(one.slug)).toBe(total - 500)
  })

  it.each([
    ['after', 0, 60],
    ['before', 60, 0],
  ])('requested twice concurrently and refused once, %s the other, is done', async (_, doneAfter, refusedAfter) => {
    const one = await paid()
    await refund(one.slug)
    const provider = findProvider('paypal')
    let asked = 0
    const racing = async () => {
      const isFirst = asked++ === 0
      await expect.poll(() => asked).toBe(2)
      await pause(isFirst ? doneAfter : refusedAfter)
      if (!isFirst) throw new ProviderError('refused', {})
      return { state: 'done' as const, transaction: 'REF-1' }
    }
    if (provider) replaceProviders([{ ...provider, refund: racing }])
    await Promise.all([runJobs(one.slug), runJobs(one.slug)])
    expect([asked, (await paymentRecordsOf(one.slug)).refunds]).toMatchObject([2, [{ state: 'done' }]])
  })
})

it('a payment that was refunded before it paid the order sets off nothing', async () => {
  const one = await placePaidOrder(payments.paypal, shop.byPayPal)
  const { order: row, intents } = await paymentRecordsOf(one.slug)
  const { db } = database()
  const [attempt] = await db
    .insert(paymentIntents)
    .values({
      orderId: row.id,
      provider: 'paypal',
      state: 'voided',
      amountCents: row.totalCents,
      currency: 'EUR',
      providerReference: 'PRVI',
    })
    .returning()
  const ctx = await systemContext(1)
  await settle(ctx, attempt?.id ?? 0, { state: 'refunded' })
  const due = await inTransaction(ctx, (tx) => refundDue(tx, { order: row, withdrawalId: 0, cents: 500 }))
  expect([intents.length, due]).toEqual([1, 500])
  expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'paid' }, states: ['settled', 'refunded'] })
})

it('a part withdrawn from before the payment is refunded after it', async () => {
  const { id: productId } = await createProduct({ cents: 1000, stock: 5 })
  const { html, orderSlug: slug } = await order(await readyCart(shop.byPayPal, { productId, qty: 3 }))
  const { order: row } = await paymentRecordsOf(slug)
  const [browser, merchant] = await Promise.all([browserOf(row.number), createMerchant('orders', 'orders.money')])
  const [line] = (await browser.call(withdrawalApi.options, { orderSlug: slug })).lines
  const lines = [{ lineId: line?.lineId ?? 0, quantity: 2 }]
  await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
  const [request] = (await merchant.call(officeOrderApi.get, { id: row.id })).requests
  await merchant.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: true })
  // The pieces never left the shelf, so they are available again without a decision.
  expect(await stockRow(productId)).toMatchObject({ onHand: 5, reserved: 1 })
  payments.paypal.approve(payloadOf(html).orderId)
  await runJobs(slug)
  await runJobs(slug)
  expect(await paymentRecordsOf(slug)).toMatchObject({
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
