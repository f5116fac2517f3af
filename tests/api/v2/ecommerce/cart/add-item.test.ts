import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { cartItems } from '@/server/db/schema/cart'
import * as schema from '@/server/db/schema/all'
import { failureOf } from '@/tests/support/http/caller'
import { createFile, createProduct } from '@/tests/support/factories'
import { cartWith, newCart, sendRaw, visitor } from '../support'
import { wrongNumbers, wrongQuantities } from './wrong-quantities'

async function rowsOf(cartId: string) {
  return database().db.select().from(cartItems).where(eq(cartItems.cartId, cartId))
}

describe('adding', () => {
  it('adds a line at the price of the database', async () => {
    const book = await createProduct({ name: 'Gospoda Glembajevi', cents: 1999, sale: { cents: 1499, daysAgo: 3 }, vatRate: 5 })
    const cartRef = await newCart()
    const cart = await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id, qty: 2 })
    expect(cart).toMatchObject({
      ...cartRef,
      id: cartRef.cartId,
      items: [
        {
          productId: book.id,
          qty: 2,
          options: {},
          productData: { name: 'Gospoda Glembajevi', slug: book.slug, sku: book.sku, format: 'Simple', media: null },
          prices: { converted: { finalPrice: 14.99, row: 29.98 }, base: { finalPrice: 14.99, cartTotal: 29.98 } },
          lowestPrice30Days: 19.99,
          unitPrice: null,
          stock: { state: 'in', available: 10 },
          problem: null,
        },
      ],
      summary: {
        itemsTotal: 29.98,
        loyalty: 0,
        coupon: 0,
        cartTotal: 29.98,
        delivery: 0,
        orderTotal: 29.98,
        tax: { itemsTotal: 1.43, orderTotal: 1.43 },
      },
      digitalOnly: false,
      deliveryMethodId: null,
      paymentMethodId: null,
      options: { deliveryBranchId: null },
      version: 2,
    })
  })

  it('defaults to quantity 1 and joins the existing line', async () => {
    const book = await createProduct()
    const cartRef = await newCart()
    await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id })
    const cart = await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id, qty: '3' })
    expect(cart.items.map(({ qty }) => qty)).toEqual([4])
  })

  it('keeps lines with different options apart, with their prices', async () => {
    const book = await createProduct({ cents: 1000 })
    await database()
      .db.insert(schema.customOptions)
      .values({
        productId: book.id,
        key: 'posveta',
        optionType: 'text',
        labels: { hrv: 'Posveta' },
        maxLength: 40,
        priceCents: 250,
      })
    const cartRef = await newCart()
    await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id })
    await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id, options: { personalizations: { posveta: 'Za Anu' } } })
    const cart = await visitor.call(cartApi.addItem, {
      ...cartRef,
      productId: book.id,
      options: { personalizations: { posveta: ' Za Anu ' } },
    })
    expect(cart.items.map(({ qty, optionLabels, hasChoices, prices }) => [qty, optionLabels, hasChoices, prices.base.finalPrice])).toEqual([
      [1, [], true, 10],
      [2, [{ label: 'Posveta', value: 'Za Anu' }], true, 12.5],
    ])
  })

  it('rejects an e-product without a file, also in a bundle', async () => {
    const file = await createProduct({ format: 'EProduct', stock: null, hasFile: false })
    const bundle = await createProduct({ format: 'Bundle', stock: null })
    await database().db.insert(schema.bundleParts).values({ bundleId: bundle.id, productId: file.id, quantity: 1 })
    expect(await visitor.call(productApi.get, { slug: file.slug })).toMatchObject({ awaitsFile: true, stock: { state: 'out' } })
    for (const { id: productId } of [file, bundle]) expect(await failureOf(cartWith({ productId }))).toMatchObject({ code: 'OUT_OF_STOCK' })
    await createFile(file.id)
    for (const { id: productId } of [file, bundle]) expect((await cartWith({ productId })).cartId).toBeTruthy()
  })

  // docs/rules/cart.md#variant-labels
  it('lists the choice of a variant unless its name says it', async () => {
    const { bag, black } = await createGiftSet()
    const { items } = await visitor.call(cartApi.addItem, { ...(await newCart()), productId: black.id })
    expect(items).toMatchObject([{ productData: { name: 'Torba, crna' }, optionLabels: [], hasChoices: true }])
    const { productTexts } = schema
    await database().db.update(productTexts).set({ name: 'Platnena vrećica' }).where(eq(productTexts.productId, bag.id))
    const other = await visitor.call(cartApi.addItem, { ...(await newCart()), productId: black.id })
    expect(other.items).toMatchObject([{ optionLabels: [{ label: 'Boja', value: 'crna' }] }])
  })

  it('adds a bundle with its chosen parts', async () => {
    const { bundle, bag, black } = await createGiftSet()
    const cartRef = await newCart()
    const options = { bundleOptions: [{ id: bag.id, options: { variantId: black.id } }] }
    const cart = await visitor.call(cartApi.addItem, { ...cartRef, productId: bundle.id, options })
    expect(cart.items[0]).toMatchObject({
      options,
      stock: { available: 2 },
      optionLabels: [
        { label: 'Torba', value: 'crna' },
        { label: 'Svijeća', value: '2 kom.' },
      ],
    })
  })

  it('reports the available quantity when stock is short', async () => {
    const book = await createProduct({ name: 'Zadnji primjerci', stock: 3 })
    const cartRef = await newCart()
    await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id, qty: 2 })
    const failure = await failureOf(visitor.call(cartApi.addItem, { ...cartRef, productId: book.id, qty: 2 }))
    expect(failure).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      data: { items: [{ productId: book.id, name: 'Zadnji primjerci', available: 3 }] },
    })
    expect(await rowsOf(cartRef.cartId)).toMatchObject([{ quantity: 2 }])
  })

  it('counts the demand of the other lines', async () => {
    const { bundle, bag, black } = await createGiftSet()
    const cartRef = await newCart()
    await visitor.call(cartApi.addItem, { ...cartRef, productId: black.id, qty: 3 })
    const options = { bundleOptions: [{ id: bag.id, options: { variantId: black.id } }] }
    expect(await failureOf(visitor.call(cartApi.addItem, { ...cartRef, productId: bundle.id, options }))).toMatchObject({
      code: 'OUT_OF_STOCK',
    })
  })

  it('accepts 100 lines at most', async () => {
    const cartRef = await newCart()
    await visitor.call(cartApi.clearCart, cartRef)
    const products = []
    for (let i = 0; i < 101; i++) products.push(await createProduct())
    const rows = products.slice(0, 100).map(({ id }) => ({ cartId: cartRef.cartId, productId: id, quantity: 1 }))
    await database().db.insert(cartItems).values(rows)
    const failure = await failureOf(visitor.call(cartApi.addItem, { ...cartRef, productId: products[100]?.id }))
    expect(failure).toMatchObject({ status: 409, code: 'CART_LINES_LIMIT' })
    expect(await rowsOf(cartRef.cartId)).toHaveLength(100)
    expect((await visitor.call(cartApi.addItem, { ...cartRef, productId: products[0]?.id })).items[0]?.qty).toBe(2)
  })
})

describe('adding is rejected without a change', () => {
  it.each(wrongQuantities.map((qty) => ({ qty })))('for the quantity $qty', async ({ qty }) => {
    const book = await createProduct()
    const cartRef = await newCart()
    const response = await visitor.send(cartApi.addItem, { ...cartRef, productId: book.id, qty })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errored: true, message: 'error.invalidQuantity', statusCode: 400 })
    expect(await rowsOf(cartRef.cartId)).toEqual([])
  })

  it.each(wrongNumbers)('for the JSON number %s', async (number) => {
    const book = await createProduct()
    const cartRef = await newCart()
    const body = `{"cartId":"${cartRef.cartId}","protectCode":"${cartRef.protectCode}","productId":${book.id},"qty":${number}}`
    expect((await sendRaw(cartApi.addItem, body)).status).toBe(400)
    expect(await rowsOf(cartRef.cartId)).toEqual([])
  })

  it('when the sum of two additions passes 9999', async () => {
    const book = await createProduct({ stock: null })
    const cartRef = await newCart()
    await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id, qty: 9999 })
    expect(await failureOf(visitor.call(cartApi.addItem, { ...cartRef, productId: book.id }))).toMatchObject({
      status: 400,
      code: 'INVALID_QUANTITY',
    })
    expect(await rowsOf(cartRef.cartId)).toMatchObject([{ quantity: 9999 }])
  })

  it.each(['price', 'finalPrice', 'prices', 'discount', 'userId', 'customPriceOption', 'status', '__proto__x'])(
    'for the field %s, which callers must not send',
    async (field) => {
      const book = await createProduct()
      const cartRef = await newCart()
      const response = await visitor.send(cartApi.addItem, { ...cartRef, productId: book.id, qty: 1, [field]: 0.01 })
      expect(response.status).toBe(422)
      expect(await rowsOf(cartRef.cartId)).toEqual([])
    },
  )

  it('for unavailable products, missing choices and foreign ids', async () => {
    const cartRef = await newCart()
    const archived = await createProduct({ archived: true })
    const configurable = await createProduct({ format: 'Configurable' })
    const book = await createProduct()
    const { bundle, bag } = await createGiftSet()
    const refused = async (input: object) =>
      (await failureOf(visitor.call(cartApi.addItem, { ...cartRef, productId: book.id, ...input }))).code
    expect(await refused({ productId: archived.id })).toBe('NOT_FOUND')
    expect(await refused({ productId: 2_000_000_000 })).toBe('NOT_FOUND')
    expect(await refused({ productId: configurable.id })).toBe('CONFIGURATION_NOT_SET')
    expect(await refused({ productId: bundle.id })).toBe('CONFIGURATION_NOT_SET')
    expect(await refused({ productId: bundle.id, options: { bundleOptions: [{ id: bag.id, options: { variantId: book.id } }] } })).toBe(
      'VALIDATION',
    )
    expect(await refused({ options: { bundleOptions: [{ id: bag.id, options: {} }] } })).toBe('VALIDATION')
    expect(await refused({ options: { personalizations: { popust: '50' } } })).toBe('VALIDATION')
    expect(await refused({ options: { customPriceOption: 1 } })).toBe('VALIDATION')
    expect(await rowsOf(cartRef.cartId)).toEqual([])
  })

  it('for a product without a price', async () => {
    const book = await createProduct()
    await database().db.delete(schema.prices).where(eq(schema.prices.productId, book.id))
    const cartRef = await newCart()
    expect(await failureOf(visitor.call(cartApi.addItem, { ...cartRef, productId: book.id }))).toMatchObject({ code: 'NOT_FOUND' })
  })
})

/** A bundle of a black bag (stock 3) and two candles (stock 4): available twice. */
async function createGiftSet() {
  const { db } = database()
  const bag = await createProduct({ name: 'Torba', format: 'Configurable', stock: null })
  const black = await createProduct({ name: 'Torba, crna', isVariant: true, stock: 3 })
  const candle = await createProduct({ name: 'Svijeća', stock: 4 })
  const bundle = await createProduct({ name: 'Darovni paket', format: 'Bundle', stock: null, cents: 4000 })
  const [colour] = await db
    .insert(schema.attributes)
    .values({ siteId: 1, code: `boja-${bag.id}`, input: 'visualSwatch' })
    .returning()
  if (!colour) throw new Error('no attribute')
  const [value] = await db.insert(schema.attributeValues).values({ attributeId: colour.id, key: 'crna' }).returning()
  if (!value) throw new Error('no value')
  await db.insert(schema.attributeTexts).values({ attributeId: colour.id, languageId: 41, label: 'Boja' })
  await db.insert(schema.attributeValueTexts).values({ valueId: value.id, languageId: 41, label: 'crna' })
  await db.insert(schema.configurableAxes).values({ productId: bag.id, attributeId: colour.id })
  await db.insert(schema.productAttributes).values({ productId: black.id, attributeId: colour.id, valueId: value.id })
  await db.insert(schema.productVariants).values({ parentId: bag.id, childId: black.id })
  await db.insert(schema.bundleParts).values([
    { bundleId: bundle.id, productId: bag.id, quantity: 1 },
    { bundleId: bundle.id, productId: candle.id, quantity: 2 },
  ])
  return { bundle, bag, black, candle }
}

// docs/rules/cart.md#trusted-input
it.each([null, true, false])('accepts the ignored fields of other clients: reservation %s', async (reservation) => {
  const book = await createProduct()
  const cart = await visitor.call(cartApi.addItem, { ...(await newCart()), productId: book.id, currencyId: null, reservation })
  expect(cart.items).toMatchObject([{ productId: book.id, qty: 1 }])
})
