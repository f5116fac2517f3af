import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
    expect(await shop.provider.capture(intent)).toEqual({ state: 'open', isPending: true })
    expect(await shop.provider.capture(intent)).toEqual({ state: 'open', isPending: true })
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
