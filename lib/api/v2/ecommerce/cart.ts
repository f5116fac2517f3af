import { defineModule, del, get, patch, post } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { CartRef, Empty } from '@/lib/api/entities/common.schema'
import type {
  AbandonedCart,
  AddItem,
  ApplyCoupon,
  ApplyMemberCard,
  CrossSells,
  DeleteItem,
  DiscountedCart,
  GetCart,
  MergeCarts,
  UpdateItem,
  ValidatedCart,
} from './cart.schema'

/** A wrong pair of cartId and protectCode is 404; a cart that became an order 409 `Session already used.`, another closed one 409. */
export const cartApi = defineModule('/api/v2/ecommerce/cart', {
  getNewCartSession: get<typeof Empty, typeof CartRef>('getNewCartSession', { access: 'any', limit: 'newCart' }),
  getCart: post<typeof GetCart, typeof Cart>('getCart', { access: 'cart' }),
  validateCart: post<typeof GetCart, typeof ValidatedCart>('validateCart', { access: 'cart' }),
  /** The same product with the same options joins its line. */
  addItem: post<typeof AddItem, typeof Cart>('addItem', { access: 'cart' }),
  updateItem: patch<typeof UpdateItem, typeof Cart>('updateItem', { access: 'cart' }),
  deleteItem: del<typeof DeleteItem, typeof Cart>('deleteItem', { access: 'cart' }),
  clearCart: post<typeof CartRef, typeof Cart>('clearCart', { access: 'cart' }),
  /** One coupon per cart: the next takes the place of the one before. */
  applyCoupon: post<typeof ApplyCoupon, typeof DiscountedCart>('applyCoupon', { access: 'cart', limit: 'coupon' }),
  removeCoupon: post<typeof CartRef, typeof DiscountedCart>('removeCoupon', { access: 'cart' }),
  /** A signed-in user without a card on their profile has this one from then on. */
  applyMemberCard: post<typeof ApplyMemberCard, typeof DiscountedCart>('applyMemberCard', { access: 'cart', limit: 'memberCard' }),
  /** The newest open cart of the user that holds something, with a new secret of its own; null when there is none. */
  getAbandoned: post<typeof Empty, typeof AbandonedCart>('getAbandoned', { access: 'user' }),
  /** Makes a cart the user's; with `into` its lines join that cart of theirs, and it is closed. */
  mergeCarts: post<typeof MergeCarts, typeof Cart>('mergeCarts', { access: 'user' }),
  /** What goes with what lies in the cart. */
  getCrossSells: post<typeof CartRef, typeof CrossSells>('getCrossSells', { access: 'cart' }),
})
