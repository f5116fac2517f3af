import { and, asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { OfficePost } from '@/lib/api/v1/cms/post/office.schema'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { posts, postTexts, relatedPosts } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { loadPostCards } from '../cards'

/** The cache tags of a post whose address, moment or terms change. */
export const postTags = (id: number) => ['posts', `post:${id}`, 'terms', 'links', 'redirects']

/** In the order of `ids`; posts of another site and those without the caller's language are missing. */
export async function loadOfficePosts(ctx: Ctx, db: Tx, ids: readonly number[]): Promise<OfficePost[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: posts.id,
      archivedAt: posts.archivedAt,
      publishedAt: posts.publishedAt,
      postType: posts.postType,
      isPublished: postTexts.isPublished,
    })
    .from(posts)
    .innerJoin(postTexts, and(eq(postTexts.postId, posts.id), eq(postTexts.languageId, ctx.language.id)))
    .where(and(eq(posts.siteId, ctx.site.id), inArray(posts.id, [...ids])))
  const related = await db
    .select()
    .from(relatedPosts)
    .where(inArray(relatedPosts.postId, [...ids]))
    .orderBy(asc(relatedPosts.position))
  const own = new Map(rows.map((row) => [row.id, row]))
  const cards = await loadPostCards(
    { ...ctx, db },
    ids.filter((id) => own.has(id)),
  )
  return cards.flatMap((card) => {
    const row = own.get(card.id)
    if (!row) return []
    const relatedIds = related.filter(({ postId }) => postId === card.id).map(({ relatedId }) => relatedId)
    return { ...card, state: stateOf(ctx, row), postType: row.postType, relatedIds }
  })
}

/** @throws NOT_FOUND */
export async function loadOfficePost(ctx: Ctx, db: Tx, id: number): Promise<OfficePost> {
  const [post] = await loadOfficePosts(ctx, db, [id])
  if (!post) throw new AppError('NOT_FOUND')
  return post
}

/** The post, locked until the transaction ends. @throws NOT_FOUND */
export async function lockPost(ctx: Ctx, tx: Transaction, id: number): Promise<OfficePost> {
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.siteId, ctx.site.id)))
    .for('update')
  return loadOfficePost(ctx, tx, id)
}

/** Asks for the right to publish where visitors see one of these states of a post, or will at its moment. @throws APPROVAL_REQUIRED */
export async function requireRightToShow(ctx: Ctx, tx: Transaction, ...states: OfficePost['state'][]) {
  if (states.some((state) => state === 'published' || state === 'scheduled')) await requirePublishRight(ctx, tx)
}

/** The state of a locked post for all of its languages, where a translation of its own is still a draft. */
export async function stateOfAll(ctx: Ctx, tx: Transaction, id: number): Promise<OfficePost['state']> {
  const [row] = await tx.select({ archivedAt: posts.archivedAt, publishedAt: posts.publishedAt }).from(posts).where(eq(posts.id, id))
  return row ? stateOf(ctx, { ...row, isPublished: true }) : 'draft'
}

type Visibility = { archivedAt: Date | null; publishedAt: Date | null; isPublished: boolean }

function stateOf(ctx: Ctx, { archivedAt, publishedAt, isPublished }: Visibility): OfficePost['state'] {
  if (archivedAt) return 'archived'
  if (!publishedAt || !isPublished) return 'draft'
  return publishedAt > ctx.now() ? 'scheduled' : 'published'
}
