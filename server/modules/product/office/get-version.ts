import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeProductApi } from '@/lib/api/v1/product/office'
import type { Ctx } from '@/server/core/context'
import { products, productTexts } from '@/server/db/schema/product'

export async function getVersion(ctx: Ctx, { id }: ParsedOf<typeof officeProductApi.getVersion>) {
  const [product] = await ctx.db
    .select({ id: products.id, version: products.version, slug: productTexts.slug })
    .from(products)
    .leftJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.languageId, ctx.language.id)))
    .where(and(eq(products.id, id), eq(products.siteId, ctx.site.id)))
  if (!product) throw new AppError('NOT_FOUND')
  return product
}
