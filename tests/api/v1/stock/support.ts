import { asc, eq, sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { stockMovements } from '@/server/db/schema/stock'

/** [delta, reason] of the product's movements after the opening, oldest first. */
export async function movementsOf(productId: number): Promise<[number, string][]> {
  const rows = await database()
    .db.select({ delta: stockMovements.delta, reason: stockMovements.reason })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(asc(stockMovements.id))
  return rows.filter(({ reason }) => reason !== 'opening').map(({ delta, reason }) => [delta, reason])
}

/** @throws when the movements of a product do not add up to what is on hand, or its balances are not their running sums */
export async function requireExactLedgers() {
  const rows = await database().db.execute(sql`
    select m.product_id, sum(m.delta)::int as moved, coalesce(max(s.on_hand), 0) as on_hand
    from stock_movements m left join stock_items s on s.product_id = m.product_id
    group by m.product_id having sum(m.delta) <> coalesce(max(s.on_hand), 0)
    union all
    select product_id, running::int, on_hand_after
    from (select product_id, on_hand_after, sum(delta) over (partition by product_id order by id) as running from stock_movements) balances
    where running <> on_hand_after
    union all
    select s.product_id, 0, s.on_hand from stock_items s
    where s.on_hand > 0 and not exists (select from stock_movements m where m.product_id = s.product_id)`)
  if (rows.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify([...rows])}`)
}
