import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { ToggledWishlistItem } from '@/lib/api/v1/cms/wishlist.schema'
import type { Ctx } from '@/server/core/context'
import { wishlistItems } from '@/server/db/schema/user'
import { products } from '@/server/db/schema/product'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'

type Input = ParsedOf<typeof wishlistApi.create>

/** Toggles an item, or adds or removes it as `wished` says (docs/rules/content.md#wishlist). A repeat under its Idempotency-Key does not toggle back. */
export async function create(ctx: Ctx, input: Input) {
  const { id: userId } = requireUser(ctx)
  const request = { call: 'cms.wishlist.create', sender: `user:${userId}`, input, result: ToggledWishlistItem }
  return inTransaction(ctx, (tx) => runIdempotent(ctx, tx, request, () => toggle(ctx, tx, { ...input, userId })))
}

async function toggle(ctx: Ctx, tx: Transaction, { product_id: productId, wished, userId }: Input & { userId: number }) {
  const isOwn = and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId))
  const removed = wished ? [] : await tx.delete(wishlistItems).where(isOwn).returning({ productId: wishlistItems.productId })
  if (removed.length > 0 || wished === false) return { added: false }
  const isAvailable = and(
    eq(products.id, productId),
    eq(products.siteId, ctx.site.id),
    eq(products.archived, false),
    eq(products.isVariant, false),
  )
  const [product] = await tx.select({ id: products.id }).from(products).where(isAvailable)
  if (!product) throw new AppError('NOT_FOUND')
  // Two simultaneous clicks add one row.
  await tx.insert(wishlistItems).values({ userId, productId, createdAt: ctx.now() }).onConflictDoNothing()
  return { added: true }
}
