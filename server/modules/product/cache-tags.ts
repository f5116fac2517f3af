import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { idArray } from '@/server/db/rows'

/**
 * Cache tags of everything that shows one of these products: lists, its page, and the pages of the configurable products and bundles it is part of.
 * For writers of prices, stock and texts; the contract row has `invalidates: ['product', 'catalogue']`.
 */
export async function loadProductCacheTags(tx: Tx, productIds: readonly number[]): Promise<string[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    with changed as (select unnest(${idArray(productIds)}) as id), with_parents as (
      select id from changed
      union
      select v.parent_id from product_variants v join changed on changed.id = v.child_id
    )
    select id from with_parents
    union
    select b.bundle_id from bundle_parts b join with_parents on with_parents.id = b.product_id`)
  return ['catalogue', ...rows.map((row) => `product:${row.id}`)]
}
