import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { products, stockItems } from '@/server/db/schema/product'
import { newCart, openShop, order, readyCart, type Shop } from '@/tests/api/v2/ecommerce/support'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

/** An order of Ana's over these. */
async function boughtBy(user: { id: number }, ...lines: { productId: number; qty?: number }[]) {
  const { orderSlug } = await order(await readyCart(shop, ...lines))
  await database().db.update(orders).set({ userId: user.id }).where(eq(orders.slug, orderSlug))
  return orderSlug
}

const held = (cart: { items: { productId: number; qty: number }[] }) => cart.items.map(({ productId, qty }) => [productId, qty])

it('adds the order’s lines to the cart’s', async () => {
  const ana = await createUser()
  const [book, other] = [await createProduct(), await createProduct()]
  const orderSlug = await boughtBy(ana, { productId: book.id, qty: 2 }, { productId: other.id })
  const pair = await newCart()
  const { cart, left } = await ana.call(documentOrderApi.reorder, { orderSlug, ...pair })
  expect({ held: held(cart), left }).toEqual({
    held: [
      [book.id, 2],
      [other.id, 1],
    ],
    left: [],
  })
})

it('reports what cannot be bought again and adds the rest', async () => {
  const ana = await createUser()
  const [there, sold, gone] = [
    await createProduct(),
    await createProduct({ name: 'Rasprodana' }),
    await createProduct({ name: 'Povučena' }),
  ]
  const orderSlug = await boughtBy(ana, { productId: there.id }, { productId: sold.id }, { productId: gone.id })
  await database().db.update(stockItems).set({ onHand: 0 }).where(eq(stockItems.productId, sold.id))
  await database().db.update(products).set({ archived: true }).where(eq(products.id, gone.id))
  const { cart, left } = await ana.call(documentOrderApi.reorder, { orderSlug, ...(await newCart()) }, { 'idempotency-key': 'jedan' })
  expect(held(cart)).toEqual([[there.id, 1]])
  expect(left).toEqual([
    { name: 'Rasprodana', reason: 'outOfStock' },
    { name: 'Povučena', reason: 'gone' },
  ])
})

it('answers 404 for another’s order or cart', async () => {
  const [ana, iva] = [await createUser(), await createUser()]
  const orderSlug = await boughtBy(ana, { productId: (await createProduct()).id })
  const pair = await newCart()
  expect(await failureOf(iva.call(documentOrderApi.reorder, { orderSlug, ...pair }))).toMatchObject({ code: 'NOT_FOUND' })
  const wrong = { ...pair, protectCode: 'krivi' }
  expect(await failureOf(ana.call(documentOrderApi.reorder, { orderSlug, ...wrong }))).toMatchObject({ code: 'CART_NOT_FOUND' })
})
