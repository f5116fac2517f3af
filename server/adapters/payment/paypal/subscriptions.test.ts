import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Plan } from '@/tests/support/loopback/paypal'
import { paymentOf, payPalShop, type PayPalShop } from '@/tests/support/loopback/paypal-shop'

let shop: PayPalShop

beforeEach(async () => {
  shop = await payPalShop()
})
afterEach(() => shop.paypal.close())

describe('a subscription', () => {
  const monthly = () => paymentOf(1, { amount: { cents: 3980, currency: 'EUR' }, subscription: { planId: 'P-1', quantity: 2 } })
  const price = { currency_code: 'EUR', value: '19.90' }

  beforeEach(() => {
    shop.paypal.plans.set('P-1', { status: 'ACTIVE', price })
  })

  it('is made by our server on a plan with our price', async () => {
    const { reference, step } = await shop.provider.start(monthly())
    expect(step).toMatchObject({ payload: { isSubscription: true, plan_id: 'P-1', quantity: 2, orderId: reference, total: 39.8 } })
    expect(shop.paypal.subscriptions.get(reference ?? '')).toMatchObject({ plan_id: 'P-1', quantity: '2', custom_id: 'slug-1' })
    expect(await shop.provider.start(monthly())).toMatchObject({ reference })
  })

  it.each<[string, Plan, string]>([
    ['of another price', { status: 'ACTIVE', price: { ...price, value: '19.91' } }, 'mismatch'],
    ['of another currency', { status: 'ACTIVE', price: { ...price, currency_code: 'USD' } }, 'mismatch'],
    ['that is closed', { status: 'INACTIVE', price }, 'refused'],
    ['with a trial before it', { status: 'ACTIVE', price, cycles: 2 }, 'refused'],
    ['with a fee on top', { status: 'ACTIVE', price, setupFee: price }, 'refused'],
  ])('on a plan %s is not made', async (_, plan, kind) => {
    shop.paypal.plans.set('P-1', plan)
    await expect(shop.provider.start(monthly())).rejects.toMatchObject({ kind })
    expect(shop.paypal.subscriptions.size).toBe(0)
  })

  it('is open until its first payment, and settled by it, also when it was cancelled since', async () => {
    const intent = await shop.started(monthly())
    expect(await shop.provider.capture(intent)).toEqual({ state: 'open' })
    shop.paypal.subscribe(intent.reference ?? '', { currency_code: 'EUR', value: '39.80' })
    expect(await shop.provider.status(intent)).toMatchObject({ state: 'settled', facts: { payee: 'TRGOVAC1', transaction: 'I-1' } })
    Object.assign(shop.paypal.subscriptions.get('I-1') ?? {}, { status: 'CANCELLED' })
    expect(await shop.provider.status(intent)).toMatchObject({ state: 'settled' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['another plan', { plan_id: 'P-2' }],
    ['fewer pieces', { quantity: '1' }],
    ['another order', { custom_id: 'slug-2' }],
    ['less money', { paid: { currency_code: 'EUR', value: '19.90' } }],
  ])('of %s is not believed', async (_, lie) => {
    const intent = await shop.started(monthly())
    shop.paypal.subscribe('I-1', { currency_code: 'EUR', value: '39.80' })
    Object.assign(shop.paypal.subscriptions.get('I-1') ?? {}, lie)
    await expect(shop.provider.status(intent)).rejects.toMatchObject({ kind: 'mismatch' })
  })

  it('can be given up until it is paid, and paid back after', async () => {
    const intent = await shop.started(monthly())
    await shop.provider.void(intent)
    shop.paypal.subscribe('I-1', { currency_code: 'EUR', value: '39.80' })
    await expect(shop.provider.void(intent)).rejects.toMatchObject({ kind: 'refused' })
    expect(await shop.provider.refund(intent, { key: 'a', amount: intent.amount })).toMatchObject({ state: 'done' })
  })
})
