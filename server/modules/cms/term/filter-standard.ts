import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { termApi } from '@/lib/api/v1/cms/term'
import type { Ctx } from '@/server/core/context'
import { terms, termTexts } from '@/server/db/schema/cms'
import { loadPictures } from '@/server/modules/media/pictures'

/** Categories before tags (docs/rules/content.md#term-lists). There are few, so paging happens in memory. */
export async function filterStandard(ctx: Ctx, { termTypeTitles, limit, noPaginate }: ParsedOf<typeof termApi.filterStandard>) {
  const rows = await ctx.db
    .select({
      id: terms.id,
      type: terms.type,
      mediaId: terms.mediaId,
      title: termTexts.title,
      slug: termTexts.slug,
      description: termTexts.description,
      totalPosts: publishedPostCount(ctx),
    })
    .from(terms)
    .innerJoin(termTexts, and(eq(termTexts.termId, terms.id), eq(termTexts.languageId, ctx.language.id)))
    .where(and(eq(terms.siteId, ctx.site.id), termTypeTitles && inArray(terms.type, termTypeTitles)))
    .orderBy(asc(terms.type), asc(terms.position), sql`${termTexts.title} collate "hr-x-icu"`, asc(terms.id))
  const shown = noPaginate ? rows : rows.slice(0, limit)
  const pictures = await loadPictures(
    ctx,
    shown.flatMap((row) => row.mediaId ?? []),
  )
  const pageSize = noPaginate ? Math.max(1, rows.length) : limit
  return {
    records: shown.map(({ mediaId, ...term }) => ({ ...term, media: (mediaId && pictures.get(mediaId)) || null })),
    totalRecords: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
    page: 1,
    limit: pageSize,
  }
}

function publishedPostCount(ctx: Ctx) {
  return sql<number>`(
    select count(*) from post_terms pt
    join posts p on p.id = pt.post_id and p.archived_at is null and p.published_at <= ${ctx.now().toISOString()}::timestamptz
    join post_texts t on t.post_id = p.id and t.language_id = ${ctx.language.id} and t.is_published
    where pt.term_id = ${terms.id}
  )`.mapWith(Number)
}
