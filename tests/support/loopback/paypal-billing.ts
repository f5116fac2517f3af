import { z } from 'zod'
import { toResponse, issueResponse, MoneyIn, notFound, type PayPalCore, type Money, type Payment } from './paypal-base'

type Charge = Payment & { time: string }
type Subscription = {
  id: string
  status: string
  plan_id: string
  quantity: string
  custom_id: string
  /** Instead of the plan's. */
  taxes?: { percentage: string; inclusive: boolean }
  charges: Charge[]
  failed_payments_count: number
}
export type Plan = {
  status: string
  price: Money
  setupFee?: Money
  cycles?: number
  taxes?: { percentage: string; inclusive: boolean }
  /** True by default. */
  quantity_supported?: boolean
}

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
  payment_preferences: z.object({ auto_bill_outstanding: z.boolean() }),
})
const SubscriptionIn = z.object({
  plan_id: z.string(),
  quantity: z.string().optional(),
  custom_id: z.string().min(1).max(127),
  plan: z.object({ taxes: z.object({ percentage: z.string(), inclusive: z.boolean() }) }).optional(),
  application_context: z.object({
    user_action: z.enum(['CONTINUE', 'SUBSCRIBE_NOW']),
    shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
    return_url: z.url(),
    cancel_url: z.url(),
  }),
})

/** Billing returns '15.0' where orders return '15.00'. */
function asBillingWrites({ currency_code, value }: Money): Money {
  const short = String(Number(value))
  return { currency_code, value: short.includes('.') ? short : `${short}.0` }
}

/** PayPal's catalogue products, billing plans and subscriptions, v1. */
export function addBilling({ app, once }: PayPalCore) {
  const plans = new Map<string, Plan>()
  const subscriptions = new Map<string, Subscription>()

  app.post('/v1/catalogs/products', (c) =>
    once(c, async () => {
      const ProductIn = z.object({ name: z.string().min(1).max(127), type: z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']) })
      const { name } = ProductIn.parse(await c.req.json())
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

  app.get('/v1/billing/plans/:id', (c) => {
    const plan = plans.get(c.req.param('id'))
    if (!plan) return toResponse(notFound)
    const { status, price, setupFee, cycles = 1, taxes, quantity_supported = true } = plan
    const cycle = { tenure_type: 'REGULAR', pricing_scheme: { version: 1, fixed_price: asBillingWrites(price) } }
    return c.json({
      id: c.req.param('id'),
      status,
      billing_cycles: Array.from({ length: cycles }, (_, at) => ({ ...cycle, sequence: at + 1 })),
      payment_preferences: { auto_bill_outstanding: true, ...(setupFee ? { setup_fee: asBillingWrites(setupFee) } : {}) },
      ...(taxes ? { taxes } : {}),
      quantity_supported,
    })
  })

  app.post('/v1/billing/subscriptions', (c) =>
    once(c, async () => {
      const { plan_id, quantity, custom_id, plan: own } = SubscriptionIn.parse(await c.req.json())
      const plan = plans.get(plan_id)
      if (!plan) return notFound
      if (quantity !== undefined && plan.quantity_supported === false) return issueResponse(422, 'SUBSCRIPTION_CANNOT_HAVE_QUANTITY')
      const id = `I-${subscriptions.size + 1}`
      const status = 'APPROVAL_PENDING'
      subscriptions.set(id, {
        id,
        status,
        plan_id,
        quantity: quantity ?? '1',
        custom_id,
        taxes: own?.taxes,
        charges: [],
        failed_payments_count: 0,
      })
      return { status: 201, body: { id, status } }
    }),
  )

  app.get('/v1/billing/subscriptions/:id', (c) => {
    const found = subscriptions.get(c.req.param('id'))
    if (!found) return toResponse(notFound)
    const { charges, failed_payments_count, ...subscription } = found
    const last = charges.at(-1)
    // Unchanged by refunds.
    const last_payment = last && { amount: asBillingWrites(last.amount), time: last.time }
    const billing_info = { outstanding_balance: { currency_code: 'EUR', value: '0.0' }, last_payment, failed_payments_count }
    const isApproved = subscription.status !== 'APPROVAL_PENDING'
    return c.json({ ...subscription, create_time: '2026-11-20T09:59:00Z', plan_overridden: false, ...(isApproved ? { billing_info } : {}) })
  })

  app.post('/v1/billing/subscriptions/:id/cancel', (c) => {
    const subscription = subscriptions.get(c.req.param('id'))
    if (!subscription) return toResponse(notFound)
    if (subscription.status !== 'ACTIVE') return toResponse(issueResponse(422, 'SUBSCRIPTION_STATUS_INVALID'))
    subscription.status = 'CANCELLED'
    return c.body(null, 204)
  })

  // The newest first.
  app.get('/v1/billing/subscriptions/:id/transactions', (c) => {
    const charges = subscriptions.get(c.req.param('id'))?.charges ?? []
    const transactions = charges.map(({ id, status, amount, time }) => ({
      id,
      status,
      amount_with_breakdown: { gross_amount: amount, fee_amount: { ...amount, value: '0.50' } },
      payer_email: 'kupac@osobno.example',
      time,
    }))
    return c.json({ transactions: transactions.toReversed(), total_items: transactions.length, total_pages: 1 })
  })

  return {
    plans,
    subscriptions,
    charges: () => [...subscriptions.values()].flatMap(({ charges }) => charges),
    /** Activates a subscription without a charge. */
    activate(id: string) {
      const subscription = subscriptions.get(id)
      if (subscription) subscription.status = 'ACTIVE'
    },
    /** Charges the next payment of a subscription and activates it. Returns the charge's id. */
    subscribe(id: string, amount: Money) {
      const subscription = subscriptions.get(id)
      if (!subscription) return ''
      const { length: month } = subscription.charges
      const time = new Date(Date.UTC(2026, 10 + month, 20, 10)).toISOString()
      const charge = { id: `SALE-${id}-${month + 1}`, status: 'COMPLETED', amount, time }
      subscription.status = 'ACTIVE'
      subscription.charges.push(charge)
      return charge.id
    },
  }
}
