import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import type { Tx } from '@/server/db/client'
import { pricedListing } from './priced-listing'
import type { SearchWords } from './search-words'
import { availablePieces } from './stock-sql'

type SearchContext = Pick<Ctx, 'site' | 'language' | 'now'>

/** How much of a typed word must stand in a text for a near miss, of 1 (pg_trgm). Two swapped letters in a long word leave a half. */
export const nearEnough = '0.45'

/** So many near misses are looked at: a slip that is near to more of them is near to none, and each one is compared letter by letter. */
const nearAtMost = 300

/** Beyond so many products whose names and choices say the words, nobody misses one that only tells of them. */
const toldBelow = 2000

/** Beyond so many hits nobody can tell a closer match from another, and weighing them all would take longer than finding them. */
const weighedAtMost = 400

/** Runs the queries of one search. Postgres takes the nearness of `<%` from a setting, which holds for this transaction only. */
export async function searching<T>({ db }: Pick<Ctx, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`
        select set_config('pg_trgm.word_similarity_threshold', ${nearEnough}, true), set_config('work_mem', '16MB', true), set_config('jit', 'off', true)`)
      return work(tx)
    },
    { accessMode: 'read only' },
  )
}

/**
 * Products by their words or those of their variants, stems and marks apart, or by SKU; after them those whose texts tell of them (`is_told`). Only
 * when none of these is listed: by a name, an author or a choice that is nearly the one typed, and how near, so that a slip of the finger still finds
 * and a right word brings no strangers.
 */
export function foundBy({ site, language, now }: SearchContext, { typed, tsquery }: SearchWords): SQL {
  const mineMatching = sql`${site.id}, ${language.id}, ${queryOf(tsquery)}`
  return sql`
    with named as materialized (
      select m.product_id from izlog_matching_products(${mineMatching}) m (product_id)
      union all
      select t.product_id from product_texts t
      where t.product_id = any(array(${bySku(site.id, typed)})) and t.language_id = ${language.id} and not coalesce(t.search @@ ${queryOf(tsquery)}, false)
    ), told as materialized (
      select m.product_id from izlog_telling_products(${mineMatching}) m (product_id)
      where (select count(*) from named) < ${toldBelow} and not exists (select 1 from named where named.product_id = m.product_id)
    ), said as not materialized (
      select product_id, false as is_told from named union all select product_id, true from told
    ), parents as materialized (
      select v.parent_id as product_id, bool_and(said.is_told) and v.parent_id not in (select product_id from named) as is_told
      from said join ${soldVariants} v on v.child_id = said.product_id group by v.parent_id
    ), found as not materialized (
      select product_id, is_told from said where product_id not in (select product_id from parents) union all select product_id, is_told from parents
    )
    select product_id, is_told, 0::real as nearness from found
    union all
    select coalesce(v.parent_id, near.product_id), false, max(near.nearness)
    from (
      select t.product_id, word_similarity(izlog_fold(${typed}), t.folded_words) as nearness
      from product_texts t
      where not exists (select 1 from found join (${pricedListing(now())}) on l.product_id = found.product_id and ${language.id} = any(l.language_ids))
        and t.site_id = ${site.id} and t.language_id = ${language.id} and izlog_fold(${typed}) <% t.folded_words
      limit ${nearAtMost}
    ) near left join ${soldVariants} v on v.child_id = near.product_id
    group by 1`
}

const soldVariants = sql`(select pv.child_id, pv.parent_id from product_variants pv join products c on c.id = pv.child_id and not c.archived)`

/** The product with this SKU, or the one it is a variant of. */
function bySku(siteId: number, typed: string) {
  return sql`
    select coalesce(v.parent_id, p.id) from products p left join ${soldVariants} v on v.child_id = p.id
    where p.site_id = ${siteId} and lower(p.sku) = lower(${typed})`
}

/**
 * The ids of what was found, best first, each with how many there are: SKU, whole name, beginning of the name, words of the name, words beside it,
 * words of its text; within each what is in stock first. `listed` is `listedProducts` with the same words.
 */
export function byRelevance({ site, language }: SearchContext, listed: SQL, { typed, tsquery }: SearchWords): SQL {
  return sql`
    with hits as materialized (
      select l.product_id, found.is_told, found.nearness ${listed}
    ), extent as (
      select count(*)::int as total from hits
    ), called as materialized (
      select t.product_id,
        case
          when t.product_id = any(array(${bySku(site.id, typed)})) then 0
          when t.folded_name = izlog_fold(${typed}) then 1
          when starts_with(t.folded_name, izlog_fold(${typed})) then 2
          else 3
        end as place
      from product_texts t
      where t.site_id = ${site.id} and t.language_id = ${language.id}
        and (to_tsvector('izlog_hr', t.name) @@ ${queryOf(tsquery)} or t.product_id = any(array(${bySku(site.id, typed)})))
    ), sold_out as materialized (
      select s.product_id from stock_items s where s.on_hand <= s.reserved
      union all
      select p.id from products p
      where p.id = any(array(select parent_id from product_variants union select bundle_id from bundle_parts))
        and ${availablePieces({ id: sql`p.id`, format: sql`p.format` })} <= 0
    )
    select hits.product_id as id, (select total from extent) as total
    from hits
    left join called on called.product_id = hits.product_id
    left join sold_out on sold_out.product_id = hits.product_id
    order by
      coalesce(called.place, case when hits.is_told then 5 else 4 end),
      sold_out.product_id is not null,
      case
        when (select total from extent) <= ${weighedAtMost} and hits.nearness = 0
          then (select ts_rank_cd(case when hits.is_told then t.told_search else t.search end, ${queryOf(tsquery)}) from product_texts t where t.product_id = hits.product_id and t.language_id = ${language.id})
        else hits.nearness
      end desc,
      hits.product_id desc`
}

function queryOf(tsquery: string | null) {
  return sql`to_tsquery('izlog_hr', ${tsquery ?? ''})`
}
