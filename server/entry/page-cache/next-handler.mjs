// Next's cache of rendered routes, stored in the shared registry: one invalidation by tag reaches API results and rendered pages, from a request, a job or another
// instance.
import { addPageTags, pageFacts } from '../../core/cache/page-tags.mjs'
import { caches } from '../../core/cache/registry.mjs'

const pages = caches.open('next-pages', { maxBytes: 64 * 1024 * 1024 })

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

export default class PageCacheHandler {
  /** @param {string} key */
  async get(key) {
    const entry = pages.get(key)
    if (!entry) return null
    // The page that is sent now depends on the tags of the cached one.
    addPageTags(entry.tags, entry.mark)
    const { html } = entry.value
    return Buffer.isBuffer(html) ? { ...entry, value: { ...entry.value, html: html.toString() } } : entry
  }

  /** @param {string} key @param {any} value @param {any} context */
  async set(key, value, context) {
    // Anybody can ask for any number of pages that do not exist.
    if (value?.kind === 'FETCH' || value?.status === 404) return
    // Where no page facts are collected, as in development (handler.ts skips it), nothing is kept.
    const facts = pageFacts()
    if (!facts) return
    const tags = [...new Set([...tagsOf(value, context), ...facts.tags])]
    // A page whose tags were invalidated since its data was read is sent once and not stored.
    if (!caches.isFresh(tags, facts.mark)) return
    // A string with Croatian letters takes two bytes for each of its letters.
    const stored = typeof value?.html === 'string' ? { ...value, html: Buffer.from(value.html) } : value
    const entry = { value: stored, lastModified: Date.now(), cacheControl: context?.cacheControl, tags: [...facts.tags], mark: facts.mark }
    pages.set(key, entry, { bytes: sizeOf(stored), tags })
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    caches.invalidate([tags].flat())
  }

  resetRequestCache() {}
}
