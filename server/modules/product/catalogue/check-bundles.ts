import { and, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { bundleApi } from '@/lib/api/v1/product/check-bundles'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { products, productTexts } from '@/server/db/schema/product'
import { loadBundleParts } from './bundles'
import { loadCustomOptions } from './details'
import { presentStock } from '@/server/modules/product/stock/present-stock'
import { availableQuantity } from '@/server/modules/product/stock/stock-sql'

export async function checkBundles(ctx: Ctx, { product: id }: ParsedOf<typeof bundleApi.checkBundles>) {
  const [found] = await ctx.db
    .select({
      name: productTexts.name,
      slug: productTexts.slug,
      format: products.format,
      available: sql<number | null>`${availableQuantity({ id: sql`${products.id}`, format: sql`${products.format}` })}`,
      cents: sql<number | null>`(select own.final_cents from izlog_own_price(${products.id}, ${ctx.now().toISOString()}::timestamptz) own)`,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.languageId, ctx.language.id)))
    .where(and(eq(products.id, id), eq(products.siteId, ctx.site.id), eq(products.archived, false), eq(products.isVariant, false)))
  if (!found) throw new AppError('NOT_FOUND')
  const [parts, options] = await Promise.all([loadBundleParts(ctx, [id]), loadCustomOptions(ctx, [id])])
  const { available, cents, ...rest } = found
  return {
    id,
    ...rest,
    stock: presentStock(available),
    ownPrice: cents === null ? null : fromCents(cents),
    customOptions: options.get(id) ?? [],
    bundles: found.format === 'Bundle' ? (parts.get(id) ?? []) : [],
  }
}
