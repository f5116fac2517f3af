import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminCacheApi } from '@/lib/api/v1/admin/cache'
import { audit } from '@/server/core/audit'
import { publishClear } from '@/server/core/cache/publish-invalidations'
import { caches } from '@/server/core/cache/registry.mjs'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { requireCachePage } from './require-cache-page'

export async function clear(ctx: Ctx, { name }: ParsedOf<typeof adminCacheApi.clear>) {
  requireCachePage()
  const affected = caches.stats().filter((cache) => name === undefined || cache.name === name)
  if (affected.length === 0) throw new AppError('NOT_FOUND')
  const entries = affected.reduce((sum, cache) => sum + cache.entries, 0)
  await inTransaction(ctx, async (tx) => {
    await audit(ctx, tx, { action: 'cache.clear', target: `cache:${name ?? 'all'}`, detail: { entries } })
    await publishClear(tx, name)
  })
  // This instance does not wait for its own notification.
  caches.clear(name)
  return { entries }
}
