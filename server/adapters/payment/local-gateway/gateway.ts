import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { log } from '@/server/core/log'
import { formFields, StatusRequest, RefundRequest, returnFields, type Outcome } from '../hosted-form/messages'
import { isSignedBody, isSignedForm, signatureHeader, signBody, signFields, type GatewayKey } from '../hosted-form/signature'
import type { CallHttp } from '@/server/adapters/http/http-call'
import { testBank, type OpenedPayment } from './bank'
import type { Ledger } from './ledger'
import { choicePage, decidedPage, lostPage, refusedPage, styleHash } from './page'

export type GatewayDeps = GatewayKey & {
  merchant: string
  ledger: Ledger
  /** Base path, without a trailing slash. */
  base: string
  now: () => Date
  wait: (ms: number) => Promise<void>
  call: CallHttp
  /** Delay after 'Odobri sporo', ms. */
  slowMs: number
}

/** Delays of webhook attempts, ms. */
const webhookDelays = [0, 2000, 10_000]

const Choice = z.object({
  reference: z.string().min(1).max(200),
  decision: z.enum(['approve', 'decline', 'slow', 'lostReturn', 'cancel']),
  silent: z.literal('yes').optional(),
})

/**
 * A test bank for development and tests: a page with the shopper's choice, a signed return, a signed webhook and signed server calls
 * (docs/rules/payments.md#test-gateway). It fails on request: slowly, without a return, without a webhook.
 */
export function localGateway(deps: GatewayDeps): Hono {
  const { base, ledger, merchant, now, wait, call, slowMs } = deps
  const bank = testBank(ledger, merchant, () => now().getTime())
  const app = new Hono().basePath(base)
  app.use(bodyLimit({ maxSize: 64 * 1024 }))

  app.post('/pay', async (c) => {
    const form = readForm(await c.req.parseBody(), deps)
    if (!form) return sendPage(c, refusedPage(), 400)
    await bank.open(form)
    return c.redirect(`${base}/pay?${new URLSearchParams({ reference: form.reference })}`, 303)
  })

  app.get('/pay', async (c) => {
    const payment = await bank.opened(c.req.query('reference') ?? '')
    if (!payment) return sendPage(c, refusedPage(), 404)
    const isDecided = (await bank.decision(payment.reference)) !== undefined
    return sendPage(c, isDecided ? decidedPage(payment, new URL(payment.successUrl).origin) : choicePage(payment, `${base}/decide`))
  })

  app.post('/decide', async (c) => {
    const choice = Choice.safeParse(await c.req.parseBody())
    const payment = choice.success ? await bank.opened(choice.data.reference) : undefined
    if (!choice.success || !payment) return sendPage(c, refusedPage(), 400)
    const { decision, silent } = choice.data
    const delayMs = decision === 'slow' ? slowMs : 0
    const requested = decision === 'decline' ? 'declined' : decision === 'cancel' ? 'cancelled' : 'approved'
    const { outcome } = await bank.decide(payment.reference, requested, delayMs)
    if (!silent) void notify(payment, delayMs)
    if (decision === 'lostReturn') return sendPage(c, lostPage(payment))
    return c.redirect(buildReturnUrl(payment, delayMs > 0 ? 'pending' : outcome, deps), 303)
  })

  app.post('/status', (c) => answerSigned(c, StatusRequest, async () => true))
  app.post('/void', (c) => answerSigned(c, StatusRequest, ({ reference }) => bank.void(reference)))
  app.post('/refund', (c) => answerSigned(c, RefundRequest, ({ reference, key, amount }) => bank.refund(reference, key, amount)))

  /** Answers a signed call with the payment's state afterwards, signed; 409 if it cannot be done. */
  async function answerSigned<T extends z.ZodType<{ merchant: string; reference: string }>>(
    c: Context,
    shape: T,
    act: (payload: z.output<T>) => Promise<boolean>,
  ) {
    const raw = Buffer.from(await c.req.arrayBuffer())
    if (!isSignedBody(raw, c.req.header(signatureHeader) ?? null, now(), deps)) return c.body(null, 401)
    const payload = shape.safeParse(JSON.parse(raw.toString('utf8')))
    if (!payload.success || payload.data.merchant !== merchant) return c.body(null, 400)
    if (!(await act(payload.data))) return c.body(null, 409)
    const body = JSON.stringify(await bank.payment(payload.data.reference))
    return c.body(body, 200, { 'content-type': 'application/json', [signatureHeader]: signBody(body, now(), deps) })
  }

  async function notify({ reference, noticeUrl }: OpenedPayment, delayMs: number) {
    const body = JSON.stringify({ id: randomUUID(), reference })
    await wait(delayMs)
    for (const pause of webhookDelays) {
      await wait(pause)
      const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(body, now(), deps) }
      const isAccepted = await call({ method: 'POST', url: noticeUrl, headers, body, isRepeatable: false }).then(
        ({ status }) => status < 300,
        () => false,
      )
      if (isAccepted) return
    }
    log('warn', 'local gateway: the shop did not accept the webhook', { url: noticeUrl })
  }

  return app
}

function readForm(body: Record<string, unknown>, key: GatewayKey & { merchant: string }): OpenedPayment | undefined {
  const values = z.record(z.string(), z.string()).safeParse(body)
  if (!values.success) return undefined
  const field = (name: string) => values.data[name] ?? ''
  const fields = formFields.map((name) => [name, field(name)] as const)
  if (field('merchant') !== key.merchant || !isSignedForm(fields, field('signature'), key)) return undefined
  return {
    merchant: field('merchant'),
    reference: field('reference'),
    order: field('order'),
    number: field('number'),
    amount: Number(field('amount')),
    currency: field('currency'),
    successUrl: field('success_url'),
    failureUrl: field('failure_url'),
    noticeUrl: field('notice_url'),
  }
}

function buildReturnUrl({ merchant, reference, successUrl, failureUrl }: OpenedPayment, outcome: Outcome, key: GatewayKey) {
  const values: Record<(typeof returnFields)[number], string> = { merchant, reference, outcome }
  const fields = returnFields.map((name) => [name, values[name]] as const)
  const address = new URL(outcome === 'approved' || outcome === 'pending' ? successUrl : failureUrl)
  for (const [name, value] of fields) address.searchParams.set(name, value)
  address.searchParams.set('signature', signFields(fields, key))
  return address.href
}

function sendPage(c: Context, page: ReturnType<typeof refusedPage>, status: 200 | 400 | 404 = 200) {
  const csp = `default-src 'none'; style-src ${styleHash}; base-uri 'none'; frame-ancestors 'none'`
  return c.html(page, status, { 'content-security-policy': csp, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}
