import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { LineSnapshot } from '@/server/db/order-snapshots'
import { products, productTexts } from '@/server/db/schema/product'
import type { OrderToPrint } from './load-order-to-print'
import type { PickLine } from './sum-pick-lines'

/** What staff take from the shelves for these orders: the parts of a bundle, otherwise the line's own product. */
export async function loadPickLines(ctx: Pick<Ctx, 'db' | 'site'>, orders: readonly OrderToPrint[]): Promise<PickLine[]> {
  const pickLines = orders.flatMap(({ order, lines, pieces }) =>
    lines.flatMap((line) => {
      const quantity = pieces.get(line.id) ?? 0
      const { parts } = LineSnapshot.parse(line.options)
      const own = { productId: line.productId, pieces: quantity, sku: line.sku, name: line.name }
      const found = parts.length > 0 ? parts.map((part) => ({ ...part, pieces: part.pieces * quantity, sku: '', name: '' })) : [own]
      return found.map((one) => ({ ...one, number: order.number }))
    }),
  )
  const names = await loadNames(
    ctx,
    pickLines.filter(({ sku }) => sku === '').map(({ productId }) => productId),
  )
  return pickLines.map((one) => (one.sku === '' ? { ...one, ...names.get(one.productId) } : one))
}

async function loadNames({ db, site }: Pick<Ctx, 'db' | 'site'>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { sku: string; name: string }>()
  const rows = await db
    .select({ id: products.id, sku: products.sku, name: productTexts.name })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.languageId, site.defaultLanguageId)))
    .where(inArray(products.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, sku, name }) => [id, { sku, name }]))
}
