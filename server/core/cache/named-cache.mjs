// Plain JavaScript, like registry.mjs.

/**
 * @template T
 * @typedef {{ value: T, bytes: number, tags: readonly string[], storedAt: number, expiresAt: number }} Entry
 */

/** A named LRU cache, bounded by bytes. @template T */
export class NamedCache {
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
