import { Hono, type Context } from 'hono'
import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { serve } from './serve'

type Money = { currency_code: string; value: string }
type Capture = { id: string; status: string; amount: Money; custom_id: string }
type Order = { id: string; status: string; custom_id: string; invoice_id: string; amount: Money; payee: string; captures: Capture[] }
/** An order as PayPal tells it. */
export type ToldOrder = { id: string; intent: string; status: string; purchase_units: ToldUnit[] }
export type ToldUnit = {
  reference_id: string
  custom_id: string
  invoice_id: string
  amount: Money
  payee: { merchant_id?: string }
  payments?: { captures: Capture[] }
}
type Charge = { id: string; status: string; amount: Money }
type Subscription = {
  id: string
  status: string
  plan_id: string
  quantity: string
  custom_id: string
  paid: Money | null
  charges: Charge[]
}
export type Plan = { status: string; price: Money; setupFee?: Money; cycles?: number }

/** `call` is the method and the path. */
type Faults = {
  /** Waits before it answers, ms. */
  delayMs: number
  /** Does as asked, and then the connection breaks before the answer. */
  losesAnswer: (call: string) => boolean
  /** Answers so instead of doing anything. */
  status: (call: string) => number | undefined
  /** What becomes of a capture. */
  captureStatus: string
  /** What PayPal says instead of capturing. */
  captureIssue: string | null
  /** Puts other words into an answer about an order. */
  lie: (order: ToldOrder) => unknown
  refundStatus: string
}

const MoneyIn = z.object({ currency_code: z.string(), value: z.string() })
const OrderIn = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.object({ custom_id: z.string(), invoice_id: z.string(), amount: MoneyIn, payee: z.object({ merchant_id: z.string() }) }))
    .length(1),
})
const CycleIn = z.object({
  frequency: z.object({ interval_unit: z.literal('MONTH'), interval_count: z.number().int().min(1).max(12) }),
  tenure_type: z.literal('REGULAR'),
  sequence: z.literal(1),
  total_cycles: z.literal(0),
  pricing_scheme: z.object({ fixed_price: MoneyIn }),
})
const PlanIn = z.object({
  product_id: z.string().startsWith('PROD-'),
  name: z.string().min(1).max(127),
  quantity_supported: z.literal(true),
  billing_cycles: z.tuple([CycleIn]),
})
const SubscriptionIn = z.object({ plan_id: z.string(), quantity: z.string(), custom_id: z.string() })

/**
 * A PayPal of our own on a loopback port. It keeps the rules that money depends on (a request id answers the same again, an order is captured once,
 * an invoice number is paid once, notices are signed over their bytes), and misbehaves when a test asks: `faults` are read at every call.
 */
export async function loopbackPayPal() {
  const config = { clientId: 'klijent', secret: 'tajna', webhookId: 'WH-1', merchantId: 'TRGOVAC1' }
  const orders = new Map<string, Order>()
  const subscriptions = new Map<string, Subscription>()
  const plans = new Map<string, Plan>()
  const refunds = new Map<string, { id: string; capture: string; cents: number }>()
  const done = new Map<string, { status: number; body: unknown }>()
  const calls: string[] = []
  const tokens = new Set<string>()
  const faults: Faults = {
    delayMs: 0,
    losesAnswer: () => false,
    status: () => undefined,
    captureStatus: 'COMPLETED',
    captureIssue: null,
    lie: (order) => order,
    refundStatus: 'COMPLETED',
  }

  const app = new Hono()

  app.use(async (c, next) => {
    const name = `${c.req.method} ${c.req.path}`
    calls.push(name)
    await new Promise((resolve) => setTimeout(resolve, faults.delayMs))
    const status = faults.status(name)
    if (status !== undefined) return new Response(JSON.stringify({ name: 'FAULT' }), { status })
    await next()
    if (faults.losesAnswer(name)) throw new Error('The connection broke.')
  })
  app.onError((error) => {
    throw error
  })

  app.post('/v1/oauth2/token', (c) => {
    const expected = `Basic ${Buffer.from(`${config.clientId}:${config.secret}`).toString('base64')}`
    if (c.req.header('authorization') !== expected) return c.json({ error: 'invalid_client' }, 401)
    const token = randomUUID()
    tokens.add(token)
    return c.json({ access_token: token, expires_in: 32_400 })
  })

  app.use(async (c, next) => {
    const token = c.req.header('authorization')?.replace('Bearer ', '') ?? ''
    if (!tokens.has(token)) return c.json({ name: 'INVALID_TOKEN' }, 401)
    await next()
  })

  /** The same request id gets the first answer, whatever is asked with it. */
  async function once(c: Context, act: () => Promise<{ status: number; body: unknown }> | { status: number; body: unknown }) {
    const id = `${c.req.path} ${c.req.header('paypal-request-id') ?? randomUUID()}`
    const known = done.get(id)
    const { status, body } = known ?? (await act())
    done.set(id, { status, body })
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }

  const issue = (status: number, name: string) => ({ status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }] } })

  app.post('/v2/checkout/orders', (c) =>
    once(c, async () => {
      const [unit] = OrderIn.parse(await c.req.json()).purchase_units
      if (!unit) return issue(400, 'MISSING_UNIT')
      const id = `ORD-${orders.size + 1}`
      const { custom_id, invoice_id, amount, payee } = unit
      orders.set(id, { id, status: 'CREATED', custom_id, invoice_id, amount, payee: payee.merchant_id, captures: [] })
      return { status: 201, body: { id, status: 'CREATED' } }
    }),
  )

  app.get('/v2/checkout/orders/:id', (c) => {
    const order = orders.get(c.req.param('id'))
    return order ? c.json(presented(order)) : c.json({ name: 'RESOURCE_NOT_FOUND' }, 404)
  })

  app.post('/v2/checkout/orders/:id/capture', (c) =>
    once(c, () => {
      const order = orders.get(c.req.param('id'))
      if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
      if (faults.captureIssue) return issue(422, faults.captureIssue)
      if (order.captures.length > 0) return issue(422, 'ORDER_ALREADY_CAPTURED')
      if (order.status !== 'APPROVED') return issue(422, 'ORDER_NOT_APPROVED')
      const isPaid = [...orders.values()].some((one) => one.invoice_id === order.invoice_id && one.captures.length > 0)
      if (isPaid) return issue(422, 'DUPLICATE_INVOICE_ID')
      const { amount, custom_id } = order
      order.captures.push({ id: `CAP-${order.id}`, status: faults.captureStatus, amount, custom_id })
      order.status = 'COMPLETED'
      return { status: 201, body: presented(order) }
    }),
  )

  function presented({ id, status, custom_id, invoice_id, amount, payee, captures }: Order) {
    const payments = captures.length > 0 ? { payments: { captures } } : {}
    const unit = { reference_id: 'default', custom_id, invoice_id, amount, payee: { merchant_id: payee }, ...payments }
    return structuredClone(faults.lie({ id, intent: 'CAPTURE', status, purchase_units: [unit] }))
  }

  app.post('/v2/payments/captures/:id/refund', (c) =>
    once(c, async () => {
      const { amount } = z.object({ amount: MoneyIn }).parse(await c.req.json())
      const captureId = c.req.param('id')
      const capture = [...orders.values()].flatMap(({ captures }) => captures).find(({ id }) => id === captureId)
      const charge = [...subscriptions.values()].flatMap(({ charges }) => charges).find(({ id }) => id === captureId)
      const paid = capture?.amount ?? charge?.amount
      if (!paid) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
      const back = [...refunds.values()].filter((one) => one.capture === captureId).reduce((sum, one) => sum + one.cents, 0)
      const cents = centsOf(amount)
      if (back + cents > centsOf(paid)) return issue(422, 'REFUND_AMOUNT_EXCEEDED')
      const id = `REF-${refunds.size + 1}`
      refunds.set(id, { id, capture: captureId, cents })
      for (const one of [capture, charge]) if (one) one.status = back + cents === centsOf(paid) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      // Asked for again, it tells how the refund stands by then.
      const body = {
        id,
        get status() {
          return faults.refundStatus
        },
      }
      return { status: 201, body }
    }),
  )

  app.get('/v1/billing/plans/:id', (c) => {
    const plan = plans.get(c.req.param('id'))
    if (!plan) return c.json({ name: 'RESOURCE_NOT_FOUND' }, 404)
    const cycle = { tenure_type: 'REGULAR', pricing_scheme: { fixed_price: plan.price } }
    const fee = plan.setupFee ? { payment_preferences: { setup_fee: plan.setupFee } } : {}
    return c.json({
      id: c.req.param('id'),
      status: plan.status,
      billing_cycles: Array.from({ length: plan.cycles ?? 1 }, () => cycle),
      ...fee,
    })
  })

  app.post('/v1/catalogs/products', (c) =>
    once(c, async () => {
      const { name } = z
        .object({ name: z.string().min(1).max(127), type: z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']) })
        .parse(await c.req.json())
      return { status: 201, body: { id: `PROD-${name.length}`, name } }
    }),
  )

  app.post('/v1/billing/plans', (c) =>
    once(c, async () => {
      const { billing_cycles } = PlanIn.parse(await c.req.json())
      const id = `P-MADE-${plans.size + 1}`
      plans.set(id, { status: 'ACTIVE', price: billing_cycles[0].pricing_scheme.fixed_price })
      return { status: 201, body: { id, status: 'ACTIVE' } }
    }),
  )

  app.post('/v1/billing/subscriptions', (c) =>
    once(c, async () => {
      const { plan_id, quantity, custom_id } = SubscriptionIn.parse(await c.req.json())
      const id = `I-${subscriptions.size + 1}`
      subscriptions.set(id, { id, status: 'APPROVAL_PENDING', plan_id, quantity, custom_id, paid: null, charges: [] })
      return { status: 201, body: { id, status: 'APPROVAL_PENDING' } }
    }),
  )

  app.get('/v1/billing/subscriptions/:id', (c) => {
    const found = subscriptions.get(c.req.param('id'))
    if (!found) return c.json({ name: 'RESOURCE_NOT_FOUND' }, 404)
    const { paid, charges: _, ...subscription } = found
    const billing = paid ? { billing_info: { last_payment: { amount: paid, time: '2026-11-20T10:00:00Z' } } } : {}
    return c.json({ ...subscription, create_time: '2026-11-20T09:59:00Z', ...billing })
  })

  app.post('/v1/billing/subscriptions/:id/cancel', (c) => {
    const subscription = subscriptions.get(c.req.param('id'))
    if (subscription?.status !== 'ACTIVE') return c.json(issue(422, 'SUBSCRIPTION_STATUS_INVALID').body, 422)
    subscription.status = 'CANCELLED'
    return c.body(null, 204)
  })

  // The newest first.
  app.get('/v1/billing/subscriptions/:id/transactions', (c) => {
    const charges = subscriptions.get(c.req.param('id'))?.charges ?? []
    const told = charges.map(({ id, status, amount }, month) => ({
      id,
      status,
      amount_with_breakdown: { gross_amount: amount },
      time: new Date(Date.UTC(2026, 10 + month, 20, 10)).toISOString(),
    }))
    return c.json({ transactions: told.toReversed() })
  })

  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const text = await c.req.text()
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
    const expected = signatureOf(String(transmission_id), String(transmission_time), String(webhook_id), event)
    return c.json({ verification_status: transmission_sig === expected ? 'SUCCESS' : 'FAILURE' })
  })

  function signatureOf(id: string, time: string, webhookId: string, body: string) {
    return createHmac('sha256', config.secret).update(`${id}|${time}|${webhookId}|${body}`).digest('base64')
  }

  const served = await serve(app)

  return {
    url: served.url,
    close: served.close,
    config: { ...config, apiUrl: served.url },
    faults,
    calls,
    orders,
    subscriptions,
    plans,
    refunds,
    /** Cents that went to us and have not gone back. */
    taken() {
      const captured = [...orders.values()]
        .flatMap(({ captures }) => captures)
        .filter(({ status }) => !['PENDING', 'DECLINED', 'FAILED'].includes(status))
      const came = captured.reduce((sum, { amount }) => sum + centsOf(amount), 0)
      return came - [...refunds.values()].reduce((sum, { cents }) => sum + cents, 0)
    },
    /** The shopper presses Pay in PayPal's window. */
    approve(id: string) {
      const order = orders.get(id)
      if (order) order.status = 'APPROVED'
    },
    /** The shopper subscribes, and PayPal takes the first payment at once; or takes the next. Gives the charge's id. */
    subscribe(id: string, paid: Money) {
      const subscription = subscriptions.get(id)
      if (!subscription) return ''
      Object.assign(subscription, { status: 'ACTIVE', paid })
      const charge = { id: `SALE-${id}-${subscription.charges.length + 1}`, status: 'COMPLETED', amount: paid }
      subscription.charges.push(charge)
      return charge.id
    },
    forgetTokens: () => tokens.clear(),
    /**
     * The money of an order goes back at PayPal's own screens, or by a chargeback. The notice of it is about the refund, and names the capture by a link
     * alone (PayPal's webhook events, 'PAYMENT.CAPTURE.REFUNDED').
     */
    payBack(orderId: string, event_type = 'PAYMENT.CAPTURE.REFUNDED') {
      const capture = orders.get(orderId)?.captures[0]
      if (!capture) throw new Error('Nothing was captured.')
      capture.status = 'REFUNDED'
      const id = `REF-${orderId}`
      const links = [
        { rel: 'self', method: 'GET', href: `${served.url}/v2/payments/refunds/${id}` },
        { rel: 'up', method: 'GET', href: `${served.url}/v2/payments/captures/${capture.id}` },
      ]
      return notice(event_type, { id, status: 'COMPLETED', amount: capture.amount, custom_id: capture.custom_id, links })
    },
    notice,
  }

  /** A signed notice as PayPal posts it. Send it as often, and as late, as you like. */
  function notice(event_type: string, resource: Record<string, unknown>, at = new Date()) {
    const body = JSON.stringify({ id: `EV-${randomUUID()}`, event_type, create_time: at.toISOString(), resource }, null, 1)
    const id = randomUUID()
    const time = at.toISOString()
    const headers = new Headers({
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${served.url}/cert`,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signatureOf(id, time, config.webhookId, body),
    })
    return { body: Buffer.from(body), headers }
  }
}

function centsOf({ value }: Money) {
  return Math.round(Number(value) * 100)
}
