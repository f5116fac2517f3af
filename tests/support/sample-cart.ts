import type { Cart } from '@/lib/api/entities/cart.schema'

const amounts = { itemsTotal: 10, loyalty: 0, coupon: 0, cartTotal: 10, delivery: 0, orderTotal: 10 }

/** An open cart of ten euros with nothing chosen yet: `k` and `t` are its pair. */
export function sampleCart(own: Partial<Cart> = {}): Cart {
  return {
    id: 'k',
    cartId: 'k',
    protectCode: 't',
    items: [],
    summary: { ...amounts, tax: amounts },
    digitalOnly: false,
    coupon: null,
    couponCode: null,
    removedCoupon: null,
    memberCard: null,
    removedMemberCard: false,
    deliveryMethodId: null,
    paymentMethodId: null,
    options: { deliveryBranchId: null },
    version: 1,
    ...own,
  }
}
