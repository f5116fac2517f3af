import { and, count, desc, eq, or } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { commentApi } from '@/lib/api/v1/cms/comment'
import type { Ctx } from '@/server/core/context'
import { comments } from '@/server/db/schema/cms'
import { users } from '@/server/db/schema/user'
import { commentColumns, matchesResource, presentComment } from './comments'

export async function filterStandard(ctx: Ctx, { resource, page, limit }: ParsedOf<typeof commentApi.filterStandard>) {
  const callerId = ctx.actor.kind === 'user' ? ctx.actor.id : null
  const isOwn = eq(comments.userId, callerId ?? 0)
  const isShown = and(eq(comments.siteId, ctx.site.id), matchesResource(resource), or(eq(comments.state, 'approved'), isOwn))
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select(commentColumns)
      .from(comments)
      .innerJoin(users, eq(users.id, comments.userId))
      .where(isShown)
      .orderBy(desc(isOwn), desc(comments.createdAt), desc(comments.id))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.select({ total: count() }).from(comments).where(isShown),
  ])
  const totalRecords = counted?.total ?? 0
  const records = rows.map((row) => presentComment(row, callerId))
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
