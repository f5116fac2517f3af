import { z } from 'zod'
import { Empty, Moment, text } from '@/lib/api/entities/common.schema'

const CacheName = text(60)

export const CacheSummary = z.object({
  name: z.string(),
  entries: z.number(),
  bytes: z.number(),
  maxBytes: z.number(),
  /** Since the server started. */
  hits: z.number(),
  misses: z.number(),
  /** When the oldest entry was stored; null for an empty cache. */
  oldestAt: Moment.nullable(),
})
export type CacheSummary = z.infer<typeof CacheSummary>
export const CacheList = z.array(CacheSummary)

export const CacheEntry = z.object({
  /** A path, or the call of the API. */
  title: z.string(),
  /** Query or input; long values, which may be secrets, are cut. */
  detail: z.string(),
  bytes: z.number(),
  storedAt: Moment,
  /** Null where only an invalidation ends it. */
  expiresAt: Moment.nullable(),
  tags: z.array(z.string()),
})
export type CacheEntry = z.infer<typeof CacheEntry>

export const CacheEntries = z.object({
  name: z.string(),
  /** At most 100. */
  records: z.array(CacheEntry),
  /** Entries of this site that match the keywords. */
  totalRecords: z.number(),
  /** Entries of other sites and of the server itself, which are not shown. */
  hidden: z.number(),
})
export type CacheEntries = z.infer<typeof CacheEntries>

export const ViewCache = z.strictObject({ name: CacheName, keywords: text(100).optional() })
export const ClearCache = z.strictObject({ name: CacheName.optional() })
export const Cleared = z.object({ entries: z.number() })

export const adminCacheSchemas = {
  filter: { input: Empty, data: CacheList },
  view: { input: ViewCache, data: CacheEntries },
  clear: { input: ClearCache, data: Cleared },
}
