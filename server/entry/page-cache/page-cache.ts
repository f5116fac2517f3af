import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { caches } from '@/server/core/cache/registry.mjs'
import { env } from '@/lib/env'
import { chooseEncoding, compressBody, type Encoding } from '@/server/entry/http/encodings'
import { matchesEtag } from '@/server/core/ranges'

type Variant = { body: Buffer; tag: string; headers: string[]; unchanged: string[] }
type Page = { generation: number; variants: Record<Encoding, Variant> }

const mebibyte = 1024 * 1024
/** Pages, and what the router in the browser fetches of them: the second kind has many more variants and must not crowd out the first. */
const pages = caches.open<Page>('front', { maxBytes: 40 * mebibyte })
const routerData = caches.open<Page>('front-rsc', { maxBytes: 8 * mebibyte })
/** Filtered lists and searches: anybody can ask for endlessly many. */
const lists = caches.open<Page>('front-lists', { maxBytes: 12 * mebibyte })
/** What belongs to one sending of a page and not to the page. */
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
/** Anybody can send a Host header; a flood of invented ones must not push the shop's pages out. */
const maxHosts = 32
const knownHosts = new Set<string>()
/** Pages that are being packed for those who come later. */
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

/** Answers from memory. Returns false when the page is not there; one rendered before the latest drop is not. */
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

/** Answers once the page is packed, if that is under way. Nobody else need ask Next for it meanwhile: on a busy day that would be hundreds. */
export async function sendOnceCompressed(req: IncomingMessage, res: ServerResponse, key: string) {
  const packed = compressing.get(key)
  if (!packed) return false
  // A failure is told where the page is packed; the others ask Next.
  await packed.catch(() => {})
  return sendCached(req, res, key)
}

/** Whether an answer of that generation is wanted: of those who asked at once only the first one's is packed. */
export function shouldStore(key: string, generation: number) {
  return !compressing.has(key) && cacheFor(key).peek(key)?.generation !== generation
}

type CacheablePage = { host: string; generation: number; seconds: number; headers: OutgoingHttpHeaders; body: Buffer }

/**
 * Keeps an answer. `generation` is the registry's at the time the request came: an answer that began before a drop may show what was true
 * before it.
 */
export async function storePage(key: string, answer: CacheablePage) {
  if (answer.generation !== caches.generation() || !admitsHost(answer.host)) return
  const packed = compressAndStore(key, answer)
  compressing.set(key, packed)
  await packed.finally(() => {
    if (compressing.get(key) === packed) compressing.delete(key)
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

/** Node sends a flat list of names and values as it stands, without looking at each. */
function rawHeaders(headers: OutgoingHttpHeaders, { tag, encoding }: { tag: string; encoding: Encoding }) {
  const rows = Object.entries(headers).filter(([name]) => !hopHeaders.has(name))
  const flat = rows.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]))
  flat.push('etag', tag, 'x-izlog-cache', 'hit')
  if (encoding !== 'identity') flat.push('content-encoding', encoding)
  return flat
}
