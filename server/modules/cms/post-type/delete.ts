import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction } from '@/server/core/transaction'
import { posts } from '@/server/db/schema/cms'
import { postTypes } from '@/server/db/schema/template'

export async function deletePostType(ctx: Ctx, { id }: ParsedOf<typeof postTypeApi.delete>) {
  return inTransaction(ctx, async (tx) => {
    const [deleted] = await tx
      .delete(postTypes)
      .where(and(eq(postTypes.id, id), eq(postTypes.siteId, ctx.site.id)))
      .returning()
    if (!deleted) throw new AppError('NOT_FOUND')
    const isUsed = await tx.$count(posts, and(eq(posts.siteId, ctx.site.id), eq(posts.postType, deleted.slug)))
    if (isUsed > 0) throw new AppError('VALIDATION', { fieldErrors: { id: [texts.postTypes.used] } })
    await audit(ctx, tx, { action: 'postType.delete', target: `postType:${id}`, detail: { slug: deleted.slug } })
    return {}
  })
}
