import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectPageFacts, newPageFacts } from '@/server/core/cache/page-tags.mjs'
import { env } from '@/lib/env'
import type { FileStore } from '@/server/adapters/storage/port'
import { handleApi } from './http/api'
import { limitBody } from './http/limits/body-limits'
import { normalizeClientHeaders } from './http/client-headers'
import { isDraining } from '@/server/core/process/drain'
import { createEventLoopQueue } from '@/server/core/process/event-loop-queue'
import { trackRequest } from '@/server/core/process/idle'
import { sendMedia } from './http/media'
import { pageDataRequest } from '@/server/entry/page-cache/html/page-data'
import { preparePageCapture } from '@/server/entry/page-cache/prepare-page-capture'
import { canonicalUrl, missingKey, pageCacheKey, withSiteHost } from '@/server/entry/page-cache/page-rules'
import type { PageStore } from '@/server/entry/page-cache/store/page-store'
import { isRefresh } from '@/server/entry/page-cache/refresh-page'
import { createRenderFlights, type EndFlight } from '@/server/entry/page-cache/render-flights'
import { createStoredServer } from '@/server/entry/page-cache/serve-stored'
import { findRefusal } from './http/early-refusal'
import { createRenderPermits } from './http/limits/render-permits'
import { sendRefusal, securityHeaders } from './http/security/security-headers'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>
type Production = {
  sendStatic: (req: IncomingMessage, res: ServerResponse) => Promise<void>
  finishPage: (html: string) => string
  store: PageStore
  /** The name of the site in cache keys. */
  siteHost: (host: string | undefined) => string | null | Promise<string | null>
  isMissing: (url: string, host: string | undefined) => Promise<boolean>
}
type HandlerParts = {
  next: Handle
  /** What is public of it is sent under `/media/`. */
  files: Pick<FileStore, 'open'>
  /** Null in development, where Next serves these files. */
  production: Production | null
}

/** How often a request joins the render of another before it renders the page itself. */
const maxJoins = 3
/** docs/rules/platform.md#render-permits */
const renders = { permits: 3, heldMs: 100 }
/** Requests with larger bodies begin one in each turn of the event loop, bytes (docs/rules/platform.md#body-limits). */
const largeBodyBytes = 4096

/** Serves every request: refusal, cached page, file, API or Next. */
export function createHandler({ next, files, production }: HandlerParts): Handle {
  const baseHeaders = securityHeaders()
  const flights = createRenderFlights()
  const stored = production && createStoredServer({ store: production.store, flights })
  const waitForPermit = createRenderPermits(renders)
  const waitForTurn = createEventLoopQueue({ perTurn: 1 })

  return async function handle(req, res) {
    if (isDraining()) res.shouldKeepAlive = false
    const refreshes = isRefresh(req.headers)
    normalizeClientHeaders(req, env.TRUST_PROXY)
    const refusal = findRefusal({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, rawHeaders: req.rawHeaders })
    if (refusal) return sendRefusal(req, res, refusal)
    // Before anything waits: it counts the body as it arrives.
    limitBody(req, res)
    req.url = canonicalUrl(req.url ?? '')
    const dataRequest = production && pageDataRequest(req.url)
    if (dataRequest) req.url = canonicalUrl(dataRequest.pageUrl)
    const key = production && (await keyOf(req, production))
    if (dataRequest) {
      if (key === null || !(await stored?.sendData(req, res, key, dataRequest.name)))
        sendRefusal(req, res, { status: 404, message: 'Not found' })
      return
    }
    let endFlight: EndFlight | null = null
    if (key && stored && !refreshes) {
      if (stored.sendFromMemory(req, res, key)) return
      for (let joins = 0; joins < maxJoins; joins++) {
        if (await stored.sendFromStore(req, res, key)) return
        endFlight = req.method === 'GET' ? flights.begin(key) : null
        if (endFlight || !flights.isRunning(key)) break
      }
    }
    for (const [name, value] of baseHeaders) res.setHeader(name, value)
    if (req.url.startsWith('/media/')) return sendMedia(req, res, files)
    if (production && req.url.startsWith('/_next/')) return production.sendStatic(req, res)
    trackRequest(res)
    // A leading underscore is private in the app folder (docs/rules/administration.md#development-calls).
    if (!production && req.url.startsWith('/_cli/')) req.url = `/api${req.url}`
    if (!production) return void (await next(req, res))
    const isApi = req.url.startsWith('/api/')
    if (isApi && hasLargeBody(req)) await waitForTurn()
    if (!isApi && !(await waitForPermit(res))) return endFlight?.('failed')
    const missing = key && !refreshes ? await missingKeyOf(req, production, key) : null
    if (missing !== null) endFlight?.('unstorable')
    // It was closed while the address was looked up: nothing would end the flight any more.
    else if (res.destroyed) return endFlight?.('failed')
    if (missing !== null && (await stored?.sendMissing(req, res, missing))) return
    const facts = newPageFacts()
    const { finishPage, store } = production
    const target = missing === null ? { key, status: 200 as const, endFlight } : { key: missing, status: 404 as const, endFlight: null }
    await preparePageCapture(req, res, { ...target, facts, finishPage, store })
    if (isApi && ((await handleApi(req, res)) || !(await waitForPermit(res)))) return
    await collectPageFacts(facts, () => next(req, res))
  }
}

function hasLargeBody({ headers }: IncomingMessage) {
  return Number(headers['content-length'] ?? 0) > largeBodyBytes || headers['transfer-encoding'] !== undefined
}

/** The key of the page to show at that address if it has no content, else null. */
async function missingKeyOf({ url = '', headers }: IncomingMessage, { isMissing }: Production, key: string) {
  const missing = missingKey(key)
  return missing !== null && (await isMissing(url, headers.host)) ? missing : null
}

async function keyOf({ method = '', url = '', headers }: IncomingMessage, { siteHost }: Production) {
  const key = pageCacheKey({ method, url, headers })
  const host = key === null ? null : await siteHost(headers.host)
  return key === null || host === null ? null : withSiteHost(key, host)
}
