import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { customOptions, prices, products, stockItems } from '@/server/db/schema/product'
import { siteLanguages, sites, stores } from '@/server/db/schema/site'
import { memberCards, users } from '@/server/db/schema/user'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { cartWith, newCart, sendRaw, visitor, type CartRef } from '../support'
import { wrongNumbers, wrongQuantities } from './wrong-quantities'

async function reprice(productId: number, cents: number) {
  await database()
    .db.insert(prices)
    .values({ productId, kind: 'retail', cents, validFrom: new Date(Date.now() - 1000) })
}

describe('a session', () => {
  it('is unguessable and unique', async () => {
    const [a, b] = [await newCart(), await newCart()]
    expect(a.cartId).toMatch(/^[\w-]{22}$/)
    expect(a.protectCode).toMatch(/^[\w-]{43}$/)
    expect([a.cartId, a.protectCode]).not.toContain(b.cartId)
    await visitor.call(cartApi.clearCart, a)
    const [row] = await database().db.select().from(carts).where(eq(carts.id, a.cartId))
    expect(JSON.stringify(row)).not.toContain(a.protectCode)
  })

  it('of a visitor is inserted once by its first change, also by concurrent ones', async () => {
    const book = await createProduct({ cents: 1200 })
    const cartRef = await newCart()
    const written = () => database().db.$count(carts, eq(carts.id, cartRef.cartId))
    await visitor.call(cartApi.getCart, cartRef)
    await visitor.call(cartApi.validateCart, cartRef)
    expect(await written()).toBe(0)
    await Promise.all(Array.from({ length: 6 }, () => visitor.call(cartApi.addItem, { ...cartRef, productId: book.id })))
    expect(await written()).toBe(1)
    expect(await visitor.call(cartApi.getCart, cartRef)).toMatchObject({ items: [{ qty: 6 }], version: 7 })
  })

  it('of a user is inserted at once with the card of the profile', async () => {
    const user = await createUser()
    const barcode = '2900269990011'
    await database().db.insert(memberCards).values({ siteId: 1, barcode })
    await database().db.update(users).set({ memberCardBarcode: barcode }).where(eq(users.id, user.id))
    const cartRef = await user.call(cartApi.getNewCartSession, {})
    expect(await user.call(cartApi.getCart, cartRef)).toMatchObject({ memberCard: barcode, items: [] })
    const [row] = await database().db.select({ userId: carts.userId }).from(carts).where(eq(carts.id, cartRef.cartId))
    expect(row).toEqual({ userId: user.id })
  })

  it('survives a restart; a new site key invalidates only carts without a row', async () => {
    const book = await createProduct()
    const [empty, full] = [await newCart(), await cartWith({ productId: book.id })]
    caches.clear()
    expect(await visitor.call(cartApi.getCart, empty)).toMatchObject({ items: [] })
    const [site] = await database().db.select({ key: sites.signingKey }).from(sites).where(eq(sites.id, 1))
    await database().db.update(sites).set({ signingKey: 'drugi-kljuc' }).where(eq(sites.id, 1))
    caches.clear()
    expect(await failureOf(visitor.call(cartApi.getCart, empty))).toMatchObject({ code: 'CART_NOT_FOUND' })
    expect(await failureOf(visitor.call(cartApi.addItem, { ...empty, productId: book.id }))).toMatchObject({ code: 'CART_NOT_FOUND' })
    expect(await visitor.call(cartApi.getCart, full)).toMatchObject({ items: [{ qty: 1 }] })
    await database().db.update(sites).set({ signingKey: site?.key }).where(eq(sites.id, 1))
    caches.clear()
  })

  it('starts empty', async () => {
    const cartRef = await newCart()
    const nothing = { itemsTotal: 0, loyalty: 0, coupon: 0, cartTotal: 0, delivery: 0, paymentFee: 0, orderTotal: 0 }
    expect(await visitor.call(cartApi.getCart, cartRef)).toEqual({
      ...cartRef,
      id: cartRef.cartId,
      items: [],
      summary: { ...nothing, tax: nothing },
      digitalOnly: false,
      coupon: null,
      couponCode: null,
      removedCoupon: null,
      memberCard: null,
      removedMemberCard: false,
      deliveryMethodId: null,
      paymentMethodId: null,
      countryId: null,
      options: { deliveryBranchId: null },
      version: 1,
    })
  })
})

/** A cart with two copies of one book. */
async function cartOfTwo() {
  const book = await createProduct()
  const cartRef = await cartWith({ productId: book.id, qty: 2 })
  const { items } = await visitor.call(cartApi.getCart, cartRef)
  return { cartRef, itemId: items[0]?.itemId ?? 0 }
}

describe('every cart call', () => {
  const calls: [string, (cartRef: CartRef) => Promise<unknown>][] = [
    ['getCart', (cartRef) => visitor.call(cartApi.getCart, cartRef)],
    ['validateCart', (cartRef) => visitor.call(cartApi.validateCart, cartRef)],
    ['addItem', (cartRef) => visitor.call(cartApi.addItem, { ...cartRef, productId: 1 })],
    ['updateItem', (cartRef) => visitor.call(cartApi.updateItem, { ...cartRef, itemId: 1, qty: 1 })],
    ['deleteItem', (cartRef) => visitor.call(cartApi.deleteItem, { ...cartRef, itemId: 1 })],
    ['clearCart', (cartRef) => visitor.call(cartApi.clearCart, cartRef)],
  ]

  it.each(calls)('%s answers a wrong secret, another cart’s secret and an unknown cart alike', async (_, call) => {
    const [own, other] = [await newCart(), await newCart()]
    for (const cartRef of [
      { ...own, protectCode: other.protectCode },
      { ...own, protectCode: '' },
      { ...own, protectCode: `${own.protectCode}x` },
      { cartId: 'nema', protectCode: own.protectCode },
    ]) {
      expect(await failureOf(call(cartRef))).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    }
  })

  it.each(calls)('%s answers 409 for a closed cart', async (_, call) => {
    const cartRef = await newCart()
    await visitor.call(cartApi.clearCart, cartRef)
    await database().db.update(carts).set({ status: 'archived' }).where(eq(carts.id, cartRef.cartId))
    expect(await failureOf(call(cartRef))).toMatchObject({ status: 409, message: 'Cart is archived.' })
    await database().db.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cartRef.cartId))
    expect(await failureOf(call(cartRef))).toMatchObject({ status: 409, message: 'Session already used.' })
  })

  it('answers NO_SESSION without a complete cart reference', async () => {
    const { cartId, protectCode } = await newCart()
    for (const half of [{}, { cartId }, { protectCode }, { cartId, protectCode: null }]) {
      const answer = await visitor.send(cartApi.clearCart, half)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ message: "Session doesn't exist", data: { code: 'NO_SESSION' } })
    }
  })

  it('rejects unknown fields', async () => {
    const cartRef = await newCart()
    for (const endpoint of [cartApi.getCart, cartApi.validateCart, cartApi.clearCart]) {
      expect((await visitor.send(endpoint, { ...cartRef, userId: 1 })).status).toBe(422)
    }
    expect((await visitor.send(cartApi.deleteItem, { ...cartRef, itemId: 1, price: 1 })).status).toBe(422)
    expect((await visitor.send(cartApi.updateItem, { ...cartRef, itemId: 1, qty: 1, finalPrice: 0 })).status).toBe(422)
  })

  it('does not find the cart of another site', async () => {
    const { db } = database()
    const [site] = await db
      .insert(sites)
      .values({ key: 'druga', name: 'Druga', apiKey: 'kljuc-druge', defaultLanguageId: 41, domains: ['druga.example'] })
      .returning()
    await db.insert(stores).values({ siteId: site?.id ?? 0, name: 'Druga' })
    await db.insert(siteLanguages).values({ siteId: site?.id ?? 0, languageId: 41 })
    caches.clear()
    const cartRef = await newCart()
    const stranger = callAs({ headers: { apiKey: 'kljuc-druge' } })
    expect(await failureOf(stranger.call(cartApi.getCart, cartRef))).toMatchObject({ status: 404 })
  })
})

describe('changing a line', () => {
  it('sets the quantity and keeps the options', async () => {
    const book = await createProduct({ cents: 1000 })
    const cartRef = await cartWith({ productId: book.id })
    const [item] = (await visitor.call(cartApi.getCart, cartRef)).items
    const cart = await visitor.call(cartApi.updateItem, { ...cartRef, itemId: item?.itemId ?? 0, qty: 5 })
    expect(cart).toMatchObject({ items: [{ qty: 5 }], summary: { itemsTotal: 50 } })
  })

  it('may always reduce the quantity, raise it only within stock', async () => {
    const book = await createProduct({ stock: 6 })
    const cartRef = await cartWith({ productId: book.id, qty: 5 })
    const [item] = (await visitor.call(cartApi.getCart, cartRef)).items
    const itemId = item?.itemId ?? 0
    expect(await failureOf(visitor.call(cartApi.updateItem, { ...cartRef, itemId, qty: 7 }))).toMatchObject({
      code: 'OUT_OF_STOCK',
      data: { items: [{ itemId, available: 6 }] },
    })
    await database().db.update(stockItems).set({ onHand: 2 }).where(eq(stockItems.productId, book.id))
    const cart = await visitor.call(cartApi.updateItem, { ...cartRef, itemId, qty: 4 })
    expect(cart.items).toMatchObject([{ qty: 4, problem: 'short', stock: { state: 'low', available: 2 } }])
  })

  it.each(wrongQuantities.map((qty) => ({ qty })))('rejects the quantity $qty and changes nothing', async ({ qty }) => {
    const { cartRef, itemId } = await cartOfTwo()
    const response = await visitor.send(cartApi.updateItem, { ...cartRef, itemId, qty })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errored: true, message: 'error.invalidQuantity', statusCode: 400 })
    expect((await visitor.call(cartApi.getCart, cartRef)).items).toMatchObject([{ qty: 2 }])
  })

  it.each(wrongNumbers)('rejects the JSON number %s', async (number) => {
    const { cartRef, itemId } = await cartOfTwo()
    const body = `{"cartId":"${cartRef.cartId}","protectCode":"${cartRef.protectCode}","itemId":${itemId},"qty":${number}}`
    expect((await sendRaw(cartApi.updateItem, body)).status).toBe(400)
    expect((await visitor.call(cartApi.getCart, cartRef)).items).toMatchObject([{ qty: 2 }])
  })

  it('reports the previous unit price once', async () => {
    const book = await createProduct({ cents: 1500 })
    const cartRef = await cartWith({ productId: book.id })
    await reprice(book.id, 1700)
    expect((await visitor.call(cartApi.getCart, cartRef)).items).toMatchObject([
      { previousPrice: 15, prices: { converted: { finalPrice: 17 } } },
    ])
    expect((await visitor.call(cartApi.getCart, cartRef)).items).toMatchObject([{ previousPrice: null }])
  })

  it('joins the line it becomes equal to', async () => {
    const book = await createProduct()
    await database()
      .db.insert(customOptions)
      .values({ productId: book.id, key: 'posveta', optionType: 'text', labels: { hrv: 'Posveta' } })
    const cartRef = await cartWith({ productId: book.id, qty: 2 })
    const options = { personalizations: { posveta: 'Za Anu' } }
    const { items } = await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id, qty: 3, options })
    const plain = items.find((item) => item.optionLabels.length === 0)
    const cart = await visitor.call(cartApi.updateItem, { ...cartRef, itemId: plain?.itemId ?? 0, qty: 2, options })
    expect(cart.items).toMatchObject([{ qty: 5, options }])
  })

  it('finds only lines of its own cart', async () => {
    const book = await createProduct()
    const [own, other] = [await cartWith({ productId: book.id }), await cartWith({ productId: book.id })]
    const [item] = (await visitor.call(cartApi.getCart, other)).items
    const foreign = { ...own, itemId: item?.itemId ?? 0 }
    expect(await failureOf(visitor.call(cartApi.updateItem, { ...foreign, qty: 9 }))).toMatchObject({
      status: 404,
      code: 'ITEM_NOT_IN_CART',
    })
    expect(await failureOf(visitor.call(cartApi.deleteItem, foreign))).toMatchObject({ status: 404, code: 'ITEM_NOT_IN_CART' })
    expect((await visitor.call(cartApi.getCart, other)).items).toMatchObject([{ qty: 1 }])
  })

  it('removes one line and all lines', async () => {
    const [a, b] = [await createProduct(), await createProduct()]
    const cartRef = await cartWith({ productId: a.id }, { productId: b.id })
    const [first] = (await visitor.call(cartApi.getCart, cartRef)).items
    const left = await visitor.call(cartApi.deleteItem, { ...cartRef, itemId: first?.itemId ?? 0 })
    expect(left.items.map(({ productId }) => productId)).toEqual([b.id])
    expect((await visitor.call(cartApi.clearCart, cartRef)).items).toEqual([])
  })

  it('increments the version with each change', async () => {
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    const before = (await visitor.call(cartApi.getCart, cartRef)).version
    expect((await visitor.call(cartApi.getCart, cartRef)).version).toBe(before)
    expect((await visitor.call(cartApi.clearCart, cartRef)).version).toBe(before + 1)
  })
})

describe('reading', () => {
  it('shows current prices and the problems of lines', async () => {
    const [dearer, gone, sold] = [await createProduct({ cents: 1000 }), await createProduct(), await createProduct()]
    const cartRef = await cartWith({ productId: dearer.id }, { productId: gone.id }, { productId: sold.id })
    await reprice(dearer.id, 1300)
    await database().db.update(products).set({ archived: true }).where(eq(products.id, gone.id))
    await database().db.update(stockItems).set({ onHand: 0 }).where(eq(stockItems.productId, sold.id))
    const { items, summary } = await visitor.call(cartApi.getCart, cartRef)
    expect(items.map(({ problem, prices: { base } }) => [base.finalPrice, problem])).toEqual([
      [13, null],
      [0, 'unavailable'],
      [15, 'outOfStock'],
    ])
    expect(summary.itemsTotal).toBe(28)
  })

  it('with validateCart returns the cart and whether its member card is valid', async () => {
    const cartRef = await cartWith({ productId: (await createProduct({ cents: 1000 })).id })
    expect(await visitor.call(cartApi.validateCart, cartRef)).toMatchObject({
      validateMemberCard: true,
      items: [{ qty: 1 }],
      summary: { orderTotal: 10 },
    })
  })
})
