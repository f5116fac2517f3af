import { desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import type { OfficeRedirect } from '@/lib/api/v1/cms/redirect/office.schema'
import type { Ctx } from '@/server/core/context'
import { redirects } from '@/server/db/schema/site'

export async function filter({ db, site }: Ctx, { page, limit }: ParsedOf<typeof officeRedirectApi.filter>) {
  const isOwn = eq(redirects.siteId, site.id)
  const [rows, totalRecords] = await Promise.all([
    db
      .select()
      .from(redirects)
      .where(isOwn)
      .orderBy(desc(redirects.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(redirects, isOwn),
  ])
  return { records: rows.map(presentRedirect), totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}

export function presentRedirect({ id, fromPath, toPath, createdAt }: typeof redirects.$inferSelect): OfficeRedirect {
  return { id, from: fromPath, to: toPath, createdAt: createdAt.toISOString() }
}
