import { guardProvider } from '@/server/adapters/payment/guard-provider'
import { httpCaller } from '@/server/adapters/http/http-call'
import { offline } from '@/server/adapters/payment/offline'
import { payPal } from '@/server/adapters/payment/paypal/paypal'
import { replaceProviders } from '@/server/adapters/payment/registry/providers'
import type { HostedForm, PayPalPayload } from '@/lib/api/entities/payment-start.schema'
import { loopbackBank } from './bank'
import { loopbackPayPal } from './paypal'

/** The shop with a loopback bank and PayPal as providers. */
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
    /** Resets open circuits. */
    fresh,
    async close() {
      replaceProviders(undefined)
      await paypal.close()
    },
  }
}

/** The form that order/create returned. */
export function formOf(html: string | PayPalPayload): HostedForm {
  if (typeof html !== 'string' || html === '') throw new Error('There is no form to post.')
  return JSON.parse(html)
}

/** The PayPal payload that order/create returned. */
export function payloadOf(html: string | PayPalPayload): PayPalPayload {
  if (typeof html === 'string') throw new Error('There is no PayPal button to show.')
  return html
}
