import { guardProvider } from '@/server/adapters/payment/guard-provider'
import { httpCaller } from '@/server/adapters/payment/http-call'
import { offline } from '@/server/adapters/payment/offline'
import { payPal } from '@/server/adapters/payment/paypal/paypal'
import { replaceProviders } from '@/server/adapters/payment/providers'
import type { HostedForm, PayPalPayload } from '@/lib/api/entities/payment-start.schema'
import { loopbackBank } from './bank'
import { loopbackPayPal } from './paypal'

/** The shop with a practice bank and a PayPal of the test's own in place of the configured ones. */
export async function shopPayments() {
  const bank = loopbackBank()
  bank.state.time = Date.now()
  const paypal = await loopbackPayPal()
  const call = httpCaller({ connectMs: 500, totalMs: 1500 })
  const fresh = () => {
    const payPalNow = guardProvider(payPal(paypal.config, { call, now: () => new Date() }), Date.now)
    replaceProviders([offline('bankTransfer'), offline('cashOnDelivery'), bank.provider, payPalNow])
  }
  fresh()
  return {
    bank,
    paypal,
    /** A circuit that a test has opened is closed again. */
    fresh,
    async close() {
      replaceProviders(undefined)
      await paypal.close()
    },
  }
}

/** What order/create told the browser to post. */
export function formOf(html: string | PayPalPayload): HostedForm {
  if (typeof html !== 'string' || html === '') throw new Error('There is no form to post.')
  return JSON.parse(html)
}

/** What order/create told the browser to show. */
export function payloadOf(html: string | PayPalPayload): PayPalPayload {
  if (typeof html === 'string') throw new Error('There is no PayPal button to show.')
  return html
}
