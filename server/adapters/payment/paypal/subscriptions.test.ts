import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Plan } from '@/tests/support/loopback/paypal-billing'
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

  it('is created by our server on a plan with our price', async () => {
    const { reference, step } = await shop.provider.start(monthly())
    expect(step).toMatchObject({ payload: { isSubscription: true, plan_id: 'P-1', quantity: 2, orderId: reference, total: 39.8 } })
    expect(shop.paypal.subscriptions.get(reference ?? '')).toMatchObject({ plan_id: 'P-1', quantity: '2', custom_id: 'slug-1' })
    expect(await shop.provider.start(monthly())).toMatchObject({ reference })
  })

  it.each<[string, Plan]>([
    ['of another price', { status: 'ACTIVE', price: { ...price, value: '19.91' } }],
    ['of another currency', { status: 'ACTIVE', price: { ...price, currency_code: 'USD' } }],
    ['that is closed', { status: 'INACTIVE', price }],
    ['with a trial before it', { status: 'ACTIVE', price, cycles: 2 }],
    ['with a fee on top', { status: 'ACTIVE', price, setupFee: price }],
    ['with a tax on top', { status: 'ACTIVE', price, taxes: { percentage: '25', inclusive: false } }],
    ['that is not sold by the piece', { status: 'ACTIVE', price, quantity_supported: false }],
  ])('is not created on a plan %s; another plan may be created', async (_, plan) => {
    shop.paypal.plans.set('P-1', plan)
    await expect(shop.provider.start(monthly())).rejects.toMatchObject({ kind: 'noPlan' })
    expect(shop.paypal.subscriptions.size).toBe(0)
  })

  it('is not created on an unknown plan, which does not open the circuit', async () => {
    const other = { ...monthly(), subscription: { planId: 'P-OF-ANOTHER-ACCOUNT', quantity: 2 } }
    for (let times = 0; times < 7; times++) await expect(shop.provider.start(other)).rejects.toMatchObject({ kind: 'noPlan' })
    expect(await shop.provider.start(monthly())).toMatchObject({ reference: 'I-1' })
  })

  it('of one unit is created on a plan without quantities, and on one with inclusive tax', async () => {
    shop.paypal.plans.set('P-1', { status: 'ACTIVE', price, quantity_supported: false, taxes: { percentage: '25', inclusive: true } })
    const one = { ...monthly(), amount: { cents: 1990, currency: 'EUR' }, subscription: { planId: 'P-1', quantity: 1 } }
    const intent = await shop.started(one)
    shop.paypal.subscribe('I-1', price)
    expect(await shop.provider.status(intent)).toMatchObject({ state: 'settled' })
  })

  it('tells PayPal a tax of its own', async () => {
    const taxed = { ...monthly(), subscription: { planId: 'P-1', quantity: 2, tax: { percentage: 0, inclusive: false } } }
    const { reference } = await shop.provider.start(taxed)
    expect(shop.paypal.subscriptions.get(reference ?? '')).toMatchObject({ taxes: { percentage: '0', inclusive: false } })
  })

  it('is pending between approval and first charge, unless an attempt failed', async () => {
    const intent = await shop.started(monthly())
    expect(await shop.provider.status(intent)).toEqual({ state: 'open' })
    shop.paypal.activate('I-1')
    expect(await shop.provider.status(intent)).toEqual({ state: 'open', isPending: true })
    Object.assign(shop.paypal.subscriptions.get('I-1') ?? {}, { failed_payments_count: 1 })
    expect(await shop.provider.status(intent)).toEqual({ state: 'open' })
  })

  it('is settled by the last payment before its charge is listed', async () => {
    const intent = await shop.started(monthly())
    shop.paypal.subscribe('I-1', { currency_code: 'EUR', value: '39.80' })
    shop.paypal.faults.status = (call) => (call.endsWith('/transactions') ? 404 : undefined)
    expect(await shop.provider.status(intent)).toMatchObject({
      state: 'settled',
      reported: { transaction: 'I-1', amount: { cents: 3980 } },
    })
  })

  it('reports each refunded charge, in full and in part', async () => {
    const intent = await shop.started(monthly())
    const later = (reference: string) => ({ ...intent, reference, subscription: { planId: 'P-1', quantity: 2, renewalOf: 'I-1' } })
    const total = { currency_code: 'EUR', value: '39.80' }
    const [first, second] = [shop.paypal.subscribe('I-1', total), shop.paypal.subscribe('I-1', total)]
    shop.paypal.refundSale(first)
    shop.paypal.refundSale(second, { currency_code: 'EUR', value: '10.00' })
    expect(await shop.provider.status(intent)).toMatchObject({
      state: 'refunded',
      reported: { transaction: first, amount: { cents: 3980 } },
    })
    expect(await shop.provider.status(later(second))).toMatchObject({ state: 'settled' })
    expect(await shop.provider.findRefund?.(intent, 'REF-1')).toEqual({ state: 'done', amount: { cents: 3980, currency: 'EUR' } })
    expect(await shop.provider.findRefund?.(later(second), 'REF-2')).toEqual({ state: 'done', amount: { cents: 1000, currency: 'EUR' } })
    expect(await shop.provider.findRefund?.(intent, 'REF-2')).toBeNull()
  })

  it('is settled by its first payment, also if it was cancelled since', async () => {
    const intent = await shop.started(monthly())
    expect(await shop.provider.capture(intent)).toEqual({ state: 'open' })
    shop.paypal.subscribe(intent.reference ?? '', { currency_code: 'EUR', value: '39.80' })
    expect(await shop.provider.status(intent)).toMatchObject({
      state: 'settled',
      reported: { payee: 'TRGOVAC1', transaction: 'SALE-I-1-1' },
    })
    Object.assign(shop.paypal.subscriptions.get('I-1') ?? {}, { status: 'CANCELLED' })
    expect(await shop.provider.status(intent)).toMatchObject({ state: 'settled' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['another plan', { plan_id: 'P-2' }],
    ['fewer pieces', { quantity: '1' }],
    ['another order', { custom_id: 'slug-2' }],
    ['less money', { charges: [{ id: 'S', status: 'COMPLETED', time: '2026-11-20T10:00:00Z', amount: price }] }],
  ])('of %s is a mismatch', async (_, lie) => {
    const intent = await shop.started(monthly())
    shop.paypal.subscribe('I-1', { currency_code: 'EUR', value: '39.80' })
    Object.assign(shop.paypal.subscriptions.get('I-1') ?? {}, lie)
    await expect(shop.provider.status(intent)).rejects.toMatchObject({ kind: 'mismatch' })
  })

  it('can be voided until it is paid, and refunded afterwards', async () => {
    const intent = await shop.started(monthly())
    await shop.provider.void(intent)
    shop.paypal.subscribe('I-1', { currency_code: 'EUR', value: '39.80' })
    await expect(shop.provider.void(intent)).rejects.toMatchObject({ kind: 'refused' })
    expect(await shop.provider.refund(intent, { key: 'a', amount: intent.amount })).toMatchObject({ state: 'done' })
  })
})
