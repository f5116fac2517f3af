import { and, asc, desc, eq, exists, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { postApi } from '@/lib/api/v1/cms/post'
import type { Ctx } from '@/server/core/context'
import { posts, postTerms, postTexts, termTexts } from '@/server/db/schema/cms'
import { containsFolded, isNear, nearness, typedQuery, wordsOrNearly, type Closeness } from '../finder/text-search'
import { loadPostCards } from './cards'
import { isVisible } from './visible'

type Input = ParsedOf<typeof postApi.filterStandard>

export async function filterStandard(ctx: Ctx, input: Input) {
  return wordsOrNearly(input.filters.keywords, (closeness) => read(ctx, input, closeness))
}

async function read(ctx: Ctx, input: Input, closeness: Closeness) {
  const { page, limit } = input
  const matches = and(isVisible(ctx), ...conditions(ctx, input.filters, closeness))
  const found = await ctx.db
    .select({ id: posts.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(matches)
    .orderBy(...order(input, closeness))
    .limit(limit)
    .offset((page - 1) * limit)
  const totalRecords = found[0]?.total ?? (page > 1 ? await count(ctx, matches) : 0)
  const records = await loadPostCards(
    ctx,
    found.map(({ id }) => id),
  )
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}

// A page beyond the last has no row that could carry the total.
async function count(ctx: Ctx, matches: SQL | undefined) {
  const [row] = await ctx.db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(matches)
  return row?.total ?? 0
}

function conditions(ctx: Ctx, { display, termSlugs, postTypeSlugs, from, to, keywords }: Input['filters'], closeness: Closeness) {
  return [
    display && inArray(posts.id, display),
    termSlugs && exists(withTerm(ctx, termSlugs)),
    postTypeSlugs && inArray(posts.postType, postTypeSlugs),
    from === undefined ? undefined : gte(posts.publishedAt, new Date(from)),
    to === undefined ? undefined : lte(posts.publishedAt, new Date(to)),
    keywords?.trim() ? speaksOf(keywords, closeness) : undefined,
  ]
}

function speaksOf(keywords: string, closeness: Closeness) {
  if (closeness === 'nearly') return isNear(postTexts.title, keywords)
  return or(sql`${postTexts.search} @@ ${typedQuery(keywords)}`, containsFolded(postTexts.title, keywords))
}

function withTerm(ctx: Ctx, slugs: string[]) {
  return ctx.db
    .select({ one: sql`1` })
    .from(postTerms)
    .innerJoin(termTexts, eq(termTexts.termId, postTerms.termId))
    .where(and(eq(postTerms.postId, posts.id), eq(termTexts.languageId, ctx.language.id), inArray(termTexts.slug, slugs)))
}

function order({ filters: { display, keywords }, sort }: Input, closeness: Closeness): SQL[] {
  if (display) return [sql`array_position(${`{${display.join(',')}}`}::int[], ${posts.id})`]
  const byDate = sort.published_at === 'asc' ? [asc(posts.publishedAt), asc(posts.id)] : [desc(posts.publishedAt), desc(posts.id)]
  if (!keywords?.trim()) return byDate
  const best = closeness === 'nearly' ? nearness(postTexts.title, keywords) : sql`ts_rank(${postTexts.search}, ${typedQuery(keywords)})`
  return [desc(best), ...byDate]
}
