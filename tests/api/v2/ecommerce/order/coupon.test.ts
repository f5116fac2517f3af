import { describe, expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { releaseCouponUse } from '@/server/modules/coupon/coupon-uses'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/users'
import { cartWithCoupon, createCoupon, usesOf } from '../cart/coupons'
import { openShop, order, ordersOf, readyCart, visitor } from '../support'

describe('an order with a coupon', () => {
  it('counts its use once', async () => {
    const coupon = await createCoupon({ amount: 25 })
    const cartRef = (await cartWithCoupon(await openShop(), coupon)).cartRef
    await order(cartRef, { key: 'isti' })
    await order(cartRef, { key: 'isti' })
    expect(await usesOf(coupon.id)).toEqual({ used: 1, redemptions: 1 })
    expect(await ordersOf(cartRef.cartId)).toMatchObject([{ couponCode: coupon.code, couponCents: 500, totalCents: 1950 }])
  })

  it('is refused as too large even if nothing is left to pay', async () => {
    const { code } = await createCoupon({ amount: 100 })
    const dear = { cents: 9_900_000, stock: null }
    const lines = [await createProduct(dear), await createProduct(dear), await createProduct(dear)]
    const cartRef = await readyCart(await openShop(), ...lines.map(({ id: productId }) => ({ productId, qty: 9999 })))
    const { cart } = await visitor.call(cartApi.applyCoupon, { ...cartRef, couponCode: code })
    expect(cart.summary).toMatchObject({ itemsTotal: 2_969_703_000, coupon: 2_969_703_000 })
    expect(await failureOf(order(cartRef))).toMatchObject({ status: 422, code: 'CART_TOO_LARGE' })
  })

  it('returns its use once when it is cancelled', async () => {
    const coupon = await createCoupon({ usageLimit: 1 })
    const shop = await openShop()
    const cartRef = (await cartWithCoupon(shop, coupon)).cartRef
    await order(cartRef)
    const [row] = await ordersOf(cartRef.cartId)
    await database().db.transaction((tx) => releaseCouponUse(tx, row?.id ?? 0))
    await database().db.transaction((tx) => releaseCouponUse(tx, row?.id ?? 0))
    expect(await usesOf(coupon.id)).toEqual({ used: 0, redemptions: 0 })
    await order((await cartWithCoupon(shop, coupon)).cartRef)
    expect(await usesOf(coupon.id)).toEqual({ used: 1, redemptions: 1 })
  })

  it('is not revived once another order has the last use', async () => {
    const [coupon, merchant] = [await createCoupon({ usageLimit: 1 }), await createMerchant('orders')]
    const shop = await openShop()
    const cartRef = (await cartWithCoupon(shop, coupon)).cartRef
    await order(cartRef)
    const id = (await ordersOf(cartRef.cartId))[0]?.id ?? 0
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'cancelled' })
    await order((await cartWithCoupon(shop, coupon)).cartRef)
    const revival = merchant.call(officeOrderApi.change, { id, from: 'cancelled', to: 'paid' })
    expect(await failureOf(revival)).toMatchObject({ status: 409, code: 'COUPON_USED_UP' })
    expect(await ordersOf(cartRef.cartId)).toMatchObject([{ status: 'cancelled' }])
  })

  // docs/rules/orders.md#coupon-use
  it('is revived for its buyer, whoever revives it: the employee’s own use is not the buyer’s', async () => {
    const [coupon, merchant] = [await createCoupon({ usageLimitPerCustomer: 1 }), await createMerchant('orders')]
    const shop = await openShop()
    const [own, bought] = [
      (await cartWithCoupon(shop, { ...coupon, email: 'zaposlenik@primjer.hr' })).cartRef,
      (await cartWithCoupon(shop, { ...coupon, email: 'kupac@primjer.hr' })).cartRef,
    ]
    await order(own)
    await order(bought)
    await database().sql`update orders set user_id = ${merchant.id} where cart_id = ${own.cartId}`
    const id = (await ordersOf(bought.cartId))[0]?.id ?? 0
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'cancelled' })
    await merchant.call(officeOrderApi.change, { id, from: 'cancelled', to: 'paid' })
    expect(await usesOf(coupon.id)).toEqual({ used: 2, redemptions: 2 })
  })

  it('is not revived once its buyer’s account has used the coupon with another address', async () => {
    const [coupon, merchant, buyer] = [await createCoupon({ usageLimitPerCustomer: 1 }), await createMerchant('orders'), await createUser()]
    const shop = await openShop()
    const cancelled = (await cartWithCoupon(shop, { ...coupon, email: 'prva@primjer.hr' })).cartRef
    await order(cancelled)
    const id = (await ordersOf(cancelled.cartId))[0]?.id ?? 0
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'cancelled' })
    const later = (await cartWithCoupon(shop, { ...coupon, email: 'druga@primjer.hr' })).cartRef
    await order(later)
    await database().sql`update orders set user_id = ${buyer.id} where cart_id in (${cancelled.cartId}, ${later.cartId})`
    const revival = merchant.call(officeOrderApi.change, { id, from: 'cancelled', to: 'paid' })
    expect(await failureOf(revival)).toMatchObject({ code: 'COUPON_USED_UP' })
  })

  it.each([
    ['iva@primjer.hr', 'Iva@Primjer.hr'],
    ['iva@primjer.hr', 'iva+popust@primjer.hr'],
    ['i.va@gmail.com', 'iva+2@googlemail.com'],
  ])('is limited per customer: %s is %s', async (known, alias) => {
    const coupon = await createCoupon({ usageLimitPerCustomer: 1 })
    const shop = await openShop()
    const [first, second, other] = [
      await cartWithCoupon(shop, { ...coupon, email: known }),
      await cartWithCoupon(shop, { ...coupon, email: alias }),
      await cartWithCoupon(shop, { ...coupon, email: 'mia@primjer.hr' }),
    ]
    await order(first.cartRef)
    const failure = await failureOf(order(second.cartRef))
    expect(failure).toMatchObject({ status: 409, code: 'CART_CHANGED' })
    expect(failure.data).toMatchObject({ cart: { couponCode: null, removedCoupon: { reason: 'usedByYou' } } })
    await order(other.cartRef)
    expect(await usesOf(coupon.id)).toEqual({ used: 2, redemptions: 2 })
  })
})
