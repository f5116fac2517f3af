import type { Endpoint } from '@/lib/api/endpoint'
import type { Ctx } from '@/server/core/context'
import { caches } from '@/server/core/cache/registry.mjs'

type CachedResponse = { body: string; tags: string[] }

const mebibyte = 1024 * 1024
/** Of a named cache. */
const maxBytes = 12 * mebibyte
/** Of one whose reads are cheap and whose inputs strangers can invent without end (docs/rules/platform.md#shop-memory). */
const maxBytesOfInvented = 8 * mebibyte
const invented = new Set(['finder'])
const inFlight = new Map<string, Promise<CachedResponse>>()

/**
 * Returns a cacheable read from its named cache, or reads it. Parallel callers of one key share one read. Nothing about the caller is part of the key, so
 * nothing about the caller may be in the result (docs/rules/platform.md#api-cache).
 */
export async function cachedResponse(ctx: Ctx, endpoint: Endpoint, input: unknown, read: () => Promise<unknown>): Promise<CachedResponse> {
  if (!endpoint.cache) throw new Error(`${endpoint.path} is not cacheable.`)
  const { name, tags, seconds = 300 } = endpoint.cache
  const cache = caches.open<CachedResponse>(name, { maxBytes: invented.has(name) ? maxBytesOfInvented : maxBytes })
  const key = `${ctx.site.id}|${ctx.language.code}|${endpoint.path}|${canonicalJson(input)}`
  const cached = cache.get(key)
  if (cached) return cached
  const generation = caches.generation()
  // A read that started before an invalidation must not serve a later caller.
  const flightKey = `${generation}|${key}`
  const pending =
    inFlight.get(flightKey) ??
    shareRead(flightKey, async () => {
      const data = await read()
      const response = { body: JSON.stringify({ data }), tags: [...new Set(tags.flatMap((tag) => expandTag(tag, data)))] }
      const wasInvalidated = caches.invalidatedSince(response.tags, generation)
      if (!wasInvalidated) {
        // V8 keeps letters above U+00FF, such as č, in two bytes each.
        cache.set(key, response, { bytes: 2 * response.body.length, tags: response.tags, ttlMs: seconds * 1000 })
      }
      return response
    })
  return pending
}

function shareRead(key: string, work: () => Promise<CachedResponse>) {
  const pending = work().finally(() => inFlight.delete(key))
  inFlight.set(key, pending)
  return pending
}

/** Expands 'product:{id}' with the id of the result, 'product:{parts.id}' with the id of each part. */
function expandTag(tag: string, data: unknown): string[] {
  const [, before, path, after] = /^([^{]*)\{([\w.]+)\}(.*)$/.exec(tag) ?? []
  return path === undefined ? [tag] : valuesAt(data, path.split('.')).map((value) => `${before}${String(value)}${after}`)
}

function valuesAt(data: unknown, [field, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((one) => valuesAt(one, field === undefined ? [] : [field, ...rest]))
  if (field === undefined) return [data]
  return valuesAt(new Map(Object.entries(data ?? {})).get(field), rest)
}

/** JSON with sorted keys at every depth: equal inputs give equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
