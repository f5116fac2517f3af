import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { nonPagePolicy, contentPolicy, scriptHashes, nonceSource, reportPath, staticScriptHashes, type CspSources } from './content-policy'

const policyHeader = 'content-security-policy'

/** What holds for every answer, whoever gives it: API, media, files, pages, refusals. One that needs less or more sets its own. */
export function securityHeaders(): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    // Windows that PayPal opens may speak with the page that opened them.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['reporting-endpoints', `csp="${reportPath}"`],
  ]
  // In development Next evaluates code and listens on a socket of its own.
  if (env.NODE_ENV === 'production') headers.push([policyHeader, nonPagePolicy])
  if (env.SITE_URL.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000'])
  return headers
}

/**
 * Next writes the nonce it finds in a request's policy into the scripts of the page. Only ours may stand there: a visitor's would end in pages that
 * are kept for all.
 */
export function setNonce(headers: IncomingHttpHeaders): string {
  const nonce = randomBytes(16).toString('base64url')
  delete headers[`${policyHeader}-report-only`]
  headers[policyHeader] = `script-src ${nonceSource(nonce)}`
  return nonce
}

/**
 * Gives a page its policy when its head is about to go. One that comes whole is, or may be, kept for everybody: it names its scripts by their hashes.
 * One that streams is made for this visitor and has the nonce. An answer that brought a policy of its own keeps it.
 */
export function setPagePolicy(
  res: ServerResponse,
  { nonce, whole, sources }: { nonce: string; whole: Buffer | undefined; sources: readonly CspSources[] },
) {
  if (res.getHeader(policyHeader) !== nonPagePolicy) return
  // A page that the browser has, it has with its policy; another would not fit it.
  if (res.statusCode === 304) return res.removeHeader(policyHeader)
  if (!/^text\/html\b/.test(String(res.getHeader('content-type') ?? ''))) return
  if (whole) return setHeaders(res, sharedPagePolicy(whole, sources))
  res.setHeader(policyHeader, contentPolicy({ scripts: [nonceSource(nonce), ...staticScriptHashes], sources }))
}

/** Whether an answer's policy is for one visitor only. */
export function hasNonce(res: ServerResponse, nonce: string) {
  return String(res.getHeader(policyHeader) ?? '').includes(nonce)
}

/** The policy of a page that is the same for all who get it. */
export function sharedPagePolicy(page: Buffer, sources: readonly CspSources[]): Record<string, string> {
  if (env.NODE_ENV !== 'production') return {}
  return { [policyHeader]: contentPolicy({ scripts: scriptHashes(page.toString('utf8')), sources }) }
}

function setHeaders(res: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
}

/** Answers of a few words that are given without any of the rest. */
export function sendRefusal(req: IncomingMessage, res: ServerResponse, { status, message }: { status: number; message: string }) {
  if (res.headersSent) return
  for (const [name, value] of securityHeaders()) res.setHeader(name, value)
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close' })
  res.end(req.method === 'HEAD' ? undefined : `${message}\n`)
}
