import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PayPalOrder, PayPalUnit } from '@/tests/support/loopback/paypal-base'
import { paymentOf, payPalShop, type PayPalShop } from '@/tests/support/loopback/paypal-shop'

let shop: PayPalShop

beforeEach(async () => {
  shop = await payPalShop()
})
afterEach(() => shop.paypal.close())

const lying = (change: (unit: PayPalUnit) => Partial<PayPalUnit>) => (order: PayPalOrder) => ({
  ...order,
  purchase_units: order.purchase_units.map((unit) => ({ ...unit, ...change(unit) })),
})

describe('a wrong answer of PayPal', () => {
  const wrongUnits: [string, () => Partial<PayPalUnit>][] = [
    ['a cent less', () => ({ amount: { currency_code: 'EUR', value: '47.89' } })],
    ['another currency', () => ({ amount: { currency_code: 'HUF', value: '47.90' } })],
    ['another payee', () => ({ payee: { merchant_id: 'DRUGI' } })],
    ['no payee', () => ({ payee: {} })],
    ['another order', () => ({ custom_id: 'slug-2' })],
  ]

  it.each(wrongUnits)('that approves %s is not captured', async (_, wrongUnit) => {
    const intent = await shop.approved()
    shop.paypal.faults.tamper = lying(wrongUnit)
    await expect(shop.provider.capture(intent)).rejects.toMatchObject({ kind: 'mismatch' })
    expect([shop.callsTo('/capture'), shop.paypal.taken()]).toEqual([0, 0])
  })

  it.each([
    ['a cent less', { currency_code: 'EUR', value: '47.89' }],
    ['another currency', { currency_code: 'USD', value: '47.90' }],
  ])('that captured %s is a mismatch with its capture', async (_, amount) => {
    const intent = await shop.paid()
    shop.paypal.faults.tamper = lying(({ payments }) => ({
      payments: { captures: (payments?.captures ?? []).map((one) => ({ ...one, amount })) },
    }))
    await expect(shop.provider.status(intent)).rejects.toMatchObject({
      kind: 'mismatch',
      detail: { state: 'settled', transaction: 'CAP-ORD-1' },
    })
  })

  it.each([
    ['nothing', null],
    ['text', 'da'],
    ['no units', { id: 'ORD-1', status: 'COMPLETED', purchase_units: [] }],
    ['thousandths', { id: 'ORD-1', status: 'APPROVED', purchase_units: [{ amount: { currency_code: 'EUR', value: '47.900' } }] }],
    ['less than nothing', { id: 'ORD-1', status: 'APPROVED', purchase_units: [{ amount: { currency_code: 'EUR', value: '-47.90' } }] }],
  ])('that is %s is unavailable', async (_, answer) => {
    const intent = await shop.approved()
    shop.paypal.faults.tamper = () => answer
    await expect(shop.provider.status(intent)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('that captures another order is a mismatch', async () => {
    const other = await shop.paid(paymentOf(2))
    const intent = { ...(await shop.approved()), reference: other.reference }
    await expect(shop.provider.status(intent)).rejects.toMatchObject({ kind: 'mismatch' })
  })
})

describe('PayPal', () => {
  it('cut off after the capture is asked again and reports the money', async () => {
    const intent = await shop.approved()
    shop.paypal.faults.losesAnswer = (call) => call.endsWith('/capture')
    await expect(shop.provider.capture(intent)).rejects.toMatchObject({ kind: 'unavailable' })
    shop.paypal.faults.losesAnswer = () => false
    expect(await shop.process().status(intent)).toMatchObject({ state: 'settled' })
    expect(await shop.process().capture(intent)).toMatchObject({ state: 'settled' })
    expect(shop.paypal.taken()).toBe(4790)
  })

  it('silent takes at most the time limit, and nothing after five failures', async () => {
    const withShortTimeouts = shop.process({ connectMs: 100, totalMs: 500 })
    shop.paypal.faults.delayMs = 60_000
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(withShortTimeouts.start(paymentOf(attempt))).rejects.toMatchObject({ kind: 'unavailable' })
    const asked = shop.paypal.calls.length
    const before = performance.now()
    await expect(withShortTimeouts.start(paymentOf(6))).rejects.toMatchObject({ detail: { reason: 'circuit open' } })
    expect(performance.now() - before).toBeLessThan(100)
    expect(shop.paypal.calls).toHaveLength(asked)
    shop.paypal.faults.delayMs = 0
    shop.clock.time += 30_000
    expect(await withShortTimeouts.start(paymentOf(7))).toMatchObject({ step: { kind: 'paypal' } })
  })

  it('down is unavailable', async () => {
    await shop.paypal.close()
    await expect(shop.provider.start(paymentOf(1))).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it.each([429, 500, 503])('answering %d once is asked again', async (status) => {
    let times = 0
    shop.paypal.faults.status = (call) => (call.endsWith('/orders') && times++ === 0 ? status : undefined)
    expect((await shop.provider.start(paymentOf(1))).reference).toBe('ORD-1')
    expect(shop.paypal.orders.size).toBe(1)
  })

  it('busy with the same capture is asked for its result', async () => {
    const intent = await shop.approved()
    shop.paypal.faults.status = (call) => (call.endsWith('/capture') ? 409 : undefined)
    expect(await shop.provider.capture(intent)).toMatchObject({ state: 'approved' })
    shop.paypal.faults.status = () => undefined
    expect(await shop.provider.capture(intent)).toMatchObject({ state: 'settled' })
  })
})
