import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { RichNode } from '@/lib/api/entities/common.schema'
import { AppError } from '@/lib/api/errors'
import type { productApi } from '@/lib/api/v1/product/web'
import type { Ctx } from '@/server/core/context'
import { products, productTexts } from '@/server/db/schema/product'
import { resolveReferences } from '@/server/modules/cms/link-targets/resolve-references'
import { loadProducts } from '@/server/modules/product/catalogue/products'

/** docs/rules/catalog.md#product-lookup */
export async function get(ctx: Ctx, { slug, id, store, currency }: ParsedOf<typeof productApi.get>) {
  if (store !== undefined && store !== ctx.site.id) throw new AppError('VALIDATION', { fieldErrors: { store: ['unknown'] } })
  if (currency !== undefined && currency !== ctx.site.currency) throw new AppError('VALIDATION', { fieldErrors: { currency: ['unknown'] } })
  const isRequested = slug === undefined ? eq(products.id, id ?? 0) : eq(productTexts.slug, slug)
  const [found] = await ctx.db
    .select({ id: products.id })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(
      and(
        isRequested,
        eq(productTexts.siteId, ctx.site.id),
        eq(productTexts.languageId, ctx.language.id),
        eq(products.archived, false),
        eq(products.isVariant, false),
      ),
    )
  if (!found) throw new AppError('NOT_FOUND')
  const [product] = await loadProducts(ctx, [found.id])
  if (!product) throw new AppError('NOT_FOUND')
  const [description] = await resolveReferences(ctx, [product.description])
  return { ...product, description: RichNode.parse(description) }
}
