import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paymentOf, payPalShop, type PayPalShop } from '@/tests/support/loopback/paypal-shop'

let shop: PayPalShop

beforeEach(async () => {
  shop = await payPalShop()
})
afterEach(() => shop.paypal.close())

const link = (rel: string, path: string) => ({ rel, method: 'GET', href: `https://api.paypal.com/v2/payments/${path}` })

describe('a notice', () => {
  it.each<[string, Record<string, unknown>, string | null]>([
    ['CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, 'ORD-1'],
    ['PAYMENT.CAPTURE.COMPLETED', { id: 'CAP-1', supplementary_data: { related_ids: { order_id: 'ORD-1' } } }, 'ORD-1'],
    ['PAYMENT.CAPTURE.DENIED', { id: 'CAP-1', supplementary_data: { related_ids: { order_id: 'ORD-1' } } }, 'ORD-1'],
    ['BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1' }, 'I-1'],
    ['PAYMENT.SALE.COMPLETED', { id: 'S-1', billing_agreement_id: 'I-1' }, 'I-1'],
    ['CUSTOMER.DISPUTE.CREATED', { id: 'D-1' }, null],
  ])('%s names %j as %s', async (type, resource, reference) => {
    const { body, headers } = shop.paypal.notice(type, resource, new Date(shop.clock.time))
    expect(await shop.provider.verifyNotice(body, headers)).toEqual({ id: expect.stringMatching(/^EV-/), reference })
  })

  it.each([
    ['PAYMENT.CAPTURE.REFUNDED', [link('self', 'refunds/R-1'), link('up', 'captures/CAP-1')]],
    ['PAYMENT.CAPTURE.REVERSED', [link('up', 'captures/CAP-1')]],
    ['PAYMENT.CAPTURE.REVERSED', [link('self', 'captures/CAP-1'), link('up', 'authorizations/A-1')]],
  ])('%s names the capture that its money was moved by', async (type, links) => {
    const { body, headers } = shop.paypal.notice(type, { id: 'R-1', links }, new Date(shop.clock.time))
    expect(await shop.provider.verifyNotice(body, headers)).toMatchObject({ reference: null, transaction: 'CAP-1' })
  })

  it('sent fifty times keeps its id', async () => {
    const { body, headers } = shop.paypal.notice('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
    const read = await Promise.all(Array.from({ length: 50 }, () => shop.provider.verifyNotice(body, headers)))
    expect(new Set(read.map(({ id }) => id)).size).toBe(1)
  })

  it('changed by one byte, or only written differently, is forged', async () => {
    const { body, headers } = shop.paypal.notice('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
    const compact = Buffer.from(JSON.stringify(JSON.parse(body.toString())))
    const changed = Buffer.from(body.toString().replace('ORD-1', 'ORD-2'))
    for (const other of [compact, changed])
      await expect(shop.provider.verifyNotice(other, headers)).rejects.toMatchObject({ kind: 'forged' })
  })

  it.each<[string, string]>([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['two values', '{},"webhook_id":"WH-2"'],
    ['the end of our question', '{}}'],
    ['nothing', ''],
  ])('that is %s is forged, and PayPal is not asked', async (_, body) => {
    const { headers } = shop.paypal.notice('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
    await expect(shop.provider.verifyNotice(Buffer.from(body), headers)).rejects.toMatchObject({ kind: 'forged' })
    expect(shop.callsTo('/verify-webhook-signature')).toBe(0)
  })

  it.each(['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'])(
    'without paypal-%s is forged, and PayPal is not asked',
    async (name) => {
      const { body, headers } = shop.paypal.notice('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
      headers.delete(`paypal-${name}`)
      await expect(shop.provider.verifyNotice(body, headers)).rejects.toMatchObject({ kind: 'forged' })
      expect(shop.callsTo('/verify-webhook-signature')).toBe(0)
    },
  )

  it('of last week is forged', async () => {
    const { body, headers } = shop.paypal.notice(
      'CHECKOUT.ORDER.APPROVED',
      { id: 'ORD-1' },
      new Date(shop.clock.time - 5 * 24 * 3600 * 1000),
    )
    await expect(shop.provider.verifyNotice(body, headers)).rejects.toMatchObject({ kind: 'forged' })
  })

  it('cannot be checked while PayPal is down, which does not stand in the way of paying', async () => {
    const { body, headers } = shop.paypal.notice('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
    shop.paypal.faults.status = (call) => (call.includes('/notifications/') ? 500 : undefined)
    for (let attempt = 0; attempt < 6; attempt++)
      await expect(shop.provider.verifyNotice(body, headers)).rejects.toMatchObject({ kind: 'unavailable' })
    expect((await shop.provider.start(paymentOf(1))).reference).toBe('ORD-1')
  })
})

it.each([
  ['token=ORD-1&PayerID=X', 'ORD-1'],
  ['subscription_id=I-1&token=BA-1', 'I-1'],
])('the return %s is about %s', (query, reference) => {
  expect(shop.provider.readReturn(new URLSearchParams(query)).reference).toBe(reference)
})

it('a return about nothing is forged', () => {
  expect(() => shop.provider.readReturn(new URLSearchParams())).toThrow(expect.objectContaining({ kind: 'forged' }))
})
