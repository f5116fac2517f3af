import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { storableSecondsHeader } from '@/lib/routing/filtered-route'

/**
 * For how long a stored page counts as new, in seconds (docs/rules/platform.md#page-age). `page`: most pages. `list`: filtered lists and searches, whose
 * addresses anybody can invent.
 */
const newSeconds = { page: 1800, list: 60 }
/** Our invalidations do not reach other caches. Seconds. */
const outsideSeconds = 60
const notPages = /^\/(?:api|_next|_page-data|media|admin|_cli)(?:\/|$|\?)/
/** What the router asks with; in the order of its cache buster after `rsc`. */
export const routerHeaders = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'] as const
const knownHeaders = new Set<string>(routerHeaders)
/** Headers that change Next's response in ways the key does not cover. */
const internalHeaders = /^(?:next-|x-nextjs-|x-next-|x-middleware-|x-prerender-|x-matched-|x-invoke-|x-now-)/
/** Longer queries are unlikely to repeat and bypass the cache, as the edit layer does. */
const maxQueryLength = 300
/** Router data as a file, which Next sends under the address of no page. */
const routerSuffix = /\.rsc$/
/** Of the name of a part of router data: a path of segments. */
const maxSegmentLength = 500
const editLayerQuery = /[?&]editPage=/

/** 404: the page for addresses without content. */
export type PageStatus = 200 | 404
type PageRequest = { method: string; url: string; headers: IncomingHttpHeaders }

/**
 * The cache key of a request, or null to bypass the cache. It holds everything that may change a public page but its site: path, query, and of router data which
 * part is asked for. From where the router asks changes no page that may be stored (docs/rules/platform.md#router-data).
 */
export function pageCacheKey({ method, url, headers }: PageRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const end = url.indexOf('?')
  const isData = headers.rsc !== undefined
  const query = end < 0 || isData ? '' : url.slice(end)
  if (query.length > maxQueryLength || editLayerQuery.test(query)) return null
  const pathname = end < 0 ? url : url.slice(0, end)
  if (notPages.test(pathname) || routerSuffix.test(pathname) || headers.authorization !== undefined || headers.accesstoken !== undefined)
    return null
  for (const name in headers) if (internalHeaders.test(name) && !knownHeaders.has(name)) return null
  // The protocol may appear in the page's URLs.
  const key = `${headers['x-forwarded-proto'] ?? ''} ${pathname}${query}`
  if (!isData) return hasRouterHeader(headers) ? null : key
  const { 'next-router-prefetch': prefetch = '', 'next-router-segment-prefetch': segment = '' } = headers
  if (headers.rsc !== '1' || !/^1?$/.test(String(prefetch)) || segment.length > maxSegmentLength) return null
  // Next sends all data whatever the name of the part is, unless it is prefetched.
  if (segment !== '' && prefetch === '') return null
  const expected = routerQuery(headers)
  return expected !== '' && url.slice(pathname.length) === expected ? `${key}\n${prefetch}\n${segment}` : null
}

/**
 * The query with which the router asks: a hash of its headers, which keeps a cache that ignores `Vary` from taking router data for a page. Next sends whoever
 * has another one to the right address.
 */
export function routerQuery(headers: IncomingHttpHeaders): string {
  const [, ...inputs] = routerHeaders.map((name) => headers[name])
  if (inputs.every((input) => input === undefined)) return ''
  const hash = createHash('sha256').update(inputs.map((input) => input ?? '0').join(','))
  return `?_rsc=${hash.digest().subarray(0, 12).toString('base64url')}`
}

/** The key of a page of that site. All its hosts share its pages. */
export function withSiteHost(pageKey: string, host: string) {
  return pageKey.replace(' ', () => ` ${host}`)
}

/** The key of the one page that a site shows at addresses without content, from the key of such an address; null for router data. */
export function missingKey(key: string): string | null {
  return key.includes('\n') ? null : `${key.slice(0, key.indexOf('/'))} missing`
}

/** The page of a key, of which router data is a part: Next renders both at once. */
export function pageOfKey(key: string) {
  return key.split('\n', 1)[0] ?? key
}

/** No browser sends these headers without `rsc`. */
function hasRouterHeader(headers: IncomingHttpHeaders) {
  return routerHeaders.some((name) => headers[name] !== undefined)
}

/**
 * Seconds for which a response may be cached, 0 for none. `expected`: the status of what is asked for. Next marks shared pages with `s-maxage`, proxy.ts marks filtered lists and searches. Stale pages
 * and responses with cookies are not cached.
 */
export function cacheSeconds(status: number, headers: OutgoingHttpHeaders, expected: PageStatus = 200): number {
  if (status !== expected || headers['set-cookie'] !== undefined) return 0
  if (!/^text\/(?:html|x-component)\b/.test(String(headers['content-type'] ?? ''))) return 0
  if (headers[storableSecondsHeader] !== undefined) return Math.min(Number(headers[storableSecondsHeader]) || 0, newSeconds.list)
  const isPrerendered =
    /^(?:HIT|MISS|PRERENDER)$/.test(String(headers['x-nextjs-cache'] ?? '')) || headers['x-nextjs-prerender'] !== undefined
  const control = headers['cache-control'] ?? ''
  if (!isPrerendered || /private|no-store/.test(control)) return 0
  const shared = Number(control.match(/s-maxage=(\d+)/)?.[1] ?? 0)
  return Math.min(shared, newSeconds.page)
}

/** Whether a streamed page is complete: React also ends a failed one and marks it for rendering in the browser. */
export function isCompleteHtml(html: string) {
  return html.trimEnd().endsWith('</html>') && !html.includes(' data-dgst=')
}

/** Browsers revalidate each time; a CDN may cache for a minute. */
export function cacheControl(seconds: number) {
  return `public, max-age=0, s-maxage=${Math.min(seconds, outsideSeconds)}, must-revalidate`
}

export const privateControl = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Whether Next lets other caches keep an answer that we do not store: a missing page, an answer to a write, a page of an address that bypasses the cache. */
export function mustNotBeShared(method: string | undefined, res: Pick<ServerResponse, 'statusCode' | 'getHeader'>) {
  if (!/s-maxage|stale-while-revalidate/.test(String(res.getHeader('cache-control') ?? ''))) return false
  const isPage = /^text\/(?:html|x-component)\b/.test(String(res.getHeader('content-type') ?? ''))
  return isPage || res.statusCode >= 400 || (method !== 'GET' && method !== 'HEAD')
}

/** Escapes that any address may do without (RFC 3986, 6.2.2), and segments of dots. */
const unusual = /%[\da-f]{2}|\/\.{1,2}(?:\/|$)/i
const unreserved = /[\w.~-]/

/** Spaces at the end of an address, which a URL does not have. */
const trailingSpaces = /(?:%20)+$/
/** Escapes of control characters, which the parser of URLs drops: they are missing, and no other spelling of a page. */
const controls = /%(?=[01][\da-f]|7f)/gi

/** The address of a page with one spelling of its path, so that invented ones are the same page (docs/rules/platform.md#one-spelling). */
export function canonicalUrl(url: string): string {
  const [, given = '', query = ''] = /^([^?#]*)([^#]*)/s.exec(url) ?? []
  const pathname = readableEscapes(given.replaceAll(controls, '%25').replace(trailingSpaces, ''))
  if (!unusual.test(pathname) || pathname.includes('\\') || notPages.test(pathname)) return `${pathname}${query}`
  const decoded = pathname.replace(/%[\da-f]{2}/gi, (escape) => {
    const char = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return unreserved.test(char) ? char : escape.toUpperCase()
  })
  const canonical = new URL(`http://page${decoded}`).pathname
  return notPages.test(canonical) && !canonical.startsWith('/_next/') ? `${pathname}${query}` : `${canonical}${query}`
}

/** A path in which escapes that nobody can decode stand for their own characters: such an address is missing, not an error of the server. */
function readableEscapes(pathname: string): string {
  return pathname.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) => (isReadable(escapes) ? escapes : escapes.replaceAll('%', '%25')))
}

function isReadable(escapes: string): boolean {
  try {
    return decodeURIComponent(escapes) !== ''
  } catch {
    return false
  }
}
