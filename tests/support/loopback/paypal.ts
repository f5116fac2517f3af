import { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { addBilling } from './paypal-billing'
import { createRequestIdStore, centsOf, type Faults } from './paypal-base'
import { addWebhooks, merchantScreens } from './paypal-webhooks'
import { addOrders } from './paypal-orders'
import { addRefunds } from './paypal-refunds'
import { serve } from './serve'

/**
 * A loopback PayPal with the rules that money depends on: request ids are idempotent, an order is captured once, an invoice number is paid once, webhooks are
 * signed over their bytes. `faults` are read at every call.
 */
export async function loopbackPayPal() {
  const config = { clientId: 'klijent', secret: 'tajna', webhookId: 'WH-1', merchantId: 'TRGOVAC1' }
  const calls: string[] = []
  const tokens = new Set<string>()
  const faults: Faults = {
    delayMs: 0,
    losesAnswer: () => false,
    status: () => undefined,
    captureStatus: 'COMPLETED',
    captureIssue: null,
    tamper: (order) => order,
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

  const { once, forget } = createRequestIdStore()
  const base = { app, faults, once }
  const url = () => served.url
  const orders = addOrders(base)
  const billing = addBilling(base)
  const payments = () => [...orders.captures(), ...billing.charges()]
  const refunds = addRefunds(base, payments, url)
  const webhook = addWebhooks(base, { ...config, url })
  const served = await serve(app)

  return {
    url: served.url,
    close: served.close,
    config: { ...config, apiUrl: served.url },
    faults,
    calls,
    ...orders,
    ...billing,
    ...merchantScreens(webhook, refunds, payments),
    refunds: refunds.refunds,
    webhook,
    /** Captured and not refunded, cents. */
    taken() {
      const captured = orders.captures().filter(({ status }) => !['PENDING', 'DECLINED', 'FAILED'].includes(status))
      const back = [...refunds.refunds.values()]
      return captured.reduce((sum, { amount }) => sum + centsOf(amount), 0) - back.reduce((sum, { amount }) => sum + centsOf(amount), 0)
    },
    forgetTokens: () => tokens.clear(),
    /** Simulates the expiry after six hours or 45 days. */
    forgetRequests: forget,
  }
}
