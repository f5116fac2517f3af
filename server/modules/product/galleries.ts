import { sql } from 'drizzle-orm'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { Tx } from '@/server/db/client'
import { picturesOf } from '@/server/modules/media/pictures'
import { groupBy, idArray } from './ids'

/** All pictures of these products, in their order. */
export async function galleriesOf(db: Tx, productIds: readonly number[]): Promise<Map<number, Picture[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db.execute<{ product_id: number; media_id: number }>(sql`
    select product_id, media_id from product_media where product_id = any(${idArray(productIds)}) order by product_id, position, media_id`)
  const pictures = await picturesOf(
    db,
    rows.map((row) => row.media_id),
  )
  const groups = groupBy([...rows], (row) => row.product_id)
  return new Map([...groups].map(([id, own]) => [id, own.flatMap((row) => pictures.get(row.media_id) ?? [])]))
}
