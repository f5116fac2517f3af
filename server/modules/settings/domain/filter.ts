import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { settingsDomainApi } from '@/lib/api/v1/settings/domain'
import { env } from '@/lib/env'
import type { Ctx } from '@/server/core/context'
import { domainOf, loadSites } from '@/server/core/sites'

/** @throws FORBIDDEN in production for all but the back office */
export async function filter({ actor, site: own }: Ctx, { page, limit }: ParsedOf<typeof settingsDomainApi.filter>) {
  const isOffice = actor.kind === 'user' && actor.isBackoffice
  if (env.NODE_ENV === 'production' && !isOffice) throw new AppError('FORBIDDEN')
  const all = await loadSites()
  return {
    records: all.slice((page - 1) * limit, page * limit).map((site) => ({
      name: site.name,
      url: site.url,
      domain: domainOf(site),
      isCurrent: site.id === own.id,
    })),
    totalRecords: all.length,
    totalPages: Math.max(1, Math.ceil(all.length / limit)),
    page,
    limit,
  }
}
