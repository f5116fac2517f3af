import { defineModule, get, post } from '@/lib/api/endpoint'
import type { FilterWished, FilterWishlist, ToggledWish, ToggleWish, WishedPage, Wishlist } from './wishlist.schema'

export const wishlistApi = defineModule('/api/v1/cms/wishlist', {
  /** Puts a product on the caller's list, or takes it off again; told how it shall stand, it sees to that. */
  create: post<typeof ToggleWish, typeof ToggledWish>('create', { access: 'user' }),
  /** The caller's list, the latest first; what is no longer sold is left out. */
  filter: get<typeof FilterWishlist, typeof Wishlist>('filter', { access: 'user' }),
  /** *Ours*. The same list as cards, with what each costs and whether it is there now. */
  products: get<typeof FilterWished, typeof WishedPage>('products', { access: 'user' }),
})
