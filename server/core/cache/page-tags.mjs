// Plain JavaScript, because Next loads its cache handler without bundling it. Entry, app and handler share one storage through globalThis.
import { AsyncLocalStorage } from 'node:async_hooks'
import { caches } from './registry.mjs'

/** @typedef {import('./registry.mjs').Mark} Mark */

/**
 * What a page was made of: the tags of all its data, and the mark of the oldest.
 * @typedef {{ tags: Set<string>, mark: Mark }} PageFacts
 */

const key = Symbol.for('izlog.pageFacts')
/** @type {any} */
const shared = globalThis
/** @type {AsyncLocalStorage<PageFacts>} */
const storage = (shared[key] ??= new AsyncLocalStorage())

/**
 * Runs a render and collects what it was made of. `facts` grows while it runs.
 * @template T @param {PageFacts} facts @param {() => T} render
 */
export function collectPageFacts(facts, render) {
  return storage.run(facts, render)
}

/** @returns {PageFacts} */
export function newPageFacts() {
  return { tags: new Set(), mark: caches.mark() }
}

/** The facts of the running render; undefined where none are collected, as in development (handler.ts skips it). */
export function pageFacts() {
  return storage.getStore()
}

/**
 * Notes that the running render uses data with these tags. Returns false where no page facts are collected.
 * @param {readonly string[]} tags @param {Mark} [mark] of stored data
 */
export function addPageTags(tags, mark) {
  const facts = storage.getStore()
  if (!facts) return false
  for (const tag of tags) facts.tags.add(tag)
  if (mark) facts.mark = olderMark(facts.mark, mark)
  return true
}

/** @param {Mark} a @param {Mark} b */
function olderMark(a, b) {
  return b.generation < a.generation || b.position < a.position
    ? { ...a, generation: Math.min(a.generation, b.generation), position: Math.min(a.position, b.position) }
    : a
}
