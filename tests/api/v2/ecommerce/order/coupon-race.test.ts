import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { cartWithCoupon, createCoupon, usesOf } from '../cart/coupons'
import { openShop, order, stockOf, visitor } from '../support'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

it('of carts racing for the last use of a coupon, one is ordered and the others take nothing', async () => {
  const coupon = await createCoupon({ usageLimit: 1, amount: 50 })
  const shop = await openShop()
  const racers = []
  for (let i = 0; i < 30; i++) racers.push(await cartWithCoupon(shop, { ...coupon, email: `kupac${i}@primjer.hr` }))
  const results = await Promise.allSettled(racers.map(({ cartRef }) => order(cartRef)))
  const refused = results.flatMap((result) => (result.status === 'rejected' && result.reason instanceof ApiError ? result.reason : []))
  expect(refused).toHaveLength(29)
  for (const failure of refused) {
    expect(failure).toMatchObject({ status: 409, code: 'CART_CHANGED' })
    expect(failure.data).toMatchObject({ cart: { couponCode: null, removedCoupon: { reason: 'usedUp' }, items: [{ problem: null }] } })
  }
  expect(await usesOf(coupon.id)).toEqual({ used: 1, redemptions: 1 })
  const left = await Promise.all(racers.map(({ bookId }) => stockOf(bookId)))
  expect(left.filter((pieces) => pieces === 10)).toHaveLength(29)
  const loser = racers[results.findIndex(({ status }) => status === 'rejected')]
  if (!loser) throw new Error('Nobody was refused.')
  expect(await visitor.call(cartApi.getCart, loser.cartRef)).toMatchObject({ summary: { coupon: 0, itemsTotal: 20 } })
  await order(loser.cartRef)
}, 60_000)
