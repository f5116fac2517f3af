import { caches } from '@/server/core/cache/registry.mjs'
import { requireCachePage } from './require-cache-page'

export async function filter() {
  requireCachePage()
  return caches
    .stats()
    .toSorted((a, b) => b.bytes - a.bytes || a.name.localeCompare(b.name))
    .map(({ oldestAt, ...cache }) => ({ ...cache, oldestAt: oldestAt === null ? null : new Date(oldestAt).toISOString() }))
}
