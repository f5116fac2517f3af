import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminRevisionApi } from '@/lib/api/v1/admin/revision'
import { revisionKinds } from '@/lib/office/revision-kinds'
import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { revisions } from '@/server/db/schema/revision'
import { isOfEntity, loadHistory } from '@/server/modules/revision/load-revisions'

export async function filter(ctx: Ctx, { kind, id, page, limit }: ParsedOf<typeof adminRevisionApi.filter>) {
  if (!mayRead(requireUser(ctx).scopes, revisionKinds[kind])) throw new AppError('FORBIDDEN')
  const entity = { kind, id }
  const [records, totalRecords] = await Promise.all([
    loadHistory(ctx, ctx.db, entity, { limit, offset: (page - 1) * limit }),
    ctx.db.$count(revisions, isOfEntity(ctx, entity)),
  ])
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
