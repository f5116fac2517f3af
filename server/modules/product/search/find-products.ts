import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { idArray } from '@/server/db/rows'
import { spellingSuggestions, similarityThreshold, type SpellingSuggestion } from './spelling-suggestions'
import { pricedListing } from '@/server/modules/product/price/priced-listing'
import { productsBySku } from './products-by-sku'
import { tsquerySql, type SearchQuery } from './search-query'
import { soldVariantsIn } from '@/server/modules/product/catalogue/variants'

type SearchContext = Pick<Ctx, 'site' | 'language' | 'now'> & { db: Tx }

/** A listed product; the match of a variant counts for its parent. */
export type Hit = {
  id: number
  /** Whether the words are only in its descriptions, not in its name or keywords. */
  isTextMatch: boolean
}

/** The products that match a search (docs/rules/catalog.md#search-matching). */
export type SearchMatches = {
  /** The search as typed, or as corrected. */
  query: SearchQuery | SpellingSuggestion
  /** Products with the SKU that was typed. */
  skus: number[]
  /** null: too many name matches to pass as ids, so the list's SQL matches again. */
  hits: Hit[] | null
}

/** From this number of name matches on, descriptions are not searched. */
const maxNameMatches = 2000

/** Runs the queries of one search on one snapshot. Postgres takes the threshold of `<%` from a setting that lasts for the transaction. */
export async function withSearchTransaction<T>({ db }: Pick<Ctx, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`
        select set_config('pg_trgm.word_similarity_threshold', ${similarityThreshold}, true), set_config('work_mem', '16MB', true), set_config('jit', 'off', true)`)
      return work(tx)
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}

/** Runs `work` with the matches of the search, or with null without one. */
export async function withSearchMatches<T>(
  ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>,
  query: SearchQuery | null,
  work: (db: Tx, found: SearchMatches | null) => Promise<T>,
): Promise<T> {
  if (!query) return work(ctx.db, null)
  return withSearchTransaction(ctx, async (db) => work(db, await findProducts({ ...ctx, db }, query)))
}

/**
 * Finds products by name, keywords, variants or SKU, then by description. Corrects the spelling only when none of them is listed. Call only within
 * `withSearchTransaction`.
 */
export async function findProducts(search: SearchContext, query: SearchQuery): Promise<SearchMatches> {
  const { isListed, ...found } = await matchProducts(search, query)
  if (isListed) return found
  for (const suggestion of await spellingSuggestions(search, query)) {
    const { isListed, ...found } = await matchProducts(search, suggestion)
    if (isListed) return found
  }
  return found
}

async function matchProducts(search: SearchContext, query: SearchQuery): Promise<SearchMatches & { isListed: boolean }> {
  const { skus, named } = await matchByName(search, query)
  if (named.length === maxNameMatches) return { query, skus, hits: null, isListed: true }
  return { query, skus, ...(await matchByText(search, query, [...skus, ...named])) }
}

async function matchByName({ db, site, language }: SearchContext, { typed, tsquery }: SearchQuery) {
  const [row] = await db.execute<{ skus: number[]; named: number[] }>(sql`
    select
      array(${productsBySku({ site, language }, typed)}) as skus,
      array(
        select product_id from izlog_products_by_keywords(${site.id}, ${language.id}, ${tsquerySql(tsquery)}, ${maxNameMatches}) named (product_id)
      ) as named`)
  return { skus: row?.skus ?? [], named: row?.named ?? [] }
}

async function matchByText({ db, site, language, now }: SearchContext, { tsquery }: SearchQuery, named: number[]) {
  const [row] = await db.execute<{ named: number[]; text_matches: number[]; is_listed: boolean }>(sql`
    with matching as (
      select product_id, false as is_text_match from unnest(${idArray(named)}) named (product_id)
      union all
      select m.product_id, true from izlog_products_by_full_text(${site.id}, ${language.id}, ${tsquerySql(tsquery)}) m (product_id)
    ), found as materialized (
      select coalesce(v.parent_id, matching.product_id) as product_id, bool_and(matching.is_text_match) as is_text_match
      from matching left join ${soldVariantsIn(language.id)} v on v.child_id = matching.product_id group by 1
    )
    select
      array(select product_id from found where not is_text_match) as named,
      array(select product_id from found where is_text_match) as text_matches,
      exists (select 1 from found join (${pricedListing(now())}) on l.product_id = found.product_id and ${language.id} = any(l.language_ids)) as is_listed`)
  const hits = (ids: number[] = [], isTextMatch: boolean) => ids.map((id): Hit => ({ id, isTextMatch }))
  return { hits: [...hits(row?.named, false), ...hits(row?.text_matches, true)], isListed: row?.is_listed ?? false }
}
