import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PayPalOrder, PayPalUnit } from '@/tests/support/loopback/paypal-base'
import { paymentOf, payPalShop, type PayPalShop } from '@/tests/support/loopback/paypal-shop'
import { intentKey } from '../port'

let shop: PayPalShop

beforeEach(async () => {
  shop = await payPalShop()
})
afterEach(() => shop.paypal.close())

describe('a payment', () => {
  it('is created by our server with our amount, order and account, and returns the payload of the button', async () => {
    const { reference, step } = await shop.provider.start(paymentOf(1))
    expect(shop.paypal.orders.get(reference ?? '')).toMatchObject({
      custom_id: 'slug-1',
      invoice_id: '2026-000001-slug-1',
      amount: { currency_code: 'EUR', value: '47.90' },
      payee: 'TRGOVAC1',
    })
    expect(step).toEqual({
      kind: 'paypal',
      payload: {
        isSubscription: false,
        plan_id: '',
        quantity: 1,
        orderId: reference,
        total: 47.9,
        scriptUrl: 'https://www.paypal.com/sdk/js?client-id=klijent&currency=EUR&components=buttons&intent=capture',
      },
    })
  })

  it('is created once when started twice', async () => {
    const [first, second] = [await shop.provider.start(paymentOf(1)), await shop.process().start(paymentOf(1))]
    expect(second).toEqual(first)
    expect(shop.paypal.orders.size).toBe(1)
  })

  it('with a PayPal id is not created again after PayPal forgot the request id', async () => {
    const { reference } = await shop.provider.start(paymentOf(1))
    shop.paypal.forgetRequests()
    expect(await shop.provider.start(paymentOf(1, { reference }))).toMatchObject({ reference, step: { payload: { orderId: reference } } })
    expect(shop.paypal.orders.size).toBe(1)
  })

  it.each([
    [5, '0.05'],
    [100, '1.00'],
    [123_456, '1234.56'],
  ])('of %d cents is %s at PayPal, and parsed back', async (cents, value) => {
    const intent = await shop.paid(paymentOf(1, { amount: { cents, currency: 'EUR' } }))
    expect(shop.paypal.orders.get(intent.reference ?? '')?.amount.value).toBe(value)
    expect(await shop.provider.status(intent)).toMatchObject({ state: 'settled', reported: { amount: { cents, currency: 'EUR' } } })
  })

  it('goes from open to approved to settled', async () => {
    const intent = await shop.started()
    expect(await shop.provider.status(intent)).toEqual({ state: 'open' })
    expect(await shop.provider.capture(intent)).toEqual({ state: 'open' })
    shop.paypal.approve(intent.reference ?? '')
    expect(await shop.provider.status(intent)).toMatchObject({ state: 'approved' })
    expect(await shop.provider.capture(intent)).toMatchObject({
      state: 'settled',
      reported: { transaction: 'CAP-ORD-1', orderSlug: 'slug-1' },
    })
    expect(shop.paypal.taken()).toBe(4790)
  })

  it('captured by twenty processes at once is captured once', async () => {
    const intent = await shop.approved()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.process().capture(intent)))
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['settled']))
    expect(shop.paypal.taken()).toBe(4790)
  })

  it('with a PENDING capture is open, not captured again, and cannot be voided', async () => {
    shop.paypal.faults.captureStatus = 'PENDING'
    const intent = await shop.approved()
    expect(await shop.provider.capture(intent)).toEqual({ state: 'open', isMoving: true })
    expect(await shop.provider.capture(intent)).toEqual({ state: 'open', isMoving: true })
    expect(shop.callsTo('/capture')).toBe(1)
    await expect(shop.provider.void(intent)).rejects.toMatchObject({ kind: 'refused' })
  })

  it.each(['DECLINED', 'FAILED'])('with a %s capture has failed', async (captureStatus) => {
    shop.paypal.faults.captureStatus = captureStatus
    const intent = await shop.approved()
    expect(await shop.provider.capture(intent)).toEqual({ state: 'failed', reason: captureStatus })
    expect(await shop.provider.status(intent)).toEqual({ state: 'failed', reason: captureStatus })
    await shop.provider.void(intent)
  })

  // What cannot be taken is not asked for again and again.
  it.each(['INSTRUMENT_DECLINED', 'PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED', 'COMPLIANCE_VIOLATION'])(
    'that PayPal refuses for %s failed',
    async (captureIssue) => {
      shop.paypal.faults.captureIssue = captureIssue
      expect(await shop.provider.capture(await shop.approved())).toEqual({ state: 'failed', reason: captureIssue })
    },
  )

  it.each(['ORDER_COMPLETION_IN_PROGRESS', 'PAYER_ACTION_REQUIRED'])(
    'asks for the status after a capture ends in %s',
    async (captureIssue) => {
      shop.paypal.faults.captureIssue = captureIssue
      expect(await shop.provider.capture(await shop.approved())).toMatchObject({ state: 'approved' })
    },
  )

  it('of another order with the same number, as after a restored backup, is accepted', async () => {
    await shop.paid()
    const other = { ...paymentOf(2), orderNumber: paymentOf(1).orderNumber }
    expect(await shop.provider.capture(await shop.approved(other))).toMatchObject({ state: 'settled' })
  })

  it('of a paid order is refused', async () => {
    await shop.paid()
    const again = await shop.approved({ ...paymentOf(1), key: intentKey('slug-1', 2) })
    expect(await shop.provider.capture(again)).toEqual({ state: 'failed', reason: 'DUPLICATE_INVOICE_ID' })
    expect(shop.paypal.taken()).toBe(4790)
  })

  it('unknown to PayPal, or without a reference, has failed', async () => {
    expect(await shop.provider.status(paymentOf(1, { reference: 'ORD-9' }))).toEqual({ state: 'failed', reason: 'not found' })
    expect(await shop.provider.status(paymentOf(1))).toEqual({ state: 'failed', reason: 'not found' })
  })

  it('is voided without a call before any money moved', async () => {
    const intent = await shop.approved()
    await shop.provider.void(intent)
    expect(shop.paypal.taken()).toBe(0)
  })

  it('cannot be voided after the capture', async () => {
    await expect(shop.provider.void(await shop.paid())).rejects.toMatchObject({ kind: 'refused', detail: { capture: 'COMPLETED' } })
  })
})

const lying = (change: (unit: PayPalUnit) => Partial<PayPalUnit>) => (order: PayPalOrder) => ({
  ...order,
  purchase_units: order.purchase_units.map((unit) => ({ ...unit, ...change(unit) })),
})

describe('a wrong answer of PayPal', () => {
  const lies: [string, () => Partial<PayPalUnit>][] = [
    ['a cent less', () => ({ amount: { currency_code: 'EUR', value: '47.89' } })],
    ['another currency', () => ({ amount: { currency_code: 'HUF', value: '47.90' } })],
    ['another payee', () => ({ payee: { merchant_id: 'DRUGI' } })],
    ['no payee', () => ({ payee: {} })],
    ['another order', () => ({ custom_id: 'slug-2' })],
  ]

  it.each(lies)('that approves %s is not captured', async (_, lie) => {
    const intent = await shop.approved()
    shop.paypal.faults.tamper = lying(lie)
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
    const hurried = shop.process({ connectMs: 100, totalMs: 500 })
    shop.paypal.faults.delayMs = 60_000
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(hurried.start(paymentOf(attempt))).rejects.toMatchObject({ kind: 'unavailable' })
    const asked = shop.paypal.calls.length
    const before = performance.now()
    await expect(hurried.start(paymentOf(6))).rejects.toMatchObject({ detail: { reason: 'circuit open' } })
    expect(performance.now() - before).toBeLessThan(100)
    expect(shop.paypal.calls).toHaveLength(asked)
    shop.paypal.faults.delayMs = 0
    shop.clock.time += 30_000
    expect(await hurried.start(paymentOf(7))).toMatchObject({ step: { kind: 'paypal' } })
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

describe('the access token', () => {
  it('is requested once by concurrent callers', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((number) => shop.provider.start(paymentOf(number))))
    await shop.provider.start(paymentOf(6))
    expect(shop.callsTo('/oauth2/token')).toBe(1)
  })

  it('is renewed when it expires and after a 401', async () => {
    await shop.provider.start(paymentOf(1))
    shop.clock.time += (32_400 - 59) * 1000
    await shop.provider.start(paymentOf(2))
    expect(shop.callsTo('/oauth2/token')).toBe(2)
    shop.paypal.forgetTokens()
    await shop.provider.start(paymentOf(3))
    expect(shop.callsTo('/oauth2/token')).toBe(3)
  })

  it('is not cached after a failure', async () => {
    shop.paypal.faults.status = (call) => (call.endsWith('/token') ? 503 : undefined)
    await expect(shop.provider.start(paymentOf(1))).rejects.toMatchObject({ kind: 'unavailable' })
    shop.paypal.faults.status = () => undefined
    expect((await shop.provider.start(paymentOf(1))).reference).toBe('ORD-1')
  })
})

describe('a refund', () => {
  const refund = (key: string, cents: number) => ({ key, amount: { cents, currency: 'EUR' } })

  it('is made in parts, each once, and never exceeds the payment', async () => {
    const intent = await shop.paid()
    await shop.provider.refund(intent, refund('a', 1000))
    await shop.process().refund(intent, refund('a', 1000))
    expect([shop.paypal.taken(), (await shop.provider.status(intent)).state]).toEqual([3790, 'settled'])
    await expect(shop.provider.refund(intent, refund('b', 3791))).rejects.toMatchObject({
      kind: 'refused',
      detail: { issue: 'REFUND_AMOUNT_EXCEEDED' },
    })
    expect(await shop.provider.refund(intent, refund('c', 3790))).toMatchObject({ state: 'done' })
    expect([shop.paypal.taken(), (await shop.provider.status(intent)).state]).toEqual([0, 'refunded'])
  })

  it('may be pending', async () => {
    shop.paypal.faults.refundStatus = 'PENDING'
    expect(await shop.provider.refund(await shop.paid(), refund('a', 4790))).toMatchObject({ state: 'pending' })
  })

  it('is refused before the payment', async () => {
    await expect(shop.provider.refund(await shop.approved(), refund('a', 1))).rejects.toMatchObject({ kind: 'refused' })
  })
})
