import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import type { Tx } from '@/server/db/client'
import type { SearchWords } from './search-words'
import { availablePieces } from './stock-sql'

type SearchContext = Pick<Ctx, 'site' | 'language'>

/** How much of a typed word must stand in a text for a near miss, of 1 (pg_trgm). Two swapped letters in a long word leave a half. */
const nearEnough = '0.45'

/** So many near misses are looked at: a slip that is near to more of them is near to none, and each one is compared letter by letter. */
const nearAtMost = 600

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
 * Products by their words, stems and marks apart, or by SKU, with their folded names and whether the words stand in them. Only when there are none: by a name, an author or a choice
 * that is nearly the one typed, so that a slip of the finger still finds and a right word brings no strangers.
 */
export function foundBy({ site, language }: SearchContext, { typed, tsquery, inName }: SearchWords): SQL {
  const mine = sql`t.site_id = ${site.id} and t.language_id = ${language.id}`
  return sql`
    with exact as materialized (
      select t.product_id, t.folded_name, t.search @@ to_tsquery('izlog_hr', ${inName ?? ''}) as is_named
      from product_texts t where ${mine} and t.search @@ to_tsquery('izlog_hr', ${tsquery ?? ''})
      union all
      select t.product_id, t.folded_name, false from products named join product_texts t on t.product_id = named.id and t.language_id = ${language.id}
      where named.site_id = ${site.id} and named.sku in (${typed}, upper(${typed})) and not coalesce(t.search @@ to_tsquery('izlog_hr', ${tsquery ?? ''}), false)
    )
    select product_id, folded_name, is_named, 0::real as nearness from exact
    union all
    (
      select t.product_id, t.folded_name, false, word_similarity(izlog_fold(${typed}), t.folded_words)
      from product_texts t where not exists (select 1 from exact) and ${mine} and izlog_fold(${typed}) <% t.folded_words limit ${nearAtMost}
    )`
}

/**
 * The ids of what was found, best first, each with how many there are: SKU, whole name, beginning of the name, words of the name, words beside it;
 * within each what is in stock first. `listed` is `listedProducts` with the same words: its `found` gives the names.
 */
export function byRelevance({ site, language }: SearchContext, listed: SQL, { typed, tsquery }: SearchWords): SQL {
  const query = sql`to_tsquery('izlog_hr', ${tsquery ?? ''})`
  return sql`
    with hits as materialized (
      select l.product_id, found.folded_name, found.is_named, found.nearness ${listed}
    ), extent as (
      select count(*)::int as total from hits
    ), composed as (
      select p.id, ${availablePieces({ id: sql`p.id`, format: sql`p.format` })} as available
      from products p where p.id = any(array(select parent_id from product_variants union select bundle_id from bundle_parts))
    )
    select hits.product_id as id, extent.total
    from hits
    cross join extent
    left join (select id from products where site_id = ${site.id} and sku = upper(${typed})) coded on coded.id = hits.product_id
    left join stock_items s on s.product_id = hits.product_id
    left join composed on composed.id = hits.product_id
    order by
      case
        when coded.id is not null then 0
        when hits.folded_name = izlog_fold(${typed}) then 1
        when starts_with(hits.folded_name, izlog_fold(${typed})) then 2
        when hits.is_named then 3
        else 4
      end,
      coalesce(s.on_hand - s.reserved, composed.available, 1) > 0 desc,
      case
        when extent.total <= ${weighedAtMost} and hits.nearness = 0
          then (select ts_rank_cd(t.search, ${query}) from product_texts t where t.product_id = hits.product_id and t.language_id = ${language.id})
        else hits.nearness
      end desc,
      hits.product_id desc`
}
