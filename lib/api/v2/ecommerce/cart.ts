import { defineModule, del, get, patch, post } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { CartRef, Empty } from '@/lib/api/entities/common.schema'
import type { AddItem, DeleteItem, GetCart, UpdateItem, ValidatedCart } from './cart.schema'

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
})
