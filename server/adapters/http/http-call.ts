import http from 'node:http'
import https from 'node:https'
import { ProviderError } from './provider-error'

export type HttpCall = {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string
  /** Repeating the call is safe: it changes nothing or carries an idempotency key. Other calls are never repeated. */
  isRepeatable: boolean
}
export type HttpReply = { status: number; headers: Headers; body: Buffer }
export type CallHttp = (call: HttpCall) => Promise<HttpReply>

/** Milliseconds. `totalMs` includes the repetition. */
export type Timeouts = { connectMs: number; totalMs: number }
const defaultTimeouts: Timeouts = { connectMs: 2000, totalMs: 10_000 }

const maxBytes = 1024 * 1024
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 32 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 32 }),
}

/**
 * Calls a provider with time limits (docs/rules/payments.md#provider-timeouts). Uses node:http, because fetch has no connect timeout and Next caches it.
 * Redirects are not followed.
 * @throws ProviderError unavailable after a timeout, 429 or 5xx
 */
export function httpCaller(timeouts: Timeouts = defaultTimeouts): CallHttp {
  return async (call) => {
    const signal = AbortSignal.timeout(timeouts.totalMs)
    const first = await attemptCall(call, timeouts, signal)
    const hasNoReply = !('status' in first)
    const isUnavailable = hasNoReply || first.status === 429 || first.status >= 500
    const last = isUnavailable && call.isRepeatable && !signal.aborted ? await attemptCall(call, timeouts, signal) : first
    const where = { host: new URL(call.url).host, path: new URL(call.url).pathname }
    if (!('status' in last)) throw new ProviderError('unavailable', { ...where, reason: last.message }, last)
    if (last.status === 429 || last.status >= 500) throw new ProviderError('unavailable', { ...where, status: last.status })
    return last
  }
}

async function attemptCall(call: HttpCall, { connectMs }: Timeouts, signal: AbortSignal): Promise<HttpReply | Error> {
  try {
    return await sendRequest(call, connectMs, signal)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function sendRequest({ method, url, headers, body }: HttpCall, connectMs: number, signal: AbortSignal): Promise<HttpReply> {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${protocol} is no way to ask.`)
  const request = protocol === 'https:' ? https.request : http.request
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: { ...headers, ...length }, agent: agents[protocol], signal }, (incoming) => {
      readAll(incoming).then((bytes) => resolve({ status: incoming.statusCode ?? 0, headers: headersOf(incoming), body: bytes }), reject)
    })
    outgoing.on('error', reject)
    outgoing.on('socket', (socket) => {
      if (!socket.connecting) return
      const timer = setTimeout(() => outgoing.destroy(new Error(`no connection within ${connectMs} ms`)), connectMs)
      socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(timer))
      socket.once('close', () => clearTimeout(timer))
    })
    outgoing.end(body)
  })
}

async function readAll(incoming: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > maxBytes) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function headersOf({ headers }: http.IncomingMessage): Headers {
  const flat = Object.entries(headers).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]))
  return new Headers(flat)
}
