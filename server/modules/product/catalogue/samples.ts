import { sql } from 'drizzle-orm'
import type { Product } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { groupBy, idArray } from '@/server/db/rows'
import { loadPictures, mediaUrl } from '@/server/modules/media/pictures'

export type Samples = Pick<Product, 'samplePages' | 'sampleDocument'>

type PageRow = { product_id: number; media_id: number }
type DocumentRow = { product_id: number; path: string }

/** What can be read of each product before buying; products without are missing (docs/rules/catalog.md#sample-pages). */
export async function loadSamples(
  ctx: Pick<Ctx, 'db' | 'site' | 'language'>,
  productIds: readonly number[],
): Promise<Map<number, Samples>> {
  const { db } = ctx
  const [pages, documents] = await Promise.all([
    db.execute<PageRow>(sql`
      select product_id, media_id from sample_pages where product_id = any(${idArray(productIds)}) order by product_id, position, media_id`),
    db.execute<DocumentRow>(sql`
      select p.id as product_id, m.path from products p join media m on m.id = p.sample_document_id
      where p.id = any(${idArray(productIds)})`),
  ])
  const pictures = await loadPictures(
    ctx,
    pages.map(({ media_id }) => media_id),
  )
  const pagesOf = groupBy([...pages], ({ product_id }) => product_id)
  const documentOf = new Map([...documents].map(({ product_id, path }) => [product_id, { src: mediaUrl(path) }]))
  return new Map(
    [...new Set([...pagesOf.keys(), ...documentOf.keys()])].map((id) => [
      id,
      {
        samplePages: (pagesOf.get(id) ?? []).flatMap(({ media_id }) => pictures.get(media_id) ?? []),
        sampleDocument: documentOf.get(id) ?? null,
      },
    ]),
  )
}
