import { and, count, desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import type { Ctx } from '@/server/core/context'
import { wishlistItems } from '@/server/db/schema/user'
import { products as productRows } from '@/server/db/schema/product'
import { loadCards } from '@/server/modules/product/catalogue/cards'
import { requireUser } from '@/server/core/require-user'

export async function products(ctx: Ctx, { page, limit }: ParsedOf<typeof wishlistApi.products>) {
  const { id: userId } = requireUser(ctx)
  const isListed = and(eq(wishlistItems.userId, userId), eq(productRows.siteId, ctx.site.id), eq(productRows.archived, false))
  const isSold = eq(productRows.id, wishlistItems.productId)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ id: wishlistItems.productId })
      .from(wishlistItems)
      .innerJoin(productRows, isSold)
      .where(isListed)
      .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.select({ total: count() }).from(wishlistItems).innerJoin(productRows, isSold).where(isListed),
  ])
  const records = await loadCards(
    ctx,
    rows.map(({ id }) => id),
  )
  const totalRecords = counted?.total ?? 0
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
