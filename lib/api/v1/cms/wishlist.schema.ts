import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Page } from '@/lib/api/entities/common.schema'
import type { wishlistApi } from './wishlist'

export const ToggleWish = z.strictObject({ product_id: Id })
export const ToggledWish = z.object({ added: z.boolean() })

/** Refetched whole after a change: SPEC 7 asks for 9999. */
export const FilterWishlist = z.strictObject({ page: Page.default(1), limit: z.coerce.number().int().min(1).max(9999).default(10) })

/** SPEC 3 'Wishlist'. */
export const Wishlist = z.object({
  items: z.array(z.object({ product_id: z.number() })),
  pagination: z.object({ lastPage: z.number(), page: z.number(), limit: z.number(), total: z.number(), perPage: z.number() }),
})
export type Wishlist = z.infer<typeof Wishlist>

export const wishlistSchemas = {
  create: { input: ToggleWish, data: ToggledWish },
  filter: { input: FilterWishlist, data: Wishlist },
} satisfies SchemasOf<typeof wishlistApi>
