import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { FoundProducts, Hit } from './find-products'
import { idArray } from '@/server/modules/product/catalogue/ids'
import { queryOf } from './search-words'
import { availablePieces, awaitsFile } from '@/server/modules/product/stock/stock-sql'
import { soldVariantsIn } from '@/server/modules/product/catalogue/variants-sql'

type SearchContext = Pick<Ctx, 'site' | 'language'>

/** Beyond so many hits nobody can tell a closer match from another, and weighing them all would take longer than finding them. */
const weighedAtMost = 400

/** What was found, as rows of `product_id, is_told`. */
export function foundRows(ctx: SearchContext, { words, skus, hits }: FoundProducts): SQL {
  if (hits) return rowsOf(hits)
  return sql`
    with named as materialized (
      select m.product_id from izlog_matching_products(${ctx.site.id}, ${ctx.language.id}, ${queryOf(words.tsquery)}) m (product_id)
    ), beside as materialized (
      select unnest(${idArray(skus)}) as product_id union select v.parent_id from named join ${soldVariantsIn(ctx.language.id)} v on v.child_id = named.product_id
    )
    select product_id, false as is_told from named where product_id not in (select product_id from beside)
    union all
    select product_id, false from beside`
}

/** What only tells of the words may be most of the shop, so it is carried as ids alone. */
function rowsOf(hits: Hit[]): SQL {
  const idsOf = (some: Hit[]) => idArray(some.map(({ id }) => id))
  return sql`
    select product_id, false as is_told from unnest(${idsOf(hits.filter(({ isTold }) => !isTold))}) other (product_id)
    union all
    select product_id, true from unnest(${idsOf(hits.filter(({ isTold }) => isTold))}) told (product_id)`
}

/**
 * The ids of what was found, best first, each with how many there are: SKU, whole name, beginning of the name, words of the name, words beside it,
 * words of its text; within each what is in stock first. `listed` is `listedProducts` with the same find.
 */
export function byRelevance({ site, language }: SearchContext, listed: SQL, { words: { typed, tsquery }, skus, hits }: FoundProducts): SQL {
  const query = queryOf(tsquery)
  const weight = sql`
    coalesce((
      select ts_rank_cd(case when hits.is_told then t.told_search else t.search end, ${query}) from product_texts t
      where t.product_id = hits.product_id and t.language_id = ${language.id}
    ), 0)`
  const isWeighed = hits !== null && hits.length <= weighedAtMost
  return sql`
    with hits as materialized (
      select price.product_id, found.is_told ${listed}
    ), called as materialized (
      select t.product_id, case when t.folded_name = izlog_fold(${typed}) then 1 when starts_with(t.folded_name, izlog_fold(${typed})) then 2 else 3 end as place
      from product_texts t
      where t.site_id = ${site.id} and t.language_id = ${language.id} and to_tsvector('izlog_hr', t.name) @@ ${query}
    ), sold_out as materialized (
      select s.product_id from stock_items s where s.on_hand <= s.reserved
      union
      select p.id from products p
      where p.id = any(array(select parent_id from product_variants union select bundle_id from bundle_parts))
        and ${availablePieces({ id: sql`p.id`, format: sql`p.format` })} <= 0
      union
      select p.id from products p where p.site_id = ${site.id} and ${awaitsFile({ id: sql`p.id`, format: sql`p.format` })}
    )
    select hits.product_id as id, (select count(*)::int from hits) as total
    from hits
    left join called on called.product_id = hits.product_id
    left join sold_out on sold_out.product_id = hits.product_id
    order by
      case when hits.product_id = any(${idArray(skus)}) then 0 else coalesce(called.place, case when hits.is_told then 5 else 4 end) end,
      sold_out.product_id is not null,
      ${isWeighed ? sql`${weight} desc,` : sql``}
      hits.product_id desc`
}
