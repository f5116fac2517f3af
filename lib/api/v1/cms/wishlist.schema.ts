import { z } from 'zod'
import { Id, Page, integer, pageOf } from '@/lib/api/entities/common.schema'
import { ProductCard } from '@/lib/api/entities/product.schema'

/**
 * `wished`: whether the item shall be in the list afterwards, so that a repeated call or one of a stale page does not undo it; without it the item is toggled.
 */
export const ToggleWishlistItem = z.strictObject({ product_id: Id, wished: z.boolean().optional() })
export const ToggledWishlistItem = z.object({ added: z.boolean() })

/** Clients load the whole list after a change. */
export const FilterWishlist = z.strictObject({ page: Page.default(1), limit: integer({ min: 1, max: 9999 }).default(10) })

export const Wishlist = z.object({
  items: z.array(z.object({ product_id: z.number() })),
  pagination: z.object({ lastPage: z.number(), page: z.number(), limit: z.number(), total: z.number(), perPage: z.number() }),
})
export type Wishlist = z.infer<typeof Wishlist>

export const FilterWishlistProducts = z.strictObject({ page: Page.default(1), limit: integer({ min: 1, max: 48 }).default(24) })
export const WishlistProductPage = pageOf(ProductCard)

export const wishlistSchemas = {
  create: { input: ToggleWishlistItem, data: ToggledWishlistItem },
  filter: { input: FilterWishlist, data: Wishlist },
  products: { input: FilterWishlistProducts, data: WishlistProductPage },
}
