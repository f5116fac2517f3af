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
import { cartWith, newCart, sendRaw, visitor, type Pair } from '../support'
import { wrongNumbers, wrongQuantities } from './wrong-quantities'

async function reprice(productId: number, cents: number) {
  await database()
    .db.insert(prices)
    .values({ productId, kind: 'retail', cents, validFrom: new Date(Date.now() - 1000) })
}

describe('a session', () => {
  it('is unguessable and new each time', async () => {
    const [a, b] = [await newCart(), await newCart()]
    expect(a.cartId).toMatch(/^[\w-]{22}$/)
    expect(a.protectCode).toMatch(/^[\w-]{43}$/)
    expect([a.cartId, a.protectCode]).not.toContain(b.cartId)
    await visitor.call(cartApi.clearCart, a)
    const [row] = await database().db.select().from(carts).where(eq(carts.id, a.cartId))
    expect(JSON.stringify(row)).not.toContain(a.protectCode)
  })

  it('of a visitor is written down by the first thing that changes it, once, also when that comes twice at once', async () => {
    const book = await createProduct({ cents: 1200 })
    const pair = await newCart()
    const written = () => database().db.$count(carts, eq(carts.id, pair.cartId))
    await visitor.call(cartApi.getCart, pair)
    await visitor.call(cartApi.validateCart, pair)
    expect(await written()).toBe(0)
    await Promise.all(Array.from({ length: 6 }, () => visitor.call(cartApi.addItem, { ...pair, productId: book.id })))
    expect(await written()).toBe(1)
    expect(await visitor.call(cartApi.getCart, pair)).toMatchObject({ items: [{ qty: 6 }], version: 7 })
  })

  it('of a user is theirs at once, with the card of their profile', async () => {
    const user = await createUser()
    const barcode = '2900269990011'
    await database().db.insert(memberCards).values({ siteId: 1, barcode })
    await database().db.update(users).set({ memberCardBarcode: barcode }).where(eq(users.id, user.id))
    const pair = await user.call(cartApi.getNewCartSession, {})
    expect(await user.call(cartApi.getCart, pair)).toMatchObject({ memberCard: barcode, items: [] })
    const [row] = await database().db.select({ userId: carts.userId }).from(carts).where(eq(carts.id, pair.cartId))
    expect(row).toEqual({ userId: user.id })
  })

  it('lives as long as its site’s key: a restart changes nothing, another key makes an unwritten one unknown, a written one stays', async () => {
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

  it('begins empty', async () => {
    const pair = await newCart()
    const nothing = { itemsTotal: 0, loyalty: 0, coupon: 0, cartTotal: 0, delivery: 0, paymentFee: 0, orderTotal: 0 }
    expect(await visitor.call(cartApi.getCart, pair)).toEqual({
      ...pair,
      id: pair.cartId,
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
  const pair = await cartWith({ productId: book.id, qty: 2 })
  const { items } = await visitor.call(cartApi.getCart, pair)
  return { pair, itemId: items[0]?.itemId ?? 0 }
}

describe('every cart call', () => {
  const calls: [string, (pair: Pair) => Promise<unknown>][] = [
    ['getCart', (pair) => visitor.call(cartApi.getCart, pair)],
    ['validateCart', (pair) => visitor.call(cartApi.validateCart, pair)],
    ['addItem', (pair) => visitor.call(cartApi.addItem, { ...pair, productId: 1 })],
    ['updateItem', (pair) => visitor.call(cartApi.updateItem, { ...pair, itemId: 1, qty: 1 })],
    ['deleteItem', (pair) => visitor.call(cartApi.deleteItem, { ...pair, itemId: 1 })],
    ['clearCart', (pair) => visitor.call(cartApi.clearCart, pair)],
  ]

  it.each(calls)('%s refuses a wrong secret, another cart’s secret and an unknown cart alike', async (_, call) => {
    const [own, other] = [await newCart(), await newCart()]
    for (const pair of [
      { ...own, protectCode: other.protectCode },
      { ...own, protectCode: '' },
      { ...own, protectCode: `${own.protectCode}x` },
      { cartId: 'nema', protectCode: own.protectCode },
    ]) {
      expect(await failureOf(call(pair))).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    }
  })

  it.each(calls)('%s of an archived cart is 409 with the message of the catalogue', async (_, call) => {
    const pair = await newCart()
    await visitor.call(cartApi.clearCart, pair)
    await database().db.update(carts).set({ status: 'archived' }).where(eq(carts.id, pair.cartId))
    expect(await failureOf(call(pair))).toMatchObject({ status: 409, message: 'Cart is archived.' })
    await database().db.update(carts).set({ status: 'ordered' }).where(eq(carts.id, pair.cartId))
    expect(await failureOf(call(pair))).toMatchObject({ status: 409, message: 'Session already used.' })
  })

  it('without a session, or with half of one, says so', async () => {
    const { cartId, protectCode } = await newCart()
    for (const half of [{}, { cartId }, { protectCode }, { cartId, protectCode: null }]) {
      const answer = await visitor.send(cartApi.clearCart, half)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ message: "Session doesn't exist", data: { code: 'NO_SESSION' } })
    }
  })

  it('refuses unknown fields', async () => {
    const pair = await newCart()
    for (const endpoint of [cartApi.getCart, cartApi.validateCart, cartApi.clearCart]) {
      expect((await visitor.send(endpoint, { ...pair, userId: 1 })).status).toBe(422)
    }
    expect((await visitor.send(cartApi.deleteItem, { ...pair, itemId: 1, price: 1 })).status).toBe(422)
    expect((await visitor.send(cartApi.updateItem, { ...pair, itemId: 1, qty: 1, finalPrice: 0 })).status).toBe(422)
  })

  it('of another site does not find the cart', async () => {
    const { db } = database()
    const [site] = await db
      .insert(sites)
      .values({ key: 'druga', name: 'Druga', apiKey: 'kljuc-druge', defaultLanguageId: 41, domains: ['druga.example'] })
      .returning()
    await db.insert(stores).values({ siteId: site?.id ?? 0, name: 'Druga' })
    await db.insert(siteLanguages).values({ siteId: site?.id ?? 0, languageId: 41 })
    caches.clear()
    const pair = await newCart()
    const stranger = callAs({ headers: { apiKey: 'kljuc-druge' } })
    expect(await failureOf(stranger.call(cartApi.getCart, pair))).toMatchObject({ status: 404 })
  })
})

describe('changing a line', () => {
  it('sets its quantity and keeps its choices', async () => {
    const book = await createProduct({ cents: 1000 })
    const pair = await cartWith({ productId: book.id })
    const [item] = (await visitor.call(cartApi.getCart, pair)).items
    const cart = await visitor.call(cartApi.updateItem, { ...pair, itemId: item?.itemId ?? 0, qty: 5 })
    expect(cart).toMatchObject({ items: [{ qty: 5 }], summary: { itemsTotal: 50 } })
  })

  it('allows fewer than are left, and more only as far as there are', async () => {
    const book = await createProduct({ stock: 6 })
    const pair = await cartWith({ productId: book.id, qty: 5 })
    const [item] = (await visitor.call(cartApi.getCart, pair)).items
    const itemId = item?.itemId ?? 0
    expect(await failureOf(visitor.call(cartApi.updateItem, { ...pair, itemId, qty: 7 }))).toMatchObject({
      code: 'OUT_OF_STOCK',
      data: { items: [{ itemId, available: 6 }] },
    })
    await database().db.update(stockItems).set({ onHand: 2 }).where(eq(stockItems.productId, book.id))
    const cart = await visitor.call(cartApi.updateItem, { ...pair, itemId, qty: 4 })
    expect(cart.items).toMatchObject([{ qty: 4, problem: 'short', stock: { state: 'low', available: 2 } }])
  })

  it.each(wrongQuantities.map((qty) => ({ qty })))('refuses the quantity $qty and changes nothing', async ({ qty }) => {
    const { pair, itemId } = await cartOfTwo()
    const response = await visitor.send(cartApi.updateItem, { ...pair, itemId, qty })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errored: true, message: 'error.invalidQuantity', statusCode: 400 })
    expect((await visitor.call(cartApi.getCart, pair)).items).toMatchObject([{ qty: 2 }])
  })

  it.each(wrongNumbers)('refuses the number %s, which JSON can write', async (number) => {
    const { pair, itemId } = await cartOfTwo()
    const body = `{"cartId":"${pair.cartId}","protectCode":"${pair.protectCode}","itemId":${itemId},"qty":${number}}`
    expect((await sendRaw(cartApi.updateItem, body)).status).toBe(400)
    expect((await visitor.call(cartApi.getCart, pair)).items).toMatchObject([{ qty: 2 }])
  })

  it('says once what one piece cost before', async () => {
    const book = await createProduct({ cents: 1500 })
    const pair = await cartWith({ productId: book.id })
    await reprice(book.id, 1700)
    expect((await visitor.call(cartApi.getCart, pair)).items).toMatchObject([
      { previousPrice: 15, prices: { converted: { finalPrice: 17 } } },
    ])
    expect((await visitor.call(cartApi.getCart, pair)).items).toMatchObject([{ previousPrice: null }])
  })

  it('joins the line that it becomes', async () => {
    const book = await createProduct()
    await database()
      .db.insert(customOptions)
      .values({ productId: book.id, key: 'posveta', optionType: 'text', labels: { hrv: 'Posveta' } })
    const pair = await cartWith({ productId: book.id, qty: 2 })
    const options = { personalizations: { posveta: 'Za Anu' } }
    const { items } = await visitor.call(cartApi.addItem, { ...pair, productId: book.id, qty: 3, options })
    const plain = items.find((item) => item.optionLabels.length === 0)
    const cart = await visitor.call(cartApi.updateItem, { ...pair, itemId: plain?.itemId ?? 0, qty: 2, options })
    expect(cart.items).toMatchObject([{ qty: 5, options }])
  })

  it('knows only the lines of its own cart', async () => {
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

  it('removes one, and all', async () => {
    const [a, b] = [await createProduct(), await createProduct()]
    const pair = await cartWith({ productId: a.id }, { productId: b.id })
    const [first] = (await visitor.call(cartApi.getCart, pair)).items
    const left = await visitor.call(cartApi.deleteItem, { ...pair, itemId: first?.itemId ?? 0 })
    expect(left.items.map(({ productId }) => productId)).toEqual([b.id])
    expect((await visitor.call(cartApi.clearCart, pair)).items).toEqual([])
  })

  it('counts the versions', async () => {
    const pair = await cartWith({ productId: (await createProduct()).id })
    const before = (await visitor.call(cartApi.getCart, pair)).version
    expect((await visitor.call(cartApi.getCart, pair)).version).toBe(before)
    expect((await visitor.call(cartApi.clearCart, pair)).version).toBe(before + 1)
  })
})

describe('reading', () => {
  it('shows today’s price, and says when a line can no longer be had', async () => {
    const [dearer, gone, sold] = [await createProduct({ cents: 1000 }), await createProduct(), await createProduct()]
    const pair = await cartWith({ productId: dearer.id }, { productId: gone.id }, { productId: sold.id })
    await reprice(dearer.id, 1300)
    await database().db.update(products).set({ archived: true }).where(eq(products.id, gone.id))
    await database().db.update(stockItems).set({ onHand: 0 }).where(eq(stockItems.productId, sold.id))
    const { items, summary } = await visitor.call(cartApi.getCart, pair)
    expect(items.map(({ problem, prices: { base } }) => [base.finalPrice, problem])).toEqual([
      [13, null],
      [0, 'unavailable'],
      [15, 'outOfStock'],
    ])
    expect(summary.itemsTotal).toBe(28)
  })

  it('by validateCart is the cart and whether its member card holds', async () => {
    const pair = await cartWith({ productId: (await createProduct({ cents: 1000 })).id })
    expect(await visitor.call(cartApi.validateCart, pair)).toMatchObject({
      validateMemberCard: true,
      items: [{ qty: 1 }],
      summary: { orderTotal: 10 },
    })
  })
})
