import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeCommentApi } from '@/lib/api/v1/cms/comment/office'
import type { OfficeComment } from '@/lib/api/v1/cms/comment/office.schema'
import type { Ctx } from '@/server/core/context'
import { comments, postTexts } from '@/server/db/schema/cms'
import { productTexts } from '@/server/db/schema/product'
import { users } from '@/server/db/schema/user'
import { loadCommentOptions, commentRules } from '../options'
import { commentColumns, presentComment } from '@/server/modules/cms/comment/comments'

const columns = {
  ...commentColumns,
  email: users.email,
  productId: comments.productId,
  postId: comments.postId,
  name: sql<string>`coalesce(${productTexts.name}, ${postTexts.title}, '')`,
  slug: sql<string>`coalesce(${productTexts.slug}, ${postTexts.slug}, '')`,
}

export async function filter(ctx: Ctx, { state, page, limit }: ParsedOf<typeof officeCommentApi.filter>) {
  const matches = and(eq(comments.siteId, ctx.site.id), eq(comments.state, state))
  const [rows, [counted], options] = await Promise.all([
    readPage(ctx, { matches, page, limit }),
    ctx.db.select({ total: count() }).from(comments).where(matches),
    loadCommentOptions(ctx, ctx.db),
  ])
  const totalRecords = counted?.total ?? 0
  const records = rows.map(({ email, productId, postId, name, slug, ...row }): OfficeComment => {
    const { isOwn: _, ...comment } = presentComment(row, null)
    const subject = productId === null ? { type: 'post' as const, id: postId ?? 0 } : { type: 'product' as const, id: productId }
    return { ...comment, email, subject: { ...subject, name, slug }, stars: commentRules(subject.type, options).stars }
  })
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}

function readPage({ db, language }: Ctx, { matches, page, limit }: { matches: ReturnType<typeof and>; page: number; limit: number }) {
  return db
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(productTexts, and(eq(productTexts.productId, comments.productId), eq(productTexts.languageId, language.id)))
    .leftJoin(postTexts, and(eq(postTexts.postId, comments.postId), eq(postTexts.languageId, language.id)))
    .where(matches)
    .orderBy(asc(comments.id))
    .limit(limit)
    .offset((page - 1) * limit)
}
