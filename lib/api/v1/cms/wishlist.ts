import { defineModule, get, post } from '@/lib/api/endpoint'
import type { FilterWished, FilterWishlist, ToggledWish, ToggleWish, WishedPage, Wishlist } from './wishlist.schema'

export const wishlistApi = defineModule('/api/v1/cms/wishlist', {
  /** Adds or removes a product, or sets the state that `wished` names. */
  create: post<typeof ToggleWish, typeof ToggledWish>('create', { access: 'user' }),
  /** The caller's list, newest first, without products that are no longer sold. */
  filter: get<typeof FilterWishlist, typeof Wishlist>('filter', { access: 'user' }),
  /** The same list as product cards. */
  products: get<typeof FilterWished, typeof WishedPage>('products', { access: 'user' }),
})
