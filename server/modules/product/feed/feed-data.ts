import { sql } from 'drizzle-orm'
import type { CategoryRef } from '@/lib/api/entities/category.schema'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { AttributeEntry, ProductFormat } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { loadAttributes } from '@/server/modules/product/catalogue/attributes'
import { loadCategoryPaths, loadDetails, type ProductDetails } from '@/server/modules/product/catalogue/details'
import { loadGalleries } from '@/server/modules/product/catalogue/galleries'
import { idArray } from '@/server/db/rows'
import { loadPrices, type Prices } from '@/server/modules/product/price/prices'

export type FeedRow = {
  id: number
  format: ProductFormat
  sku: string
  name: string
  slug: string
  summary: string
  available: number | null
  awaits_file: boolean
}

/** Everything a feed item needs, by product or variant id. */
export type FeedData = {
  details: ReadonlyMap<number, ProductDetails>
  prices: ReadonlyMap<number, Prices>
  galleries: ReadonlyMap<number, Picture[]>
  attributes: ReadonlyMap<number, AttributeEntry[]>
  categories: ReadonlyMap<number, CategoryRef[]>
  skus: ReadonlyMap<number, string>
}

type Ids = { products: readonly number[]; variants: readonly number[] }

export async function loadFeedData(ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>, { products, variants }: Ids): Promise<FeedData> {
  const ids = [...products, ...variants]
  const [details, prices, galleries, attributes, categories, skus] = await Promise.all([
    loadDetails(ctx, ids),
    loadPrices(ctx.db, ids, ctx.now()),
    loadGalleries(ctx, ids),
    loadAttributes(ctx, ids),
    loadCategoryPaths(ctx, products),
    ctx.db.execute<{ id: number; sku: string }>(sql`select id, sku from products where id = any(${idArray(ids)})`),
  ])
  return {
    details: new Map(details.map((row) => [row.id, row])),
    prices,
    galleries,
    attributes,
    categories,
    skus: new Map(skus.map(({ id, sku }) => [id, sku])),
  }
}
