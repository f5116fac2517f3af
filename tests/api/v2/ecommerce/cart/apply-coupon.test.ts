import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { database } from '@/server/db/client'
import { carts, coupons } from '@/server/db/schema/cart'
import * as product from '@/server/db/schema/all'
import { failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct, daysAgo } from '@/tests/support/factories'
import { fromNewAddress } from '@/tests/support/accounts'
import { cartWith, checkOut, newCart, openShop, visitor, type CartRef } from '../support'
import { createCoupon } from './coupons'

function apply(cartRef: CartRef, couponCode: string) {
  return visitor.call(cartApi.applyCoupon, { ...cartRef, couponCode })
}

async function couponOf({ cartId }: CartRef) {
  const [row] = await database().db.select({ id: carts.couponId }).from(carts).where(eq(carts.id, cartId))
  return row?.id
}

async function cartOf(cents: number, qty = 1) {
  const book = await createProduct({ cents, stock: 100 })
  return { book, cartRef: await cartWith({ productId: book.id, qty }) }
}

describe('a coupon', () => {
  it('takes a percentage off', async () => {
    const { cartRef } = await cartOf(2000)
    const { code } = await createCoupon({ amount: 15 })
    const { coupon, cart } = await apply(cartRef, code)
    expect(coupon).toEqual({ code, kind: 'percent' })
    expect(cart).toMatchObject({ couponCode: code, coupon, removedCoupon: null, summary: { itemsTotal: 20, coupon: 3, orderTotal: 17 } })
    expect(await visitor.call(cartApi.getCart, cartRef)).toEqual(cart)
  })

  it('takes a fixed amount off, at most the total', async () => {
    const { cartRef } = await cartOf(700)
    const { code } = await createCoupon({ kind: 'fixed', amount: 1000 })
    expect((await apply(cartRef, code)).cart.summary).toMatchObject({ coupon: 7, orderTotal: 0 })
  })

  it('delivers free', async () => {
    const { cartRef } = await cartOf(1000)
    const shop = await openShop()
    await checkOut(cartRef, shop)
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: shop.deliveryMethodId })
    const { code } = await createCoupon({ kind: 'freeDelivery', amount: 0 })
    expect((await apply(cartRef, code)).cart.summary).toMatchObject({ coupon: 0, delivery: 0, orderTotal: 10 })
    const offered = await visitor.call(deliveryApi.getApplicableDeliveryMethods, cartRef)
    expect(offered.find(({ id }) => id === shop.deliveryMethodId)?.price).toBe(0)
  })

  it.each(['ljeto26', ' LJETO26 ', 'Ljeto 26', 'l j e t o 2 6', 'ＬＪＥＴＯ２６'])('is found as %j', async (written) => {
    await database().db.insert(coupons).values({ siteId: 1, code: 'LJETO26', kind: 'percent', amount: 10 }).onConflictDoNothing()
    const { cartRef } = await cartOf(1000)
    expect((await apply(cartRef, written)).coupon).toEqual({ code: 'LJETO26', kind: 'percent' })
  })

  it('is replaced by the next valid one and kept after an invalid one', async () => {
    const { cartRef } = await cartOf(1000)
    const [first, second, past] = [await createCoupon(), await createCoupon({ amount: 20 }), await createCoupon({ validTo: daysAgo(1) })]
    await apply(cartRef, first.code)
    expect((await apply(cartRef, second.code)).cart.summary.coupon).toBe(2)
    await failureOf(apply(cartRef, past.code))
    expect(await couponOf(cartRef)).toBe(second.id)
  })

  it('can be removed', async () => {
    const { cartRef } = await cartOf(1000)
    await apply(cartRef, (await createCoupon()).code)
    const { coupon, cart } = await visitor.call(cartApi.removeCoupon, cartRef)
    expect(coupon).toBeNull()
    expect(cart).toMatchObject({ couponCode: null, removedCoupon: null, summary: { coupon: 0, orderTotal: 10 } })
  })

  it('applies to its categories with descendants, products and variants of its products', async () => {
    const { db } = database()
    const shelf = await createCategory({ name: 'Polica', slug: 'polica' })
    const below = await createCategory({ name: 'Kut', slug: 'kut', parentId: shelf.id })
    const inside = await createProduct({ cents: 1000, categoryIds: [below.id] })
    const parent = await createProduct({ cents: 1000, format: 'Configurable', stock: null, categoryIds: [shelf.id] })
    const variant = await createProduct({ cents: 1000, isVariant: true })
    await db.insert(product.productVariants).values({ parentId: parent.id, childId: variant.id })
    const named = await createProduct({ cents: 1000 })
    const other = await createProduct({ cents: 1000 })
    const cartRef = await cartWith(...[inside, variant, named, other].map(({ id }) => ({ productId: id })))
    const { code } = await createCoupon({ amount: 50, categoryIds: [shelf.id], productIds: [named.id] })
    const { cart } = await apply(cartRef, code)
    expect(cart.summary.coupon).toBe(15)
    expect(cart.items.map(({ prices }) => prices.base.cartTotal)).toEqual([5, 5, 5, 10])
  })
})

// docs/rules/prices.md#coupon-vouchers
describe('a gift voucher', () => {
  const bon = () => createProduct({ name: 'Darovni bon', cents: 3000, vatRate: 0, isVoucher: true, stock: 100 })

  it.each<[string, Parameters<typeof createCoupon>[0], number]>([
    ['a percentage', { amount: 50 }, 5],
    ['a fixed amount', { kind: 'fixed', amount: 800 }, 8],
    ['a fixed amount above the other lines', { kind: 'fixed', amount: 2500 }, 10],
  ])('is not reduced by %s, which is taken off the other lines', async (_, options, off) => {
    const [book, voucher] = [await createProduct({ cents: 1000 }), await bon()]
    const cartRef = await cartWith({ productId: voucher.id }, { productId: book.id })
    const { cart } = await apply(cartRef, (await createCoupon(options)).code)
    expect(cart.summary).toMatchObject({ itemsTotal: 40, coupon: off, orderTotal: 40 - off })
    expect(cart.items.map(({ prices }) => prices.base.cartTotal)).toEqual([30, 10 - off])
  })

  it.each<[string, Parameters<typeof createCoupon>[0]]>([
    ['a percentage', {}],
    ['a fixed amount', { kind: 'fixed', amount: 500 }],
    ['free delivery', { kind: 'freeDelivery', amount: 0 }],
  ])('alone in the cart refuses a coupon of %s', async (_, options) => {
    const cartRef = await cartWith({ productId: (await bon()).id })
    const failure = await failureOf(apply(cartRef, (await createCoupon(options)).code))
    expect(failure).toMatchObject({ status: 422, code: 'COUPON_INVALID', data: { reason: 'voucher', hasVouchers: true } })
    expect(await couponOf(cartRef)).toBeNull()
  })

  it('is not reduced by a coupon that names it', async () => {
    const [book, voucher] = [await createProduct({ cents: 1000 }), await bon()]
    const cartRef = await cartWith({ productId: voucher.id }, { productId: book.id })
    const { code } = await createCoupon({ productIds: [voucher.id] })
    expect(await failureOf(apply(cartRef, code))).toMatchObject({ data: { reason: 'voucher' } })
  })

  it('does not count for the minimum', async () => {
    const [book, voucher] = [await createProduct({ cents: 1000, stock: 9 }), await bon()]
    const cartRef = await cartWith({ productId: voucher.id }, { productId: book.id })
    const { code } = await createCoupon({ minTotalCents: 2000 })
    expect(await failureOf(apply(cartRef, code))).toMatchObject({ data: { reason: 'minTotal', minimum: 20, hasVouchers: true } })
    await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id })
    expect((await apply(cartRef, code)).cart.summary).toMatchObject({ itemsTotal: 50, coupon: 2 })
  })

  it('removes the coupon once nothing else is left', async () => {
    const [book, voucher] = [await createProduct({ cents: 1000 }), await bon()]
    const cartRef = await cartWith({ productId: voucher.id }, { productId: book.id })
    const { code } = await createCoupon()
    const item = (await apply(cartRef, code)).cart.items.find(({ productId }) => productId === book.id)
    const cart = await visitor.call(cartApi.deleteItem, { ...cartRef, itemId: item?.itemId ?? 0 })
    expect(cart).toMatchObject({ removedCoupon: { code, reason: 'voucher' }, summary: { coupon: 0, orderTotal: 30 } })
  })

  it('is also a variant of one, and a bundle with one', async () => {
    const { db } = database()
    const parent = await createProduct({ format: 'Configurable', stock: null, isVoucher: true })
    const variant = await createProduct({ cents: 5000, isVariant: true })
    await db.insert(product.productVariants).values({ parentId: parent.id, childId: variant.id })
    const [book, part] = [await createProduct({ cents: 1000 }), await bon()]
    const set = await createProduct({ format: 'Bundle', stock: null, cents: 4000 })
    await db.insert(product.bundleParts).values([
      { bundleId: set.id, productId: part.id, quantity: 1, position: 0 },
      { bundleId: set.id, productId: book.id, quantity: 1, position: 1 },
    ])
    const cartRef = await cartWith({ productId: variant.id }, { productId: set.id }, { productId: book.id })
    const { cart } = await apply(cartRef, (await createCoupon({ amount: 50 })).code)
    expect(cart.items.map(({ prices }) => prices.base.cartTotal)).toEqual([50, 40, 5])
  })
})

describe('rejects', () => {
  it('an unknown code', async () => {
    const { cartRef } = await cartOf(1000)
    expect(await failureOf(apply(cartRef, 'NEMA'))).toMatchObject({ status: 404, message: 'Coupon not found!' })
    expect(await failureOf(apply(cartRef, '%'))).toMatchObject({ status: 404 })
  })

  it.each<[string, object, string]>([
    ['a coupon before its start', { validFrom: new Date(Date.now() + 60_000) }, 'notYet'],
    ['an expired coupon', { validTo: new Date(Date.now() - 1000) }, 'over'],
    ['a used up coupon', { usageLimit: 5, used: 5 }, 'usedUp'],
    ['a coupon below its minimum total', { minTotalCents: 1001 }, 'minTotal'],
    ['a coupon for other products', { productIds: [2_000_000_000] }, 'scope'],
  ])('%s', async (_, options, reason) => {
    const { cartRef } = await cartOf(1000)
    const { code } = await createCoupon(options)
    const failure = await failureOf(apply(cartRef, code))
    expect(failure).toMatchObject({ status: 422, code: 'COUPON_INVALID', data: { reason } })
    expect(failure.message).toMatch(/^Uneseni kupon nije valjan/)
    expect(await couponOf(cartRef)).toBeNull()
  })

  it('an empty cart, an empty code, unknown fields and a wrong secret', async () => {
    const { code } = await createCoupon()
    const cartRef = await newCart()
    expect(await failureOf(apply(cartRef, code))).toMatchObject({ status: 422, code: 'CART_EMPTY' })
    expect(await failureOf(apply(cartRef, '  '))).toMatchObject({ status: 422, fieldErrors: { couponCode: ['required'] } })
    expect((await visitor.send(cartApi.applyCoupon, { ...cartRef, couponCode: code, amount: 99 })).status).toBe(422)
    expect(await failureOf(apply({ ...cartRef, protectCode: 'x' }, code))).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    expect(await failureOf(visitor.call(cartApi.removeCoupon, { ...cartRef, protectCode: 'x' }))).toMatchObject({ status: 404 })
  })

  it('an eleventh try on one cart within an hour (docs/rules/prices.md#coupon-code)', async () => {
    const { cartRef } = await cartOf(1000)
    const headers = fromNewAddress()
    const statuses = []
    for (let i = 0; i < 11; i++) {
      statuses.push((await visitor.send(cartApi.applyCoupon, { ...cartRef, couponCode: `POGODAK${i}` }, headers)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })
})

describe('an invalid coupon is removed and reported once', () => {
  it('after an edit of a line', async () => {
    const { cartRef } = await cartOf(1000, 3)
    const { code } = await createCoupon({ minTotalCents: 2000 })
    const [item] = (await apply(cartRef, code)).cart.items
    const cart = await visitor.call(cartApi.updateItem, { ...cartRef, itemId: item?.itemId ?? 0, qty: 1 })
    expect(cart).toMatchObject({ couponCode: null, removedCoupon: { code, reason: 'minTotal' }, summary: { coupon: 0, orderTotal: 10 } })
    expect((await visitor.call(cartApi.getCart, cartRef)).removedCoupon).toBeNull()
    expect(await couponOf(cartRef)).toBeNull()
  })

  it('after its end, when the cart is read', async () => {
    const { cartRef } = await cartOf(1000)
    const coupon = await createCoupon()
    await apply(cartRef, coupon.code)
    await database()
      .db.update(coupons)
      .set({ validTo: daysAgo(1) })
      .where(eq(coupons.id, coupon.id))
    expect(await visitor.call(cartApi.getCart, cartRef)).toMatchObject({ removedCoupon: { code: coupon.code, reason: 'over' } })
    expect(await visitor.call(cartApi.getCart, cartRef)).toMatchObject({ removedCoupon: null, couponCode: null })
  })

  it('also when it takes nothing off', async () => {
    const { cartRef } = await cartOf(1000)
    const coupon = await createCoupon({ kind: 'freeDelivery', amount: 0 })
    await apply(cartRef, coupon.code)
    await database().db.update(coupons).set({ usageLimit: 0 }).where(eq(coupons.id, coupon.id))
    expect(await visitor.call(cartApi.getCart, cartRef)).toMatchObject({ removedCoupon: { reason: 'usedUp' } })
  })

  it('after an addition, which may also bring it into scope', async () => {
    const { book, cartRef } = await cartOf(1000)
    const coupon = await createCoupon({ productIds: [book.id] })
    await apply(cartRef, coupon.code)
    const other = await createProduct({ cents: 500 })
    expect(await visitor.call(cartApi.addItem, { ...cartRef, productId: other.id })).toMatchObject({ couponCode: coupon.code })
    await database()
      .db.update(coupons)
      .set({ validTo: daysAgo(1) })
      .where(eq(coupons.id, coupon.id))
    expect(await visitor.call(cartApi.addItem, { ...cartRef, productId: other.id })).toMatchObject({
      couponCode: null,
      removedCoupon: { code: coupon.code, reason: 'over' },
      summary: { coupon: 0 },
    })
    expect(await couponOf(cartRef)).toBeNull()
  })
})
