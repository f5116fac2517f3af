import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import type { Ctx } from '@/server/core/context'
import { failedRequests } from '@/server/db/schema/cms'

export async function ignore({ db, site }: Ctx, { path }: ParsedOf<typeof officeRedirectApi.ignore>) {
  await db.delete(failedRequests).where(and(eq(failedRequests.siteId, site.id), eq(failedRequests.path, path)))
  return {}
}
