import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PayPalCore, Money, Payment } from './paypal-base'
import type { addRefunds } from './paypal-refunds'

type Wanted = { webhookId: string; secret: string; url: () => string }

/** PayPal's webhooks: signed over their bytes, and judged by its verification call. */
export function addWebhooks({ app }: PayPalCore, { webhookId, secret, url }: Wanted) {
  const signatureOf = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('|')).digest('base64')

  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const text = await c.req.text()
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
    const expected = signatureOf(String(transmission_id), String(transmission_time), String(webhook_id), event)
    return c.json({ verification_status: transmission_sig === expected ? 'SUCCESS' : 'FAILURE' })
  })

  /** A signed notice as PayPal posts it. Send it as often, and as late, as you like. */
  return function notice(event_type: string, resource: Record<string, unknown>, at = new Date()) {
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

type Notice = ReturnType<typeof addWebhooks>
type Refunds = ReturnType<typeof addRefunds>

/** What happens to money at PayPal's own screens, or by a chargeback; each gives the notice that PayPal sends of it. */
export function merchantScreens(notice: Notice, refunds: Refunds, payments: () => Payment[]) {
  function refunded(paymentId: string, amount?: Money) {
    const payment = payments().find(({ id }) => id === paymentId)
    const refund = payment && refunds.payBack(payment, amount ?? payment.amount)
    if (!refund) throw new Error('So much was not paid.')
    return refund
  }

  return {
    /** What PayPal tells of a refund that somebody asked it for, us too. */
    noticeOfRefund(id: string) {
      const refund = refunds.refunds.get(id)
      if (!refund) throw new Error('There is no such refund.')
      return notice('PAYMENT.CAPTURE.REFUNDED', refunds.told(refund))
    },
    /** The notice is about the refund, and names the capture by a link alone ('PAYMENT.CAPTURE.REFUNDED', '.REVERSED'). */
    payBack(captureId: string, { amount, event_type = 'PAYMENT.CAPTURE.REFUNDED' }: { amount?: Money; event_type?: string } = {}) {
      return notice(event_type, refunds.told(refunded(captureId, amount)))
    },
    /** Of a subscription's charge PayPal tells in the words of its first API: the refund names its sale, and no subscription. */
    payBackSale(saleId: string, amount?: Money) {
      const refund = refunded(saleId, amount)
      const v1 = 'https://api.paypal.com/v1/payments'
      return notice('PAYMENT.SALE.REFUNDED', {
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
    /** A chargeback: here the resource is the sale, and the refund stands in its link. */
    reverseSale(saleId: string) {
      const refund = refunded(saleId)
      return notice('PAYMENT.SALE.REVERSED', {
        id: saleId,
        state: 'completed',
        amount: { total: `-${refund.amount.value}`, currency: refund.amount.currency_code },
        links: [{ rel: 'self', method: 'GET', href: `https://api.paypal.com/v1/payments/refund/${refund.id}` }],
      })
    },
  }
}
