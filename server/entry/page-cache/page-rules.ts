import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { sharedHeader } from '@/lib/routing/filtered-route'

/** However long a page may be kept: what escapes the drop by tags (a lost notice, a price that began) is this old at most. Seconds. */
const maxCacheSeconds = 60
const notPages = /^\/(?:api|_next|media|admin|_cli)(?:\/|$|\?)/
const variantHeaders = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url', 'next-router-state-tree'] as const
const knownHeaders = new Set<string>(variantHeaders)
/** Headers by which Next changes its answer in ways that no key of ours knows. */
const internalHeaders = /^(?:next-|x-nextjs-|x-next-|x-middleware-|x-prerender-|x-matched-|x-invoke-|x-now-)/
/** A query may make a filtered list or a search out of a page; what opens the edit layer, and what is too long to be asked twice, is asked for. */
const maxQueryLength = 300
const editLayerQuery = /[?&]editPage=/
const previewCookies = /__prerender_bypass|__next_preview_data/

type PageRequest = { method: string; url: string; headers: IncomingHttpHeaders }

/**
 * The name under which an answer to this request may be kept and found, or null when it must be asked for. Everything that may change a
 * public page stands in it: host, path, query, and the headers Next varies by. Whether an answer to a query is for everybody, `secondsToKeep` hears
 * from the page.
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
  // Whether the visitor came by https may stand in the page's addresses.
  const key = `${headers['x-forwarded-proto'] ?? ''} ${headers.host ?? ''}${pathname}${query}`
  if (!isData) return hasVariantHeader(headers) ? null : key
  const variant = variantHeaders.map((name) => String(headers[name] ?? '')).join('\n')
  return variant.length > 4096 ? null : `${key}\n${variant}`
}

/** A page asked for without `rsc` but with its companions is nothing a browser sends. */
function hasVariantHeader(headers: IncomingHttpHeaders) {
  return variantHeaders.some((name) => headers[name] !== undefined)
}

/**
 * For how many seconds an answer may be kept; 0 for not at all. Next says so itself: `s-maxage` on what is the same for everybody. Of a filtered
 * list or a search Next cannot know it, so proxy.ts does. A stale answer is on its way out, and one with a cookie is somebody's.
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

/**
 * Whether a page that was streamed came out whole: React ends a broken one all the same, and marks in it what the browser shall render again.
 */
export function isCompleteHtml(html: string) {
  return html.trimEnd().endsWith('</html>') && !html.includes(' data-dgst=')
}

/** A browser asks again each time and mostly hears 304; a CDN may keep a page as long as we do, since our drops do not reach it. */
export function cacheControl(seconds: number) {
  return `public, max-age=0, s-maxage=${seconds}, must-revalidate`
}
