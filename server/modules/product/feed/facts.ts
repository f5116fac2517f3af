import { sql } from 'drizzle-orm'
import type { CategoryRef } from '@/lib/api/entities/category.schema'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { AttributeEntry } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { attributesOf } from '@/server/modules/product/catalogue/attributes'
import { categoryPathsOf, detailsOf, type Details } from '@/server/modules/product/catalogue/details'
import { galleriesOf } from '@/server/modules/product/catalogue/galleries'
import { idArray } from '@/server/modules/product/catalogue/ids'
import { pricesOf, type Prices } from '@/server/modules/product/price/prices'

/** What a feed says of products and variants, each by its id. */
export type Facts = {
  details: ReadonlyMap<number, Details>
  prices: ReadonlyMap<number, Prices>
  galleries: ReadonlyMap<number, Picture[]>
  attributes: ReadonlyMap<number, AttributeEntry[]>
  shelves: ReadonlyMap<number, CategoryRef[]>
  skus: ReadonlyMap<number, string>
}

type Ids = { products: readonly number[]; variants: readonly number[] }

export async function loadFacts(ctx: Pick<Ctx, 'db' | 'language' | 'now'>, { products, variants }: Ids): Promise<Facts> {
  const ids = [...products, ...variants]
  const [details, prices, galleries, attributes, shelves, skus] = await Promise.all([
    detailsOf(ctx, ids),
    pricesOf(ctx.db, ids, ctx.now()),
    galleriesOf(ctx.db, ids),
    attributesOf(ctx, ids),
    categoryPathsOf(ctx, products),
    ctx.db.execute<{ id: number; sku: string }>(sql`select id, sku from products where id = any(${idArray(ids)})`),
  ])
  return {
    details: new Map(details.map((row) => [row.id, row])),
    prices,
    galleries,
    attributes,
    shelves,
    skus: new Map(skus.map(({ id, sku }) => [id, sku])),
  }
}
