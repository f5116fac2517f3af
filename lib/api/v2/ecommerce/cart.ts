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
  getNewCartSession: get<typeof Empty, typeof CartRef>('getNewCartSession', { access: 'any', limit: 'newCart' }),
  getCart: post<typeof GetCart, typeof Cart>('getCart', { access: 'cart', limit: 'reads' }),
  validateCart: post<typeof GetCart, typeof ValidatedCart>('validateCart', { access: 'cart', limit: 'cart' }),
  /** docs/rules/cart.md#line-identity */
  addItem: post<typeof AddItem, typeof Cart>('addItem', { access: 'cart', limit: 'cart', idempotencyKey: true }),
  updateItem: patch<typeof UpdateItem, typeof Cart>('updateItem', { access: 'cart', limit: 'cart', idempotencyKey: true }),
  deleteItem: del<typeof DeleteItem, typeof Cart>('deleteItem', { access: 'cart', limit: 'cart' }),
  clearCart: post<typeof CartRef, typeof Cart>('clearCart', { access: 'cart', limit: 'cart' }),
  /** docs/rules/prices.md#one-coupon */
  applyCoupon: post<typeof ApplyCoupon, typeof DiscountedCart>('applyCoupon', { access: 'cart', limit: 'coupon' }),
  removeCoupon: post<typeof CartRef, typeof DiscountedCart>('removeCoupon', { access: 'cart', limit: 'cart' }),
  /** docs/rules/prices.md#first-card */
  applyMemberCard: post<typeof ApplyMemberCard, typeof DiscountedCart>('applyMemberCard', { access: 'cart', limit: 'memberCard' }),
  /** docs/rules/cart.md#abandoned-cart; null when there is none. */
  getAbandoned: post<typeof Empty, typeof AbandonedCart>('getAbandoned', { access: 'user' }),
  /** docs/rules/cart.md#cart-merge */
  mergeCarts: post<typeof MergeCarts, typeof Cart>('mergeCarts', { access: 'user' }),
  /** docs/rules/cart.md#cross-sells */
  getCrossSells: post<typeof CartRef, typeof CrossSells>('getCrossSells', { access: 'cart', limit: 'reads' }),
})
