import { homeSlug } from '@/lib/routing/reserved-slugs'
import { sql, type SQL } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import type { Ctx } from '@/server/core/context'
import { loadCards } from '@/server/modules/product/catalogue/cards'
import { withSearchTransaction } from '@/server/modules/product/search/find-products'
import { spellingSuggestions } from '@/server/modules/product/search/spelling-suggestions'
import { parseSearch } from '@/server/modules/product/search/search-query'
import { suggestedProducts } from './suggested-products'
import { containsText, isFuzzyMatch, similarity, textQuery } from '@/server/modules/cms/text-search'
import { prefixPattern } from '@/server/db/prefix-pattern'

type Found = DataOf<typeof finderApi.searchSlugs>
type Row = Pick<Found[number], 'type' | 'title' | 'slug'> & { id: number }
type SearchCtx = Pick<Ctx, 'db' | 'site' | 'language' | 'now'>

const minFuzzyLength = 4

/** Titles that match, prefixes first; fuzzy matches if no kind has any (docs/rules/content.md#search-suggestions). */
export async function searchSlugs(ctx: SearchCtx, { q }: ParsedOf<typeof finderApi.searchSlugs>): Promise<Found> {
  const typed = q.trim()
  if (typed.length < 2) return []
  const query = parseSearch(typed)
  const found = await ctx.db.execute<Row>(unionAll([suggestedProducts(ctx, query), ...titleQueries(ctx, typed)]))
  if (found.length > 0 || typed.length < minFuzzyLength) return presentRows(ctx, found)
  const similar = await withSearchTransaction(ctx, async (tx) => {
    const spellings = await spellingSuggestions({ ...ctx, db: tx }, query)
    const products = spellings.slice(0, 1).map((one) => suggestedProducts(ctx, one))
    return tx.execute<Row>(unionAll([...products, ...fuzzyTitleQueries(ctx, typed)]))
  })
  return presentRows(ctx, similar)
}

function unionAll(kinds: SQL[]): SQL {
  return sql.join(
    kinds.map((kind) => sql`(${kind})`),
    sql` union all `,
  )
}

async function presentRows(ctx: SearchCtx, rows: readonly Row[]): Promise<Found> {
  const cards = await loadCards(
    ctx,
    rows.flatMap(({ type, id }) => (type === 'product' ? id : [])),
  )
  return rows.map(({ type, id, title, slug }) => {
    const card = type === 'product' ? cards.find((one) => one.id === id) : undefined
    return { type, title, slug, ...(card && { product: presentProduct(card) }) }
  })
}

function presentProduct(card: ProductCard): Found[number]['product'] {
  const { byline, media, discount, finalPrice, membershipPrice, lowestPrice30Days, priceRange, unitPrice } = card
  return { byline, media, discount, finalPrice, membershipPrice, lowestPrice30Days, priceRange, unitPrice }
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
      select: sql`select 'productCategory' as type, t.category_id, t.name as title, t.slug from category_texts t where ${own}`,
      title: sql`t.name`,
      titleWords: (query) => sql`to_tsvector('izlog_hr', t.name) @@ ${query}`,
      order: sql`t.name collate "hr-x-icu", t.category_id`,
      limit: 3,
    },
    {
      select: sql`
        select 'post' as type, p.id, t.title, t.slug from post_texts t join posts p on p.id = t.post_id
        where ${own} and t.is_published and p.archived_at is null and p.published_at <= ${at}`,
      ...byTitle,
      order: sql`p.published_at desc, p.id`,
      limit: 3,
    },
    {
      select: sql`
        select 'event' as type, e.id, t.title, e.id::text as slug from event_texts t join events e on e.id = t.event_id
        where ${own} and e.archived_at is null and e.ends_at > ${at}`,
      ...byTitle,
      order: sql`e.starts_at, e.id`,
      limit: 3,
    },
    {
      select: sql`
        select 'page' as type, p.id, t.title, t.slug from page_texts t join pages p on p.id = t.page_id
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
