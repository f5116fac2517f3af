import { z } from 'zod'
import type { CallHttp } from '../http-call'
import { PaymentError } from '../payment-error'

export type PayPalConfig = {
  apiUrl: string
  clientId: string
  secret: string
  /** The webhook that PayPal sends its notices for. */
  webhookId: string
  /** Our account: the payee of every order. */
  merchantId: string
}

export type PayPalDeps = { call: CallHttp; now: () => Date }

export type PayPalRequest = {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  /** Already JSON; PayPal gets these very bytes. */
  rawBody?: string
  /** PayPal-Request-Id: the same again gets the first answer. A POST without it is made once. */
  requestId?: string
}
export type PayPalReply = { status: number; body: unknown }

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const Problem = z.object({ name: z.string().optional(), details: z.array(z.object({ issue: z.string() })).optional() })

/** Speaks with PayPal's REST API; its access token is asked for once and kept until a minute before it ends. */
export function payPalClient({ apiUrl, clientId, secret }: PayPalConfig, { call, now }: PayPalDeps) {
  let cachedToken: Promise<{ value: string; endsAt: number }> | undefined

  async function newToken() {
    const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
    const body = 'grant_type=client_credentials'
    const reply = await call({ method: 'POST', url: `${apiUrl}/v1/oauth2/token`, headers, body, isRepeatable: true })
    const parsed = Token.safeParse(parseJson(reply.body))
    if (reply.status !== 200 || !parsed.success) throw new PaymentError('unavailable', { reason: 'no access token', status: reply.status })
    return { value: parsed.data.access_token, endsAt: now().getTime() + (parsed.data.expires_in - 60) * 1000 }
  }

  /** One that failed is not kept. */
  function renew() {
    const own = newToken()
    cachedToken = own
    own.catch(() => {
      if (cachedToken === own) cachedToken = undefined
    })
    return own
  }

  /** Callers at the same moment share one question for a token. */
  async function accessToken(): Promise<string> {
    const known = cachedToken
    const token = await known
    if (token && now().getTime() < token.endsAt) return token.value
    const renewed = cachedToken === known ? undefined : cachedToken
    return (await (renewed ?? renew())).value
  }

  async function send({ method, path, body, rawBody, requestId }: PayPalRequest): Promise<PayPalReply> {
    const headers = {
      authorization: `Bearer ${await accessToken()}`,
      accept: 'application/json',
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(requestId ? { 'paypal-request-id': requestId } : {}),
    }
    const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
    const reply = await call({ method, url: apiUrl + path, headers, body: sent, isRepeatable: method === 'GET' || requestId !== undefined })
    return { status: reply.status, body: parseJson(reply.body) }
  }

  return {
    /** 401 means that nothing was done: the token was withdrawn, and a fresh one is tried once. */
    async request(question: PayPalRequest): Promise<PayPalReply> {
      const reply = await send(question)
      if (reply.status !== 401) return reply
      cachedToken = undefined
      return send(question)
    },
  }
}

export type PayPalClient = ReturnType<typeof payPalClient>

/** What PayPal complains of, e.g. ORDER_NOT_APPROVED; '' when it does not say. */
export function issueOf({ body }: PayPalReply): string {
  const parsed = Problem.safeParse(body)
  return parsed.success ? (parsed.data.details?.[0]?.issue ?? parsed.data.name ?? '') : ''
}

/** The body in its shape; anything else is no answer at all. */
export function readAs<T>(shape: z.ZodType<T>, { status, body }: PayPalReply): T {
  const parsed = shape.safeParse(body)
  if (status < 300 && parsed.success) return parsed.data
  throw new PaymentError('unavailable', { status, issue: issueOf({ status, body }), reason: 'unreadable answer' }, parsed.error)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
