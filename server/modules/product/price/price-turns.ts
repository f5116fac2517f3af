import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { tagsOfProducts } from '@/server/modules/product/catalogue/product-tags'

/** The cache tags of everything whose price began or ended after one moment and up to another; none when nothing did. */
export async function tagsOfTurns(db: Tx, { after, upTo }: { after: Date; upTo: Date }): Promise<string[]> {
  const [from, to] = [after, upTo].map((at) => sql`${at.toISOString()}::timestamptz`)
  const rows = await db.execute<{ product_id: number }>(sql`
    select product_id from prices where valid_from > ${from} and valid_from <= ${to}
    union
    select product_id from prices where valid_to > ${from} and valid_to <= ${to}`)
  const ids = rows.map((row) => row.product_id)
  return ids.length === 0 ? [] : tagsOfProducts(db, ids)
}

/** When the next price begins or ends after this moment, in ms; null when none is known. */
export async function nextTurn(db: Tx, after: Date): Promise<number | null> {
  const at = sql`${after.toISOString()}::timestamptz`
  const [row] = await db.execute<{ next: string | null }>(sql`
    select least(
      (select min(valid_from) from prices where valid_from > ${at}),
      (select min(valid_to) from prices where valid_to > ${at})
    ) as next`)
  return row?.next ? new Date(row.next).getTime() : null
}
