import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeCommentApi } from '@/lib/api/v1/cms/comment/office'
import type { Ctx } from '@/server/core/context'
import { comments } from '@/server/db/schema/cms'
import { auditLog } from '@/server/db/schema/site'
import { inTransaction } from '@/server/core/transaction'
import { signedIn } from '@/server/modules/user/signed-in'
import { tagsOf } from '../rows'

/** Lets a comment be seen, or not; it can be decided anew. */
export async function moderate(ctx: Ctx, { id, state }: ParsedOf<typeof officeCommentApi.moderate>) {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const [comment] = await tx
      .update(comments)
      .set({ state, moderatedAt: ctx.now() })
      .where(and(eq(comments.id, id), eq(comments.siteId, ctx.site.id)))
      .returning()
    if (!comment) throw new AppError('NOT_FOUND')
    await tx.insert(auditLog).values({
      siteId: ctx.site.id,
      actor: `user:${userId}`,
      action: 'comment.moderate',
      target: `comment:${id}`,
      requestId: ctx.requestId,
      detail: { state },
    })
    await ctx.dropTags(tx, tagsOf(comment))
    return { id, state: comment.state }
  })
}
