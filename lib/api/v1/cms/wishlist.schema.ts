import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Page, pageOf } from '@/lib/api/entities/common.schema'
import { ProductCard } from '@/lib/api/entities/product.schema'
import type { wishlistApi } from './wishlist'

/** `wished` is *ours*: how it shall stand afterwards, so that a stale page or a repeated call cannot undo what it means to do. */
export const ToggleWish = z.strictObject({ product_id: Id, wished: z.boolean().optional() })
export const ToggledWish = z.object({ added: z.boolean() })

/** Refetched whole after a change: SPEC 7 asks for 9999. */
export const FilterWishlist = z.strictObject({ page: Page.default(1), limit: z.coerce.number().int().min(1).max(9999).default(10) })

/** SPEC 3 'Wishlist'. */
export const Wishlist = z.object({
  items: z.array(z.object({ product_id: z.number() })),
  pagination: z.object({ lastPage: z.number(), page: z.number(), limit: z.number(), total: z.number(), perPage: z.number() }),
})
export type Wishlist = z.infer<typeof Wishlist>

export const FilterWished = z.strictObject({ page: Page.default(1), limit: z.coerce.number().int().min(1).max(48).default(24) })
export const WishedPage = pageOf(ProductCard)

export const wishlistSchemas = {
  create: { input: ToggleWish, data: ToggledWish },
  filter: { input: FilterWishlist, data: Wishlist },
  products: { input: FilterWished, data: WishedPage },
} satisfies SchemasOf<typeof wishlistApi>
