import { expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { cartWith, visitor } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import { createCoupon } from './coupons'

it('leaves the version of a cart alone when a call changes nothing', async () => {
  const book = await createProduct({ cents: 2000 })
  const pair = await cartWith({ productId: book.id, qty: 2 })
  const cart = await visitor.call(cartApi.getCart, pair)
  const itemId = cart.items[0]?.itemId ?? 0
  const updated = await visitor.call(cartApi.updateItem, { ...pair, itemId, qty: 2 })
  expect(updated.version).toBe(cart.version)
  expect((await visitor.call(cartApi.updateItem, { ...pair, itemId, qty: 3 })).version).toBe(cart.version + 1)

  const { code } = await createCoupon()
  const withCoupon = () => visitor.call(cartApi.applyCoupon, { ...pair, couponCode: code })
  expect([(await withCoupon()).cart.version, (await withCoupon()).cart.version]).toEqual([cart.version + 2, cart.version + 2])
})
