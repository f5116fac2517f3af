// Next's page cache, stored in the shared registry: one invalidation by tag reaches API results and rendered pages, from a request, a job or another
// instance.
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
 * The tag `generation:N` holds the registry's generation when the page first read data (server/rsc.tsx). A page whose tags were invalidated since then is
 * shown once and not stored.
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
