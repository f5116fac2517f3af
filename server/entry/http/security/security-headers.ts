import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode, ErrorEnvelope } from '@/lib/api/errors'
import { errorMessage } from '@/server/api/response/error-message'
import { env } from '@/lib/env'
import { newId } from '@/server/core/security/secrets'
import { nonPagePolicy, contentPolicy, scriptHashes, nonceSource, reportPath, staticScriptHashes, type CspSources } from './content-policy'

const policyHeader = 'content-security-policy'

/** Headers of every response (docs/rules/platform.md#security-headers). A response with other needs sets its own. */
export function securityHeaders(): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    // PayPal's windows talk to the page that opened them.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['reporting-endpoints', `csp="${reportPath}"`],
  ]
  // In development Next evaluates code and opens a websocket.
  if (env.NODE_ENV === 'production') headers.push([policyHeader, nonPagePolicy])
  if (env.SITE_URL.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000'])
  return headers
}

/** Next copies the nonce of the request's policy into its scripts. Ours replaces a visitor's, which would end in cached pages. */
export function setNonce(headers: IncomingHttpHeaders): string {
  const nonce = newId()
  delete headers[`${policyHeader}-report-only`]
  headers[policyHeader] = `script-src ${nonceSource(nonce)}`
  return nonce
}

/**
 * Sets the policy of a page before its head is sent: hashes for a complete page, which may be cached, a nonce for a streamed one. A response with its own
 * policy keeps it.
 */
export function setPagePolicy(
  res: ServerResponse,
  { nonce, completeBody, sources }: { nonce: string; completeBody: Buffer | undefined; sources: readonly CspSources[] },
) {
  if (res.getHeader(policyHeader) !== nonPagePolicy) return
  // The browser's copy has its own policy.
  if (res.statusCode === 304) return res.removeHeader(policyHeader)
  if (!/^text\/html\b/.test(String(res.getHeader('content-type') ?? ''))) return
  if (completeBody) return setHeaders(res, sharedPagePolicy(completeBody, sources))
  res.setHeader(policyHeader, contentPolicy({ scripts: [nonceSource(nonce), ...staticScriptHashes], sources }))
}

/** Whether the policy contains this request's nonce. */
export function hasNonce(res: ServerResponse, nonce: string) {
  return String(res.getHeader(policyHeader) ?? '').includes(nonce)
}

/** The policy of a shared page. */
export function sharedPagePolicy(page: Buffer, sources: readonly CspSources[]): Record<string, string> {
  if (env.NODE_ENV !== 'production') return {}
  return { [policyHeader]: contentPolicy({ scripts: scriptHashes(page.toString('utf8')), sources }) }
}

function setHeaders(res: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
}

/** Sends a short plain-text response. */
export function sendRefusal(req: IncomingMessage, res: ServerResponse, { status, message }: { status: number; message: string }) {
  if (res.headersSent) return
  for (const [name, value] of securityHeaders()) res.setHeader(name, value)
  const { type, body, requestId } = refusalBody(req, { status, message })
  if (requestId) res.setHeader('x-request-id', requestId)
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', connection: 'close' })
  res.end(req.method === 'HEAD' ? undefined : body)
}

const codes = new Map<number, ErrorCode>([
  [400, 'BAD_REQUEST'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [413, 'BODY_TOO_LARGE'],
  [500, 'INTERNAL'],
])

/** The API's clients read the envelope (docs/rules/platform.md#error-envelope). */
export function refusalBody(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { status, message }: { status: number; message: string },
) {
  const code = url.startsWith('/api/') ? codes.get(status) : undefined
  if (!code) return { type: 'text/plain; charset=utf-8', body: `${message}\n`, requestId: null }
  const data = { code, requestId: randomUUID() }
  const language = headers['x-gaussbox-language']?.toString()
  return {
    requestId: data.requestId,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ errored: true, message: errorMessage(code, language), statusCode: status, data } satisfies ErrorEnvelope),
  }
}
