import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { configureLine } from '@/server/modules/cart/line/configure-line'
import { checkStock } from '@/server/modules/cart/line/check-stock'
import { loadProductSnapshot, type ProductSnapshot } from '@/server/modules/cart/line/product-snapshot'
import { shownVariantLabels } from '@/server/modules/cart/line/variant-labels'
import { idsByCode, idsByText } from '@/server/modules/stock/office/find-code'

const maxItems = 10

/** Finds products that are sold on their own, variants included. A product with exactly this code comes first. */
export async function findItems(ctx: Ctx, { q }: ParsedOf<typeof officeDraftApi.findItems>) {
  const rows = await ctx.db.execute<{ id: number }>(sql`
    select p.id from (${idsByText(ctx, q)}) found join products p on p.id = found.id
    left join product_texts t on t.product_id = p.id and t.language_id = ${ctx.language.id}
    where p.site_id = ${ctx.site.id} and not p.archived and p.format <> 'Configurable'
    order by p.id in (${idsByCode(ctx, q)}) desc, t.name, p.sku
    limit ${maxItems + 1}`)
  const found = await Promise.all(rows.slice(0, maxItems).map(({ id }) => loadProductSnapshot(ctx, ctx.db, id)))
  const records = found.flatMap((product) => (product?.isSellable ? presentItem(product) : []))
  return { records, hasMore: rows.length > maxItems }
}

function presentItem(product: ProductSnapshot) {
  const line = configureLine(product, {})
  const isOrderable = !('refused' in line)
  const [stock] = isOrderable ? checkStock([{ quantity: 1, demand: line.demand }]) : []
  return {
    productId: product.id,
    name: product.name,
    sku: product.sku,
    optionLabels: shownVariantLabels(product),
    price: isOrderable ? fromCents(line.unitCents) : null,
    available: stock?.available ?? null,
    isOrderable,
  }
}
