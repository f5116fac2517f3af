import { homeSlug } from '@/lib/routing/reserved-slugs'
import { sql, type SQL } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import type { Ctx } from '@/server/core/context'
import { withSearchTransaction } from '@/server/modules/product/search/find-products'
import { spellingSuggestions } from '@/server/modules/product/search/spelling-suggestions'
import { parseSearch } from '@/server/modules/product/search/search-query'
import { suggestedProducts } from './suggested-products'
import { prefixPattern, containsText, isFuzzyMatch, similarity, textQuery } from '@/server/modules/cms/text-search'

type Found = DataOf<typeof finderApi.searchSlugs>
type SearchCtx = Pick<Ctx, 'db' | 'site' | 'language' | 'now'>

const minFuzzyLength = 4

/** Titles that match, prefixes first; fuzzy matches if no kind has any (docs/rules/content.md#search-suggestions). */
export async function searchSlugs(ctx: SearchCtx, { q }: ParsedOf<typeof finderApi.searchSlugs>): Promise<Found> {
  const typed = q.trim()
  if (typed.length < 2) return []
  const query = parseSearch(typed)
  const found = await ctx.db.execute<Found[number]>(unionAll([suggestedProducts(ctx, query), ...titleQueries(ctx, typed)]))
  if (found.length > 0 || typed.length < minFuzzyLength) return presentRows(found)
  return withSearchTransaction(ctx, async (tx) => {
    const spellings = await spellingSuggestions({ ...ctx, db: tx }, query)
    const products = spellings.slice(0, 1).map((one) => suggestedProducts(ctx, one))
    return presentRows(await tx.execute<Found[number]>(unionAll([...products, ...fuzzyTitleQueries(ctx, typed)])))
  })
}

function unionAll(kinds: SQL[]): SQL {
  return sql.join(
    kinds.map((kind) => sql`(${kind})`),
    sql` union all `,
  )
}

function presentRows(rows: readonly Found[number][]): Found {
  return rows.map(({ type, title, slug }) => ({ type, title, slug }))
}

function titleQueries(ctx: SearchCtx, typed: string): SQL[] {
  const query = textQuery(typed)
  return sources(ctx).map(
    ({ select, title, titleWords, order, limit }) => sql`
      ${select} and (${containsText(title, typed)} or ${titleWords(query)})
      order by izlog_fold(${title}) like ${prefixPattern(typed)} desc, ${order} limit ${limit}`,
  )
}

function fuzzyTitleQueries(ctx: SearchCtx, typed: string): SQL[] {
  return sources(ctx).map(
    ({ select, title, order, limit }) =>
      sql`${select} and ${isFuzzyMatch(title, typed)} order by ${similarity(title, typed)} desc, ${order} limit ${limit}`,
  )
}

type Source = { select: SQL; title: SQL; titleWords: (query: SQL) => SQL; order: SQL; limit: number }

/** The searchable kinds besides products, in display order. */
function sources({ site, language, now }: SearchCtx): Source[] {
  const own = sql`t.site_id = ${site.id} and t.language_id = ${language.id}`
  const at = sql`${now().toISOString()}::timestamptz`
  const byTitle = { title: sql`t.title`, titleWords }
  return [
    {
      select: sql`select 'productCategory' as type, t.name as title, t.slug from category_texts t where ${own}`,
      title: sql`t.name`,
      titleWords: (query) => sql`to_tsvector('izlog_hr', t.name) @@ ${query}`,
      order: sql`t.name collate "hr-x-icu", t.category_id`,
      limit: 3,
    },
    {
      select: sql`
        select 'post' as type, t.title, t.slug from post_texts t join posts p on p.id = t.post_id
        where ${own} and t.is_published and p.archived_at is null and p.published_at <= ${at}`,
      ...byTitle,
      order: sql`p.published_at desc, p.id`,
      limit: 3,
    },
    {
      select: sql`
        select 'event' as type, t.title, e.id::text as slug from event_texts t join events e on e.id = t.event_id
        where ${own} and e.archived_at is null and e.ends_at > ${at}`,
      ...byTitle,
      order: sql`e.starts_at, e.id`,
      limit: 3,
    },
    {
      select: sql`
        select 'page' as type, t.title, t.slug from page_texts t join pages p on p.id = t.page_id
        where ${own} and p.archived_at is null and t.published_version_id is not null and t.slug <> ${homeSlug}`,
      ...byTitle,
      order: sql`t.title collate "hr-x-icu", p.id`,
      limit: 2,
    },
  ]
}

/** Title words have weight A: the index finds them, the filter checks the weight. */
function titleWords(query: SQL): SQL {
  return sql`(t.search @@ ${query} and ts_filter(t.search, '{a}') @@ ${query})`
}
