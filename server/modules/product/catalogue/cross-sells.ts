import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { groupBy, idArray } from '@/server/db/rows'
import { availableQuantity } from '@/server/modules/product/stock/stock-sql'

/** How many products are offered at least, as long as the category has enough. */
const minCrossSells = 4

type Row = { product_id: number; related_id: number; is_chosen: boolean }

/** Ids of the products to offer with each of these products (docs/rules/catalog.md#cross-sells). */
export async function loadCrossSells({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db.execute<Row>(sql`
    with requested as (select unnest(${idArray(ids)}) as id)
    select x.product_id, x.related_id, true as is_chosen, x.position
    from cross_sells x
    join products related on related.id = x.related_id and not related.archived and not related.is_variant
    where x.product_id in (select id from requested)
    union all
    select requested.id, nearest.id, false, row_number() over (partition by requested.id order by abs(nearest.id - requested.id), nearest.id)
    from requested
    cross join lateral (
      select category_id from product_categories own where own.product_id = requested.id order by own.position, category_id limit 1
    ) first_category
    cross join lateral (${nearestInCategory('before')} union all ${nearestInCategory('after')}) nearest
    order by product_id, is_chosen desc, position, related_id`)
  const groups = groupBy([...rows], (row) => row.product_id)
  return new Map(
    [...groups].map(([id, own]) => [id, own.filter((row, index) => row.is_chosen || index < minCrossSells).map((row) => row.related_id)]),
  )
}

/** The nearest products in stock on that side. The index on (category, product) returns them in this order. */
function nearestInCategory(side: 'before' | 'after') {
  const [direction, sort] = side === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  return sql`(
    select p.id
    from product_categories pc
    join products p on p.id = pc.product_id and not p.archived and not p.is_variant
    where pc.category_id = first_category.category_id and pc.product_id ${direction} requested.id
      and coalesce(${availableQuantity({ id: sql`p.id`, format: sql`p.format` })}, 1) > 0
      and not exists (select 1 from cross_sells x where x.product_id = requested.id and x.related_id = p.id)
    order by pc.product_id ${sort}
    limit ${minCrossSells}
  )`
}
