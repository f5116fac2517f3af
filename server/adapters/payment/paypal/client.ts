import { z } from 'zod'
import type { CallHttp } from '@/server/adapters/http/http-call'
import { ProviderError } from '@/server/adapters/http/provider-error'

export type PayPalConfig = {
  apiUrl: string
  clientId: string
  secret: string
  /** PayPal's id of our webhook. */
  webhookId: string
  /** Our account, the payee of every order. */
  merchantId: string
}

export type PayPalDeps = { call: CallHttp; now: () => Date }

export type PayPalRequest = {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  /** JSON that must be sent byte for byte. */
  rawBody?: string
  /** PayPal-Request-Id: repeating it returns the first answer. A POST without it is never repeated (docs/rules/payments.md#paypal-requests). */
  requestId?: string
}
export type PayPalReply = { status: number; body: unknown }

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const Problem = z.object({ name: z.string().optional(), details: z.array(z.object({ issue: z.string() })).optional() })

/** Calls PayPal's REST API; the access token is cached until a minute before it expires. */
export function payPalClient({ apiUrl, clientId, secret }: PayPalConfig, { call, now }: PayPalDeps) {
  let cachedToken: Promise<{ value: string; endsAt: number }> | undefined

  async function newToken() {
    const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
    const body = 'grant_type=client_credentials'
    const reply = await call({ method: 'POST', url: `${apiUrl}/v1/oauth2/token`, headers, body, isRepeatable: true })
    const parsed = Token.safeParse(parseJson(reply.body))
    if (reply.status !== 200 || !parsed.success) throw new ProviderError('unavailable', { reason: 'no access token', status: reply.status })
    return { value: parsed.data.access_token, endsAt: now().getTime() + (parsed.data.expires_in - 60) * 1000 }
  }

  /** Failures are not cached. */
  function renew() {
    const pending = newToken()
    cachedToken = pending
    pending.catch(() => {
      if (cachedToken === pending) cachedToken = undefined
    })
    return pending
  }

  /** Concurrent callers share one request. */
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
    /** After a 401 nothing was done: retries once with a new token. */
    async request(payPalRequest: PayPalRequest): Promise<PayPalReply> {
      const reply = await send(payPalRequest)
      if (reply.status !== 401) return reply
      cachedToken = undefined
      return send(payPalRequest)
    },
  }
}

export type PayPalClient = ReturnType<typeof payPalClient>

/** PayPal's issue code, e.g. ORDER_NOT_APPROVED; '' if there is none. */
export function issueOf({ body }: PayPalReply): string {
  const parsed = Problem.safeParse(body)
  return parsed.success ? (parsed.data.details?.[0]?.issue ?? parsed.data.name ?? '') : ''
}

/** Parses the body. @throws ProviderError unavailable if it does not match */
export function readAs<T>(shape: z.ZodType<T>, { status, body }: PayPalReply): T {
  const parsed = shape.safeParse(body)
  if (status < 300 && parsed.success) return parsed.data
  throw new ProviderError('unavailable', { status, issue: issueOf({ status, body }), reason: 'unreadable answer' }, parsed.error)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
