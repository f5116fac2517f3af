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
import { cartWith, checkOut, newCart, openShop, visitor, type Pair } from '../support'
import { createCoupon } from './coupons'

function apply(pair: Pair, couponCode: string) {
  return visitor.call(cartApi.applyCoupon, { ...pair, couponCode })
}

async function couponOf({ cartId }: Pair) {
  const [row] = await database().db.select({ id: carts.couponId }).from(carts).where(eq(carts.id, cartId))
  return row?.id
}

async function cartOf(cents: number, qty = 1) {
  const book = await createProduct({ cents, stock: 100 })
  return { book, pair: await cartWith({ productId: book.id, qty }) }
}

describe('a coupon', () => {
  it('takes percent off, and says so', async () => {
    const { pair } = await cartOf(2000)
    const { code } = await createCoupon({ amount: 15 })
    const { coupon, cart } = await apply(pair, code)
    expect(coupon).toEqual({ code, kind: 'percent' })
    expect(cart).toMatchObject({ couponCode: code, coupon, removedCoupon: null, summary: { itemsTotal: 20, coupon: 3, orderTotal: 17 } })
    expect(await visitor.call(cartApi.getCart, pair)).toEqual(cart)
  })

  it('takes a fixed sum off, and no more than there is', async () => {
    const { pair } = await cartOf(700)
    const { code } = await createCoupon({ kind: 'fixed', amount: 1000 })
    expect((await apply(pair, code)).cart.summary).toMatchObject({ coupon: 7, orderTotal: 0 })
  })

  it('delivers free', async () => {
    const { pair } = await cartOf(1000)
    const shop = await openShop()
    await checkOut(pair, shop)
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: shop.deliveryMethodId })
    const { code } = await createCoupon({ kind: 'freeDelivery', amount: 0 })
    expect((await apply(pair, code)).cart.summary).toMatchObject({ coupon: 0, delivery: 0, orderTotal: 10 })
  })

  it.each(['ljeto26', ' LJETO26 ', 'Ljeto 26', 'l j e t o 2 6', 'ＬＪＥＴＯ２６'])('is found as %j', async (written) => {
    await database().db.insert(coupons).values({ siteId: 1, code: 'LJETO26', kind: 'percent', amount: 10 }).onConflictDoNothing()
    const { pair } = await cartOf(1000)
    expect((await apply(pair, written)).coupon).toEqual({ code: 'LJETO26', kind: 'percent' })
  })

  it('is one per cart: the next takes its place, and what does not hold leaves it', async () => {
    const { pair } = await cartOf(1000)
    const [first, second, past] = [await createCoupon(), await createCoupon({ amount: 20 }), await createCoupon({ validTo: daysAgo(1) })]
    await apply(pair, first.code)
    expect((await apply(pair, second.code)).cart.summary.coupon).toBe(2)
    await failureOf(apply(pair, past.code))
    expect(await couponOf(pair)).toBe(second.id)
  })

  it('goes away when asked', async () => {
    const { pair } = await cartOf(1000)
    await apply(pair, (await createCoupon()).code)
    const { coupon, cart } = await visitor.call(cartApi.removeCoupon, pair)
    expect(coupon).toBeNull()
    expect(cart).toMatchObject({ couponCode: null, removedCoupon: null, summary: { coupon: 0, orderTotal: 10 } })
  })

  it('holds for what it names: a category and all below it, a product, a variant through its parent', async () => {
    const { db } = database()
    const shelf = await createCategory({ name: 'Polica', slug: 'polica' })
    const below = await createCategory({ name: 'Kut', slug: 'kut', parentId: shelf.id })
    const inside = await createProduct({ cents: 1000, categoryIds: [below.id] })
    const parent = await createProduct({ cents: 1000, format: 'Configurable', stock: null, categoryIds: [shelf.id] })
    const variant = await createProduct({ cents: 1000, isVariant: true })
    await db.insert(product.productVariants).values({ parentId: parent.id, childId: variant.id })
    const named = await createProduct({ cents: 1000 })
    const other = await createProduct({ cents: 1000 })
    const pair = await cartWith(...[inside, variant, named, other].map(({ id }) => ({ productId: id })))
    const { code } = await createCoupon({ amount: 50, categoryIds: [shelf.id], productIds: [named.id] })
    const { cart } = await apply(pair, code)
    expect(cart.summary.coupon).toBe(15)
    expect(cart.items.map(({ prices }) => prices.base.cartTotal)).toEqual([5, 5, 5, 10])
  })
})

describe('is refused', () => {
  it('when there is no such code, here', async () => {
    const { pair } = await cartOf(1000)
    expect(await failureOf(apply(pair, 'NEMA'))).toMatchObject({ status: 404, message: 'Coupon not found!' })
    expect(await failureOf(apply(pair, '%'))).toMatchObject({ status: 404 })
  })

  it.each<[string, object, string]>([
    ['before its day', { validFrom: new Date(Date.now() + 60_000) }, 'notYet'],
    ['after its day', { validTo: new Date(Date.now() - 1000) }, 'over'],
    ['used up', { usageLimit: 5, used: 5 }, 'usedUp'],
    ['for dearer carts', { minTotalCents: 1001 }, 'minTotal'],
    ['for other products', { productIds: [2_000_000_000] }, 'scope'],
  ])('%s', async (_, options, reason) => {
    const { pair } = await cartOf(1000)
    const { code } = await createCoupon(options)
    const failure = await failureOf(apply(pair, code))
    expect(failure).toMatchObject({ status: 422, code: 'COUPON_INVALID', data: { reason } })
    expect(failure.message).toMatch(/^Uneseni kupon nije valjan/)
    expect(await couponOf(pair)).toBeNull()
  })

  it('on an empty cart, without a code, with more than a code, and for another’s secret', async () => {
    const { code } = await createCoupon()
    const pair = await newCart()
    expect(await failureOf(apply(pair, code))).toMatchObject({ status: 422, code: 'CART_EMPTY' })
    expect(await failureOf(apply(pair, '  '))).toMatchObject({ status: 422, fieldErrors: { couponCode: ['required'] } })
    expect((await visitor.send(cartApi.applyCoupon, { ...pair, couponCode: code, amount: 99 })).status).toBe(422)
    expect(await failureOf(apply({ ...pair, protectCode: 'x' }, code))).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    expect(await failureOf(visitor.call(cartApi.removeCoupon, { ...pair, protectCode: 'x' }))).toMatchObject({ status: 404 })
  })

  it('after ten tries on one cart', async () => {
    const { pair } = await cartOf(1000)
    const headers = fromNewAddress()
    const statuses = []
    for (let i = 0; i < 11; i++) {
      statuses.push((await visitor.send(cartApi.applyCoupon, { ...pair, couponCode: `POGODAK${i}` }, headers)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })
})

describe('a coupon that stops holding is taken off and told once', () => {
  it('by an edit of a line', async () => {
    const { pair } = await cartOf(1000, 3)
    const { code } = await createCoupon({ minTotalCents: 2000 })
    const [item] = (await apply(pair, code)).cart.items
    const cart = await visitor.call(cartApi.updateItem, { ...pair, itemId: item?.itemId ?? 0, qty: 1 })
    expect(cart).toMatchObject({ couponCode: null, removedCoupon: { code, reason: 'minTotal' }, summary: { coupon: 0, orderTotal: 10 } })
    expect((await visitor.call(cartApi.getCart, pair)).removedCoupon).toBeNull()
    expect(await couponOf(pair)).toBeNull()
  })

  it('by the clock, when the cart is read', async () => {
    const { pair } = await cartOf(1000)
    const coupon = await createCoupon()
    await apply(pair, coupon.code)
    await database()
      .db.update(coupons)
      .set({ validTo: daysAgo(1) })
      .where(eq(coupons.id, coupon.id))
    expect(await visitor.call(cartApi.getCart, pair)).toMatchObject({ removedCoupon: { code: coupon.code, reason: 'over' } })
    expect(await visitor.call(cartApi.getCart, pair)).toMatchObject({ removedCoupon: null, couponCode: null })
  })

  it('even when it takes nothing off the price', async () => {
    const { pair } = await cartOf(1000)
    const coupon = await createCoupon({ kind: 'freeDelivery', amount: 0 })
    await apply(pair, coupon.code)
    await database().db.update(coupons).set({ usageLimit: 0 }).where(eq(coupons.id, coupon.id))
    expect(await visitor.call(cartApi.getCart, pair)).toMatchObject({ removedCoupon: { reason: 'usedUp' } })
  })

  it('by an addition, which may also bring it into its scope', async () => {
    const { book, pair } = await cartOf(1000)
    const coupon = await createCoupon({ productIds: [book.id] })
    await apply(pair, coupon.code)
    const other = await createProduct({ cents: 500 })
    expect(await visitor.call(cartApi.addItem, { ...pair, productId: other.id })).toMatchObject({ couponCode: coupon.code })
    await database()
      .db.update(coupons)
      .set({ validTo: daysAgo(1) })
      .where(eq(coupons.id, coupon.id))
    expect(await visitor.call(cartApi.addItem, { ...pair, productId: other.id })).toMatchObject({
      couponCode: null,
      removedCoupon: { code: coupon.code, reason: 'over' },
      summary: { coupon: 0 },
    })
    expect(await couponOf(pair)).toBeNull()
  })
})
