import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { RichNode } from '@/lib/api/entities/common.schema'
import type { Post, PostNeighbour } from '@/lib/api/entities/post.schema'
import { AppError } from '@/lib/api/errors'
import type { termApi } from '@/lib/api/v1/cms/term'
import type { Ctx } from '@/server/core/context'
import { posts, postTexts } from '@/server/db/schema/cms'
import { loadPostCards } from '../post/cards'
import { isPublishedPost } from '@/server/modules/cms/post/published'
import { resolveReferences } from '../link-targets/resolve-references'
import { loadRelatedPosts } from '../post/related'

export async function get(ctx: Ctx, { id, slugMain }: ParsedOf<typeof termApi.get>): Promise<Post> {
  const [found] = await ctx.db
    .select({ id: posts.id, publishedAt: posts.publishedAt, body: postTexts.body })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(and(isPublishedPost(ctx), matchesInput(ctx, { id, slugMain })))
  if (!found?.publishedAt) throw new AppError('NOT_FOUND')
  const at = { id: found.id, publishedAt: found.publishedAt }
  const [[card], [body], previousPost, nextPost, relatedEntities] = await Promise.all([
    loadPostCards(ctx, [found.id]),
    resolveReferences(ctx, [found.body]),
    findNeighbour(ctx, at, 'older'),
    findNeighbour(ctx, at, 'newer'),
    loadRelatedPosts(ctx, found.id),
  ])
  if (!card) throw new AppError('NOT_FOUND')
  return { ...card, body: RichNode.parse(body), previousPost, nextPost, relatedEntities }
}

function matchesInput(ctx: Ctx, { id, slugMain }: ParsedOf<typeof termApi.get>): SQL {
  if (slugMain === undefined) return typeof id === 'number' ? eq(posts.id, id) : eq(postTexts.slug, id)
  return sql`exists (
    select 1 from post_texts main
    where main.post_id = ${posts.id} and main.language_id = ${ctx.site.defaultLanguageId} and main.slug = ${slugMain} and main.is_published
  )`
}

/** The next older or newer post; equal moments are ordered by id. */
async function findNeighbour(ctx: Ctx, at: { id: number; publishedAt: Date }, side: 'older' | 'newer'): Promise<PostNeighbour | null> {
  const moment = sql`(${at.publishedAt.toISOString()}::timestamptz, ${at.id}::int)`
  const own = sql`(${posts.publishedAt}, ${posts.id})`
  const isOlder = side === 'older'
  const [row] = await ctx.db
    .select({ id: posts.id, title: postTexts.title, slug: postTexts.slug })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(and(isPublishedPost(ctx), isOlder ? sql`${own} < ${moment}` : sql`${own} > ${moment}`))
    .orderBy(...(isOlder ? [desc(posts.publishedAt), desc(posts.id)] : [asc(posts.publishedAt), asc(posts.id)]))
    .limit(1)
  return row ?? null
}
