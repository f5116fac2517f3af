import type { caches } from './registry.mjs'

/** `value` is missing while the read is running. */
export type CachedValue<T> = { value?: T }
type Cache<T> = ReturnType<typeof caches.open<CachedValue<T>>>
type CachedReadOptions<T> = { key: string; bytes: number; tags: string[]; read: () => Promise<T> }

/**
 * Caches a database value for at most a minute. Callers never share a running read: a transaction that waited for another caller's read could hold the last
 * connection of the pool. The slot is written before the read, so an invalidation in between removes it.
 */
export async function cachedRead<T>(cache: Cache<T>, { key, bytes, tags, read }: CachedReadOptions<T>): Promise<T> {
  const cached = cache.get(key)
  if (cached?.value !== undefined) return cached.value
  const slot: CachedValue<T> = {}
  cache.set(key, slot, { bytes, tags, ttlMs: 60_000 })
  const value = await read()
  slot.value = value
  return value
}
