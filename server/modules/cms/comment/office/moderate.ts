import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeCommentApi } from '@/lib/api/v1/cms/comment/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { comments } from '@/server/db/schema/cms'
import { inTransaction } from '@/server/core/transaction'
import { commentTags } from '@/server/modules/cms/comment/comments'

/** Approves or rejects a comment (docs/rules/content.md#comment-moderation). */
export async function moderate(ctx: Ctx, { id, state }: ParsedOf<typeof officeCommentApi.moderate>) {
  return inTransaction(ctx, async (tx) => {
    const [comment] = await tx
      .update(comments)
      .set({ state, moderatedAt: ctx.now() })
      .where(and(eq(comments.id, id), eq(comments.siteId, ctx.site.id)))
      .returning()
    if (!comment) throw new AppError('NOT_FOUND')
    await audit(ctx, tx, { action: 'comment.moderate', target: `comment:${id}`, detail: { state } })
    await ctx.invalidateTags(tx, commentTags(comment))
    return { id, state: comment.state }
  })
}
