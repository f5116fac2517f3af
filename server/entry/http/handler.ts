import type { IncomingMessage, ServerResponse } from 'node:http'
import { caches } from '@/server/core/cache/registry.mjs'
import { env } from '@/lib/env'
import { sharedHeader } from '@/lib/routing/filter-twin'
import { log } from '@/server/core/log'
import { overseeAnswer } from './answer'
import { sendApi } from './api'
import { limitBody } from './body-limits'
import { settleClient } from './client'
import { isDraining } from '@/server/core/drain'
import { beginVisit } from '@/server/core/leisure'
import { sendMedia } from './media'
import { isWanted, keepPage, sendKept, sendPacked } from '@/server/entry/page-cache/page-cache'
import { isWhole, outgoingControl, pageKey, secondsToKeep } from '@/server/entry/page-cache/page-rules'
import { refuse } from './refuse'
import { guestsOf } from './guests'
import { forEverybody, guardPage, hasNonce, refuseWith, securityHeaders, settleNonce } from './security-headers'
import { hasTags } from '@/server/entry/page-cache/site-tags'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>
type Parts = {
  next: Handle
  mediaDir: string
  /** Null in development, where everything changes under one's hands and Next serves it. */
  production: { sendStatic: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>; inlineStyles: (html: string) => string } | null
}

/** A page larger than this is not kept. Bytes. */
const largestPage = 2 * 1024 * 1024

/** The way of every request: turned away, a page from memory, a file, the API, or Next. */
export function createHandler({ next, mediaDir, production }: Parts): Handle {
  const everywhere = securityHeaders()

  return async function handle(req, res) {
    const { method = '', url = '', headers } = req
    if (isDraining()) res.shouldKeepAlive = false
    settleClient(req, env.TRUST_PROXY)
    const refusal = refuse({ method, url, headers })
    if (refusal) return refuseWith(req, res, refusal)
    const key = production ? pageKey({ method, url, headers }) : null
    if (key !== null && (sendKept(req, res, key) || (await sendPacked(req, res, key)))) return
    for (const [name, value] of everywhere) res.setHeader(name, value)
    if (url.startsWith('/media/')) return sendMedia(req, res, mediaDir)
    if (production && url.startsWith('/_next/static/') && (await production.sendStatic(req, res))) return
    beginVisit(res)
    limitBody(req, res)
    if (production) await observe(req, res, { key, inlineStyles: production.inlineStyles })
    if (production && url.startsWith('/api/') && (await sendApi(req, res))) return
    await next(req, res)
  }
}

type Observing = { key: string | null; inlineStyles: (html: string) => string }

/** Packs the answer, guards it if it is a page, and keeps it for the next visitor when it is a page for everybody. */
async function observe(req: IncomingMessage, res: ServerResponse, { key, inlineStyles }: Observing) {
  const generation = caches.generation()
  const host = req.headers.host ?? ''
  const nonce = settleNonce(req.headers)
  const guests = await guestsAt(host, req.url ?? '')
  const chunks: Buffer[] = []
  let seconds = 0
  let length = 0
  let bytes = 0
  let isStreamed = false
  overseeAnswer(req, res, {
    onHead(whole) {
      guardPage(res, { nonce, whole, guests })
      if (key === null || req.method !== 'GET') return undefined
      seconds = secondsToKeep(res.statusCode, res.getHeaders())
      isStreamed = res.hasHeader(sharedHeader)
      res.removeHeader(sharedHeader)
      length = Number(res.getHeader('content-length') ?? 0)
      // What streams carries a nonce, which no cache on the way may give to others.
      if (seconds > 0) res.setHeader('cache-control', isStreamed ? 'private, no-cache' : outgoingControl(seconds))
      if (seconds === 0 || whole?.length !== length || !isHtml(res)) return undefined
      const page = Buffer.from(inlineStyles(whole.toString()))
      length = page.length
      res.setHeader('content-length', length)
      return page
    },
    onChunk(chunk) {
      bytes += chunk.length
      if (seconds > 0 && bytes <= largestPage) chunks.push(chunk)
    },
    onEnd() {
      if (key === null || seconds === 0 || bytes > largestPage || !isWanted(key, generation)) return
      const body = Buffer.concat(chunks)
      // Next tells the length of what it has whole; anything else may have been broken off.
      if (isStreamed ? !isWhole(body.toString()) : bytes !== length) return
      const policy = hasNonce(res, nonce) ? forEverybody(body, guests) : {}
      const headers = { ...res.getHeaders(), ...policy, 'cache-control': outgoingControl(seconds) }
      const kept = keepPage(key, {
        host,
        generation,
        seconds,
        headers,
        body: isStreamed && isHtml(res) ? Buffer.from(inlineStyles(body.toString())) : body,
      })
      kept.catch((error: unknown) => log('warn', 'a page could not be kept, and is made anew', { error }))
    },
  })
  // What Next would pack has been seen to.
  delete req.headers['accept-encoding']
}

function isHtml(res: ServerResponse) {
  return String(res.getHeader('content-type')).startsWith('text/html')
}

async function guestsAt(host: string, url: string) {
  if (url.startsWith('/api/')) return []
  return guestsOf(url, { hasTags: await hasTags(host) })
}
