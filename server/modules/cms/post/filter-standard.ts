import { and, asc, desc, eq, exists, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { postApi } from '@/lib/api/v1/cms/post'
import type { Ctx } from '@/server/core/context'
import { posts, postTerms, postTexts, termTexts } from '@/server/db/schema/cms'
import {
  containsText,
  isFuzzyMatch,
  similarity,
  textQuery,
  searchWithFuzzyFallback,
  type MatchMode,
} from '@/server/modules/cms/text-search'
import { loadPostCards } from './cards'
import { isPublishedPost } from './published'

type Input = ParsedOf<typeof postApi.filterStandard>

export async function filterStandard(ctx: Ctx, input: Input) {
  return searchWithFuzzyFallback(input.filters.keywords, (mode) => search(ctx, input, mode))
}

async function search(ctx: Ctx, input: Input, mode: MatchMode) {
  const { page, limit } = input
  const matches = and(isPublishedPost(ctx), ...conditions(ctx, input.filters, mode))
  const found = await ctx.db
    .select({ id: posts.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(matches)
    .orderBy(...order(input, mode))
    .limit(limit)
    .offset((page - 1) * limit)
  const totalRecords = found[0]?.total ?? (page > 1 ? await count(ctx, matches) : 0)
  const records = await loadPostCards(
    ctx,
    found.map(({ id }) => id),
  )
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}

// A page beyond the last has no row with the total.
async function count(ctx: Ctx, matches: SQL | undefined) {
  const [row] = await ctx.db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(matches)
  return row?.total ?? 0
}

function conditions(ctx: Ctx, { display, termSlugs, postTypeSlugs, from, to, keywords }: Input['filters'], mode: MatchMode) {
  return [
    display && inArray(posts.id, display),
    termSlugs && exists(withTerm(ctx, termSlugs)),
    postTypeSlugs && inArray(posts.postType, postTypeSlugs),
    from === undefined ? undefined : gte(posts.publishedAt, new Date(from)),
    to === undefined ? undefined : lte(posts.publishedAt, new Date(to)),
    keywords?.trim() ? matchesKeywords(keywords, mode) : undefined,
  ]
}

function matchesKeywords(keywords: string, mode: MatchMode) {
  if (mode === 'fuzzy') return isFuzzyMatch(postTexts.title, keywords)
  return or(sql`${postTexts.search} @@ ${textQuery(keywords)}`, containsText(postTexts.title, keywords))
}

function withTerm(ctx: Ctx, slugs: string[]) {
  return ctx.db
    .select({ one: sql`1` })
    .from(postTerms)
    .innerJoin(termTexts, eq(termTexts.termId, postTerms.termId))
    .where(and(eq(postTerms.postId, posts.id), eq(termTexts.languageId, ctx.language.id), inArray(termTexts.slug, slugs)))
}

function order({ filters: { display, keywords }, sort }: Input, mode: MatchMode): SQL[] {
  if (display) return [sql`array_position(${`{${display.join(',')}}`}::int[], ${posts.id})`]
  const byDate = sort.published_at === 'asc' ? [asc(posts.publishedAt), asc(posts.id)] : [desc(posts.publishedAt), desc(posts.id)]
  if (!keywords?.trim()) return byDate
  const best = mode === 'fuzzy' ? similarity(postTexts.title, keywords) : sql`ts_rank(${postTexts.search}, ${textQuery(keywords)})`
  return [desc(best), ...byDate]
}
