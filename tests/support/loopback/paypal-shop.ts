import { guardProvider } from '@/server/adapters/payment/guard-provider'
import { httpCaller, type Timeouts } from '@/server/adapters/http/http-call'
import { payPal } from '@/server/adapters/payment/paypal/paypal'
import { intentKey, type NewPayment, type PaymentIntent, type PaymentProvider } from '@/server/adapters/payment/port'
import { loopbackPayPal } from './paypal'

/** A loopback PayPal and the shop on the test's clock. */
export async function payPalShop() {
  const paypal = await loopbackPayPal()
  const clock = { time: Date.parse('2026-11-20T10:00:00Z') }

  /** A provider instance with its own token and circuit, and timeouts for a busy machine. */
  function process(timeouts: Timeouts = { connectMs: 2000, totalMs: 10_000 }): PaymentProvider {
    const call = httpCaller(timeouts)
    return guardProvider(payPal(paypal.config, { call, now: () => new Date(clock.time) }), () => clock.time)
  }
  const provider = process()

  /** Starts a payment and stores its reference, like order/create. */
  async function started(payment: NewPayment = paymentOf(1)): Promise<PaymentIntent> {
    const { reference } = await provider.start(payment)
    return { ...payment, reference }
  }

  async function approved(payment?: NewPayment) {
    const intent = await started(payment)
    paypal.approve(intent.reference ?? '')
    return intent
  }

  async function paid(payment?: NewPayment) {
    const intent = await approved(payment)
    await provider.capture(intent)
    return intent
  }

  const callsTo = (path: string) => paypal.calls.filter((call) => call.endsWith(path)).length

  return { paypal, clock, provider, process, started, approved, paid, callsTo }
}

export type PayPalShop = Awaited<ReturnType<typeof payPalShop>>

/** A payment of order `number`, 47,90 EUR by default. */
export function paymentOf(number: number, own: Partial<NewPayment> = {}): NewPayment {
  const orderSlug = `slug-${number}`
  return {
    key: intentKey(orderSlug, number),
    orderSlug,
    orderNumber: `2026-00000${number}`,
    editId: null,
    amount: { cents: 4790, currency: 'EUR' },
    reference: null,
    subscription: null,
    shopper: { email: 'a@b.example', locale: 'hr' },
    urls: { success: 'https://lampa.example/da', failure: 'https://lampa.example/ne', webhook: 'https://lampa.example/n' },
    ...own,
  }
}
