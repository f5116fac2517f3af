import { and, count, desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { ownCommentApi } from '@/lib/api/v1/cms/comment/own'
import type { Ctx } from '@/server/core/context'
import { comments, postTexts } from '@/server/db/schema/cms'
import { products, productTexts } from '@/server/db/schema/product'
import { users } from '@/server/db/schema/user'
import { requireUser } from '@/server/core/require-user'
import { loadCommentOptions, commentRules } from '../options'
import { commentColumns, presentComment } from '@/server/modules/cms/comment/comments'

export async function filter(ctx: Ctx, { page, limit }: ParsedOf<typeof ownCommentApi.filter>) {
  const { id: userId } = requireUser(ctx)
  const isOwn = and(eq(comments.userId, userId), eq(comments.siteId, ctx.site.id))
  const [rows, [counted], options] = await Promise.all([
    ctx.db
      .select({
        comment: commentColumns,
        productId: comments.productId,
        postId: comments.postId,
        archived: products.archived,
        name: productTexts.name,
        productSlug: productTexts.slug,
        title: postTexts.title,
        postSlug: postTexts.slug,
      })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.userId))
      .leftJoin(products, eq(products.id, comments.productId))
      .leftJoin(productTexts, and(eq(productTexts.productId, comments.productId), eq(productTexts.languageId, ctx.language.id)))
      .leftJoin(
        postTexts,
        and(eq(postTexts.postId, comments.postId), eq(postTexts.languageId, ctx.language.id), eq(postTexts.isPublished, true)),
      )
      .where(isOwn)
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.select({ total: count() }).from(comments).where(isOwn),
    loadCommentOptions(ctx, ctx.db),
  ])
  const records = rows.map(({ comment, productId, postId, archived, name, productSlug, title, postSlug }) => {
    const type = productId === null ? ('post' as const) : ('product' as const)
    const about =
      type === 'product'
        ? { type, id: productId ?? 0, title: name ?? '', slug: archived ? '' : (productSlug ?? '') }
        : { type, id: postId ?? 0, title: title ?? '', slug: postSlug ?? '' }
    const { isEditable, stars } = commentRules(type, options)
    return { ...presentComment(comment, userId), about, canEdit: isEditable && about.slug !== '', stars }
  })
  const totalRecords = counted?.total ?? 0
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
