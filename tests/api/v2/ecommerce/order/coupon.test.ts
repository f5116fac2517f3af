import { describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { returnCoupon } from '@/server/modules/ecommerce/coupon/redeem-coupon'
import { failureOf } from '@/tests/support/caller'
import { cartWithCoupon, createCoupon, usesOf } from '../cart/coupons'
import { openShop, order, ordersOf } from '../support'

describe('an order with a coupon', () => {
  it('counts its use, once', async () => {
    const coupon = await createCoupon({ amount: 25 })
    const pair = (await cartWithCoupon(await openShop(), coupon)).pair
    await order(pair, { key: 'isti' })
    await order(pair, { key: 'isti' })
    expect(await usesOf(coupon.id)).toEqual({ used: 1, redemptions: 1 })
    expect(await ordersOf(pair.cartId)).toMatchObject([{ couponCode: coupon.code, couponCents: 500, totalCents: 1950 }])
  })

  it('gives it back when it is cancelled, once', async () => {
    const coupon = await createCoupon({ usageLimit: 1 })
    const shop = await openShop()
    const pair = (await cartWithCoupon(shop, coupon)).pair
    await order(pair)
    const [row] = await ordersOf(pair.cartId)
    await database().db.transaction((tx) => returnCoupon(tx, row?.id ?? 0))
    await database().db.transaction((tx) => returnCoupon(tx, row?.id ?? 0))
    expect(await usesOf(coupon.id)).toEqual({ used: 0, redemptions: 0 })
    await order((await cartWithCoupon(shop, coupon)).pair)
    expect(await usesOf(coupon.id)).toEqual({ used: 1, redemptions: 1 })
  })

  it('of one customer ends at their limit, however they write their address', async () => {
    const coupon = await createCoupon({ usageLimitPerCustomer: 1 })
    const shop = await openShop()
    const [first, second, other] = [
      await cartWithCoupon(shop, { ...coupon, email: 'iva@primjer.hr' }),
      await cartWithCoupon(shop, { ...coupon, email: 'Iva@Primjer.hr' }),
      await cartWithCoupon(shop, { ...coupon, email: 'mia@primjer.hr' }),
    ]
    await order(first.pair)
    const failure = await failureOf(order(second.pair))
    expect(failure).toMatchObject({ status: 409, code: 'CART_CHANGED' })
    expect(failure.data).toMatchObject({ cart: { couponCode: null, removedCoupon: { reason: 'usedByYou' } } })
    await order(other.pair)
    expect(await usesOf(coupon.id)).toEqual({ used: 2, redemptions: 2 })
  })
})
