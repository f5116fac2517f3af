import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'
import { formOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { company, createPayment, order, readyCart, visitor } from '../support'
import { createProduct } from '@/tests/support/factories'
import { chooseAtBank, successPath, paymentRecordsOf, openPayingShop, placeOrder, retry } from './support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
})
beforeEach(() => {
  payments.fresh()
  Object.assign(payments.bank.state, { isDown: false, tamper: (answer: Record<string, unknown>) => answer, notices: [], time: Date.now() })
})
afterAll(() => payments.close())

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

  it('may use another immediate method at the same fee, which voids the first payment', async () => {
    const one = await placeOrder(shop.byCard)
    const dearer = await createPayment({ kind: 'provider', paymentType: 'CARD', feeCents: 100 })
    const offered = await visitor.call(paymentApi.retryMethods, { ...one.pair, orderSlug: one.slug })
    expect(offered.map(({ id }) => id)).toEqual([shop.byCard.paymentMethodId, shop.byPayPal.paymentMethodId])
    for (const id of [dearer.id, shop.byTransfer.paymentMethodId, 999_999]) {
      expect(await failureOf(retry(one, id))).toMatchObject({ status: 422, code: 'PAYMENT_NOT_FOUND' })
    }
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
