import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { commentApi } from '@/lib/api/v1/cms/comment'
import type { Ctx } from '@/server/core/context'
import { comments } from '@/server/db/schema/cms'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { loadCommentOptions, commentRules } from './options'
import { commentTags, loadComment, matchesResource, requireResource, resourceColumns } from './comments'
import { commentProblem } from './rules'

export async function create(ctx: Ctx, { resource, text, rating }: ParsedOf<typeof commentApi.create>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    await requireResource(ctx, tx, resource)
    const rules = commentRules(resource.type, await loadCommentOptions(ctx, tx))
    const problem = commentProblem(rules, { text, rating })
    if (problem) throw new AppError(problem)
    if (rules.onePerUser) {
      const earlier = await tx
        .select({ id: comments.id })
        .from(comments)
        .where(and(eq(comments.userId, userId), matchesResource(resource)))
      if (earlier.length > 0) throw new AppError('REVIEW_POSTED')
    }
    const [written] = await tx
      .insert(comments)
      .values({
        siteId: ctx.site.id,
        userId,
        ...resourceColumns(resource),
        text,
        rating: rating ?? null,
        state: rules.isModerated ? ('pending' as const) : ('approved' as const),
        createdAt: ctx.now(),
      })
      // A unique index holds one review when the same is sent twice at once (docs/rules/content.md#one-review).
      .onConflictDoNothing()
      .returning()
    if (!written) throw new AppError('REVIEW_POSTED')
    if (written.state === 'approved') await ctx.invalidateTags(tx, commentTags(written))
    return loadComment(tx, written.id, userId)
  })
}
