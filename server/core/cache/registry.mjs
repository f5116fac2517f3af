// Plain JavaScript, because Next loads its cache handler without bundling it. Entry, app and handler share one registry through globalThis.
import { randomUUID } from 'node:crypto'
import { NamedCache } from './named-cache.mjs'

/**
 * When a result began to be read. `generation` counts the invalidations of one process, `boot` names that process. `position` is a transaction id of the
 * database named `journal`: every invalidation by an older transaction had been applied; 0 if unknown.
 * @typedef {{ boot: string, generation: number, journal: string, position: number }} Mark
 */

/**
 * The invalidations that the database remembers: the last transaction that invalidated each tag. `clearedAt` is that of the last complete clear.
 * @typedef {{ journal: string, position: number, tags: ReadonlyMap<string, number>, clearedAt: number }} Journal
 */

/** The tag of what is removed by every invalidation, because nobody knows what it depends on. */
export const anyTag = 'any'

class CacheRegistry {
  /** @type {Map<string, NamedCache<any>>} */
  #caches = new Map()
  /** @type {Set<(tags: readonly string[]) => void>} */
  #listeners = new Set()
  #generation = 0
  /** The generation of each tag's last invalidation. @type {Map<string, number>} */
  #invalidatedAt = new Map()
  /** The generation of the last complete clear. */
  #clearedAt = 0
  #boot = randomUUID()
  /** The journal as it was last read whole, and the generation of that moment. @type {Journal | null} */
  #restored = null
  #restoredAt = 0
  #position = 0
  /** Until when changes by time were applied, in ms since 1970; 0 if unknown. */
  #checkedUntil = 0
  /** Whether this process has applied those that came due before it. */
  #hasCaughtUp = false

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
    const set = new Set([...tags, anyTag])
    for (const tag of set) this.#invalidatedAt.set(tag, this.#generation)
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
    return Math.max(this.#clearedAt, this.#restoredAt) > generation || tags.some((tag) => (this.#invalidatedAt.get(tag) ?? 0) > generation)
  }

  /** The mark of a result that is read from now on. @returns {Mark} */
  mark() {
    return { boot: this.#boot, generation: this.#generation, journal: this.#restored?.journal ?? '', position: this.#position }
  }

  /**
   * Whether a result of that mark shows what is current: none of its tags was invalidated since, by this process or, for a result of another process, by any
   * (docs/decisions/027-pages-know-their-tags.md).
   * @param {readonly string[]} tags @param {Mark} mark
   */
  isFresh(tags, mark) {
    if (mark.boot === this.#boot) return !this.invalidatedSince(tags, mark.generation)
    const journal = this.#restored
    if (!this.#hasCaughtUp || !journal || !this.maySendOlder(mark)) return false
    return !tags.some((tag) => (journal.tags.get(tag) ?? -1) >= mark.position || this.#invalidatedAt.has(tag))
  }

  /**
   * Whether a result of that mark, fresh or not, may be sent while a newer one is made: it is of this database, and nobody has cleared everything since.
   * @param {Mark} mark
   */
  maySendOlder(mark) {
    if (mark.boot === this.#boot) return this.#clearedAt <= mark.generation
    const journal = this.#restored
    if (!journal || journal.journal !== mark.journal || mark.position === 0 || mark.position > journal.position) return false
    // An earlier clear of this process is in the journal.
    return journal.clearedAt < mark.position && this.#clearedAt <= this.#restoredAt
  }

  /** Takes the journal as it is while invalidations already arrive. What is in memory may have missed some. @param {Journal} journal */
  restore(journal) {
    this.#restoredAt = ++this.#generation
    for (const cache of this.#caches.values()) cache.clear()
    for (const listener of this.#listeners) listener([])
    this.#restored = journal
    this.#position = journal.position
  }

  /** Every invalidation by a transaction older than `position` was applied. @param {number} position */
  advance(position) {
    this.#position = position
  }

  /** The position up to which the journal was applied; null before it was read. @returns {{ journal: string, position: number } | null} */
  journalPosition() {
    return this.#restored && { journal: this.#restored.journal, position: this.#position }
  }

  /** Changes by time were applied until then, by the process whose stored pages this one takes over. @param {number} until ms since 1970 */
  continueFrom(until) {
    this.#checkedUntil = until
  }

  /** Changes by time are applied until then. @param {number} until ms since 1970 */
  setChangesCheckedUntil(until) {
    this.#checkedUntil = until
    this.#hasCaughtUp = true
  }

  changesCheckedUntil() {
    return this.#checkedUntil
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
