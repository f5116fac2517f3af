import { expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { stockItems } from '@/server/db/schema/product'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { newCart, visitor } from '../support'

async function lineOf(productId: number, qty: number) {
  const pair = await newCart()
  const cart = await visitor.call(cartApi.addItem, { ...pair, productId, qty })
  return { ...pair, itemId: cart.items[0]?.itemId ?? 0 }
}

it('a line becomes one of another variant in one call, and a repeat of the call changes nothing', async () => {
  const [red, black] = [await createProduct({}), await createProduct({})]
  const line = await lineOf(red.id, 2)
  for (const _ of ['first', 'repeat']) {
    const cart = await visitor.call(cartApi.updateItem, { ...line, productId: black.id, qty: 3, options: {} })
    expect(cart.items).toMatchObject([{ itemId: line.itemId, productId: black.id, qty: 3 }])
  }
})

it('a line joins that of the other variant that is there already', async () => {
  const [red, black] = [await createProduct({}), await createProduct({})]
  const line = await lineOf(red.id, 2)
  await visitor.call(cartApi.addItem, { cartId: line.cartId, protectCode: line.protectCode, productId: black.id, qty: 1 })
  const cart = await visitor.call(cartApi.updateItem, { ...line, productId: black.id, qty: 2, options: {} })
  expect(cart.items).toMatchObject([{ productId: black.id, qty: 3 }])
})

it('a line that joined another, and whose answer was lost, has joined it once when it is asked for again', async () => {
  const [red, black] = [await createProduct({}), await createProduct({})]
  const line = await lineOf(red.id, 2)
  await visitor.call(cartApi.addItem, { cartId: line.cartId, protectCode: line.protectCode, productId: black.id, qty: 1 })
  const change = { ...line, productId: black.id, qty: 2, options: {} }
  const key = { 'idempotency-key': 'u crnu' }
  for (const _ of ['first', 'repeat']) {
    const cart = await visitor.call(cartApi.updateItem, change, key)
    expect(cart.items).toMatchObject([{ productId: black.id, qty: 3 }])
  }
  expect(await failureOf(visitor.call(cartApi.updateItem, { ...change, qty: 1 }, key))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  expect(await failureOf(visitor.call(cartApi.updateItem, change))).toMatchObject({ code: 'ITEM_NOT_IN_CART' })
})

it('a variant that there is too little of leaves the line as it was', async () => {
  const [red, black] = [await createProduct({}), await createProduct({})]
  await database()
    .db.insert(stockItems)
    .values({ productId: black.id, onHand: 1 })
    .onConflictDoUpdate({ target: stockItems.productId, set: { onHand: 1 } })
  const { itemId, ...pair } = await lineOf(red.id, 2)
  const change = visitor.call(cartApi.updateItem, { ...pair, itemId, productId: black.id, qty: 2, options: {} })
  expect(await failureOf(change)).toMatchObject({ code: 'OUT_OF_STOCK' })
  const cart = await visitor.call(cartApi.getCart, pair)
  expect(cart.items).toMatchObject([{ itemId, productId: red.id, qty: 2 }])
})
