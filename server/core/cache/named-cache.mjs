// Plain JavaScript, like registry.mjs.
import { steadyNow } from './steady-clock.mjs'

/** What an entry and one of its tags take beside their text, measured with 150,000 short ones. Bytes (docs/rules/platform.md#cache-bytes). */
const overhead = { entry: 250, tag: 40 }

/**
 * @template T
 * @typedef {{ value: T, bytes: number, tags: readonly string[], storedAt: number, endsAt: number }} Entry `endsAt`: of the steady clock
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
    if (!entry || entry.endsAt <= steadyNow()) {
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
    return entry && entry.endsAt > steadyNow() ? entry.value : undefined
  }

  /**
   * Stores a value. `bytes` are those of the value; key, tags and the entry itself are counted here.
   * @param {string} key @param {T} value @param {{ bytes: number, tags?: readonly string[], ttlMs?: number }} facts
   */
  set(key, value, { bytes: own, tags = [], ttlMs = Infinity }) {
    this.delete(key)
    const bytes = bytesOf(key, { bytes: own, tags })
    if (bytes > this.maxBytes) return
    this.#entries.set(key, { value, bytes, tags, storedAt: Date.now(), endsAt: steadyNow() + ttlMs })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break
      this.delete(oldest)
    }
  }

  /** Whether the value would fit without the removal of another. @param {string} key @param {{ bytes: number, tags?: readonly string[] }} facts as for `set` */
  hasRoom(key, { bytes, tags = [] }) {
    return this.#bytes + bytesOf(key, { bytes, tags }) <= this.maxBytes
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
    const untilEnd = Date.now() - steadyNow()
    return [...this.#entries].map(([key, { bytes, tags, storedAt, endsAt }]) => ({
      key,
      bytes,
      tags,
      storedAt,
      expiresAt: endsAt + untilEnd,
    }))
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

/** @param {string} key @param {{ bytes: number, tags: readonly string[] }} facts */
function bytesOf(key, { bytes, tags }) {
  return bytes + overhead.entry + 2 * key.length + tags.reduce((sum, tag) => sum + overhead.tag + tag.length, 0)
}
