import { expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { openShop, ordersOf, readyCart, visitor } from '@/tests/api/v2/ecommerce/support'

it('refuses a cart whose line became another variant at the same price', async () => {
  const [black, white] = [await createProduct({ cents: 1000 }), await createProduct({ cents: 1000 })]
  const pair = await readyCart(await openShop(), { productId: black.id })
  const { items, version } = await visitor.call(cartApi.getCart, pair)
  const change = { itemId: items[0]?.itemId ?? 0, qty: 1, productId: white.id, options: {} }
  const changed = await visitor.call(cartApi.updateItem, { ...pair, ...change })
  const failure = await failureOf(visitor.call(orderApi.create, { ...pair, version }))
  expect(failure).toMatchObject({ code: 'CART_CHANGED', data: { cart: { items: [{ productId: white.id }] } } })
  expect(await ordersOf(pair.cartId)).toEqual([])
  const key = { 'idempotency-key': 'bijela' }
  const { orderSlug } = await visitor.call(orderApi.create, { ...pair, version: changed.version }, key)
  expect(await visitor.call(orderApi.create, { ...pair, version }, key), 'asked for again').toMatchObject({ orderSlug })
})
