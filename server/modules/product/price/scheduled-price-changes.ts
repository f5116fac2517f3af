import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { loadProductCacheTags } from '@/server/modules/product/cache-tags'

/** Cache tags of the products whose price started or ended after one moment and up to another (docs/rules/catalog.md#scheduled-price-changes). */
export async function loadChangedTags(db: Tx, { after, upTo }: { after: Date; upTo: Date }): Promise<string[]> {
  const [from, to] = [after, upTo].map((at) => sql`${at.toISOString()}::timestamptz`)
  const rows = await db.execute<{ product_id: number }>(sql`
    select product_id from prices where valid_from > ${from} and valid_from <= ${to}
    union
    select product_id from prices where valid_to > ${from} and valid_to <= ${to}`)
  const ids = rows.map((row) => row.product_id)
  return ids.length === 0 ? [] : loadProductCacheTags(db, ids)
}

/** When the next price starts or ends after this moment, in ms; null when none does. */
export async function nextScheduledChange(db: Tx, after: Date): Promise<number | null> {
  const at = sql`${after.toISOString()}::timestamptz`
  const [row] = await db.execute<{ next: string | null }>(sql`
    select least(
      (select min(valid_from) from prices where valid_from > ${at}),
      (select min(valid_to) from prices where valid_to > ${at})
    ) as next`)
  return row?.next ? new Date(row.next).getTime() : null
}
