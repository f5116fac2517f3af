import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePostApi } from '@/lib/api/v1/cms/post/office'
import type { Ctx } from '@/server/core/context'
import { posts, postTexts } from '@/server/db/schema/cms'
import { containsText } from '@/server/modules/cms/text-search'
import { loadOfficePosts } from './posts'

type Input = ParsedOf<typeof officePostApi.filter>

export async function filter(ctx: Ctx, { keywords, states, page, limit }: Input) {
  const typed = keywords.trim()
  const matches = and(
    eq(postTexts.siteId, ctx.site.id),
    eq(postTexts.languageId, ctx.language.id),
    or(...states.map((state) => hasState(ctx, state))),
    typed === '' ? undefined : or(containsText(postTexts.title, typed), containsText(postTexts.slug, typed)),
  )
  const joined = ctx.db.select({ id: posts.id }).from(postTexts).innerJoin(posts, eq(posts.id, postTexts.postId)).where(matches)
  const [rows, totalRecords] = await Promise.all([
    ctx.db
      .select({ id: posts.id })
      .from(postTexts)
      .innerJoin(posts, eq(posts.id, postTexts.postId))
      .where(matches)
      .orderBy(sql`${posts.publishedAt} desc nulls first`, desc(posts.id))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.$count(joined),
  ])
  const records = await loadOfficePosts(
    ctx,
    ctx.db,
    rows.map(({ id }) => id),
  )
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}

function hasState(ctx: Ctx, state: Input['states'][number]) {
  const isKept = isNull(posts.archivedAt)
  switch (state) {
    case 'archived':
      return isNotNull(posts.archivedAt)
    case 'draft':
      return and(isKept, or(isNull(posts.publishedAt), eq(postTexts.isPublished, false)))
    case 'scheduled':
      return and(isKept, eq(postTexts.isPublished, true), gt(posts.publishedAt, ctx.now()))
    case 'published':
      return and(isKept, eq(postTexts.isPublished, true), lte(posts.publishedAt, ctx.now()))
  }
  return state satisfies never
}
