import { z } from 'zod'
import { toResponse, issueResponse, MoneyIn, notFound, wantsRepresentation, type PayPalCore, type Money, type Payment } from './paypal-base'

type Capture = Payment & { custom_id: string; invoice_id: string }
type Order = { id: string; status: string; custom_id: string; invoice_id: string; amount: Money; payee: string; captures: Capture[] }

const OrderIn = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string().min(1).max(127),
      invoice_id: z.string().min(1).max(127),
      amount: MoneyIn,
      payee: z.object({ merchant_id: z.string() }),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        user_action: z.enum(['CONTINUE', 'PAY_NOW']),
        shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
})

/** PayPal's orders API v2: an order is captured once, and an invoice number is paid once. */
export function addOrders({ app, faults, once }: PayPalCore) {
  const orders = new Map<string, Order>()
  const captures = () => [...orders.values()].flatMap((order) => order.captures)

  function presentOrder({ id, status, custom_id, invoice_id, amount, payee, captures: taken }: Order) {
    const payments = taken.length > 0 ? { payments: { captures: taken } } : {}
    const unit = { reference_id: 'default', custom_id, invoice_id, amount, payee: { merchant_id: payee }, ...payments }
    return structuredClone(faults.tamper({ id, intent: 'CAPTURE', status, purchase_units: [unit] }))
  }

  app.post('/v2/checkout/orders', (c) => {
    if (!c.req.header('paypal-request-id')) return toResponse(issueResponse(400, 'PAYPAL_REQUEST_ID_REQUIRED'))
    return once(c, async () => {
      const [{ custom_id, invoice_id, amount, payee }] = OrderIn.parse(await c.req.json()).purchase_units
      const id = `ORD-${orders.size + 1}`
      // Status of an order with a payment source; without one it is CREATED.
      const status = 'PAYER_ACTION_REQUIRED'
      orders.set(id, { id, status, custom_id, invoice_id, amount, payee: payee.merchant_id, captures: [] })
      const links = [{ rel: 'payer-action', method: 'GET', href: `https://www.paypal.com/checkoutnow?token=${id}` }]
      return { status: 201, body: { id, status, links } }
    })
  })

  app.get('/v2/checkout/orders/:id', (c) => {
    const order = orders.get(c.req.param('id'))
    return order ? c.json(presentOrder(order)) : toResponse(notFound)
  })

  app.post('/v2/checkout/orders/:id/capture', (c) =>
    once(c, () => {
      const order = orders.get(c.req.param('id'))
      if (!order) return notFound
      if (faults.captureIssue) return issueResponse(422, faults.captureIssue)
      if (order.captures.length > 0) return issueResponse(422, 'ORDER_ALREADY_CAPTURED')
      if (order.status !== 'APPROVED') return issueResponse(422, 'ORDER_NOT_APPROVED')
      if (captures().some(({ invoice_id }) => invoice_id === order.invoice_id)) return issueResponse(422, 'DUPLICATE_INVOICE_ID')
      const { id, amount, custom_id, invoice_id } = order
      order.captures.push({ id: `CAP-${id}`, status: faults.captureStatus, amount, custom_id, invoice_id })
      order.status = 'COMPLETED'
      const short = { id, status: order.status, purchase_units: [{ reference_id: 'default', payments: { captures: order.captures } }] }
      return { status: 201, body: wantsRepresentation(c) ? presentOrder(order) : short }
    }),
  )

  return {
    orders,
    captures,
    /** The shopper approves in PayPal's window. */
    approve(id: string) {
      const order = orders.get(id)
      if (order) order.status = 'APPROVED'
    },
  }
}
