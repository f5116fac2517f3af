import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PostCard, TermRef } from '@/lib/api/entities/post.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { posts, postTerms, postTexts, terms, termTexts } from '@/server/db/schema/cms'
import { loadPictures } from '@/server/modules/media/pictures'
import { withAlt } from '@/server/modules/media/with-alt'

type CardCtx = Pick<Ctx, 'site' | 'language'> & { db: Tx }

const mainTexts = alias(postTexts, 'main_texts')

/** Cards in the order of `ids`. The caller decides which posts are visible. */
export async function loadPostCards(ctx: CardCtx, ids: readonly number[]): Promise<PostCard[]> {
  if (ids.length === 0) return []
  const [rows, termsOf] = await Promise.all([readRows(ctx, ids), readTerms(ctx, ids)])
  const pictures = await loadPictures(
    ctx,
    rows.flatMap((row) => row.mediaId ?? []),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { mediaId, mediaAlt, publishedAt, slugMain, ...card } = row
    const picture = mediaId === null ? undefined : pictures.get(mediaId)
    return [
      {
        ...card,
        slugMain: slugMain ?? card.slug,
        published_at: publishedAt?.toISOString() ?? null,
        media: picture ? withAlt(picture, mediaAlt) : null,
        terms: { tags: termsOf(id, 'tag'), categories: termsOf(id, 'category') },
      },
    ]
  })
}

function readRows({ db, site, language }: CardCtx, ids: readonly number[]) {
  return db
    .select({
      id: posts.id,
      title: postTexts.title,
      excerpt: postTexts.excerpt,
      author: posts.author,
      mediaId: posts.mediaId,
      mediaAlt: postTexts.mediaAlt,
      publishedAt: posts.publishedAt,
      slug: postTexts.slug,
      slugMain: mainTexts.slug,
    })
    .from(posts)
    .innerJoin(postTexts, and(eq(postTexts.postId, posts.id), eq(postTexts.languageId, language.id)))
    .leftJoin(
      mainTexts,
      and(eq(mainTexts.postId, posts.id), eq(mainTexts.languageId, site.defaultLanguageId), eq(mainTexts.isPublished, true)),
    )
    .where(inArray(posts.id, [...ids]))
}

async function readTerms({ db, language }: CardCtx, ids: readonly number[]) {
  const rows = await db
    .select({ postId: postTerms.postId, id: terms.id, type: terms.type, title: termTexts.title, slug: termTexts.slug })
    .from(postTerms)
    .innerJoin(terms, eq(terms.id, postTerms.termId))
    .innerJoin(termTexts, and(eq(termTexts.termId, terms.id), eq(termTexts.languageId, language.id)))
    .where(inArray(postTerms.postId, [...ids]))
    .orderBy(terms.position, sql`${termTexts.title} collate "hr-x-icu"`, terms.id)
  return (postId: number, type: 'category' | 'tag'): TermRef[] =>
    rows.filter((row) => row.postId === postId && row.type === type).map(({ id, title, slug }) => ({ id, title, slug }))
}
