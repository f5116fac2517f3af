import type { IncomingMessage, ServerResponse } from 'node:http'
import { caches } from '@/server/core/cache/registry.mjs'
import { env } from '@/lib/env'
import { sharedHeader } from '@/lib/routing/filtered-route'
import { log } from '@/server/core/log'
import { interceptResponse } from './http/intercept-response'
import { handleApi } from './http/api'
import { limitBody } from './http/body-limits'
import { normalizeClientHeaders } from './http/client-headers'
import { isDraining } from '@/server/core/drain'
import { trackRequest } from '@/server/core/idle'
import { sendMedia } from './http/media'
import { shouldStore, storePage, sendCached, sendOnceCompressed } from '@/server/entry/page-cache/page-cache'
import { isCompleteHtml, cacheControl, pageCacheKey, cacheSeconds } from '@/server/entry/page-cache/page-rules'
import { findRefusal } from './http/early-refusal'
import { cspSourcesFor } from './http/csp-sources'
import { sharedPagePolicy, setPagePolicy, hasNonce, sendRefusal, securityHeaders, setNonce } from './http/security-headers'
import { hasGoogleTag } from '@/server/entry/page-cache/google-tag'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>
type HandlerParts = {
  next: Handle
  mediaDir: string
  /** Null in development, where Next serves these files. */
  production: { sendStatic: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>; inlineStyles: (html: string) => string } | null
}

/** Larger pages are not cached. Bytes. */
const maxPageBytes = 2 * 1024 * 1024

/** Serves every request: refusal, cached page, file, API or Next. */
export function createHandler({ next, mediaDir, production }: HandlerParts): Handle {
  const baseHeaders = securityHeaders()

  return async function handle(req, res) {
    const { method = '', url = '', headers } = req
    if (isDraining()) res.shouldKeepAlive = false
    normalizeClientHeaders(req, env.TRUST_PROXY)
    const refusal = findRefusal({ method, url, headers })
    if (refusal) return sendRefusal(req, res, refusal)
    const key = production ? pageCacheKey({ method, url, headers }) : null
    if (key !== null && (sendCached(req, res, key) || (await sendOnceCompressed(req, res, key)))) return
    for (const [name, value] of baseHeaders) res.setHeader(name, value)
    if (url.startsWith('/media/')) return sendMedia(req, res, mediaDir)
    if (production && url.startsWith('/_next/static/') && (await production.sendStatic(req, res))) return
    trackRequest(res)
    limitBody(req, res)
    if (production) await captureResponse(req, res, { key, inlineStyles: production.inlineStyles })
    if (production && url.startsWith('/api/') && (await handleApi(req, res))) return
    // A leading underscore is private in the app folder (docs/rules/administration.md#development-calls).
    if (!production && url.startsWith('/_cli/')) req.url = `/api${url}`
    await next(req, res)
  }
}

type CaptureOptions = { key: string | null; inlineStyles: (html: string) => string }

/** Compresses the response, sets the policy of a page, and caches a public page. */
async function captureResponse(req: IncomingMessage, res: ServerResponse, { key, inlineStyles }: CaptureOptions) {
  const generation = caches.generation()
  const host = req.headers.host ?? ''
  const nonce = setNonce(req.headers)
  const sources = await sourcesFor(host, req.url ?? '')
  const chunks: Buffer[] = []
  let seconds = 0
  let length = 0
  let bytes = 0
  let isStreamed = false
  interceptResponse(req, res, {
    onHead(completeBody) {
      setPagePolicy(res, { nonce, completeBody, sources })
      if (key === null || req.method !== 'GET') return undefined
      seconds = cacheSeconds(res.statusCode, res.getHeaders())
      isStreamed = res.hasHeader(sharedHeader)
      res.removeHeader(sharedHeader)
      length = Number(res.getHeader('content-length') ?? 0)
      // A streamed page carries a nonce, so no shared cache may store it.
      if (seconds > 0) res.setHeader('cache-control', isStreamed ? 'private, no-cache' : cacheControl(seconds))
      if (seconds === 0 || completeBody?.length !== length || !isHtml(res)) return undefined
      const page = Buffer.from(inlineStyles(completeBody.toString()))
      length = page.length
      res.setHeader('content-length', length)
      return page
    },
    onChunk(chunk) {
      bytes += chunk.length
      if (seconds > 0 && bytes <= maxPageBytes) chunks.push(chunk)
    },
    onEnd() {
      if (key === null || seconds === 0 || bytes > maxPageBytes || !shouldStore(key, generation)) return
      const body = Buffer.concat(chunks)
      // Next declares the length of complete pages; other bodies may be truncated.
      if (isStreamed ? !isCompleteHtml(body.toString()) : bytes !== length) return
      const policy = hasNonce(res, nonce) ? sharedPagePolicy(body, sources) : {}
      const headers = { ...res.getHeaders(), ...policy, 'cache-control': cacheControl(seconds) }
      const stored = storePage(key, {
        host,
        generation,
        seconds,
        headers,
        body: isStreamed && isHtml(res) ? Buffer.from(inlineStyles(body.toString())) : body,
      })
      stored.catch((error: unknown) => log('warn', 'a page could not be cached', { error }))
    },
  })
  // We compress instead of Next.
  delete req.headers['accept-encoding']
}

function isHtml(res: ServerResponse) {
  return String(res.getHeader('content-type')).startsWith('text/html')
}

async function sourcesFor(host: string, url: string) {
  if (url.startsWith('/api/')) return []
  return cspSourcesFor(url, { hasGoogleTag: await hasGoogleTag(host) })
}
