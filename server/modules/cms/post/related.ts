import { and, asc, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { RelatedPost } from '@/lib/api/entities/post.schema'
import type { Ctx } from '@/server/core/context'
import { posts, postTexts, relatedPosts } from '@/server/db/schema/cms'
import { loadPostCards } from './cards'
import { isPublishedPost } from './published'

const maxRelated = 3

/** Those that an editor has chosen, then the posts that share most terms (docs/rules/content.md#related-posts). */
export async function loadRelatedPosts(ctx: Ctx, postId: number): Promise<RelatedPost[]> {
  const shared = sql<number>`(
    select coalesce(sum(case when t.type = 'tag' then 2 else 1 end), 0) from post_terms own
    join post_terms other on other.term_id = own.term_id and other.post_id = ${posts.id}
    join terms t on t.id = own.term_id
    where own.post_id = ${postId}
  )`
  const rows = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .leftJoin(relatedPosts, and(eq(relatedPosts.postId, postId), eq(relatedPosts.relatedId, posts.id)))
    .where(and(isPublishedPost(ctx), ne(posts.id, postId), or(isNotNull(relatedPosts.position), sql`${shared} > 0`)))
    .orderBy(asc(relatedPosts.position), desc(shared), desc(posts.publishedAt), desc(posts.id))
    .limit(maxRelated)
  const cards = await loadPostCards(
    ctx,
    rows.map(({ id }) => id),
  )
  return cards.map(({ id, slug, title, excerpt, media, published_at, terms }) => ({
    connectedPost: { id, data: { slug, title, excerpt }, media, published_at, terms },
  }))
}
