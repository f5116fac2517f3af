import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { cartSchemas } from '@/lib/api/v2/ecommerce/cart.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { addItem } from './add-item'
import { applyCoupon } from './apply-coupon'
import { applyMemberCard } from './apply-member-card'
import { clearCart } from './clear-cart'
import { deleteItem } from './delete-item'
import { getAbandoned } from './get-abandoned'
import { getCart } from './get-cart'
import { getCrossSells } from './get-cross-sells'
import { getNewCartSession } from './get-new-cart-session'
import { mergeCarts } from './merge-carts'
import { removeCoupon } from './remove-coupon'
import { updateItem } from './update-item'
import { validateCart } from './validate-cart'

export const cartHandlers = defineHandlers(cartApi, cartSchemas, {
  getNewCartSession,
  getCart,
  validateCart,
  addItem,
  updateItem,
  deleteItem,
  clearCart,
  applyCoupon,
  removeCoupon,
  applyMemberCard,
  getAbandoned,
  mergeCarts,
  getCrossSells,
})
