import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import { groupBy, idArray } from './ids'
import { availablePieces } from './stock-sql'

/** So many neighbours stand in for what a merchant has not chosen. */
const neighbours = 4

/**
 * What the shop offers beside these products, as ids in its own order; what is no longer sold is left out. A product for which nobody has
 * chosen anything has its neighbours on the shelf: of the same first category, in stock, the nearest by age.
 */
export async function crossSellsOf({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db.execute<{ product_id: number; related_id: number }>(sql`
    with asked as (select unnest(${idArray(ids)}) as id), chosen as (
      select x.product_id, x.related_id, x.position
      from cross_sells x
      join products related on related.id = x.related_id and not related.archived and not related.is_variant
      where x.product_id in (select id from asked)
    )
    select product_id, related_id, position from chosen
    union all
    select asked.id, near.id, near.position
    from asked
    cross join lateral (
      select p.id, row_number() over (order by abs(p.id - asked.id), p.id) as position
      from product_categories pc
      join products p on p.id = pc.product_id and p.id <> asked.id and not p.archived and not p.is_variant
      where pc.category_id = (select category_id from product_categories own where own.product_id = asked.id order by own.position, category_id limit 1)
        and coalesce(${availablePieces({ id: sql`p.id`, format: sql`p.format` })}, 1) > 0
      order by position
      limit ${neighbours}
    ) near
    where not exists (select 1 from chosen where chosen.product_id = asked.id)
    order by product_id, position, related_id`)
  const groups = groupBy([...rows], (row) => row.product_id)
  return new Map([...groups].map(([id, own]) => [id, own.map((row) => row.related_id)]))
}
