// Plain JavaScript, because Next loads its cache handler without bundling it. Entry, app and handler share one registry through globalThis.

/**
 * @template T
 * @typedef {{ value: T, bytes: number, tags: readonly string[], storedAt: number, expiresAt: number }} Entry
 */

/** A named LRU cache, bounded by bytes. @template T */
class NamedCache {
  /** @type {Map<string, Entry<T>>} */
  #entries = new Map()
  #bytes = 0
  #hits = 0
  #misses = 0

  /** @param {string} name @param {{ maxBytes: number }} limits */
  constructor(name, { maxBytes }) {
    this.name = name
    this.maxBytes = maxBytes
  }

  /** @param {string} key @returns {T | undefined} */
  get(key) {
    const entry = this.#entries.get(key)
    if (!entry || entry.expiresAt <= Date.now()) {
      if (entry) this.delete(key)
      this.#misses++
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.#hits++
    return entry.value
  }

  /** Like `get`, without counting as a use. @param {string} key @returns {T | undefined} */
  peek(key) {
    const entry = this.#entries.get(key)
    return entry && entry.expiresAt > Date.now() ? entry.value : undefined
  }

  /** @param {string} key @param {T} value @param {{ bytes: number, tags?: readonly string[], expiresAt?: number }} facts */
  set(key, value, { bytes, tags = [], expiresAt = Infinity }) {
    this.delete(key)
    if (bytes > this.maxBytes) return
    this.#entries.set(key, { value, bytes, tags, storedAt: Date.now(), expiresAt })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break
      this.delete(oldest)
    }
  }

  /** @param {string} key */
  delete(key) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  clear() {
    this.#entries.clear()
    this.#bytes = 0
  }

  /** @param {ReadonlySet<string>} tags */
  invalidate(tags) {
    for (const [key, entry] of this.#entries) if (entry.tags.some((tag) => tags.has(tag))) this.delete(key)
  }

  /** Keys and facts of the entries, without their values. Does not count as a use. */
  list() {
    return [...this.#entries].map(([key, { bytes, tags, storedAt, expiresAt }]) => ({ key, bytes, tags, storedAt, expiresAt }))
  }

  stats() {
    const oldest = this.list().reduce((least, { storedAt }) => Math.min(least, storedAt), Infinity)
    return {
      name: this.name,
      entries: this.#entries.size,
      bytes: this.#bytes,
      maxBytes: this.maxBytes,
      hits: this.#hits,
      misses: this.#misses,
      /** Milliseconds since 1970, null when empty. */
      oldestAt: oldest === Infinity ? null : oldest,
    }
  }
}

class CacheRegistry {
  /** @type {Map<string, NamedCache<any>>} */
  #caches = new Map()
  /** @type {Set<(tags: readonly string[]) => void>} */
  #listeners = new Set()
  #generation = 0
  /** The generation of each tag's last invalidation. @type {Map<string, number>} */
  #droppedAt = new Map()
  /** The generation of the last complete clear. */
  #clearedAt = 0

  /**
   * Returns the cache of that name and creates it on first use.
   * @template T
   * @param {string} name
   * @param {{ maxBytes: number }} limits
   * @returns {NamedCache<T>}
   */
  open(name, limits) {
    const known = this.#caches.get(name)
    if (known) return known
    const cache = new NamedCache(name, limits)
    this.#caches.set(name, cache)
    return cache
  }

  /** Removes every entry with one of the tags from every cache. @param {readonly string[]} tags */
  invalidate(tags) {
    if (tags.length === 0) return
    this.#generation++
    for (const tag of tags) this.#droppedAt.set(tag, this.#generation)
    const set = new Set(tags)
    for (const cache of this.#caches.values()) cache.invalidate(set)
    for (const listener of this.#listeners) listener(tags)
  }

  /** Calls the listener after each invalidation. @param {(tags: readonly string[]) => void} listener @returns {() => void} */
  onInvalidate(listener) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Counts invalidations: a result read under an older generation may be stale and is not stored. */
  generation() {
    return this.#generation
  }

  /** Whether one of the tags, or everything, was invalidated after that generation. @param {readonly string[]} tags @param {number} generation */
  invalidatedSince(tags, generation) {
    return this.#clearedAt > generation || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > generation)
  }

  stats() {
    return [...this.#caches.values()].map((cache) => cache.stats())
  }

  /** The entries of a cache, undefined if none has that name. @param {string} name */
  entries(name) {
    return this.#caches.get(name)?.list()
  }

  /** @param {string} [name] all of them without a name */
  clear(name) {
    this.#clearedAt = ++this.#generation
    for (const cache of this.#caches.values()) if (!name || cache.name === name) cache.clear()
    if (!name) for (const listener of this.#listeners) listener([])
  }
}

const key = Symbol.for('izlog.caches')
/** @type {any} */
const shared = globalThis

/** @type {CacheRegistry} */
export const caches = (shared[key] ??= new CacheRegistry())
