import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Comment, Resource } from '@/lib/api/v1/cms/comment.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { comments, posts, postTexts } from '@/server/db/schema/cms'
import { products } from '@/server/db/schema/product'
import { users } from '@/server/db/schema/user'
import { isPublishedPost } from '@/server/modules/cms/post/published'
import { isVerifiedBuyer } from '@/server/modules/order/buyers/verified-buyer'
import { texts } from '@/server/core/texts'

/** Columns of a comment, with `users` joined. */
export const commentColumns = {
  id: comments.id,
  userId: comments.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  text: comments.text,
  rating: comments.rating,
  state: comments.state,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  isVerifiedBuyer,
}

type Row = Pick<typeof comments.$inferSelect, 'id' | 'userId' | 'text' | 'rating' | 'state' | 'createdAt' | 'editedAt'> & {
  firstName: string
  lastName: string
  isVerifiedBuyer: boolean
}

export function presentComment({ userId, firstName, lastName, createdAt, editedAt, ...row }: Row, callerId: number | null): Comment {
  return {
    ...row,
    author: authorName(firstName, lastName),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isOwn: userId === callerId,
  }
}

/** 'Ana M.' (docs/rules/content.md#comment-author). */
function authorName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim()
  return (
    [firstName.trim(), initial ? `${initial.toLocaleUpperCase('hr')}.` : ''].filter(Boolean).join(' ') || texts.comments.anonymousAuthor
  )
}

export function matchesResource({ type, id }: Resource): SQL {
  return type === 'product' ? eq(comments.productId, id) : eq(comments.postId, id)
}

export function resourceColumns({ type, id }: Resource) {
  return type === 'product' ? { productId: id } : { postId: id }
}

/** @throws NOT_FOUND for anything that visitors cannot see */
export async function requireResource(ctx: Ctx, tx: Tx, { type, id }: Resource) {
  const found =
    type === 'product'
      ? await tx
          .select({ one: sql`1` })
          .from(products)
          .where(and(eq(products.id, id), eq(products.siteId, ctx.site.id), eq(products.archived, false), eq(products.isVariant, false)))
      : await tx
          .select({ one: sql`1` })
          .from(posts)
          .innerJoin(postTexts, eq(postTexts.postId, posts.id))
          .where(and(eq(posts.id, id), isPublishedPost(ctx)))
  if (found.length === 0) throw new AppError('NOT_FOUND')
}

/** Cache tags of the pages and lists that show an approved comment or its rating. */
export function commentTags({ productId, postId }: { productId: number | null; postId: number | null }): string[] {
  return productId === null ? [`post:${postId}`] : [`product:${productId}`, 'catalogue']
}

/** One comment as its author sees it. */
export async function loadComment(tx: Tx, id: number, callerId: number): Promise<Comment> {
  const [row] = await tx.select(commentColumns).from(comments).innerJoin(users, eq(users.id, comments.userId)).where(eq(comments.id, id))
  if (!row) throw new Error(`There is no comment ${id}.`)
  return presentComment(row, callerId)
}
