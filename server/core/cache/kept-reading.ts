import type { caches } from './registry.mjs'

/** What was read; without it while the reading goes on. */
export type CachedValue<T> = { value?: T }
type Cache<T> = ReturnType<typeof caches.open<CachedValue<T>>>
type CachedReadOptions<T> = { key: string; bytes: number; tags: string[]; read: () => Promise<T> }

/**
 * A value of the database that is kept for a minute at most. Nobody waits for another's reading: within a transaction that could be one that waits
 * for the very connection which the transaction holds, and ten of those hold the whole pool. Its place is taken before it is read, so that a tag which
 * is dropped meanwhile drops it.
 */
export async function cachedRead<T>(cache: Cache<T>, { key, bytes, tags, read }: CachedReadOptions<T>): Promise<T> {
  const cached = cache.get(key)
  if (cached?.value !== undefined) return cached.value
  const slot: CachedValue<T> = {}
  cache.set(key, slot, { bytes, tags, expiresAt: Date.now() + 60_000 })
  const value = await read()
  slot.value = value
  return value
}
