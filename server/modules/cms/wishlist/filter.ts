import { and, count, desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import type { Ctx } from '@/server/core/context'
import { wishlistItems } from '@/server/db/schema/user'
import { products } from '@/server/db/schema/product'
import { requireUser } from '@/server/core/require-user'

export async function filter(ctx: Ctx, { page, limit }: ParsedOf<typeof wishlistApi.filter>) {
  const { id: userId } = requireUser(ctx)
  const isListed = and(eq(wishlistItems.userId, userId), eq(products.siteId, ctx.site.id), eq(products.archived, false))
  const [items, [counted]] = await Promise.all([
    ctx.db
      .select({ product_id: wishlistItems.productId })
      .from(wishlistItems)
      .innerJoin(products, eq(products.id, wishlistItems.productId))
      .where(isListed)
      .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.select({ total: count() }).from(wishlistItems).innerJoin(products, eq(products.id, wishlistItems.productId)).where(isListed),
  ])
  const total = counted?.total ?? 0
  return { items, pagination: { lastPage: Math.max(1, Math.ceil(total / limit)), page, limit, total, perPage: limit } }
}
