import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'

const amounts = { itemsTotal: 10, loyalty: 0, coupon: 0, cartTotal: 10, delivery: 0, paymentFee: 0, orderTotal: 10 }

/** An open cart of ten euros without methods; `k` and `t` are its id and secret. */
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
    countryId: null,
    options: { deliveryBranchId: null },
    version: 1,
    ...own,
  }
}

/** A book of ten euros with stock nine. */
export function sampleItem(own: Partial<CartItem> = {}): CartItem {
  return {
    itemId: 7,
    productId: 1,
    qty: 1,
    options: {},
    optionLabels: [],
    hasChoices: false,
    productData: { name: 'Jama', slug: 'jama', sku: 'J-1', format: 'Simple', media: null },
    prices: { converted: { finalPrice: 10, row: 10 }, base: { finalPrice: 10, cartTotal: 10 } },
    unitPrice: null,
    lowestPrice30Days: null,
    previousPrice: null,
    stock: { state: 'in', available: 9 },
    problem: null,
    ...own,
  }
}
