import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { groupBy, idArray } from './ids'
import { availablePieces } from '@/server/modules/product/stock/stock-sql'

/** So many are offered at least, as far as the shelf reaches. */
const least = 4

type Row = { product_id: number; related_id: number; is_chosen: boolean }

/**
 * What the shop offers beside these products, as ids: what the merchant chose, in that order, then neighbours on the shelf (of the same first
 * category, in stock, the nearest by age) until there are four. What is no longer sold is left out.
 */
export async function crossSellsOf({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db.execute<Row>(sql`
    with asked as (select unnest(${idArray(ids)}) as id)
    select x.product_id, x.related_id, true as is_chosen, x.position
    from cross_sells x
    join products related on related.id = x.related_id and not related.archived and not related.is_variant
    where x.product_id in (select id from asked)
    union all
    select asked.id, near.id, false, row_number() over (partition by asked.id order by abs(near.id - asked.id), near.id)
    from asked
    cross join lateral (
      select category_id from product_categories own where own.product_id = asked.id order by own.position, category_id limit 1
    ) shelf
    cross join lateral (${onShelf('before')} union all ${onShelf('after')}) near
    order by product_id, is_chosen desc, position, related_id`)
  const groups = groupBy([...rows], (row) => row.product_id)
  return new Map(
    [...groups].map(([id, own]) => [id, own.filter((row, index) => row.is_chosen || index < least).map((row) => row.related_id)]),
  )
}

/** The nearest on that side which can be had; the index on (category, product) gives them in order. */
function onShelf(side: 'before' | 'after') {
  const [direction, sort] = side === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  return sql`(
    select p.id
    from product_categories pc
    join products p on p.id = pc.product_id and not p.archived and not p.is_variant
    where pc.category_id = shelf.category_id and pc.product_id ${direction} asked.id
      and coalesce(${availablePieces({ id: sql`p.id`, format: sql`p.format` })}, 1) > 0
      and not exists (select 1 from cross_sells x where x.product_id = asked.id and x.related_id = p.id)
    order by pc.product_id ${sort}
    limit ${least}
  )`
}
