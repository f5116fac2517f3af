import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paymentOf, payPalShop, type PayPalShop } from '@/tests/support/loopback/paypal-shop'
import type { WebhookEvent } from '@/server/adapters/payment/port'

let shop: PayPalShop

beforeEach(async () => {
  shop = await payPalShop()
})
afterEach(() => shop.paypal.close())

const link = (rel: string, path: string) => ({ rel, method: 'GET', href: `https://api.paypal.com/${path}` })
const euros = (value: string) => ({ currency_code: 'EUR', value })
const saleEuros = (total: string) => ({ total, currency: 'EUR' })

const order = {
  id: 'ORD-1',
  intent: 'CAPTURE',
  status: 'APPROVED',
  payer: { payer_id: 'KUPAC00000001', email_address: 'ana@kupac.example' },
  purchase_units: [{ reference_id: 'default', amount: euros('47.90'), payee: { merchant_id: 'TRGOVAC1' }, custom_id: 'slug-1' }],
  links: [link('self', 'v2/checkout/orders/ORD-1'), link('capture', 'v2/checkout/orders/ORD-1/capture')],
}
const captureLinks = [link('self', 'v2/payments/captures/CAP-1'), link('refund', 'v2/payments/captures/CAP-1/refund')]
const capture = {
  id: 'CAP-1',
  status: 'COMPLETED',
  amount: euros('47.90'),
  final_capture: true,
  seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
  custom_id: 'slug-1',
  invoice_id: '2026-000001-slug-1',
  links: [...captureLinks, link('up', 'v2/checkout/orders/ORD-1')],
}
const related = { supplementary_data: { related_ids: { order_id: 'ORD-1' } } }
const refundOfCapture = {
  id: 'R-1',
  status: 'COMPLETED',
  amount: euros('10.00'),
  custom_id: 'slug-1',
  note_to_payer: 'Oštećeno.',
  seller_payable_breakdown: { gross_amount: euros('10.00'), paypal_fee: euros('0.35'), total_refunded_amount: euros('10.00') },
  links: [link('self', 'v2/payments/refunds/R-1'), link('up', 'v2/payments/captures/CAP-1')],
}
const sale = {
  id: 'SALE-1',
  state: 'completed',
  payment_mode: 'INSTANT_TRANSFER',
  amount: { ...saleEuros('15.00'), details: { subtotal: '15.00' } },
  transaction_fee: { value: '0.72', currency: 'EUR' },
  custom: 'slug-1',
  links: [link('self', 'v1/payments/sale/SALE-1'), link('refund', 'v1/payments/sale/SALE-1/refund')],
}
const refundOfSale = {
  id: 'R-2',
  sale_id: 'SALE-1',
  state: 'completed',
  refund_reason_code: 'REFUND',
  amount: saleEuros('-5.00'),
  total_refunded_amount: { value: '5.00', currency: 'EUR' },
  links: [link('self', 'v1/payments/refund/R-2'), link('sale', 'v1/payments/sale/SALE-1')],
}
const { sale_id: _, ...refundThatLinksItsSale } = refundOfSale
const subscription = {
  id: 'I-1',
  plan_id: 'P-1',
  quantity: '1',
  custom_id: 'slug-1',
  billing_info: { outstanding_balance: euros('0.0'), cycle_executions: [], failed_payments_count: 0 },
  links: [link('self', 'v1/billing/subscriptions/I-1'), link('cancel', 'v1/billing/subscriptions/I-1/cancel')],
}

const dispute = {
  dispute_id: 'PP-R-1-2',
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: 'OPEN',
  dispute_life_cycle_stage: 'INQUIRY',
  dispute_amount: euros('47.90'),
  disputed_transactions: [
    {
      buyer_transaction_id: 'KUPČEVA-1',
      seller_transaction_id: 'CAP-1',
      invoice_number: '2026-000001-slug-1',
      custom: 'slug-1',
      seller: { merchant_id: 'TRGOVAC1' },
    },
  ],
  links: [link('self', 'v1/customer/disputes/PP-R-1-2')],
}

/** In the shapes of PayPal's reference and of what it really sent: its webhook events, orders v2, payments v2 and v1, subscriptions v1. */
const documented: [string, Record<string, unknown>, Omit<WebhookEvent, 'id'>][] = [
  ['CHECKOUT.ORDER.APPROVED', order, { reference: 'ORD-1' }],
  ['CHECKOUT.ORDER.COMPLETED', { ...order, status: 'COMPLETED' }, { reference: 'ORD-1' }],
  ['PAYMENT.CAPTURE.COMPLETED', { ...capture, ...related }, { reference: 'ORD-1', transaction: 'CAP-1' }],
  ['PAYMENT.CAPTURE.PENDING', { ...capture, status: 'PENDING' }, { reference: 'ORD-1', transaction: 'CAP-1' }],
  ['PAYMENT.CAPTURE.DENIED', { ...capture, ...related, status: 'DECLINED' }, { reference: 'ORD-1', transaction: 'CAP-1' }],
  ['PAYMENT.CAPTURE.REFUNDED', refundOfCapture, { reference: null, transaction: 'CAP-1', refund: 'R-1' }],
  ['PAYMENT.CAPTURE.REVERSED', refundOfCapture, { reference: null, transaction: 'CAP-1', refund: 'R-1' }],
  ['PAYMENT.SALE.COMPLETED', { ...sale, billing_agreement_id: 'I-1' }, { reference: 'I-1' }],
  ['PAYMENT.SALE.REFUNDED', refundOfSale, { reference: null, transaction: 'SALE-1', refund: 'R-2' }],
  ['PAYMENT.SALE.REFUNDED', refundThatLinksItsSale, { reference: null, transaction: 'SALE-1', refund: 'R-2' }],
  ['PAYMENT.SALE.REFUNDED', { ...refundOfSale, billing_agreement_id: 'I-1' }, { reference: 'I-1', transaction: 'SALE-1', refund: 'R-2' }],
  [
    'PAYMENT.SALE.REVERSED',
    { id: 'SALE-1', state: 'completed', amount: saleEuros('-15.00'), links: [link('self', 'v1/payments/refund/R-3')] },
    { reference: null, transaction: 'SALE-1', refund: 'R-3' },
  ],
  ['BILLING.SUBSCRIPTION.ACTIVATED', { ...subscription, status: 'ACTIVE' }, { reference: 'I-1' }],
  ['BILLING.SUBSCRIPTION.CANCELLED', { ...subscription, status: 'CANCELLED' }, { reference: 'I-1' }],
  ['BILLING.SUBSCRIPTION.SUSPENDED', { ...subscription, status: 'SUSPENDED' }, { reference: 'I-1' }],
  ['BILLING.SUBSCRIPTION.EXPIRED', { ...subscription, status: 'EXPIRED' }, { reference: 'I-1' }],
  ['BILLING.SUBSCRIPTION.PAYMENT.FAILED', { ...subscription, status: 'ACTIVE' }, { reference: 'I-1' }],
  ['CUSTOMER.DISPUTE.CREATED', dispute, { reference: null, transaction: 'CAP-1', dispute: { id: 'PP-R-1-2', isOver: false } }],
  ['CUSTOMER.DISPUTE.UPDATED', { ...dispute, status: 'UNDER_REVIEW' }, { reference: null }],
  [
    'CUSTOMER.DISPUTE.RESOLVED',
    { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } },
    { reference: null, transaction: 'CAP-1', dispute: { id: 'PP-R-1-2', isOver: true } },
  ],
  ['MERCHANT.ONBOARDING.COMPLETED', { merchant_id: 'TRGOVAC1' }, { reference: null }],
]

describe('a webhook', () => {
  it.each(documented)('%s names its payment', async (type, resource, about) => {
    const { body, headers } = shop.paypal.webhook(type, resource, new Date(shop.clock.time))
    expect(await shop.provider.verifyWebhook(body, headers)).toEqual({ id: expect.stringMatching(/^EV-/), ...about })
  })

  it('sent fifty times keeps its id', async () => {
    const { body, headers } = shop.paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
    const read = await Promise.all(Array.from({ length: 50 }, () => shop.provider.verifyWebhook(body, headers)))
    expect(new Set(read.map(({ id }) => id)).size).toBe(1)
  })

  it('changed by one byte, or re-serialized, is forged', async () => {
    const { body, headers } = shop.paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
    const compact = Buffer.from(JSON.stringify(JSON.parse(body.toString())))
    const changed = Buffer.from(body.toString().replace('ORD-1', 'ORD-2'))
    for (const other of [compact, changed])
      await expect(shop.provider.verifyWebhook(other, headers)).rejects.toMatchObject({ kind: 'forged' })
  })

  it.each<[string, string]>([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['two values', '{},"webhook_id":"WH-2"'],
    ['the end of our request', '{}}'],
    ['nothing', ''],
  ])('that is %s is forged without asking PayPal', async (_, body) => {
    const { headers } = shop.paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
    await expect(shop.provider.verifyWebhook(Buffer.from(body), headers)).rejects.toMatchObject({ kind: 'forged' })
    expect(shop.callsTo('/verify-webhook-signature')).toBe(0)
  })

  it.each(['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'])(
    'without paypal-%s is forged, and PayPal is not asked',
    async (name) => {
      const { body, headers } = shop.paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
      headers.delete(`paypal-${name}`)
      await expect(shop.provider.verifyWebhook(body, headers)).rejects.toMatchObject({ kind: 'forged' })
      expect(shop.callsTo('/verify-webhook-signature')).toBe(0)
    },
  )

  it('of last week is forged', async () => {
    const { body, headers } = shop.paypal.webhook(
      'CHECKOUT.ORDER.APPROVED',
      { id: 'ORD-1' },
      new Date(shop.clock.time - 5 * 24 * 3600 * 1000),
    )
    await expect(shop.provider.verifyWebhook(body, headers)).rejects.toMatchObject({ kind: 'forged' })
  })

  it('cannot be verified while PayPal is down, which does not block payments', async () => {
    const { body, headers } = shop.paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: 'ORD-1' }, new Date(shop.clock.time))
    shop.paypal.faults.status = (call) => (call.includes('/notifications/') ? 500 : undefined)
    for (let attempt = 0; attempt < 6; attempt++)
      await expect(shop.provider.verifyWebhook(body, headers)).rejects.toMatchObject({ kind: 'unavailable' })
    expect((await shop.provider.start(paymentOf(1))).reference).toBe('ORD-1')
  })
})

it.each([
  ['token=ORD-1&PayerID=X', 'ORD-1'],
  ['subscription_id=I-1&token=BA-1', 'I-1'],
])('the return %s names %s', (query, reference) => {
  expect(shop.provider.readReturn(new URLSearchParams(query)).reference).toBe(reference)
})

it('a return without a payment is forged', () => {
  expect(() => shop.provider.readReturn(new URLSearchParams())).toThrow(expect.objectContaining({ kind: 'forged' }))
})
