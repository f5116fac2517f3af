import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageFacts } from '@/server/core/cache/page-tags.mjs'
import { log } from '@/server/core/log'
import { storableSecondsHeader } from '@/lib/routing/filtered-route'
import { chooseEncoding, compressBody, type Compression } from '@/server/entry/http/encodings'
import { cspSourcesFor } from '@/server/entry/http/security/csp-sources'
import { interceptResponse } from '@/server/entry/http/intercept-response'
import { hasNonce, setNonce, setPagePolicy, sharedPagePolicy } from '@/server/entry/http/security/security-headers'
import { hasGoogleTag } from './google-tag'
import { cacheControl, cacheSeconds, isCompleteHtml, mustNotBeShared, privateControl, type PageStatus } from './page-rules'
import { splitPage, type PageData } from './html/page-data'
import { dataWithoutAddress, htmlWithoutAddress } from './html/without-address.mjs'
import type { PageStore } from '@/server/entry/page-cache/store/page-store'
import type { EndFlight } from './render-flights'
import { storedEncodingFor } from './send-page'
import { etagOf, storedHeaders, type StoredData } from '@/server/entry/page-cache/store/stored-page'
import { whenClosed } from '@/server/core/process/when-closed'

/** Larger pages are not cached. Bytes. */
const maxPageBytes = 2 * 1024 * 1024
/** What every page depends on beside its data: its address, its site and its content policy. */
const commonTags = ['site', 'options', 'redirects']

/** The router reads them, of its own data; a page does without. */
const ofRouterData = { 'x-nextjs-prerender': undefined, 'x-nextjs-stale-time': undefined }

type CaptureOptions = {
  key: string | null
  /** That of the page to store. */
  status: PageStatus
  facts: PageFacts
  /** Makes a complete page ready to be sent and stored. */
  finishPage: (html: string) => string
  store: PageStore
  /** Ends the wait of other requests for this render. */
  endFlight: EndFlight | null
}

/**
 * Prepares the response of any request, also of the API, before it is made: once it is sent, it is compressed, a page gets its policy, and a public page is
 * stored. Removes `accept-encoding` from the request, because we compress instead of Next.
 */
export async function preparePageCapture(
  req: IncomingMessage,
  res: ServerResponse,
  { key, status, facts, finishPage, store, endFlight }: CaptureOptions,
) {
  const url = req.url ?? ''
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const nonce = setNonce(req.headers)
  let hasEnded = false
  if (endFlight) whenClosed(res, () => !hasEnded && endFlight('failed'))
  const sources = await sourcesFor(req.headers.host, url)
  const chunks: Buffer[] = []
  let seconds = 0
  let declaredBytes = 0
  let receivedBytes = 0
  let isStreamed = false
  let cameAtOnce = false
  let isStorable = false
  let data: Promise<StoredData> | null = null
  interceptResponse(req, res, {
    onHead(completeBody) {
      // Only pages rendered on request carry it, and those are streamed; with 0 also all pages of a closed site, which are not stored.
      isStreamed = res.hasHeader(storableSecondsHeader)
      if (key !== null && req.method === 'GET') seconds = cacheSeconds(res.statusCode, res.getHeaders(), status)
      res.removeHeader(storableSecondsHeader)
      // They name the routes behind an address.
      for (const name of res.getHeaderNames()) if (name.startsWith('x-middleware-')) res.removeHeader(name)
      declaredBytes = Number(res.getHeader('content-length') ?? 0)
      // A streamed page carries a nonce, so no shared cache may store it.
      if (seconds > 0 && status === 200) res.setHeader('cache-control', isStreamed ? 'private, no-cache' : cacheControl(seconds))
      else if (!url.startsWith('/api/') && mustNotBeShared(req.method, res)) res.setHeader('cache-control', privateControl)
      cameAtOnce = completeBody !== undefined && completeBody.length === declaredBytes
      const isReady = seconds > 0 && cameAtOnce && isHtml(res)
      const page = isReady && completeBody ? finish(completeBody) : completeBody && withoutAddress(completeBody)
      setPagePolicy(res, { nonce, completeBody: page, sources })
      if (page === completeBody) return undefined
      declaredBytes = page?.length ?? 0
      res.setHeader('content-length', declaredBytes)
      return page
    },
    onChunk(chunk) {
      receivedBytes += chunk.length
      if (seconds > 0 && receivedBytes <= maxPageBytes) chunks.push(chunk)
    },
    onEnd() {
      hasEnded = true
      const body = Buffer.concat(chunks)
      // Next declares the length of complete pages; a page that it streams may have failed. Without tags nobody could invalidate it.
      const isWhole = isStreamed ? isCompleteHtml(body.toString()) : receivedBytes === declaredBytes || isRouterData(res)
      isStorable = key !== null && seconds > 0 && receivedBytes <= maxPageBytes && isWhole && facts.tags.size > 0
      if (!isStorable) return endFlight?.(seconds === 0 && isLasting(res) ? 'unstorable' : 'failed')
      if (cameAtOnce && res.hasHeader('content-encoding')) return
      const page = isStreamed && isHtml(res) ? finish(body) : body
      const policy = hasNonce(res, nonce) ? sharedPagePolicy(page, sources) : {}
      const storedAs = storedEncodingFor(encoding)
      const headers = { ...res.getHeaders(), ...policy, vary: String(res.getHeader('vary') ?? 'Accept-Encoding') }
      compressBody(page, storedAs)
        .then((compressed) => put(compressed, storedAs, headers))
        .catch(reportFailure)
        // Without effect once `put` has ended it.
        .finally(() => endFlight?.('failed'))
    },
    onCompressed(body, compression) {
      if (!isStorable || !cameAtOnce) return
      put(body, compression, res.getHeaders())
        .catch(reportFailure)
        .finally(() => endFlight?.('failed'))
    },
  })
  delete req.headers['accept-encoding']

  /** A page whose data nobody could ask for stays whole: one that will not be stored, and that for addresses without content, which has no address of its own. */
  function finish(body: Buffer): Buffer {
    const page = finishPage(body.toString())
    const html = isStreamed ? page : htmlWithoutAddress(page)
    if (status !== 200 || body.length > maxPageBytes || facts.tags.size === 0) return Buffer.from(html)
    const split = splitPage(html, isStreamed ? undefined : dataWithoutAddress)
    if (split.data) {
      const storedAs = storedEncodingFor(encoding)
      data = compressData(split.data, storedAs)
      store.announceData(split.data.name, storedAs, data)
    }
    return Buffer.from(split.html)
  }

  /** Next renders a page once for all who ask at the same time, also for those whose page is not stored. */
  function withoutAddress(body: Buffer): Buffer {
    if (!isHtml(res) || !res.hasHeader('x-nextjs-prerender')) return body
    const html = body.toString()
    const shared = htmlWithoutAddress(html)
    return shared === html ? body : Buffer.from(shared)
  }

  async function put(body: Buffer, compression: Compression, headers: ReturnType<ServerResponse['getHeaders']>) {
    store.put({
      key: key ?? '',
      encoding: compression,
      tags: [...new Set([...facts.tags, ...commonTags])],
      mark: facts.mark,
      storedAt: Date.now(),
      seconds,
      headers: storedHeaders({
        ...headers,
        ...(data && ofRouterData),
        'cache-control': status === 200 ? cacheControl(seconds) : privateControl,
      }),
      etag: etagOf(body, compression),
      body,
      data: await data,
    })
    endFlight?.('stored')
  }
}

async function compressData({ name, text }: PageData, encoding: Compression): Promise<StoredData> {
  const body = await compressBody(Buffer.from(text), encoding)
  return { name, body, etag: etagOf(body, encoding) }
}

function reportFailure(error: unknown) {
  log('warn', 'a page could not be cached', { error })
}

/** Whether later answers will be of the same kind. Next sends a stale page while it renders a new one. */
function isLasting(res: ServerResponse) {
  return res.statusCode < 500 && res.getHeader('x-nextjs-cache') !== 'STALE'
}

/** Next sends it from memory without its length, and closes the connection when that fails. */
function isRouterData(res: ServerResponse) {
  return String(res.getHeader('content-type')).startsWith('text/x-component')
}

function isHtml(res: ServerResponse) {
  return String(res.getHeader('content-type')).startsWith('text/html')
}

async function sourcesFor(host: string | undefined, url: string) {
  if (url.startsWith('/api/')) return []
  return cspSourcesFor(url, { hasGoogleTag: await hasGoogleTag(host) })
}
