import { asc, desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import type { Ctx } from '@/server/core/context'
import { failedRequests } from '@/server/db/schema/cms'
import { redirectRefusal } from './address-kind'

export async function filterMissing({ db, site }: Ctx, { page, limit }: ParsedOf<typeof officeRedirectApi.filterMissing>) {
  const isOwn = eq(failedRequests.siteId, site.id)
  const [rows, totalRecords] = await Promise.all([
    db
      .select()
      .from(failedRequests)
      .where(isOwn)
      .orderBy(desc(failedRequests.hits), desc(failedRequests.lastAt), asc(failedRequests.path))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(failedRequests, isOwn),
  ])
  const records = rows.map(({ path, hits, lastAt }) => ({
    path,
    hits,
    lastAt: lastAt.toISOString(),
    mayRedirect: redirectRefusal(path) === null,
  }))
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
