import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Cart, LineOptions, Quantity } from '@/lib/api/entities/cart.schema'
import { CartRef, Empty, Id } from '@/lib/api/entities/common.schema'
import type { cartApi } from './cart'

/** `currencyId` and `reservation` are SPEC 7's; the site has one currency, and a cart reserves nothing (DESIGN 7). */
export const GetCart = CartRef.extend({ currencyId: Id.optional() })

export const AddItem = GetCart.extend({
  productId: Id,
  qty: Quantity.default(1),
  options: LineOptions.default({}),
  reservation: z.boolean().optional(),
})

/** Without `options` the line keeps its own. */
export const UpdateItem = GetCart.extend({ itemId: Id, qty: Quantity, options: LineOptions.optional() })

export const DeleteItem = CartRef.extend({ itemId: Id })

/** The cart at this moment's prices; what differs from the shopper's own copy has changed (SPEC 4 'Cart change check'). */
export const ValidatedCart = Cart.extend({
  /** False when the cart's member card holds no more. */
  validateMemberCard: z.boolean(),
})

export const cartSchemas = {
  getNewCartSession: { input: Empty, data: CartRef },
  getCart: { input: GetCart, data: Cart },
  validateCart: { input: GetCart, data: ValidatedCart },
  addItem: { input: AddItem, data: Cart },
  updateItem: { input: UpdateItem, data: Cart },
  deleteItem: { input: DeleteItem, data: Cart },
  clearCart: { input: CartRef, data: Cart },
} satisfies SchemasOf<typeof cartApi>
