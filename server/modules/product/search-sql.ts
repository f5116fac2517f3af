import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import type { Tx } from '@/server/db/client'
import type { SearchWords } from './search-words'
import { availablePieces } from './stock-sql'

/** How much of a typed word must stand in a name for a near miss, of 1 (pg_trgm). Two swapped letters in a long word leave a half. */
const nearEnough = '0.45'

/** Runs the queries of one search. Postgres takes the nearness of `<%` from a setting, which holds for this transaction only. */
export async function searching<T>({ db }: Pick<Ctx, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${nearEnough}, true)`)
      return work(tx)
    },
    { accessMode: 'read only' },
  )
}

/**
 * Products by their words, stems and marks apart, or by SKU. Only when there are none: by a name that is nearly the one typed, so that a slip of
 * the finger still finds and a right word brings no strangers.
 */
export function foundBy({ site, language }: Pick<Ctx, 'site' | 'language'>, { typed, tsquery }: SearchWords): SQL {
  const mine = sql`site_id = ${site.id} and language_id = ${language.id}`
  return sql`
    with exact as (
      select product_id from product_texts where ${mine} and search @@ to_tsquery('izlog_hr', ${tsquery ?? ''})
      union
      select id from products where site_id = ${site.id} and sku in (${typed}, upper(${typed}))
    )
    select product_id from exact
    union all
    select product_id from product_texts where not exists (select 1 from exact) and ${mine} and izlog_fold(${typed}) <% folded_name`
}

/**
 * The ids of what was found, best first: SKU, whole name, beginning of the name, words of the name, words beside it; within each what is in
 * stock first. `offset 0` keeps the planner from sorting the whole catalogue for the sake of the first dozen.
 */
export function byRelevance({ language }: Pick<Ctx, 'language'>, listed: SQL, { typed, tsquery, inName }: SearchWords): SQL {
  const query = sql`to_tsquery('izlog_hr', ${tsquery ?? ''})`
  return sql`
    select id from (
      select p.id,
        case
          when p.sku = upper(${typed}) then 0
          when t.folded_name = izlog_fold(${typed}) then 1
          when starts_with(t.folded_name, izlog_fold(${typed})) then 2
          when t.search @@ to_tsquery('izlog_hr', ${inName ?? ''}) then 3
          else 4
        end as tier,
        coalesce(${availablePieces({ id: sql`p.id`, format: sql`p.format` })}, 1) > 0 as is_in_stock,
        case when t.search @@ ${query} then ts_rank_cd(t.search, ${query}) else word_similarity(izlog_fold(${typed}), t.folded_name) end as nearness
      from (select l.product_id ${listed}) listed
      join products p on p.id = listed.product_id
      join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
      offset 0
    ) ranked
    order by tier, is_in_stock desc, nearness desc, id desc`
}
