import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { postTypeApi } from '@/lib/api/v1/cms/post-type'
import type { Ctx } from '@/server/core/context'
import { postTypes } from '@/server/db/schema/template'
import { presentPostType } from './templates'

export async function filterStandard({ db, site }: Ctx, { filters, page, limit }: ParsedOf<typeof postTypeApi.filterStandard>) {
  const matches = and(eq(postTypes.siteId, site.id), filters.kinds && inArray(postTypes.kind, filters.kinds))
  const [rows, totalRecords] = await Promise.all([
    db
      .select()
      .from(postTypes)
      .where(matches)
      .orderBy(asc(postTypes.title), asc(postTypes.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(postTypes, matches),
  ])
  return { records: rows.map(presentPostType), totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
