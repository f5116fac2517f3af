import type { Endpoint } from '@/lib/api/endpoint'
import type { Ctx } from '@/server/core/context'
import { caches } from '@/server/core/cache/registry.mjs'

type Answer = { body: string; tags: string[] }

const maxBytes = 24 * 1024 * 1024
const underway = new Map<string, Promise<Answer>>()

/**
 * The answer of a cacheable read, from the row's named cache or from `read`. Several callers of the same answer share one read. The key is
 * site, language, path and input (API.md): nothing of the caller is in it, so nothing of a caller may be in the answer.
 */
export async function answerFromCache(ctx: Ctx, endpoint: Endpoint, input: unknown, read: () => Promise<unknown>): Promise<Answer> {
  if (!endpoint.cache) throw new Error(`${endpoint.path} is not cacheable.`)
  const { name, tags, seconds = 300 } = endpoint.cache
  const cache = caches.open<Answer>(name, { maxBytes })
  const key = `${ctx.site.id}|${ctx.language.code}|${endpoint.path}|${canonical(input)}`
  const kept = cache.get(key)
  if (kept) return kept
  const generation = caches.generation()
  // A read that began before a drop must not serve a caller who came after it.
  const shared = `${generation}|${key}`
  const pending =
    underway.get(shared) ??
    start(shared, async () => {
      const data = await read()
      const answer = { body: JSON.stringify({ data }), tags: [...new Set(tags.flatMap((tag) => filled(tag, data)))] }
      const wasDropped = caches.droppedSince(answer.tags, generation)
      if (!wasDropped) {
        cache.set(key, answer, { bytes: answer.body.length + key.length, tags: answer.tags, expiresAt: Date.now() + seconds * 1000 })
      }
      return answer
    })
  return pending
}

function start(key: string, work: () => Promise<Answer>) {
  const pending = work().finally(() => underway.delete(key))
  underway.set(key, pending)
  return pending
}

/** 'product:{id}' with the answer's id; 'product:{parts.id}' with the id of each of its parts. */
function filled(tag: string, data: unknown): string[] {
  const [, before, path, after] = /^([^{]*)\{([\w.]+)\}(.*)$/.exec(tag) ?? []
  return path === undefined ? [tag] : valuesAt(data, path.split('.')).map((value) => `${before}${String(value)}${after}`)
}

function valuesAt(data: unknown, [field, ...deeper]: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((one) => valuesAt(one, field === undefined ? [] : [field, ...deeper]))
  if (field === undefined) return [data]
  return valuesAt(new Map(Object.entries(data ?? {})).get(field), deeper)
}

/** The same input in the same words: keys sorted, at every depth. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
