// Next's page cache, kept in the shared registry: one drop by tag reaches the API's answers and the rendered pages alike, from a request,
// a job or another instance's notice.
import { caches } from '../../core/cache/registry.mjs'

const pages = caches.open('pages', { maxBytes: 64 * 1024 * 1024 })

/** @param {any} value */
function sizeOf(value) {
  if (!value) return 256
  const parts = [value.html, value.rscData, value.body, value.data?.body, ...(value.segmentData?.values?.() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? part?.byteLength ?? 0), 1024)
}

/** @param {any} value @param {any} context */
function tagsOf(value, context) {
  const header = value?.headers?.['x-next-cache-tags']
  return [...(context?.tags ?? []), ...(typeof header === 'string' ? header.split(',') : [])]
}

/**
 * A page says with a tag `generation:N` how old the registry was when it first read data (server/rsc.tsx). One of its tags dropped since
 * then means that the page may show what was true before, so it is shown once and not kept.
 * @param {string[]} tags
 */
function isStale(tags) {
  const startedAt = tags.filter((tag) => tag.startsWith('generation:')).map((tag) => Number(tag.slice('generation:'.length)))
  return startedAt.length > 0 && caches.invalidatedSince(tags, Math.min(...startedAt))
}

export default class PageCacheHandler {
  /** @param {string} key */
  async get(key) {
    return pages.get(key) ?? null
  }

  /** @param {string} key @param {any} value @param {any} context */
  async set(key, value, context) {
    if (value?.kind === 'FETCH') return
    const tags = tagsOf(value, context)
    if (isStale(tags)) return
    const entry = { value, lastModified: Date.now(), cacheControl: context?.cacheControl }
    pages.set(key, entry, { bytes: sizeOf(value), tags })
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    caches.invalidate([tags].flat())
  }

  resetRequestCache() {}
}
