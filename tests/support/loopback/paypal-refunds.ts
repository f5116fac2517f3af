import { z } from 'zod'
import {
  toResponse,
  centsOf,
  issueResponse,
  MoneyIn,
  notFound,
  wantsRepresentation,
  type PayPalCore,
  type Money,
  type Payment,
} from './paypal-base'

type Refund = { id: string; payment: string; amount: Money }

/** PayPal's refunds API v2, for captures of orders and charges of subscriptions. `payments` are all payments. */
export function addRefunds({ app, faults, once }: PayPalCore, payments: () => Payment[], url: () => string) {
  const refunds = new Map<string, Refund>()
  const refundedCents = (payment: string) =>
    [...refunds.values()].filter((one) => one.payment === payment).reduce((sum, { amount }) => sum + centsOf(amount), 0)

  function presentRefund({ id, payment, amount }: Refund) {
    return {
      id,
      // A later request returns the current status.
      get status() {
        return faults.refundStatus
      },
      amount,
      seller_payable_breakdown: {
        gross_amount: amount,
        total_refunded_amount: { ...amount, value: (refundedCents(payment) / 100).toFixed(2) },
      },
      links: [
        { rel: 'self', method: 'GET', href: `${url()}/v2/payments/refunds/${id}` },
        { rel: 'up', method: 'GET', href: `${url()}/v2/payments/captures/${payment}` },
      ],
    }
  }

  /** Null if the amount exceeds the payment. */
  function createRefund(payment: Payment, amount: Money): Refund | null {
    const back = refundedCents(payment.id) + centsOf(amount)
    if (back > centsOf(payment.amount)) return null
    const refund = { id: `REF-${refunds.size + 1}`, payment: payment.id, amount }
    refunds.set(refund.id, refund)
    payment.status = back === centsOf(payment.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    return refund
  }

  app.post('/v2/payments/captures/:id/refund', (c) =>
    once(c, async () => {
      const { amount } = z.object({ amount: MoneyIn }).parse(await c.req.json())
      const payment = payments().find(({ id }) => id === c.req.param('id'))
      if (!payment) return notFound
      const refund = createRefund(payment, amount)
      if (!refund) return issueResponse(422, 'REFUND_AMOUNT_EXCEEDED')
      if (wantsRepresentation(c)) return { status: 201, body: presentRefund(refund) }
      return { status: 201, body: { id: refund.id, status: faults.refundStatus } }
    }),
  )

  app.get('/v2/payments/refunds/:id', (c) => {
    const refund = refunds.get(c.req.param('id'))
    return refund ? c.json(presentRefund(refund)) : toResponse(notFound)
  })

  return { refunds, presentRefund, createRefund }
}
