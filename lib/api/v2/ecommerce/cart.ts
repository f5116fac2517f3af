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

/** docs/rules/cart.md#cart-reference, docs/rules/cart.md#closed-cart */
export const cartApi = defineModule('/api/v2/ecommerce/cart', {
  /** A new cart: `cartId` and its secret `protectCode`, which every later call of the cart sends. */
  getNewCartSession: get<typeof Empty, typeof CartRef>('getNewCartSession', { access: 'any', limit: 'newCart' }),
  /** The cart at current prices, which count as seen by the buyer. 404 CART_NOT_FOUND, 409 SESSION_USED for a cart that became an order. */
  getCart: post<typeof GetCart, typeof Cart>('getCart', { access: 'cart', limit: 'reads' }),
  /** The same check that the order makes: what is sold out or changed stands at its line. */
  validateCart: post<typeof GetCart, typeof ValidatedCart>('validateCart', { access: 'cart', limit: 'cart' }),
  /**
   * Adds `qty` pieces (1 if left out) to the line of the same product and options, or a new line. A variant is added by its own id as `productId`. 409
   * OUT_OF_STOCK with `data.items`, 422 CONFIGURATION_NOT_SET where a variant or parts must be chosen, 409 CART_LINES_LIMIT, 400 INVALID_QUANTITY also where the
   * line would hold more than 9999 pieces. `currencyId` and `reservation` are accepted and ignored (docs/rules/cart.md#line-identity).
   */
  addItem: post<typeof AddItem, typeof Cart>('addItem', { access: 'cart', limit: 'cart', idempotencyKey: true }),
  /**
   * Sets the quantity of a line, and with `productId` and `options` what it holds. Nothing new leaves the version as it is. 404 ITEM_NOT_IN_CART, 409
   * OUT_OF_STOCK, 400 INVALID_QUANTITY.
   */
  updateItem: patch<typeof UpdateItem, typeof Cart>('updateItem', { access: 'cart', limit: 'cart', idempotencyKey: true }),
  /** Removes a line. 404 ITEM_NOT_IN_CART. */
  deleteItem: del<typeof DeleteItem, typeof Cart>('deleteItem', { access: 'cart', limit: 'cart' }),
  /** Removes all lines. */
  clearCart: post<typeof CartRef, typeof Cart>('clearCart', { access: 'cart', limit: 'cart' }),
  /**
   * Applies a coupon in place of an earlier one. 404 COUPON_NOT_FOUND, 422 COUPON_INVALID with `data.reason`, 422 CART_EMPTY
   * (docs/rules/prices.md#one-coupon).
   */
  applyCoupon: post<typeof ApplyCoupon, typeof DiscountedCart>('applyCoupon', { access: 'cart', limit: 'coupon' }),
  /** Removes the coupon. */
  removeCoupon: post<typeof CartRef, typeof DiscountedCart>('removeCoupon', { access: 'cart', limit: 'cart' }),
  /** Applies a member card. 422 MEMBER_CARD_INVALID (docs/rules/prices.md#first-card). */
  applyMemberCard: post<typeof ApplyMemberCard, typeof DiscountedCart>('applyMemberCard', { access: 'cart', limit: 'memberCard' }),
  /** docs/rules/cart.md#abandoned-cart; null when there is none. */
  getAbandoned: post<typeof Empty, typeof AbandonedCart>('getAbandoned', { access: 'user' }),
  /** docs/rules/cart.md#cart-merge */
  mergeCarts: post<typeof MergeCarts, typeof Cart>('mergeCarts', { access: 'user' }),
  /** docs/rules/cart.md#cross-sells */
  getCrossSells: post<typeof CartRef, typeof CrossSells>('getCrossSells', { access: 'cart', limit: 'reads' }),
})
