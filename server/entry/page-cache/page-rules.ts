import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { sharedHeader } from '@/lib/routing/filtered-route'

/** Longest age of a cached page in seconds, for changes that no invalidation reaches (docs/rules/platform.md#page-cache). */
const maxCacheSeconds = 60
const notPages = /^\/(?:api|_next|media|admin|_cli)(?:\/|$|\?)/
const variantHeaders = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url', 'next-router-state-tree'] as const
const knownHeaders = new Set<string>(variantHeaders)
/** Headers that change Next's response in ways the key does not cover. */
const internalHeaders = /^(?:next-|x-nextjs-|x-next-|x-middleware-|x-prerender-|x-matched-|x-invoke-|x-now-)/
/** Longer queries are unlikely to repeat and bypass the cache, as the edit layer does. */
const maxQueryLength = 300
const editLayerQuery = /[?&]editPage=/
const previewCookies = /__prerender_bypass|__next_preview_data/

type PageRequest = { method: string; url: string; headers: IncomingHttpHeaders }

/**
 * The cache key of a request, or null to bypass the cache. It holds everything that may change a public page: host, path, query and the headers that Next
 * varies by.
 */
export function pageCacheKey({ method, url, headers }: PageRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const end = url.indexOf('?')
  const isData = headers.rsc !== undefined
  const query = end < 0 || (isData && /^\?_rsc=[\w-]*$/.test(url.slice(end))) ? '' : url.slice(end)
  if (query !== '' && (isData || query.length > maxQueryLength || editLayerQuery.test(query))) return null
  const pathname = end < 0 ? url : url.slice(0, end)
  if (notPages.test(pathname) || headers.authorization !== undefined || headers.accesstoken !== undefined) return null
  if (headers.cookie !== undefined && previewCookies.test(headers.cookie)) return null
  for (const name in headers) if (internalHeaders.test(name) && !knownHeaders.has(name)) return null
  // The protocol may appear in the page's URLs.
  const key = `${headers['x-forwarded-proto'] ?? ''} ${headers.host ?? ''}${pathname}${query}`
  if (!isData) return hasVariantHeader(headers) ? null : key
  const variant = variantHeaders.map((name) => String(headers[name] ?? '')).join('\n')
  return variant.length > 4096 ? null : `${key}\n${variant}`
}

/** No browser sends these headers without `rsc`. */
function hasVariantHeader(headers: IncomingHttpHeaders) {
  return variantHeaders.some((name) => headers[name] !== undefined)
}

/**
 * Seconds for which a response may be cached, 0 for none. Next marks shared pages with `s-maxage`, proxy.ts marks filtered lists and searches. Stale pages
 * and responses with cookies are not cached.
 */
export function cacheSeconds(status: number, headers: OutgoingHttpHeaders): number {
  if (status !== 200 || headers['set-cookie'] !== undefined) return 0
  if (!/^text\/(?:html|x-component)\b/.test(String(headers['content-type'] ?? ''))) return 0
  if (headers[sharedHeader] !== undefined) return Math.min(Number(headers[sharedHeader]) || 0, maxCacheSeconds)
  const isPrerendered =
    /^(?:HIT|MISS|PRERENDER)$/.test(String(headers['x-nextjs-cache'] ?? '')) || headers['x-nextjs-prerender'] !== undefined
  const control = headers['cache-control'] ?? ''
  if (!isPrerendered || /private|no-store/.test(control)) return 0
  const shared = Number(control.match(/s-maxage=(\d+)/)?.[1] ?? 0)
  return Math.min(shared, maxCacheSeconds)
}

/** Whether a streamed page is complete: React also ends a failed one and marks it for rendering in the browser. */
export function isCompleteHtml(html: string) {
  return html.trimEnd().endsWith('</html>') && !html.includes(' data-dgst=')
}

/** Browsers revalidate each time; a CDN may cache as long as we do, because our invalidations do not reach it. */
export function cacheControl(seconds: number) {
  return `public, max-age=0, s-maxage=${seconds}, must-revalidate`
}
