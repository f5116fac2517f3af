import { defineModule, get, post } from '@/lib/api/endpoint'
import type {
  FilterWishlistProducts,
  FilterWishlist,
  ToggledWishlistItem,
  ToggleWishlistItem,
  WishlistProductPage,
  Wishlist,
} from './wishlist.schema'

export const wishlistApi = defineModule('/api/v1/cms/wishlist', {
  /** Adds the product, or removes it when it is there already. Send `wished` to set the wanted state instead of toggling. 404 NOT_FOUND. */
  create: post<typeof ToggleWishlistItem, typeof ToggledWishlistItem>('create', { access: 'user', idempotencyKey: true }),
  /** The caller's list, newest first, without products that are no longer sold. */
  filter: get<typeof FilterWishlist, typeof Wishlist>('filter', { access: 'user' }),
  /** The same list as product cards. */
  products: get<typeof FilterWishlistProducts, typeof WishlistProductPage>('products', { access: 'user' }),
})
