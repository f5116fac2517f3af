import type { SiteInfo } from '@/server/core/context'
import { findSiteByHost } from '@/server/core/sites'

/** `siteId` is null for what belongs to no single site. */
type KeyFacts = { siteId: number | null; title: string; detail: string }

/** One kind of cache key; null for a key of another kind. */
type KeyFormat = (key: string, sites: readonly SiteInfo[]) => KeyFacts | null

/** Values of this length may be tokens; the shortest public secret has 22 characters. */
const secretLength = 20

/** `1|hrv|/api/v1/product/web/get|{"id":1}` of server/api/response/response-cache.ts. */
const apiResponse: KeyFormat = (key) => {
  const [, siteId, language, path, input] = /^(\d+)\|(\w{3})\|(\/api\/[^|]*)\|(.*)$/s.exec(key) ?? []
  if (!path) return null
  return { siteId: Number(siteId), title: path, detail: `${language}${input === '{}' ? '' : ` ${cutJson(input)}`}` }
}

/** `https host/path?query`, with the variant of the router's data below it and the encoding behind it, of server/entry/page-cache/page-rules.ts. */
const compressedPage: KeyFormat = (key, sites) => {
  const [, host, path, query = ''] = /^\S* ([^/\s]+)(\/[^?\n\t]*)(\?[^\n\t]*)?/.exec(key) ?? []
  if (!host || !path) return null
  return { siteId: findSiteByHost(sites, host)?.id ?? null, title: path, detail: cutQuery(query) }
}

/** `/site/hr/path` of Next's page cache. */
const renderedPage: KeyFormat = (key, sites) => {
  const [, siteKey, locale, path = '/'] = /^\/([^/]+)\/([a-z]{2})(\/.*)?$/.exec(key) ?? []
  const site = sites.find((one) => one.key === siteKey)
  return site && locale ? { siteId: site.id, title: path, detail: locale } : null
}

const formats = [apiResponse, compressedPage, renderedPage]

/** What an entry holds, as far as its key tells. */
export function describeKey(key: string, sites: readonly SiteInfo[]): KeyFacts {
  for (const read of formats) {
    const facts = read(key, sites)
    if (facts) return facts
  }
  return { siteId: null, title: '', detail: '' }
}

function cutQuery(query: string): string {
  return [...new URLSearchParams(query)].map(([name, value]) => `${cut(name)}=${cut(value)}`).join(' ')
}

function cutJson(json = ''): string {
  return json.replace(/"((?:[^"\\]|\\.)*)"/g, (_, inner: string) => `"${cut(inner)}"`)
}

function cut(text: string) {
  return text.length < secretLength ? text : '…'
}
