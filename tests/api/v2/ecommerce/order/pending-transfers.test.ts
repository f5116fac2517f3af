import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { toCents } from '@/lib/money/money'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { outbox } from '@/server/db/schema/outbox'
import { siteLanguages, sites, stores } from '@/server/db/schema/site'
import { seedCheckoutSettings } from '@/demo/data/options'
import { processPendingTransfers } from '@/server/modules/order/lifecycle/process-pending-transfers'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { become, browserOf, guestOrder, mailAbout } from '@/tests/api/v1/document/support'
import { createPayment, openShop, stockOf, type Shop } from '@/tests/api/v2/ecommerce/support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await setDays(5)
})
afterEach(() => setDays(5))
afterAll(() => setSettings(seedCheckoutSettings))

const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour))
/** The last moment of a day in Zagreb, in winter. */
const endOf = (day: number) => new Date(Date.UTC(2026, 10, day, 22, 59, 59, 999))
const processTransfersOn = (day: number, hour?: number) => processPendingTransfers(() => on(day, hour))

/** Three copies of a book that ten were there of, ordered on Monday, 2 November 2026. */
async function ordered(kind: Parameters<typeof createPayment>[0] = { kind: 'bankTransfer' }) {
  const { db } = database()
  const [book, payment] = await Promise.all([createProduct({ stock: 10 }), createPayment(kind)])
  const { id, number, slug } = await guestOrder({ ...shop, paymentMethodId: payment.id }, { productId: book.id, qty: 3 })
  await db
    .update(orders)
    .set({ createdAt: on(2) })
    .where(eq(orders.id, id))
  await db
    .update(orderEvents)
    .set({ at: on(2) })
    .where(eq(orderEvents.orderId, id))
  return { id, number, slug, productId: book.id }
}

async function stateOf(id: number) {
  const { db } = database()
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id))
  return { status: row?.status, by: events.at(-1)?.actor, reminders: events.filter(({ detail }) => 'reminded' in Object(detail)).length }
}

async function mailsOf(number: string) {
  const rows = await database().db.select().from(outbox).orderBy(asc(outbox.id))
  return rows.filter(({ data }) => JSON.stringify(data).includes(number)).map(({ template }) => template)
}

async function setDays(transferDays: number | null) {
  await setSettings({ transferDays })
}

async function setSettings(checkoutSettings: Record<string, unknown>) {
  await database().db.update(sites).set({ checkoutSettings }).where(eq(sites.id, 1))
  caches.clear()
}

/** Of its three copies. */
async function withdrawOne({ number, slug }: { number: string; slug: string }) {
  const browser = await browserOf(number)
  const [line] = (await browser.call(withdrawalApi.options, { orderSlug: slug })).lines
  const lines = [{ lineId: line?.lineId ?? 0, quantity: 1 }]
  await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
}

async function answerWithdrawal(orderId: number, answer: { accept: boolean; answer?: string }) {
  const [request] = await database().db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
  const merchant = await createMerchant('orders', 'orders.money')
  await merchant.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, ...answer })
}

describe('a pending transfer', () => {
  it('is reminded once, then its order is cancelled, restocked and mailed', async () => {
    const { id, number, productId } = await ordered()
    await processTransfersOn(5, 9)
    expect(await mailsOf(number)).toEqual(['orderConfirmation'])
    await Promise.all([processTransfersOn(5), processTransfersOn(5), processTransfersOn(5)])
    await processTransfersOn(6)
    expect(await mailsOf(number)).toEqual(['orderConfirmation', 'orderReminder'])
    expect((await mailAbout(number, 'orderReminder')).data).toMatchObject({ payBy: endOf(9).toISOString() })
    await processPendingTransfers(() => endOf(11))
    expect(await stateOf(id)).toEqual({ status: 'awaiting_payment', by: 'shop', reminders: 1 })
    await Promise.all([processTransfersOn(12), processTransfersOn(12)])
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled', by: 'shop' })
    expect(await stockOf(productId)).toBe(10)
    expect(await mailsOf(number)).toEqual(['orderConfirmation', 'orderReminder', 'orderCancelled'])
    expect((await mailAbout(number, 'orderCancelled')).data).toMatchObject({ hasLapsed: true })
  })

  it('can still be paid after the cancellation', async () => {
    const { id, productId } = await ordered()
    await processTransfersOn(5)
    await processTransfersOn(12)
    expect(await become(id, 'paid')).toBe('done')
    expect([(await stateOf(id)).status, await stockOf(productId)]).toEqual(['paid', 7])
  })

  // docs/rules/payments.md#suspect-payment
  it('is neither reminded nor cancelled while another payment of its order is checked', async () => {
    const { id, number } = await ordered()
    const suspect = { provider: 'paypal', state: 'suspect' as const, amountCents: 100, currency: 'EUR' }
    await database()
      .db.insert(paymentIntents)
      .values({ orderId: id, ...suspect })
    await processTransfersOn(5)
    await processTransfersOn(12)
    expect(await mailsOf(number)).toEqual(['orderConfirmation'])
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment', reminders: 0 })
  })

  it('is reminded first even long after the deadline', async () => {
    const { id } = await ordered()
    await processTransfersOn(26)
    await processTransfersOn(27)
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment', reminders: 1 })
    await processPendingTransfers(() => new Date('2026-12-03T10:00:00Z'))
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled' })
  })

  it('older than a month past its deadline is left to the merchant', async () => {
    const { id, number, productId } = await ordered()
    for (const day of [40, 45, 60]) await processTransfersOn(day)
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment', reminders: 0 })
    expect(await mailsOf(number)).toEqual(['orderConfirmation'])
    expect(await stockOf(productId)).toBe(7)
  })

  it('follows the deadline of its own site', async () => {
    const { db } = database()
    const { id } = await ordered()
    const other = { key: 'druga', name: 'Druga trgovina', apiKey: 'druga', defaultLanguageId: 41 }
    await db.insert(sites).values({ id: 2, ...other, checkoutSettings: { transferDays: 5 } })
    await db.insert(stores).values({ id: 2, siteId: 2, name: 'Druga' })
    await db.insert(siteLanguages).values({ siteId: 2, languageId: 41 })
    await setDays(null)
    await processTransfersOn(5)
    expect(await stateOf(id)).toMatchObject({ reminders: 0 })
    await setDays(5)
    await processTransfersOn(5)
    expect(await stateOf(id)).toMatchObject({ reminders: 1 })
  })

  it('follows the merchant’s changed deadline until it is cancelled', async () => {
    const { id } = await ordered()
    await setDays(10)
    await processTransfersOn(11)
    expect(await stateOf(id)).toMatchObject({ reminders: 0 })
    await processTransfersOn(12)
    await setDays(null)
    await processTransfersOn(30)
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment', reminders: 1 })
  })

  it('is ignored without a deadline', async () => {
    const { id, number } = await ordered()
    await setSettings({})
    await processTransfersOn(26)
    await processPendingTransfers(() => new Date('2026-12-26T10:00:00Z'))
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment', reminders: 0 })
    expect(await mailsOf(number)).toEqual(['orderConfirmation'])
  })

  it('is kept while a withdrawal is unanswered', async () => {
    const { id, number, slug } = await ordered()
    await processTransfersOn(5)
    await withdrawOne({ number, slug })
    await processTransfersOn(12)
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment' })
  })

  it('is left to the merchant after a partial withdrawal', async () => {
    const { id, number, slug } = await ordered()
    await withdrawOne({ number, slug })
    await answerWithdrawal(id, { accept: true })
    await processTransfersOn(5)
    await processTransfersOn(26)
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment', reminders: 0 })
    expect(await mailsOf(number)).not.toContain('orderReminder')
  })

  it('is reduced by what was withdrawn (docs/rules/payments.md#reduced-amount-due)', async () => {
    const { id, number, slug } = await ordered()
    const [before] = await database().db.select().from(orders).where(eq(orders.id, id))
    await withdrawOne({ number, slug })
    await answerWithdrawal(id, { accept: true })
    const merchant = await createMerchant('orders', 'orders.money')
    const unpaid = await merchant.call(officeOrderApi.get, { id })
    const due = unpaid.payment.bankTransfer?.amount ?? 0
    expect(due).toBeGreaterThan(0)
    expect(toCents(due)).toBeLessThan(before?.totalCents ?? 0)
    expect(unpaid.payments).toMatchObject([{ state: 'open', amount: due }])
    expect((await mailAbout(number, 'withdrawalAnswered')).data).toMatchObject({ refundedCents: 0, due: toCents(due) })

    const paid = await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
    expect(paid).toMatchObject({ refunds: [], refundable: { left: due } })
  })

  it('continues when the merchant refuses the withdrawal', async () => {
    const { id, number, slug } = await ordered()
    await withdrawOne({ number, slug })
    await answerWithdrawal(id, { accept: false, answer: 'Knjiga nije nova.' })
    await processTransfersOn(5)
    expect(await stateOf(id)).toMatchObject({ reminders: 1 })
  })
})

it('paid orders and cash on delivery are not reminded', async () => {
  const [paid, door] = [await ordered(), await ordered({ kind: 'cashOnDelivery' })]
  await become(paid.id, 'paid')
  await processTransfersOn(5)
  await processTransfersOn(20)
  expect([await stateOf(paid.id), await stateOf(door.id)]).toMatchObject([
    { status: 'paid', reminders: 0 },
    { status: 'awaiting_payment', reminders: 0 },
  ])
})

it('the office shows each deadline and reminder', async () => {
  const merchant = await createMerchant('orders', 'orders.money')
  const [order, door] = [await ordered(), await ordered({ kind: 'cashOnDelivery' })]
  const rowOf = async (number: string) => (await merchant.call(officeOrderApi.filter, { q: number })).records[0]
  expect(await rowOf(order.number)).toMatchObject({ payBy: { at: endOf(9).toISOString() } })
  expect(await rowOf(door.number)).toMatchObject({ payBy: null })
  await processTransfersOn(6)
  expect(await rowOf(order.number)).toMatchObject({ payBy: { at: endOf(10).toISOString() } })
  const { events } = await merchant.call(officeOrderApi.get, { id: order.id })
  expect(events.map(({ kind }) => kind)).toEqual(['status', 'reminder'])
})

it('the office shows which deadlines have passed', async () => {
  const merchant = await createMerchant('orders', 'orders.money')
  const isOver = async (createdAt: Date) => {
    const { id, number } = await ordered()
    await database().db.update(orders).set({ createdAt }).where(eq(orders.id, id))
    return (await merchant.call(officeOrderApi.filter, { q: number })).records[0]?.payBy?.isOver
  }
  const now = Date.now()
  expect(await isOver(new Date(now))).toBe(false)
  expect(await isOver(new Date(now - 60 * 86_400_000))).toBe(true)
})

it('the office shows no deadline after a partial withdrawal, until it is refused', async () => {
  const merchant = await createMerchant('orders', 'orders.money')
  const [order, other] = [await ordered(), await ordered()]
  const dayOf = async (number: string) => (await merchant.call(officeOrderApi.filter, { q: number })).records[0]?.payBy
  for (const one of [order, other]) await withdrawOne(one)
  expect([await dayOf(order.number), await dayOf(other.number)]).toEqual([null, null])
  await answerWithdrawal(order.id, { accept: true })
  await answerWithdrawal(other.id, { accept: false, answer: 'Knjiga nije nova.' })
  expect([await dayOf(order.number), await dayOf(other.number)]).toMatchObject([null, { at: endOf(9).toISOString() }])
})
