import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { SearchMatches, Hit } from './find-products'
import { idArray } from '@/server/db/rows'
import { tsquerySql } from './search-query'
import { availableQuantity, awaitsFile } from '@/server/modules/product/stock/stock-sql'
import { soldVariantsIn } from '@/server/modules/product/catalogue/variants'

type SearchContext = Pick<Ctx, 'site' | 'language'>

/** Up to this number of hits are ranked by weight; ranking more takes longer than finding them. */
const maxRankedHits = 400

/** The search matches as rows of `product_id, is_text_match`. */
export function matchRows(ctx: SearchContext, { query, skus, hits }: SearchMatches): SQL {
  if (hits) return hitRows(hits)
  const matching = sql`${ctx.site.id}, ${ctx.language.id}, ${tsquerySql(query.tsquery)}`
  return sql`
    with variant_matches as materialized (
      select unnest(${idArray(skus)}) as product_id
      union
      select v.parent_id from product_texts t join ${soldVariantsIn(ctx.language.id)} v on v.child_id = t.product_id
      where t.site_id = ${ctx.site.id} and t.language_id = ${ctx.language.id} and t.search @@ ${tsquerySql(query.tsquery)}
    )
    select product_id, false as is_text_match from izlog_products_by_keywords(${matching}) named (product_id)
    where product_id not in (select product_id from variant_matches)
    union all
    select product_id, false from variant_matches`
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
export function sortByRelevance(
  { site, language }: SearchContext,
  listed: SQL,
  { query: { typed, tsquery }, skus, hits }: SearchMatches,
): SQL {
  const query = tsquerySql(tsquery)
  const weight = sql`
    coalesce((
      select ts_rank_cd(case when hits.is_text_match then t.full_search else t.search end, ${query}) from product_texts t
      where t.product_id = hits.product_id and t.language_id = ${language.id}
    ), 0)`
  const isRanked = hits !== null && hits.length <= maxRankedHits
  return sql`
    with hits as materialized (
      select price.product_id, found.is_text_match ${listed}
    ), named as materialized (
      select t.product_id, case when t.folded_name = izlog_fold(${typed}) then 1 when starts_with(t.folded_name, izlog_fold(${typed})) then 2 else 3 end as place
      from product_texts t
      where t.site_id = ${site.id} and t.language_id = ${language.id} and to_tsvector('izlog_hr', t.name) @@ ${query}
    ), sold_out as materialized (
      select s.product_id from stock_items s where s.on_hand <= s.reserved
      union
      select p.id from products p
      where p.id = any(array(select parent_id from product_variants union select bundle_id from bundle_parts))
        and ${availableQuantity({ id: sql`p.id`, format: sql`p.format` })} <= 0
      union
      select p.id from products p where p.site_id = ${site.id} and ${awaitsFile({ id: sql`p.id`, format: sql`p.format` })}
    )
    select hits.product_id as id, (select count(*)::int from hits) as total
    from hits
    left join named on named.product_id = hits.product_id
    left join sold_out on sold_out.product_id = hits.product_id
    order by
      case when hits.product_id = any(${idArray(skus)}) then 0 else coalesce(named.place, case when hits.is_text_match then 5 else 4 end) end,
      sold_out.product_id is not null,
      ${isRanked ? sql`${weight} desc,` : sql``}
      hits.product_id desc`
}
