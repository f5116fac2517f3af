// Next's cache of rendered routes, stored in the shared registry: one invalidation by tag reaches API results and rendered pages, from a request, a job or another
// instance. The entry keeps the pages themselves (store/page-store.ts); this cache serves what the router asks for after them.
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { addPageTags, pageFacts } from '../../core/cache/page-tags.mjs'
import { caches } from '../../core/cache/registry.mjs'
import { dataWithoutAddress, htmlWithoutAddress } from './html/without-address.mjs'

const pages = caches.open('next-pages', { maxBytes: 8 * 1024 * 1024 })
const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/** Fast, with a window that finds the router data of a page again in each of its parts. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }

/** @param {any} value */
function sizeOf(value) {
  if (!value) return 256
  const parts = [value.html, value.rscData, value.body, value.data?.body, ...(value.segmentData?.values?.() ?? [])]
  // A string with Croatian letters takes two bytes for each of its letters.
  return parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length * 2 : (part?.byteLength ?? 0)), 1024)
}

/** @param {any} value @param {any} context */
function tagsOf(value, context) {
  const header = value?.headers?.['x-next-cache-tags']
  return [...(context?.tags ?? []), ...(typeof header === 'string' ? header.split(',') : [])]
}

/** @typedef {{ kind: string, html: string, rscData?: Buffer, segmentData?: Map<string, Buffer> }} RenderedPage */

/** @param {Buffer} data */
function routerDataWithoutAddress(data) {
  return data.includes('],"q":"') ? Buffer.from(dataWithoutAddress(data.toString())) : data
}

/** The page without the address of its request (docs/rules/platform.md#address-of-shared-pages). @param {RenderedPage} page @returns {RenderedPage} */
function pageWithoutAddress({ html, rscData, segmentData, ...rest }) {
  return {
    ...rest,
    html: htmlWithoutAddress(html),
    rscData: rscData && routerDataWithoutAddress(rscData),
    segmentData: segmentData && new Map([...segmentData].map(([name, data]) => [name, routerDataWithoutAddress(data)])),
  }
}

/** Compresses an entry that is still the current one: a page is ten times as large as it needs to be. @param {string} key @param {any} entry @param {string[]} tags */
async function shrink(key, entry, tags) {
  const compressed = await compress(serialize(entry.value), compression)
  if (pages.peek(key) === entry) pages.set(key, { ...entry, value: null, compressed }, { bytes: compressed.length, tags })
}

export default class PageCacheHandler {
  /** @param {string} key */
  async get(key) {
    const entry = pages.get(key)
    if (!entry) return null
    // The page that is sent now depends on the tags of the cached one.
    addPageTags(entry.tags, entry.mark)
    if (!entry.compressed) return entry
    const { compressed, ...rest } = entry
    return { ...rest, value: deserialize(await decompress(compressed)) }
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
    const entry = {
      value: value?.kind === 'APP_PAGE' ? pageWithoutAddress(value) : value,
      lastModified: Date.now(),
      cacheControl: context?.cacheControl,
      tags: [...facts.tags],
      mark: facts.mark,
    }
    pages.set(key, entry, { bytes: sizeOf(value), tags })
    // Next sends the page when this ends. What cannot be compressed stays as it is.
    shrink(key, entry, tags).catch(() => {})
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    caches.invalidate([tags].flat())
  }

  resetRequestCache() {}
}
