import { sql } from 'drizzle-orm'
import type { BundlePart, ProductFormat } from '@/lib/api/entities/product.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { loadCustomOptions } from './details'
import { loadGalleries } from './galleries'
import { groupBy, idArray } from '@/server/db/rows'
import { loadPrices } from '@/server/modules/product/price/prices'
import { presentStock } from '@/server/modules/product/stock/present-stock'
import { availableQuantity } from '@/server/modules/product/stock/stock-sql'
import { loadVariantOptions } from './variants'

type Row = {
  bundle_id: number
  qty: number
  id: number
  name: string
  format: ProductFormat
  slug: string
  available: number | null
}

/** The parts of these bundles with their variants and custom options. */
export async function loadBundleParts(
  ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>,
  bundleIds: readonly number[],
): Promise<Map<number, BundlePart[]>> {
  if (bundleIds.length === 0) return new Map()
  const rows = await ctx.db.execute<Row>(sql`
    select b.bundle_id, b.quantity as qty, p.id, t.name, p.format, t.slug,
      case when p.archived then 0 else ${availableQuantity({ id: sql`p.id`, format: sql`p.format` })} end as available
    from bundle_parts b
    join products p on p.id = b.product_id
    join product_texts t on t.product_id = p.id and t.language_id = ${ctx.language.id}
    where b.bundle_id = any(${idArray(bundleIds)})
    order by b.bundle_id, b.position, b.id`)
  const ids = rows.map((row) => row.id)
  const configurable = rows.filter((row) => row.format === 'Configurable').map((row) => row.id)
  const [prices, galleries, choices, options] = await Promise.all([
    loadPrices(ctx.db, ids, ctx.now()),
    loadGalleries(ctx, ids),
    loadVariantOptions(ctx, configurable),
    loadCustomOptions(ctx, ids),
  ])
  const present = ({ qty, id, name, format, slug, available }: Row): BundlePart => ({
    qty,
    product: {
      id,
      name,
      format,
      slug,
      finalPrice: fromCents(prices.get(id)?.finalCents ?? 0),
      media: galleries.get(id) ?? [],
      stock: presentStock(available),
      associatedProducts: choices.get(id)?.variants ?? [],
      associatedProductsAttributes: choices.get(id)?.axes ?? [],
      customOptions: options.get(id) ?? [],
    },
  })
  return new Map([...groupBy([...rows], (row) => row.bundle_id)].map(([id, own]) => [id, own.map(present)]))
}
