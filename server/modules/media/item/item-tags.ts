import { sql } from 'drizzle-orm'
import type { Transaction } from '@/server/core/transaction'
import { idArray } from '@/server/db/rows'
import { loadProductCacheTags } from '@/server/modules/product/cache-tags'

/** Cache tags of everything that shows one of these items. For rows with `invalidates: ['media', 'product', 'catalogue']`. */
export async function itemTags(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  const shown = await tx.execute<{ id: number }>(sql`
    select distinct pm.product_id as id from product_media pm join media m on m.id = pm.media_id
    where pm.media_id = any(${idArray(ids)}) or m.poster_id = any(${idArray(ids)})
    union select product_id from sample_pages where media_id = any(${idArray(ids)})
    union select id from products where sample_document_id = any(${idArray(ids)})`)
  const products = shown.map(({ id }) => id)
  const ofProducts = products.length === 0 ? [] : await loadProductCacheTags(tx, products)
  const [lists] = await tx.execute<{ used: boolean }>(sql`
    select exists (select 1 from categories where image_id = any(${idArray(ids)}))
      or exists (select 1 from attribute_values where media_id = any(${idArray(ids)})) as used`)
  const tags = ['media', ...ids.map((id) => `media:${id}`), ...ofProducts, ...(lists?.used ? ['catalogue'] : [])]
  return [...new Set(tags)]
}
