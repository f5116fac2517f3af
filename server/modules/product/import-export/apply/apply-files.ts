import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { productFiles } from '@/server/db/schema/after-sale'
import type { Transaction } from '@/server/core/transaction'
import { inChunks } from './in-chunks'
import type { ProductChangeset } from '@/server/modules/product/import-export/diff/diff-product'

/** A minute later, for orders made during the batch. */
const retiredAt = sql`clock_timestamp() + interval '1 minute'`

/** docs/rules/import-export.md#file-editions */
export async function applyFiles(tx: Transaction, plans: readonly ProductChangeset[]) {
  const changing = plans.flatMap(({ id, lists: { files } }) => (files ? { id, files } : []))
  if (changing.length === 0) return
  for (const { id, files } of changing) {
    const names = files.map(({ name }) => name)
    const isCurrent = and(eq(productFiles.productId, id), isNull(productFiles.retiredAt))
    await tx
      .update(productFiles)
      .set({ retiredAt })
      .where(and(isCurrent, notInArray(productFiles.name, names)))
  }
  const rows = changing.flatMap(({ id, files }) => files.map((file, position) => ({ ...file, productId: id, position, retiredAt: null })))
  const set = {
    mediaType: sql`excluded.media_type`,
    size: sql`excluded.size`,
    hash: sql`excluded.hash`,
    sourceHash: sql`excluded.source_hash`,
    position: sql`excluded.position`,
    retiredAt: null,
  }
  await inChunks(rows, (some) =>
    tx
      .insert(productFiles)
      .values(some)
      .onConflictDoUpdate({ target: [productFiles.productId, productFiles.name], set }),
  )
  const ids = changing.map(({ id }) => id)
  await tx
    .delete(productFiles)
    .where(
      and(inArray(productFiles.productId, ids), isNotNull(productFiles.retiredAt), sql`${productFiles.productId} not in ${ordered(ids)}`),
    )
}

/** Which of these products were ordered, directly or as bundle parts. */
function ordered(ids: readonly number[]) {
  return sql`(
    select product_id from order_lines where ${inArray(sql`product_id`, [...ids])}
    union
    select jsonb_path_query(options, '$.parts[*].productId')::int from order_lines
  )`
}
