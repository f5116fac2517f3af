import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { systemContext } from '@/server/core/system-context'
import { database } from '@/server/db/client'
import { cancelExpiredOrders } from '@/server/modules/payment/jobs/cancel-expired-orders'
import { settle } from '@/server/modules/payment/settle/settle'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'
import { formOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { browserOf } from '../../../v1/document/support'
import { company, createPayment, order, ordersOf, readyCart, stockOf, visitor } from '../support'
import { createProduct } from '@/tests/support/factories'
import { chooseAtBank, successPath, paymentRecordsOf, openPayingShop, placeOrder, retry, runJobs } from './support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
})
beforeEach(() => {
  payments.fresh()
  Object.assign(payments.bank.state, { isDown: false, tamper: (answer: Record<string, unknown>) => answer, webhooks: [], time: Date.now() })
})
afterAll(() => payments.close())

/** The bank reports after all that the first payment was taken. */
async function reportLateMoney(slug: string) {
  const [first] = (await paymentRecordsOf(slug)).intents
  if (!first) throw new Error('The order has no payment.')
  const amount = { cents: first.amountCents, currency: first.currency }
  const reported = { amount, payee: 'lampa', orderSlug: slug, transaction: `kasno-${slug}` }
  await settle(await systemContext(1), first.id, { state: 'settled', reported })
}

async function withdrawOne({ number, slug: orderSlug }: { number: string; slug: string }) {
  const browser = await browserOf(number)
  const [line] = (await browser.call(withdrawalApi.options, { orderSlug })).lines
  await browser.call(withdrawalApi.create, { orderSlug, name: 'Ana Marić', lines: [{ lineId: line?.lineId ?? 0, quantity: 1 }] })
}

async function refuseWithdrawal(id: number) {
  const office = await createMerchant('orders')
  const [request] = (await office.call(officeOrderApi.get, { id })).requests
  await office.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: false, answer: 'Rok je istekao.' })
}

describe('a payment retry', () => {
  it('is for the cart’s holder or the owner; 404 for everybody else', async () => {
    const one = await placeOrder(shop.byCard)
    const other = await placeOrder(shop.byCard)
    const stranger = await createUser()
    const ask = { orderSlug: one.slug }
    for (const input of [
      ask,
      { ...ask, ...other.pair },
      { ...ask, ...one.pair, protectCode: 'pogodak' },
      { ...one.pair, orderSlug: 'nema' },
    ]) {
      expect(await failureOf(visitor.call(paymentApi.retry, input))).toMatchObject({ status: 404 })
      expect(await failureOf(visitor.call(paymentApi.retryMethods, input))).toMatchObject({ status: 404 })
    }
    expect(await failureOf(stranger.call(paymentApi.retry, ask))).toMatchObject({ status: 404 })
    await database().sql`update orders set user_id = ${stranger.id} where slug = ${one.slug}`
    expect((await stranger.call(paymentApi.retry, ask)).html).toBe(one.html)
  })

  it('may use another provider, which voids the first payment', async () => {
    const one = await placeOrder(shop.byCard)
    const [first] = await visitor.call(paymentApi.retryMethods, { ...one.pair, orderSlug: one.slug })
    expect(first?.id).toBe(shop.byCard.paymentMethodId)
    expect(await failureOf(retry(one, 999_999))).toMatchObject({ status: 422, code: 'PAYMENT_NOT_FOUND' })
    const { html } = await retry(one, shop.byPayPal.paymentMethodId)
    expect(html).toMatchObject({ isSubscription: false, orderId: expect.any(String) })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({
      states: ['voided', 'open'],
      order: { payment: { methodId: shop.byPayPal.paymentMethodId } },
    })
    expect(await chooseAtBank(payments, one, 'approve')).toMatchObject({
      location: successPath(one.slug).replace('/naplata/uspjesna', '/checkout/failure'),
    })
  })

  // docs/rules/payments.md#money-on-the-way
  it('offers and starts nothing while the bank confirms the approval', async () => {
    const one = await placeOrder(shop.byCard)
    await chooseAtBank(payments, one, 'slow', { silent: 'yes' })
    expect(await visitor.call(paymentApi.retryMethods, { ...one.pair, orderSlug: one.slug })).toEqual([])
    expect(await retry(one, shop.byTransfer.paymentMethodId)).toEqual({ html: '', orderSlug: one.slug })
    expect(await visitor.call(orderApi.summary, { ...one.pair, orderSlug: one.slug })).toMatchObject({ paymentCheckedBy: 'provider' })
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['open'])
  })

  // docs/rules/after-sale.md#withdrawal-unpaid
  it('is refused and offered nothing while a withdrawal waits for its answer', async () => {
    const one = await placeOrder(shop.byCard, { qty: 2 })
    await chooseAtBank(payments, one, 'decline')
    const { order: row } = await paymentRecordsOf(one.slug)
    await withdrawOne(row)
    expect(await visitor.call(paymentApi.retryMethods, { ...one.pair, orderSlug: one.slug })).toEqual([])
    for (const methodId of [undefined, shop.byTransfer.paymentMethodId])
      expect(await failureOf(retry(one, methodId))).toMatchObject({ status: 409, code: 'ORDER_STATE' })
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['failed'])
    await refuseWithdrawal(row.id)
    expect((await retry(one)).html).not.toBe('')
  })

  it('at another fee asks the provider for the new total', async () => {
    const one = await placeOrder(shop.byCard)
    const dearer = await createPayment({ kind: 'provider', paymentType: 'CARD', feeCents: 100 })
    const total = Number(formOf(one.html).fields.amount)
    const { html } = await retry(one, dearer.id)
    expect(formOf(html).fields.amount).toBe(String(total + 100))
    const { order: row, states } = await paymentRecordsOf(one.slug)
    expect(states).toEqual(['voided', 'open'])
    expect(row).toMatchObject({ totalCents: total + 100, paymentFeeCents: 100, vatCents: row.tax.orderTotal, tax: { paymentFee: 20 } })
    expect(await chooseAtBank(payments, { html }, 'approve')).toMatchObject({ location: successPath(one.slug) })
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('paid')
  })

  it('is refused for bank transfers', async () => {
    const one = await placeOrder(shop.byTransfer)
    expect(await failureOf(retry(one))).toMatchObject({ code: 'PAYMENT_NOT_FOUND' })
    expect(await visitor.call(paymentApi.retryMethods, { ...one.pair, orderSlug: one.slug })).toEqual([])
  })

  it('started twice concurrently creates one payment', async () => {
    const one = await placeOrder(shop.byCard)
    await chooseAtBank(payments, one, 'decline')
    const results = await Promise.all([retry(one), retry(one), retry(one)])
    expect(new Set(results.map(({ html }) => JSON.stringify(html))).size).toBe(1)
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['failed', 'open'])
  })
})

describe('an order whose payment was declined', () => {
  it('is paid by bank transfer: the same order, its stock taken, the data of the transfer mailed', async () => {
    const one = await placeOrder(shop.byCard, { stock: 3 })
    await chooseAtBank(payments, one, 'decline')
    const offered = await visitor.call(paymentApi.retryMethods, { ...one.pair, orderSlug: one.slug })
    expect(offered.map(({ id }) => id)).toContain(shop.byTransfer.paymentMethodId)
    expect(await retry(one, shop.byTransfer.paymentMethodId)).toEqual({ html: '', orderSlug: one.slug })
    expect(await retry(one, shop.byTransfer.paymentMethodId)).toEqual({ html: '', orderSlug: one.slug })
    const { order: row, intents } = await paymentRecordsOf(one.slug)
    expect(row).toMatchObject({ status: 'awaiting_payment', stockState: 'taken', reservedUntil: null, payment: { kind: 'bankTransfer' } })
    expect(row.payment).toMatchObject({ bankTransfer: { iban: company.iban, reference: row.number, amount: row.totalCents / 100 } })
    expect(intents).toMatchObject([{ state: 'failed' }, { provider: 'bankTransfer', state: 'open', amountCents: row.totalCents }])
    expect(await stockOf(one.productId)).toBe(2)
    expect(await ordersOf(one.pair.cartId)).toHaveLength(1)
    const mails = await database().sql<{ data: { isPaymentChanged?: boolean } }[]>`
      select data from outbox where template = 'orderConfirmation' and data ->> 'orderSlug' = ${one.slug} order by id`
    expect(mails.map(({ data }) => data.isPaymentChanged ?? false)).toEqual([false, true])
  })

  it('mails one confirmation of the change to two presses at once', async () => {
    const one = await placeOrder(shop.byCard, { stock: 3 })
    await chooseAtBank(payments, one, 'decline')
    await Promise.all([1, 2].map(() => retry(one, shop.byTransfer.paymentMethodId)))
    const mails = await database().sql`
      select id from outbox where template = 'orderConfirmation' and data ->> 'orderSlug' = ${one.slug} and data ->> 'isPaymentChanged' = 'true'`
    expect(mails).toHaveLength(1)
  })

  it('is refused a transfer that holds too much, and keeps its reservation', async () => {
    const { id: productId } = await createProduct({ stock: 50 })
    const pair = await readyCart(shop.byCard, { productId, qty: 30 })
    const { html, orderSlug: slug } = await order(pair)
    await chooseAtBank(payments, { html }, 'decline')
    const { paymentMethodId } = shop.byTransfer
    const change = visitor.call(paymentApi.retry, { ...pair, orderSlug: slug, paymentMethodId }, { 'x-izlog-address': '203.0.113.99' })
    expect(await failureOf(change)).toMatchObject({ code: 'HOLD_TOO_LARGE' })
    const offered = await visitor.call(paymentApi.retryMethods, { ...pair, orderSlug: slug }, { 'x-izlog-address': '203.0.113.99' })
    expect(offered.find(({ id }) => id === paymentMethodId)?.holdProblem).toBe('HOLD_TOO_LARGE')
    expect((await ordersOf(pair.cartId))[0]).toMatchObject({ stockState: 'reserved', status: 'awaiting_payment' })
  })

  it('that is refused leaves the payment whose bank page is open', async () => {
    const { id: productId } = await createProduct({ stock: 50 })
    const pair = await readyCart(shop.byCard, { productId, qty: 30 })
    const { html, orderSlug: slug } = await order(pair)
    const { paymentMethodId } = shop.byTransfer
    const change = visitor.call(paymentApi.retry, { ...pair, orderSlug: slug, paymentMethodId }, { 'x-izlog-address': '203.0.113.98' })
    expect(await failureOf(change)).toMatchObject({ code: 'HOLD_TOO_LARGE' })
    expect(await paymentRecordsOf(slug)).toMatchObject({ states: ['open'] })
    await chooseAtBank(payments, { html }, 'approve')
    expect(await paymentRecordsOf(slug)).toMatchObject({ states: ['settled'], order: { status: 'paid' } })
  })

  it('offers cash on delivery with the word that files come with the parcel', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', countries: ['HR'] })
    const file = await createProduct({ format: 'EProduct', stock: null })
    const pair = await readyCart(shop.byCard, { productId: (await createProduct()).id }, { productId: file.id })
    const { html, orderSlug } = await order(pair)
    await chooseAtBank(payments, { html }, 'decline')
    const offered = await visitor.call(paymentApi.retryMethods, { ...pair, orderSlug })
    expect(offered.filter(({ filesOnDelivery }) => filesOnDelivery).map(({ id }) => id)).toEqual([cash.id])
  })

  it('is paid on delivery, with that fee; the sweep of reservations leaves it', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', feeCents: 150, countries: ['HR'] })
    const one = await placeOrder(shop.byCard)
    const { totalCents } = (await paymentRecordsOf(one.slug)).order
    await chooseAtBank(payments, one, 'decline')
    await retry(one, cash.id)
    await cancelExpiredOrders(() => new Date(Date.now() + 3 * 3600 * 1000))
    const { order: row, states } = await paymentRecordsOf(one.slug)
    expect(row).toMatchObject({ status: 'awaiting_payment', stockState: 'taken', totalCents: totalCents + 150, paymentFeeCents: 150 })
    expect(states).toEqual(['failed', 'open'])
  })

  // docs/rules/payments.md#replaced-payment
  it('says on its page and once by mail that a card approved after the change was not charged', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', feeCents: 150, countries: ['HR'] })
    const one = await placeOrder(shop.byCard)
    await retry(one, cash.id)
    await chooseAtBank(payments, one, 'approve')
    await runJobs(one.slug)
    const { states } = await paymentRecordsOf(one.slug)
    expect(states).toEqual(['voided', 'open'])
    const shown = await visitor.call(orderApi.summary, { ...one.pair, orderSlug: one.slug })
    expect(shown).toMatchObject({ paymentKind: 'cashOnDelivery', replacedPayment: { way: 'card', outcome: 'voided' } })
    const mails = await database().sql<{ data: unknown }[]>`
      select data from outbox where template = 'orderConfirmation' and data ->> 'orderSlug' = ${one.slug} order by id`
    expect(mails.at(-1)?.data).toMatchObject({ isPaymentChanged: true, replacedPayment: { way: 'card', outcome: 'voided' } })
    expect(mails).toHaveLength(2)
  })

  it('is not offered what its cart did not allow', async () => {
    const abroad = await createPayment({ kind: 'cashOnDelivery', countries: ['DE'] })
    const forCompanies = await createPayment({ companyOnly: true })
    const one = await placeOrder(shop.byCard)
    const offered = (await visitor.call(paymentApi.retryMethods, { ...one.pair, orderSlug: one.slug })).map(({ id }) => id)
    expect(offered).not.toContain(abroad.id)
    expect(offered).not.toContain(forCompanies.id)
    expect(await failureOf(retry(one, abroad.id))).toMatchObject({ code: 'PAYMENT_NOT_FOUND' })
  })

  it('is paid by its card after all if the bank reports late that it was paid, and by nothing else', async () => {
    const one = await placeOrder(shop.byCard, { stock: 3 })
    await retry(one, shop.byTransfer.paymentMethodId)
    await reportLateMoney(one.slug)
    const { order: row, states, refunds } = await paymentRecordsOf(one.slug)
    expect(row).toMatchObject({ status: 'paid', stockState: 'taken', payment: { methodId: shop.byCard.paymentMethodId, kind: 'provider' } })
    expect(states).toEqual(['settled', 'voided'])
    expect(refunds).toEqual([])
    expect(await stockOf(one.productId)).toBe(2)
  })

  it('gets late money of its card back if it costs something else by now', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', feeCents: 150, countries: ['HR'] })
    const one = await placeOrder(shop.byCard)
    const { totalCents } = (await paymentRecordsOf(one.slug)).order
    await retry(one, cash.id)
    await reportLateMoney(one.slug)
    const { order: row, states, refunds } = await paymentRecordsOf(one.slug)
    expect(row).toMatchObject({ status: 'awaiting_payment', payment: { kind: 'cashOnDelivery' } })
    expect(states).toEqual(['surplus', 'open'])
    expect(refunds).toMatchObject([{ amountCents: totalCents }])
    const shown = await visitor.call(orderApi.summary, { ...one.pair, orderSlug: one.slug })
    expect(shown.replacedPayment).toEqual({ way: 'card', outcome: 'refunded' })
  })

  it('shows the change in its history in the office', async () => {
    const one = await placeOrder(shop.byCard)
    await retry(one, shop.byTransfer.paymentMethodId)
    const office = await createMerchant('orders')
    const { order: row } = await paymentRecordsOf(one.slug)
    const { events } = await office.call(officeOrderApi.get, { id: row.id })
    expect(events.at(-1)).toMatchObject({ kind: 'paymentMethod', by: { kind: 'buyer' }, note: expect.stringContaining('Plaćanje') })
  })
})

describe('payment methods', () => {
  it('are offered if their provider is configured, company methods to companies only', async () => {
    const hpf = await createPayment({ kind: 'provider', paymentType: 'HPF', companyOnly: true })
    const pair = await readyCart(shop.byTransfer, { productId: (await createProduct()).id })
    const offered = async () => (await visitor.call(paymentApi.getApplicablePaymentMethods, pair)).map(({ id }) => id)
    expect(await offered()).toEqual(expect.arrayContaining([shop.byCard.paymentMethodId, shop.byPayPal.paymentMethodId]))
    expect(await offered()).not.toContain(hpf.id)
    const companyData = { companyName: company.legalName, oib: company.oib }
    await visitor.call(paymentApi.savePaymentMethod, { ...pair, paymentMethodId: hpf.id, companyData })
    expect(await offered()).toContain(hpf.id)
    const { html } = await order(pair)
    expect(formOf(html).fields.amount).toMatch(/^\d+$/)
  })
})
