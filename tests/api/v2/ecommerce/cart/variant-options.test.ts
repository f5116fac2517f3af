import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { orderLines, orders } from '@/server/db/schema/order'
import { customOptions, productVariants } from '@/server/db/schema/product'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { newCart, openShop, order, readyCart, visitor, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

/** A bookmark in two colours; its page offers an engraving for 4,00 €. */
async function createBookmark({ required = false } = {}) {
  const { db } = database()
  const parent = await createProduct({ format: 'Configurable', stock: null })
  const [red, black] = [await createProduct({ isVariant: true, cents: 1000 }), await createProduct({ isVariant: true, cents: 1200 })]
  await db.insert(productVariants).values([red, black].map(({ id }, position) => ({ parentId: parent.id, childId: id, position })))
  const engraving = { key: 'inicijali', optionType: 'text' as const, labels: { hrv: 'Inicijali' }, maxLength: 3, priceCents: 400 }
  await db.insert(customOptions).values({ productId: parent.id, required, ...engraving })
  return { parent, red, black }
}

const engraved = { personalizations: { inicijali: 'AM' } }
const labels = [{ label: 'Inicijali', value: 'AM' }]

// docs/rules/cart.md#custom-options
it('sells a variant with the options of its configurable product', async () => {
  const { red, black } = await createBookmark()
  const cartRef = await newCart()
  const cart = await visitor.call(cartApi.addItem, { ...cartRef, productId: red.id, options: engraved })
  expect(cart.items).toMatchObject([{ options: engraved, optionLabels: labels, prices: { converted: { finalPrice: 14 } } }])

  const change = { ...cartRef, itemId: cart.items[0]?.itemId ?? 0, productId: black.id, qty: 2, options: engraved }
  const changed = await visitor.call(cartApi.updateItem, change)
  expect(changed.items).toMatchObject([{ productId: black.id, optionLabels: labels, prices: { converted: { finalPrice: 16, row: 32 } } }])
})

it('checks the options of a variant', async () => {
  const { red } = await createBookmark({ required: true })
  const cartRef = await newCart()
  const refused = async (options: object) => failureOf(visitor.call(cartApi.addItem, { ...cartRef, productId: red.id, options }))
  expect(await refused({})).toMatchObject({ status: 422, fieldErrors: { 'options.personalizations.inicijali': ['required'] } })
  expect(await refused({ personalizations: { inicijali: 'ANAM' } })).toMatchObject({ status: 422 })
  expect(await refused({ personalizations: { posveta: 'A' } })).toMatchObject({ status: 422 })
})

it('orders a variant with its options, and again', async () => {
  const ana = await createUser()
  const { red } = await createBookmark()
  const { orderSlug } = await order(await readyCart(shop, { productId: red.id, options: engraved }))
  const [row] = await database().db.update(orders).set({ userId: ana.id }).where(eq(orders.slug, orderSlug)).returning()
  const [line] = await database()
    .db.select()
    .from(orderLines)
    .where(eq(orderLines.orderId, row?.id ?? 0))
  expect(line).toMatchObject({ unitCents: 1400, options: { chosen: engraved, labels } })

  const { cart, left } = await ana.call(documentOrderApi.reorder, { orderSlug, ...(await newCart()) })
  expect(left).toEqual([])
  expect(cart.items).toMatchObject([{ productId: red.id, optionLabels: labels, prices: { converted: { finalPrice: 14 } } }])
})
