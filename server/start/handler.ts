import type { IncomingMessage, ServerResponse } from 'node:http'
import { caches } from '@/server/cache/registry.mjs'
import { env } from '@/lib/env'
import { sharedHeader } from '@/lib/filter-twin'
import { overseeAnswer } from './answer'
import { sendApi } from './api'
import { limitBody } from './body-limits'
import { settleClient } from './client'
import { isDraining } from './drain'
import { sendMedia } from './media'
import { keepPage, sendKept } from './page-cache'
import { isWhole, outgoingControl, pageKey, secondsToKeep } from './page-rules'
import { refuse } from './refuse'
import { securityHeaders } from './security-headers'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>
type Parts = {
  next: Handle
  mediaDir: string
  /** Null in development, where everything changes under one's hands and Next serves it. */
  production: { sendStatic: (req: IncomingMessage, res: ServerResponse) => Promise<boolean> } | null
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
    if (refusal) return turnAway(res, refusal)
    const key = production ? pageKey({ method, url, headers }) : null
    if (key !== null && sendKept(req, res, key)) return
    for (const [name, value] of everywhere) res.setHeader(name, value)
    if (url.startsWith('/media/')) return sendMedia(req, res, mediaDir)
    if (production && url.startsWith('/_next/static/') && (await production.sendStatic(req, res))) return
    limitBody(req, res)
    if (production) observe(req, res, key)
    if (production && url.startsWith('/api/') && (await sendApi(req, res))) return
    await next(req, res)
  }
}

/** Packs the answer, and keeps it for the next visitor when it is a page for everybody. */
function observe(req: IncomingMessage, res: ServerResponse, key: string | null) {
  const generation = caches.generation()
  const host = req.headers.host ?? ''
  const chunks: Buffer[] = []
  let seconds = 0
  let length = 0
  let bytes = 0
  let isStreamed = false
  overseeAnswer(req, res, {
    onHead() {
      if (key === null || req.method !== 'GET') return
      seconds = secondsToKeep(res.statusCode, res.getHeaders())
      isStreamed = res.hasHeader(sharedHeader)
      res.removeHeader(sharedHeader)
      length = Number(res.getHeader('content-length') ?? 0)
      if (seconds > 0) res.setHeader('cache-control', outgoingControl(seconds))
    },
    onChunk(chunk) {
      bytes += chunk.length
      if (seconds > 0 && bytes <= largestPage) chunks.push(chunk)
    },
    onEnd() {
      if (key === null || seconds === 0 || bytes > largestPage) return
      const body = Buffer.concat(chunks)
      // Next tells the length of what it has whole; anything else may have been broken off.
      if (isStreamed ? !isWhole(body.toString()) : bytes !== length) return
      void keepPage(key, { host, generation, seconds, headers: res.getHeaders(), body })
    },
  })
  // What Next would pack has been seen to.
  delete req.headers['accept-encoding']
}

function turnAway(res: ServerResponse, { status, message }: { status: number; message: string }) {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  res.end(`${message}\n`)
}
