import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { commentApi } from '@/lib/api/v1/cms/comment'
import type { Ctx } from '@/server/core/context'
import { comments } from '@/server/db/schema/cms'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { loadCommentOptions, commentRules } from './options'
import { commentTags, loadComment } from './comments'
import { commentProblem } from './rules'

/** Another person's comment is 404, so that pending ones stay hidden. */
export async function update(ctx: Ctx, { id, text, rating }: ParsedOf<typeof commentApi.update>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const isOwn = and(eq(comments.id, id), eq(comments.userId, userId), eq(comments.siteId, ctx.site.id))
    const [comment] = await tx.select().from(comments).where(isOwn).for('update')
    if (!comment) throw new AppError('NOT_FOUND')
    const rules = commentRules(comment.productId === null ? 'post' : 'product', await loadCommentOptions(ctx, tx))
    if (!rules.isEditable) throw new AppError('COMMENT_NOT_EDITABLE')
    const problem = commentProblem(rules, { text, rating })
    if (problem) throw new AppError(problem)
    const state = rules.isModerated ? ('pending' as const) : ('approved' as const)
    await tx
      .update(comments)
      .set({ text, rating: rating ?? null, state, editedAt: ctx.now(), moderatedAt: null })
      .where(eq(comments.id, id))
    if (comment.state === 'approved' || state === 'approved') await ctx.invalidateTags(tx, commentTags(comment))
    return loadComment(tx, id, userId)
  })
}
