import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { commentApi } from '@/lib/api/v1/cms/comment'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import type { Ctx } from '@/server/core/context'
import { comments } from '@/server/db/schema/cms'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { loadCommentOptions, commentRules } from './options'
import { commentTags, loadComment, matchesResource, requireResource, resourceColumns } from './comments'
import { commentProblem } from './rules'

type Input = ParsedOf<typeof commentApi.create>

/** A repeat under its Idempotency-Key gives the comment as it is now, without another (docs/rules/platform.md#idempotency-key). */
export async function create(ctx: Ctx, input: Input) {
  const { id: userId } = requireUser(ctx)
  const request = { call: 'cms.comment.create', sender: `user:${userId}`, input, result: z.number() }
  return inTransaction(ctx, async (tx) => {
    const id = await runIdempotent(ctx, tx, request, () => write(ctx, tx, { ...input, userId }))
    return loadComment(tx, id, userId)
  })
}

/** @returns the id of the new comment */
async function write(ctx: Ctx, tx: Transaction, { resource, text, rating, userId }: Input & { userId: number }): Promise<number> {
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
  return written.id
}
