import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { officeNotifications } from '@/server/db/schema/notification'
import { paymentIntents } from '@/server/db/schema/payment'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { payloadOf } from '@/tests/support/loopback/shop-payments'
import { browserOf, guestOrder } from '../../../../v1/document/support'
import { chooseAtBank, paymentRecordsOf, postWebhook, runJobs, runQueuedJobs } from '../../payment/support'
import { createDelivery, createPayment } from '../../support'
import {
  confirmed,
  editing,
  expectHeld,
  intentsOf,
  more,
  openEditingShop,
  orderOf,
  paidByCard,
  paidByPayPal,
  paidOrder,
  preview,
} from './edit-support'

openEditingShop()

const { db, sql } = database()

/** Placed for nothing and paid by this method, with a book for 10 € to add. */
async function freeOrder(paymentMethodId: number) {
  const { id: deliveryMethodId } = await createDelivery({ rates: [{ cents: 0 }] })
  const gift = await createProduct({ cents: 0, stock: 5 })
  const book = await createProduct({ cents: 1000, stock: 5 })
  const shop = { ...editing().shop.byTransfer, deliveryMethodId, paymentMethodId }
  return { ...(await guestOrder(shop, { productId: gift.id })), dearer: { added: [{ productId: book.id, quantity: 1 }] } }
}

describe('the money of an order with two payments', () => {
  // docs/rules/payments.md#external-refunds, docs/rules/payments.md#several-payments
  it('that went back at the provider is written down once, told to the office and set off', async () => {
    const placed = await paidByPayPal()
    const { id, number, slug, lineId } = placed
    const { paypal } = editing().payments
    await confirmed(id, more(placed))
    const browser = await browserOf(number)
    const { html } = await browser.call(paymentApi.retry, { orderSlug: slug })
    paypal.approve(payloadOf(html).orderId)
    await runJobs(slug)
    await expectHeld(id)
    const [first] = await intentsOf(id)
    const amount = { currency_code: 'EUR', value: '24.50' }
    await postWebhook('paypal', paypal.refundCapture(`CAP-${first?.providerReference}`, { amount }))
    await runQueuedJobs(slug)
    await runQueuedJobs(slug)
    const { events, status } = await editing().merchant.call(officeOrderApi.get, { id })
    expect(status).toBe('paid')
    expect(events.filter(({ kind }) => kind === 'refundedExternally')).toMatchObject([{ note: '', amount: 24.5, by: { kind: 'provider' } }])
    expect((await sql`select 1 from audit_log where target = ${`order:${id}`} and action = 'payment.refund.external'`).length).toBe(1)
    const told = await db.select({ kind: officeNotifications.kind }).from(officeNotifications).where(eq(officeNotifications.subjectId, id))
    expect(told.filter(({ kind }) => kind === 'moneyReturned')).toHaveLength(1)
    await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines: [{ lineId, quantity: 2 }] })
    expect((await editing().merchant.call(officeOrderApi.get, { id })).requests).toMatchObject([{ amount: 0 }])
  })

  // docs/rules/payments.md#overpayment
  it('goes back whole although an overpayment went back before', async () => {
    const placed = await paidByCard()
    const { id, number, slug } = placed
    await confirmed(id, more(placed))
    const started = await (await browserOf(number)).call(paymentApi.retry, { orderSlug: slug })
    await editing().merchant.call(officeRefundApi.create, { id, amount: 1, total: 1 })
    await chooseAtBank(editing().payments, started, 'approve')
    await runJobs(slug)
    expect((await paymentRecordsOf(slug)).states).toEqual(['settled', 'refunded'])
    await editing().merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })
    await runJobs(slug)
    const { refunds } = await paymentRecordsOf(slug)
    expect(refunds.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([100, 1000, 2350])
  })

  // docs/rules/payments.md#refund-by-hand
  it('does not revive a cancelled order once one of them was paid back', async () => {
    const placed = await paidOrder()
    const { id } = placed
    await confirmed(id, more(placed))
    await editing().merchant.call(officeEditApi.settle, { id })
    const { refunds } = await editing().merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })
    expect(refunds).toMatchObject([{ amount: 24.5 }, { amount: 10 }])
    await editing().merchant.call(officeOrderApi.noteRefund, { id, refundId: refunds[0]?.id ?? 0 })
    const revival = editing().merchant.call(officeOrderApi.change, { id, from: 'cancelled', to: 'paid' })
    expect(await failureOf(revival)).toMatchObject({ status: 409, code: 'ORDER_STEP' })
    expect((await paymentRecordsOf((await orderOf(id))?.slug ?? '')).refunds.map(({ state }) => state)).toEqual(['done', 'manual'])
  })

  it('revives it while nothing was paid back', async () => {
    const placed = await paidOrder()
    const { id } = placed
    await confirmed(id, more(placed))
    await editing().merchant.call(officeEditApi.settle, { id })
    await editing().merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })
    await editing().merchant.call(officeOrderApi.change, { id, from: 'cancelled', to: 'paid' })
    await expectHeld(id)
  })
})

// docs/rules/orders.md#edit-difference
describe('a difference by transfer', () => {
  it('does not expire by the page on which it is paid', async () => {
    const placed = await paidOrder()
    const { id, number, slug } = placed
    await confirmed(id, more(placed))
    await db
      .update(paymentIntents)
      .set({ createdAt: new Date(Date.now() - 4 * 24 * 3_600_000) })
      .where(eq(paymentIntents.orderId, id))
    expect((await (await browserOf(number)).call(paymentApi.retry, { orderSlug: slug })).html).toBe('')
    expect((await intentsOf(id)).map(({ state }) => state)).toEqual(['settled', 'open'])
    await editing().merchant.call(officeEditApi.settle, { id })
    await expectHeld(id)
  })
})

describe('a free order that gets dearer', () => {
  it('and is paid at the provider goes back there', async () => {
    const { id, number, slug, dearer } = await freeOrder(editing().shop.byCard.paymentMethodId)
    await confirmed(id, dearer)
    const started = await (await browserOf(number)).call(paymentApi.retry, { orderSlug: slug })
    await chooseAtBank(editing().payments, started, 'approve')
    await expectHeld(id)
    expect(await editing().merchant.call(officeRefundApi.preview, { id, amount: 10 })).toMatchObject({ by: 'provider' })
  })

  it('is refused where its payment names no account', async () => {
    const { id, dearer } = await freeOrder((await createPayment({ kind: 'cashOnDelivery' })).id)
    expect(await preview(id, dearer)).toMatchObject({ problem: 'PAYMENT_OFFLINE' })
  })
})
