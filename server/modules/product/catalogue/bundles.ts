import { sql } from 'drizzle-orm'
import type { BundlePart, ProductFormat } from '@/lib/api/entities/product.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { customOptionsOf } from './details'
import { galleriesOf } from './galleries'
import { groupBy, idArray } from './ids'
import { pricesOf } from '@/server/modules/product/price/prices'
import { stockState } from '@/server/modules/product/stock/stock-state'
import { availablePieces } from '@/server/modules/product/stock/stock-sql'
import { choicesOf } from './variants'

type Row = {
  bundle_id: number
  qty: number
  id: number
  name: string
  format: ProductFormat
  slug: string
  available: number | null
}

/** The parts of these bundles, each with what can be chosen of it. */
export async function bundlePartsOf(
  ctx: Pick<Ctx, 'db' | 'language' | 'now'>,
  bundleIds: readonly number[],
): Promise<Map<number, BundlePart[]>> {
  if (bundleIds.length === 0) return new Map()
  const rows = await ctx.db.execute<Row>(sql`
    select b.bundle_id, b.quantity as qty, p.id, t.name, p.format, t.slug,
      case when p.archived then 0 else ${availablePieces({ id: sql`p.id`, format: sql`p.format` })} end as available
    from bundle_parts b
    join products p on p.id = b.product_id
    join product_texts t on t.product_id = p.id and t.language_id = ${ctx.language.id}
    where b.bundle_id = any(${idArray(bundleIds)})
    order by b.bundle_id, b.position, b.id`)
  const ids = rows.map((row) => row.id)
  const configurable = rows.filter((row) => row.format === 'Configurable').map((row) => row.id)
  const [prices, galleries, choices, options] = await Promise.all([
    pricesOf(ctx.db, ids, ctx.now()),
    galleriesOf(ctx.db, ids),
    choicesOf(ctx, configurable),
    customOptionsOf(ctx, ids),
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
      stock: stockState(available),
      associatedProducts: choices.get(id)?.variants ?? [],
      associatedProductsAttributes: choices.get(id)?.axes ?? [],
      customOptions: options.get(id) ?? [],
    },
  })
  return new Map([...groupBy([...rows], (row) => row.bundle_id)].map(([id, own]) => [id, own.map(present)]))
}
