import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CacheEntries, CacheList, ClearCache, Cleared, ViewCache } from './cache.schema'

/** *Ours*: the caches of the instance that answers (docs/rules/administration.md#cache-page). */
export const adminCacheApi = defineModule('/api/v1/admin/cache', {
  /** Fullest first. */
  filter: get<typeof Empty, typeof CacheList>('filter', { access: 'office:settings' }),
  /** The entries of this site, newest first. */
  view: get<typeof ViewCache, typeof CacheEntries>('view', { access: 'office:settings' }),
  /** Clears one cache, or all without a name, on every instance. */
  clear: post<typeof ClearCache, typeof Cleared>('clear', { access: 'office:settings' }),
})
