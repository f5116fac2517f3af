import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bundleApi } from '@/lib/api/v1/product/check-bundles'
import { productApi } from '@/lib/api/v1/product/web'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { bundleParts, customOptions, prices, products } from '@/server/db/schema/product'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createConfigurable } from './support/configurable'

const visitor = callAs()

async function createBundle() {
  const { db } = database()
  const bundle = await createProduct({ format: 'Bundle', stock: null, cents: 4000, name: 'Darovni paket' })
  const candle = await createProduct({ stock: 5, cents: 900 })
  const bag = await createConfigurable([
    { value: 'crna', cents: 1200, stock: 3 },
    { value: 'bijela', cents: 1300, stock: 0 },
  ])
  await db.insert(bundleParts).values([
    { bundleId: bundle.id, productId: candle.id, quantity: 2, position: 0 },
    { bundleId: bundle.id, productId: bag.id, quantity: 1, position: 1 },
  ])
  await db.insert(customOptions).values({ productId: candle.id, key: 'ime', optionType: 'text', labels: { hrv: 'Ime' }, maxLength: 10 })
  return { bundle, candle, bag }
}

it('returns the parts of a bundle with variants and custom options', async () => {
  const { bundle, candle, bag } = await createBundle()
  const answer = await visitor.call(bundleApi.checkBundles, { product: bundle.id })
  expect(answer).toMatchObject({ id: bundle.id, name: 'Darovni paket', ownPrice: 40, stock: { available: 2 } })
  expect(answer.bundles.map(({ qty, product }) => [qty, product.id])).toEqual([
    [2, candle.id],
    [1, bag.id],
  ])
  const [first, second] = answer.bundles
  expect(first?.product.customOptions).toMatchObject([{ key: 'ime', maxLength: 10 }])
  expect(second?.product.associatedProducts.map(({ stock }) => stock.state)).toEqual(['low', 'out'])
})

it('a bundle without its own price costs the sum of its parts, on its page and in the cart', async () => {
  const { bundle, bag } = await createBundle()
  await database().db.delete(prices).where(eq(prices.productId, bundle.id))
  expect(await visitor.call(bundleApi.checkBundles, { product: bundle.id })).toMatchObject({ ownPrice: null })
  const shown = { finalPrice: 30, retailPrice: 30, discount: null, priceRange: { from: 30, to: 31 } }
  expect(await visitor.call(productApi.get, { id: bundle.id })).toMatchObject(shown)
  const ref = await visitor.call(cartApi.getNewCartSession, {})
  const options = { bundleOptions: [{ id: bag.id, options: { variantId: bag.childIds[0] } }] }
  const cart = await visitor.call(cartApi.addItem, { ...ref, productId: bundle.id, options })
  expect(cart.items[0]?.prices.converted.finalPrice).toBe(30)
})

it('a bundle with an archived part is out of stock', async () => {
  const { bundle, candle } = await createBundle()
  await database().db.update(products).set({ archived: true }).where(eq(products.id, candle.id))
  const answer = await visitor.call(bundleApi.checkBundles, { product: bundle.id })
  expect(answer.stock).toEqual({ state: 'out', available: 0 })
  expect(answer.bundles.map(({ product }) => product.stock.state)).toEqual(['out', 'low'])
  expect((await visitor.call(productApi.get, { id: bundle.id })).stock.state).toBe('out')
})

it.each([
  [1, 0],
  [3, 2],
])('a bundle takes all units of a part from one variant: stock %i gives %i bundles', async (stock, available) => {
  const bundle = await createProduct({ format: 'Bundle', stock: null, cents: 4000 })
  const bag = await createConfigurable([
    { value: 'crna', cents: 1200, stock },
    { value: 'bijela', cents: 1300, stock },
  ])
  await database().db.insert(bundleParts).values({ bundleId: bundle.id, productId: bag.id, quantity: 2, position: 0 })
  expect((await visitor.call(bundleApi.checkBundles, { product: bundle.id })).stock.available).toBe(available)
})

it('a bundle without parts or with a bundle as a part is out of stock', async () => {
  const { db } = database()
  const empty = await createProduct({ format: 'Bundle', stock: null })
  const nested = await createProduct({ format: 'Bundle', stock: null })
  const { bundle } = await createBundle()
  await db.insert(bundleParts).values({ bundleId: nested.id, productId: bundle.id, quantity: 1, position: 0 })
  for (const { id } of [empty, nested]) expect((await visitor.call(productApi.get, { id })).stock.state).toBe('out')
})

it('returns no parts for other formats', async () => {
  const { id } = await createProduct()
  expect((await visitor.call(bundleApi.checkBundles, { product: id })).bundles).toEqual([])
})

it('answers 404 for an archived product', async () => {
  const { id } = await createProduct({ archived: true })
  expect(await failureOf(visitor.call(bundleApi.checkBundles, { product: id }))).toMatchObject({ status: 404 })
})
