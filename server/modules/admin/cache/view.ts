import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminCacheApi } from '@/lib/api/v1/admin/cache'
import { caches } from '@/server/core/cache/registry.mjs'
import type { Ctx } from '@/server/core/context'
import { loadSites } from '@/server/core/sites'
import { describeKey } from './describe-key'
import { requireCachePage } from './require-cache-page'

const maxRecords = 100

export async function view(ctx: Ctx, { name, keywords = '' }: ParsedOf<typeof adminCacheApi.view>) {
  requireCachePage()
  const entries = caches.entries(name)
  if (!entries) throw new AppError('NOT_FOUND')
  const [sites, now] = [await loadSites(), ctx.now().getTime()]
  const described = entries
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ key, ...facts }) => ({ ...facts, ...describeKey(key, sites) }))
  const own = described.filter(({ siteId }) => siteId === ctx.site.id)
  const wanted = keywords.trim().toLowerCase()
  const found = own.filter(({ title, detail }) => `${title} ${detail}`.toLowerCase().includes(wanted))
  const shown = found.toSorted((a, b) => b.storedAt - a.storedAt).slice(0, maxRecords)
  return {
    name,
    records: shown.map(({ title, detail, bytes, tags, storedAt, expiresAt }) => ({
      title,
      detail,
      bytes,
      tags: tags.filter(isReadable),
      storedAt: new Date(storedAt).toISOString(),
      expiresAt: Number.isFinite(expiresAt) ? new Date(expiresAt).toISOString() : null,
    })),
    totalRecords: found.length,
    hidden: described.length - own.length,
  }
}

/** Next's own tags say nothing to an editor. */
function isReadable(tag: string) {
  return !tag.startsWith('_N_T_')
}
