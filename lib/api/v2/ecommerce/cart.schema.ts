import { z } from 'zod'
import { Cart, Coupon, LineOptions, Quantity } from '@/lib/api/entities/cart.schema'
import { CartRef, Empty, Id, text } from '@/lib/api/entities/common.schema'
import { Barcode } from '@/lib/api/entities/member-card.schema'
import { ProductCard } from '@/lib/api/entities/product.schema'

/** `currencyId` and `reservation` are accepted and ignored (docs/rules/cart.md#trusted-input). */
export const GetCart = CartRef.extend({ currencyId: Id.nullish() })

export const AddItem = GetCart.extend({
  productId: Id,
  qty: Quantity.default(1),
  options: LineOptions.default({}),
  reservation: z.boolean().nullish(),
})

/** Without `options` the line keeps its own; `productId` with `options` changes the line to that product, such as another variant. */
export const UpdateItem = GetCart.extend({ itemId: Id, qty: Quantity, productId: Id.optional(), options: LineOptions.optional() })

export const DeleteItem = CartRef.extend({ itemId: Id })

/** The cart at current prices (docs/rules/cart.md#cart-change-check). */
export const ValidatedCart = Cart.extend({
  /** False when the cart's member card is no longer valid. */
  validateMemberCard: z.boolean(),
})

/** docs/rules/prices.md#coupon-code */
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
}
