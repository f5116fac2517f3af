import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminRunApi } from '@/lib/api/v1/admin/run'
import { RunKind } from '@/lib/api/v1/admin/run.schema'
import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { officeRuns } from '@/server/db/schema/office'
import { loadRuns } from './load-runs'
import { runKinds } from './run-kinds'

export async function filter(ctx: Ctx, { page, limit }: ParsedOf<typeof adminRunApi.filter>) {
  const { scopes } = requireUser(ctx)
  const isReadable = inArray(
    officeRuns.kind,
    RunKind.options.filter((kind) => mayRead(scopes, runKinds[kind].scope)),
  )
  const [records, totalRecords] = await Promise.all([
    loadRuns(ctx, ctx.db, { where: isReadable, limit, offset: (page - 1) * limit }),
    ctx.db.$count(officeRuns, and(eq(officeRuns.siteId, ctx.site.id), isReadable)),
  ])
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
