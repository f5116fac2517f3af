import { Hono } from 'hono'
import { z } from 'zod'
import { loopbackPayPal } from './paypal'
import { serve } from './serve'

// Runs as a separate process with a control server.

const FaultSettings = z.strictObject({
  /** Delay before every response, ms. */
  delayMs: z.number().default(0),
  /** Responds with 503 only. */
  isDown: z.boolean().default(false),
  /** Reports a wrong amount. */
  isLying: z.boolean().default(false),
  /** Executes and breaks the connection. */
  losesAnswers: z.boolean().default(false),
})

const paypal = await loopbackPayPal()
const control = new Hono()

/** The shopper approves in PayPal's window. */
control.post('/approve/:id', (c) => {
  paypal.approve(c.req.param('id'))
  return c.json({ isKnown: paypal.orders.has(c.req.param('id')) })
})

control.post('/faults', async (c) => {
  const { delayMs, isDown, isLying, losesAnswers } = FaultSettings.parse(await c.req.json())
  Object.assign(paypal.faults, { delayMs })
  paypal.faults.status = () => (isDown ? 503 : undefined)
  paypal.faults.losesAnswer = () => losesAnswers
  paypal.faults.tamper = (order) =>
    isLying
      ? { ...order, purchase_units: order.purchase_units.map((unit) => ({ ...unit, amount: { ...unit.amount, value: '0.01' } })) }
      : order
  return c.json({})
})

/** Captured and not refunded, cents. */
control.get('/taken', (c) => c.json({ cents: paypal.taken() }))

/** A signed webhook of the order, for repeated delivery. */
control.get('/webhook/:id', (c) => {
  const { body, headers } = paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: c.req.param('id') })
  return c.json({ body: body.toString(), headers: Object.fromEntries(headers) })
})

const { url } = await serve(control)
process.send?.({ controlUrl: url, config: paypal.config })
process.on('disconnect', () => process.exit(0))
