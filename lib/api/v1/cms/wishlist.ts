import { defineModule, get, post } from '@/lib/api/endpoint'
import type { FilterWishlist, ToggledWish, ToggleWish, Wishlist } from './wishlist.schema'

export const wishlistApi = defineModule('/api/v1/cms/wishlist', {
  /** Puts a product on the caller's list, or takes it off again. */
  create: post<typeof ToggleWish, typeof ToggledWish>('create', { access: 'user' }),
  /** The caller's list, the latest first; what is no longer sold is left out. */
  filter: get<typeof FilterWishlist, typeof Wishlist>('filter', { access: 'user' }),
})
