import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { SearchMatches, Hit } from './find-products'
import { idArray } from '@/server/db/rows'
import { prefixPattern } from '@/server/db/prefix-pattern'
import { tsquerySql } from './search-query'
import { availableQuantity, awaitsFile } from '@/server/modules/product/stock/stock-sql'

type SearchContext = Pick<Ctx, 'site' | 'language' | 'now'>

/** Up to this number of hits are ranked by weight; ranking more takes longer than finding them. */
const maxRankedHits = 400

/** The search matches as rows of `product_id, is_text_match`. Those that SQL matches are shown now; the others may not be. */
export function matchRows(ctx: SearchContext, matches: SearchMatches): SQL {
  if (matches.hits) return hitRows(matches.hits)
  return sql`select product_id, false as is_text_match from unnest(${shownMatches(ctx, matches)}) shown_matches (product_id)`
}

/** The ids of all products that match by name or keywords and are shown now, as an array: its length is the total of a search. */
export function shownMatches({ site, language, now }: SearchContext, { query, skus }: SearchMatches): SQL {
  return sql`izlog_shown_matches(${site.id}, ${language.id}, ${tsquerySql(query.tsquery)}, ${idArray(skus)}, ${now().toISOString()}::timestamptz)`
}

function hitRows(hits: Hit[]): SQL {
  const idsOf = (some: Hit[]) => idArray(some.map(({ id }) => id))
  return sql`
    select product_id, false as is_text_match from unnest(${idsOf(hits.filter(({ isTextMatch }) => !isTextMatch))}) name_matches (product_id)
    union all
    select product_id, true from unnest(${idsOf(hits.filter(({ isTextMatch }) => isTextMatch))}) text_matches (product_id)`
}

/**
 * The ids of the matches, best first, each with the total (docs/rules/catalog.md#search-ranking). `listed` is `listedProducts` with the same matches.
 */
export function sortByRelevance(ctx: SearchContext, listed: SQL, matches: SearchMatches): SQL {
  const { query, skus, hits } = matches
  const weight = sql`
    coalesce((
      select ts_rank_cd(case when found.is_text_match then t.full_search else s.words end, ${tsquerySql(query.tsquery)})
      from product_texts t join product_search s on s.product_id = t.product_id and s.language_id = t.language_id
      where t.product_id = found.product_id and t.language_id = ${ctx.language.id}
    ), 0)`
  const isRanked = hits !== null && hits.length <= maxRankedHits
  return sql`
    with found as materialized (
      select found.product_id, found.is_text_match ${listed}
    ), ${rankingTables(ctx, query)}
    select found.product_id as id, (select count(*)::int from found) as total
    from found
    order by ${placeOf(skus, sql`case when found.is_text_match then 5 else 4 end`)}, ${isSoldOut}, ${isRanked ? sql`${weight} desc,` : sql``} found.product_id desc`
}

/**
 * The same for very many matches, none of them by text. `ids`: an expression of their ids. One number holds the whole order: among 88,000 matches, joins and a sort
 * by three keys take three times as long.
 */
export function sortManyByRelevance(ctx: SearchContext, ids: SQL, { query, skus }: SearchMatches): SQL {
  return sql`
    with matches as materialized (
      select ${ids} as ids
    ), ${rankingTables(ctx, query)}
    select found.product_id as id, (select cardinality(ids) from matches) as total
    from matches, unnest(matches.ids) found (product_id)
    order by (2 * ${placeOf(skus, sql`4`)} + ${isSoldOut}::int) * 4294967296 - found.product_id`
}

/** `named`: products whose names match. `begins`: those whose name begins with what was typed. `sold_out`: products without stock, some of them twice. */
function rankingTables({ site, language }: SearchContext, { typed, tsquery }: SearchMatches['query']): SQL {
  return sql`
    named as materialized (
      select product_id from izlog_products_by_name(${site.id}, ${language.id}, ${tsquerySql(tsquery)}) named (product_id)
    ), begins as materialized (
      select t.product_id, t.folded_name = izlog_fold(${typed}) as is_whole from product_texts t
      where t.site_id = ${site.id} and t.language_id = ${language.id} and t.folded_name like ${prefixPattern(typed)}
    ), sold_out as materialized (
      select s.product_id from stock_items s where s.on_hand <= s.reserved
      union all
      select p.id from products p
      where p.id = any(array(select parent_id from product_variants union select bundle_id from bundle_parts))
        and ${availableQuantity({ id: sql`p.id`, format: sql`p.format` })} <= 0
      union all
      select p.id from products p where p.site_id = ${site.id} and ${awaitsFile({ id: sql`p.id`, format: sql`p.format` })}
    )`
}

/** 0 for a SKU, 1 for a whole name, 2 for its beginning, 3 for a word of it, else `unnamed`. */
function placeOf(skus: number[], unnamed: SQL): SQL {
  return sql`
    case
      when found.product_id = any(${idArray(skus)}) then 0
      when found.product_id not in (select product_id from named) then ${unnamed}
      when found.product_id in (select product_id from begins where is_whole) then 1
      when found.product_id in (select product_id from begins) then 2
      else 3
    end`
}

const isSoldOut = sql`(found.product_id in (select product_id from sold_out))`
