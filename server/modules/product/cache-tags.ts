import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { idArray } from '@/server/db/rows'
import { editionPairs } from './editions/editions'
import type { AvailabilityChange } from './stock/move-stock'
import { lowStockLimit } from './stock/present-stock'

/**
 * Cache tags of everything that shows one of these products: lists, its page, the pages of the configurable products and bundles it is part of, and of its other editions.
 * For writers of prices, stock and texts; the contract row has `invalidates: ['product', 'catalogue']`.
 */
export async function loadProductCacheTags(tx: Tx, productIds: readonly number[]): Promise<string[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    with changed as (
      select unnest(${idArray(productIds)}) as id
      union
      select other_id from (${editionPairs(productIds)}) pair
    ), with_parents as (
      select id from changed
      union
      select v.parent_id from product_variants v join changed on changed.id = v.child_id
    )
    select id from with_parents
    union
    select b.bundle_id from bundle_parts b join with_parents on with_parents.id = b.product_id`)
  return ['catalogue', ...rows.map((row) => `product:${row.id}`)]
}

/**
 * Cache tags of everything whose shown stock may have changed (docs/rules/catalog.md#shown-stock): a quantity above the limit of low stock is shown as `in`,
 * whatever it is. Configurable products have at least the quantity of one variant; a bundle has what its scarcest part is enough for.
 */
async function loadStockTags(tx: Tx, changes: readonly AvailabilityChange[]): Promise<string[]> {
  if (changes.length === 0) return []
  const changed = JSON.stringify(changes.map(({ productId, least }) => ({ id: productId, least })))
  const rows = await tx.execute<{ id: number }>(sql`
    with changed as (select id, least from jsonb_to_recordset(${changed}::jsonb) as c(id int, least int)), with_parents as (
      select id, least from changed
      union all
      select v.parent_id, changed.least from product_variants v join changed on changed.id = v.child_id
    )
    select id from with_parents where least <= ${lowStockLimit}
    union
    select b.bundle_id from bundle_parts b join with_parents on with_parents.id = b.product_id
    where with_parents.least / b.quantity <= ${lowStockLimit}`)
  return rows.map((row) => `product:${row.id}`)
}

/** Invalidates what shows these products, where the shown stock may have changed. The contract row has `invalidates: ['product']`. */
export async function invalidateStock(ctx: Pick<Ctx, 'invalidateTags'>, tx: Transaction, changes: readonly AvailabilityChange[]) {
  const tags = await loadStockTags(tx, changes)
  if (tags.length > 0) await ctx.invalidateTags(tx, tags)
}
