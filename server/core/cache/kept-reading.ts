import type { caches } from './registry.mjs'

/** What was read; without it while the reading goes on. */
export type Kept<T> = { value?: T }
type Cache<T> = ReturnType<typeof caches.open<Kept<T>>>
type Reading<T> = { key: string; bytes: number; tags: string[]; read: () => Promise<T> }

/**
 * A value of the database that is kept for a minute at most. Nobody waits for another's reading: within a transaction that could be one that waits
 * for the very connection which the transaction holds, and ten of those hold the whole pool. Its place is taken before it is read, so that a tag which
 * is dropped meanwhile drops it.
 */
export async function keptReading<T>(cache: Cache<T>, { key, bytes, tags, read }: Reading<T>): Promise<T> {
  const kept = cache.get(key)
  if (kept?.value !== undefined) return kept.value
  const place: Kept<T> = {}
  cache.set(key, place, { bytes, tags, expiresAt: Date.now() + 60_000 })
  const value = await read()
  place.value = value
  return value
}
