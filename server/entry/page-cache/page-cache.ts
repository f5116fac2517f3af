import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { caches } from '@/server/core/cache/registry.mjs'
import { env } from '@/lib/env'
import { chooseEncoding, compressBody, type Encoding } from '@/server/entry/http/encodings'
import { matchesEtag } from '@/server/core/ranges'

type Variant = { body: Buffer; tag: string; headers: string[]; unchanged: string[] }
type Page = { generation: number; variants: Record<Encoding, Variant> }

const mebibyte = 1024 * 1024
/** Pages and router data have separate caches: router data has many variants and must not evict pages. */
const pages = caches.open<Page>('compressed-pages', { maxBytes: 40 * mebibyte })
const routerData = caches.open<Page>('compressed-router-data', { maxBytes: 8 * mebibyte })
/** Filtered lists and searches, of which anybody can request any number. */
const lists = caches.open<Page>('compressed-lists', { maxBytes: 12 * mebibyte })
/** Headers of one response, not of the page. */
const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'x-nextjs-cache',
])
/** Invented Host headers must not evict the shop's pages. */
const maxHosts = 32
const knownHosts = new Set<string>()
/** Pages under compression. */
const compressing = new Map<string, Promise<void>>()

caches.onInvalidate(() => {
  compressing.clear()
  pages.clear()
  routerData.clear()
  lists.clear()
  knownHosts.clear()
})

function cacheFor(key: string) {
  if (key.includes('\n')) return routerData
  return key.includes('?') ? lists : pages
}

/** Sends a cached page. Returns false if there is none from the current generation. */
export function sendCached(req: IncomingMessage, res: ServerResponse, key: string) {
  const cache = cacheFor(key)
  const page = cache.get(key)
  if (!page) return false
  if (page.generation !== caches.generation()) {
    cache.delete(key)
    return false
  }
  const { body, tag, headers, unchanged } = page.variants[chooseEncoding(req.headers['accept-encoding'])]
  if (matchesEtag(req.headers['if-none-match'], tag)) res.writeHead(304, unchanged).end()
  else res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body)
  return true
}

/** Sends the page after its running compression, so that parallel requests do not all reach Next. */
export async function sendOnceCompressed(req: IncomingMessage, res: ServerResponse, key: string) {
  const pending = compressing.get(key)
  if (!pending) return false
  // storePage reports the failure; the others ask Next.
  await pending.catch(() => {})
  return sendCached(req, res, key)
}

/** Whether a page of that generation should be stored: of parallel requests only the first one's. */
export function shouldStore(key: string, generation: number) {
  return !compressing.has(key) && cacheFor(key).peek(key)?.generation !== generation
}

type CacheablePage = { host: string; generation: number; seconds: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Stores a page. `generation` is that of the request's start: a page that started before an invalidation may be stale. */
export async function storePage(key: string, page: CacheablePage) {
  if (page.generation !== caches.generation() || !admitsHost(page.host)) return
  const pending = compressAndStore(key, page)
  compressing.set(key, pending)
  await pending.finally(() => {
    if (compressing.get(key) === pending) compressing.delete(key)
  })
}

async function compressAndStore(key: string, { generation, seconds, headers, body }: CacheablePage) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const bodies = await compressBody(body)
  if (generation !== caches.generation()) return
  const make = (encoding: Encoding): Variant => {
    const tag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const unchanged = rawHeaders(headers, { tag, encoding })
    return { body: bodies[encoding], tag, headers: [...unchanged, 'content-length', String(bodies[encoding].length)], unchanged }
  }
  const page: Page = { generation, variants: { br: make('br'), gzip: make('gzip'), identity: make('identity') } }
  const bytes = bodies.br.length + bodies.gzip.length + bodies.identity.length + 4096
  cacheFor(key).set(key, page, { bytes, expiresAt: Date.now() + seconds * 1000 })
}

function admitsHost(host: string) {
  if (knownHosts.has(host) || host === new URL(env.SITE_URL).host) return true
  if (knownHosts.size >= maxHosts) return false
  knownHosts.add(host)
  return true
}

/** Node sends a flat list of names and values without checking each. */
function rawHeaders(headers: OutgoingHttpHeaders, { tag, encoding }: { tag: string; encoding: Encoding }) {
  const rows = Object.entries(headers).filter(([name]) => !hopHeaders.has(name))
  const flat = rows.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]))
  flat.push('etag', tag, 'x-izlog-cache', 'hit')
  if (encoding !== 'identity') flat.push('content-encoding', encoding)
  return flat
}
