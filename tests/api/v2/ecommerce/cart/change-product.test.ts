import { expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { stockItems } from '@/server/db/schema/product'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { newCart, visitor } from '../support'

async function lineOf(productId: number, qty: number) {
  const cartRef = await newCart()
  const cart = await visitor.call(cartApi.addItem, { ...cartRef, productId, qty })
  return { ...cartRef, itemId: cart.items[0]?.itemId ?? 0 }
}

it('changes the variant of a line in one call, idempotently', async () => {
  const [red, black] = [await createProduct({}), await createProduct({})]
  const line = await lineOf(red.id, 2)
  for (const _ of ['first', 'repeat']) {
    const cart = await visitor.call(cartApi.updateItem, { ...line, productId: black.id, qty: 3, options: {} })
    expect(cart.items).toMatchObject([{ itemId: line.itemId, productId: black.id, qty: 3 }])
  }
})

it('joins an existing line of the other variant', async () => {
  const [red, black] = [await createProduct({}), await createProduct({})]
  const line = await lineOf(red.id, 2)
  await visitor.call(cartApi.addItem, { cartId: line.cartId, protectCode: line.protectCode, productId: black.id, qty: 1 })
  const cart = await visitor.call(cartApi.updateItem, { ...line, productId: black.id, qty: 2, options: {} })
  expect(cart.items).toMatchObject([{ productId: black.id, qty: 3 }])
})

it('joins once when the call is repeated under its key', async () => {
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

it('leaves the line unchanged when the variant is short', async () => {
  const [red, black] = [await createProduct({}), await createProduct({})]
  await database()
    .db.insert(stockItems)
    .values({ productId: black.id, onHand: 1 })
    .onConflictDoUpdate({ target: stockItems.productId, set: { onHand: 1 } })
  const { itemId, ...cartRef } = await lineOf(red.id, 2)
  const change = visitor.call(cartApi.updateItem, { ...cartRef, itemId, productId: black.id, qty: 2, options: {} })
  expect(await failureOf(change)).toMatchObject({ code: 'OUT_OF_STOCK' })
  const cart = await visitor.call(cartApi.getCart, cartRef)
  expect(cart.items).toMatchObject([{ itemId, productId: red.id, qty: 2 }])
})
