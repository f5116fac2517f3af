import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Cart, Coupon, LineOptions, Quantity } from '@/lib/api/entities/cart.schema'
import { CartRef, Empty, Id, text } from '@/lib/api/entities/common.schema'
import { Barcode } from '@/lib/api/entities/member-card.schema'
import { ProductCard } from '@/lib/api/entities/product.schema'
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
/** `productId` with `options`: the line becomes one of that product, as another variant. */
export const UpdateItem = GetCart.extend({ itemId: Id, qty: Quantity, productId: Id.optional(), options: LineOptions.optional() })

export const DeleteItem = CartRef.extend({ itemId: Id })

/** The cart at this moment's prices; what differs from the shopper's own copy has changed (SPEC 4 'Cart change check'). */
export const ValidatedCart = Cart.extend({
  /** False when the cart's member card holds no more. */
  validateMemberCard: z.boolean(),
})

/** Case and spaces of a code mean nothing. */
export const ApplyCoupon = CartRef.extend({ couponCode: text(50).refine((code) => code.trim() !== '', 'required') })
export const ApplyMemberCard = CartRef.extend({ barcode: Barcode })
export const DiscountedCart = z.object({ coupon: Coupon.nullable(), cart: Cart })

export const AbandonedCart = CartRef.nullable()
export const MergeCarts = CartRef.extend({ into: CartRef.optional() })
export const CrossSells = z.array(ProductCard)

export const cartSchemas = {
  getNewCartSession: { input: Empty, data: CartRef },
  getCart: { input: GetCart, data: Cart },
  validateCart: { input: GetCart, data: ValidatedCart },
  addItem: { input: AddItem, data: Cart },
  updateItem: { input: UpdateItem, data: Cart },
  deleteItem: { input: DeleteItem, data: Cart },
  clearCart: { input: CartRef, data: Cart },
  applyCoupon: { input: ApplyCoupon, data: DiscountedCart },
  removeCoupon: { input: CartRef, data: DiscountedCart },
  applyMemberCard: { input: ApplyMemberCard, data: DiscountedCart },
  getAbandoned: { input: Empty, data: AbandonedCart },
  mergeCarts: { input: MergeCarts, data: Cart },
  getCrossSells: { input: CartRef, data: CrossSells },
} satisfies SchemasOf<typeof cartApi>
