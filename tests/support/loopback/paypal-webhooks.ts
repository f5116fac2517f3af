import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PayPalCore, Money, Payment } from './paypal-base'
import type { addRefunds } from './paypal-refunds'

type Wanted = { webhookId: string; secret: string; url: () => string }

/** PayPal's webhooks, signed over their bytes, and its verification call. */
export function addWebhooks({ app }: PayPalCore, { webhookId, secret, url }: Wanted) {
  const signatureOf = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('|')).digest('base64')

  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const text = await c.req.text()
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
    const expected = signatureOf(String(transmission_id), String(transmission_time), String(webhook_id), event)
    return c.json({ verification_status: transmission_sig === expected ? 'SUCCESS' : 'FAILURE' })
  })

  /** A signed webhook in PayPal's format. */
  return function webhook(event_type: string, resource: Record<string, unknown>, at = new Date()) {
    const time = at.toISOString()
    const event = {
      id: `EV-${randomUUID()}`,
      event_version: '1.0',
      create_time: time,
      event_type,
      summary: event_type,
      resource,
      links: [],
    }
    const body = JSON.stringify(event, null, 1)
    const id = randomUUID()
    const headers = new Headers({
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${url()}/cert`,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signatureOf(id, time, webhookId, body),
    })
    return { body: Buffer.from(body), headers }
  }
}

type Webhook = ReturnType<typeof addWebhooks>
type Refunds = ReturnType<typeof addRefunds>

/** Refunds and chargebacks made at PayPal. Each returns PayPal's webhook. */
export function merchantScreens(webhook: Webhook, refunds: Refunds, payments: () => Payment[]) {
  function refunded(paymentId: string, amount?: Money) {
    const payment = payments().find(({ id }) => id === paymentId)
    const refund = payment && refunds.createRefund(payment, amount ?? payment.amount)
    if (!refund) throw new Error('The refund exceeds the payment.')
    return refund
  }

  return {
    /** The webhook of an existing refund. */
    webhookOfRefund(id: string) {
      const refund = refunds.refunds.get(id)
      if (!refund) throw new Error('There is no such refund.')
      return webhook('PAYMENT.CAPTURE.REFUNDED', refunds.presentRefund(refund))
    },
    /** The webhook's resource is the refund; only a link names the capture ('PAYMENT.CAPTURE.REFUNDED', '.REVERSED'). */
    refundCapture(captureId: string, { amount, event_type = 'PAYMENT.CAPTURE.REFUNDED' }: { amount?: Money; event_type?: string } = {}) {
      return webhook(event_type, refunds.presentRefund(refunded(captureId, amount)))
    },
    /** A refund of a subscription's charge, in PayPal's v1 format: it names its sale and no subscription. */
    refundSale(saleId: string, amount?: Money) {
      const refund = refunded(saleId, amount)
      const v1 = 'https://api.paypal.com/v1/payments'
      return webhook('PAYMENT.SALE.REFUNDED', {
        id: refund.id,
        sale_id: saleId,
        state: 'completed',
        amount: { total: `-${refund.amount.value}`, currency: refund.amount.currency_code },
        links: [
          { rel: 'self', method: 'GET', href: `${v1}/refund/${refund.id}` },
          { rel: 'sale', method: 'GET', href: `${v1}/sale/${saleId}` },
        ],
      })
    },
    /** A chargeback: the webhook's resource is the sale, and a link names the refund. */
    reverseSale(saleId: string) {
      const refund = refunded(saleId)
      return webhook('PAYMENT.SALE.REVERSED', {
        id: saleId,
        state: 'completed',
        amount: { total: `-${refund.amount.value}`, currency: refund.amount.currency_code },
        links: [{ rel: 'self', method: 'GET', href: `https://api.paypal.com/v1/payments/refund/${refund.id}` }],
      })
    },
  }
}
