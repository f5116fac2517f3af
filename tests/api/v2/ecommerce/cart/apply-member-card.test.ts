import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { externalApi } from '@/lib/api/v1/settings/external'
import { memberCardApi } from '@/lib/api/v1/user/web/member-card'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { replaceMemberRegister } from '@/server/adapters/member-register/register'
import { database } from '@/server/db/client'
import { memberCards, users } from '@/server/db/schema/user'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { cartWith, checkOut, openShop, order, ordersOf, visitor } from '../support'
import { createCoupon } from './coupons'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

let last = 0

async function createCard(options: Partial<typeof memberCards.$inferInsert> = {}) {
  const barcode = `29002600${++last}`
  await database()
    .db.insert(memberCards)
    .values({ siteId: 1, barcode, ...options })
  return barcode
}

async function cartOf({ qty = 1 } = {}) {
  const book = await createProduct({ cents: 2000, memberCents: 1750, stock: 50 })
  return cartWith({ productId: book.id, qty })
}

afterEach(() => replaceMemberRegister(null))

describe('a member card', () => {
  it('applies member savings before the coupon and stays on the cart', async () => {
    const cartRef = await cartOf({ qty: 2 })
    const barcode = await createCard()
    const coupon = await createCoupon({ amount: 10 })
    await visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode })
    const { coupon: told, cart } = await visitor.call(cartApi.applyCoupon, { ...cartRef, couponCode: coupon.code })
    expect(told).toMatchObject({ code: coupon.code })
    expect(cart).toMatchObject({ memberCard: barcode, summary: { itemsTotal: 40, loyalty: 5, coupon: 3.5, orderTotal: 31.5 } })
    expect(await visitor.call(cartApi.validateCart, cartRef)).toMatchObject({ validateMemberCard: true, memberCard: barcode })
  })

  it('is applied to the order', async () => {
    const cartRef = await cartOf()
    await visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode: await createCard() })
    await checkOut(cartRef, await openShop())
    await order(cartRef)
    expect(await ordersOf(cartRef.cartId)).toMatchObject([{ itemsCents: 2000, loyaltyCents: 250, totalCents: 2200 }])
  })

  it('is accepted with spaces', async () => {
    const barcode = await createCard()
    const cartRef = await cartOf()
    const { cart } = await visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode: ` ${barcode.slice(0, 4)} ${barcode.slice(4)} ` })
    expect(cart.memberCard).toBe(barcode)
  })

  it('that expired is removed and reported once, and the order is refused', async () => {
    const cartRef = await cartOf()
    const barcode = await createCard()
    await visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode })
    await checkOut(cartRef, await openShop())
    await database()
      .db.update(memberCards)
      .set({ validTo: daysAgo(1) })
      .where(eq(memberCards.barcode, barcode))
    expect(await failureOf(order(cartRef))).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      data: { cart: { removedMemberCard: true } },
    })
    const told = await visitor.call(cartApi.validateCart, cartRef)
    expect(told).toMatchObject({ validateMemberCard: false, memberCard: null, summary: { loyalty: 0 } })
    expect(await visitor.call(cartApi.validateCart, cartRef)).toMatchObject({ validateMemberCard: true })
  })

  it('is saved to a profile without card and applied to the user’s next cart', async () => {
    const user = await createUser()
    const [first, second] = [await createCard(), await createCard()]
    const cartRef = await user.call(cartApi.getNewCartSession, {})
    await user.call(cartApi.applyMemberCard, { ...cartRef, barcode: first })
    await user.call(cartApi.applyMemberCard, { ...cartRef, barcode: second })
    const [row] = await database().db.select({ card: users.memberCardBarcode }).from(users).where(eq(users.id, user.id))
    expect(row?.card).toBe(first)
    const next = await user.call(cartApi.getNewCartSession, {})
    expect(await user.call(cartApi.getCart, next)).toMatchObject({ memberCard: first })
  })
})

describe('rejects', () => {
  it.each(['2900000000000', '12', 'x'.repeat(41), "1' or '1'='1", '%%%%%', 'četiri'])('the number %j', async (barcode) => {
    const cartRef = await cartOf()
    expect((await failureOf(visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode }))).status).toBe(422)
    expect(await visitor.call(cartApi.getCart, cartRef)).toMatchObject({ memberCard: null, removedMemberCard: false })
    expect(await visitor.call(memberCardApi.validateMembersBarcode, { barcode: barcode.slice(0, 60) })).toEqual({ isValid: false })
  })

  it('an expired card, another’s cart and unknown fields', async () => {
    const cartRef = await cartOf()
    const past = await createCard({ validTo: daysAgo(1) })
    expect(await failureOf(visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode: past }))).toMatchObject({
      status: 422,
      code: 'MEMBER_CARD_INVALID',
    })
    const good = await createCard()
    const foreign = { ...cartRef, protectCode: 'x', barcode: good }
    expect(await failureOf(visitor.call(cartApi.applyMemberCard, foreign))).toMatchObject({ status: 404 })
    expect((await visitor.send(cartApi.applyMemberCard, { ...cartRef, barcode: good, loyalty: 100 })).status).toBe(422)
  })
})

it('both card endpoints give the same answer', async () => {
  const barcode = await createCard()
  expect(await visitor.call(memberCardApi.validateMembersBarcode, { barcode })).toEqual({ isValid: true })
  expect(await visitor.call(externalApi.ticketBarcode, { barcode })).toEqual({ isValid: true })
  expect(await visitor.call(externalApi.ticketBarcode, { barcode: '1234567' })).toEqual({ isValid: false })
})

describe('with an external register', () => {
  const asked: string[] = []
  function register(answer: boolean | 'unavailable') {
    asked.length = 0
    replaceMemberRegister({
      async hasCard(barcode) {
        asked.push(barcode)
        return answer
      },
    })
  }

  it('accepts a card that only it knows and reuses the answer', async () => {
    register(true)
    const cartRef = await cartOf()
    await visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode: 'TUDJA-1' })
    register('unavailable')
    expect(await visitor.call(cartApi.validateCart, cartRef)).toMatchObject({ validateMemberCard: true, summary: { loyalty: 2.5 } })
    expect(asked).toEqual([])
  })

  it('asks again later; accepts the card while it is unavailable, removes it after a refusal', async () => {
    register(true)
    const cartRef = await cartOf()
    await visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode: 'TUDJA-2' })
    const isCard = and(eq(memberCards.siteId, 1), eq(memberCards.barcode, 'TUDJA-2'))
    const old = () =>
      database()
        .db.update(memberCards)
        .set({ checkedAt: daysAgo(0.5) })
        .where(isCard)
    await old()
    register('unavailable')
    expect(await visitor.call(cartApi.validateCart, cartRef)).toMatchObject({ validateMemberCard: true })
    register(false)
    expect(await visitor.call(cartApi.validateCart, cartRef)).toMatchObject({ validateMemberCard: false, memberCard: null })
    expect(asked).toEqual(['TUDJA-2'])
  })

  it('is asked before an answer that is too old takes the card off the cart that is read', async () => {
    register(true)
    const cartRef = await cartOf()
    await visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode: 'TUDJA-4' })
    await database()
      .db.update(memberCards)
      .set({ checkedAt: daysAgo(2), validTo: daysAgo(1) })
      .where(and(eq(memberCards.siteId, 1), eq(memberCards.barcode, 'TUDJA-4')))
    register(true)
    expect(await visitor.call(cartApi.getCart, cartRef)).toMatchObject({ memberCard: 'TUDJA-4', removedMemberCard: false })
    await visitor.call(cartApi.getCart, cartRef)
    expect(asked).toEqual(['TUDJA-4'])
  })

  it('is not asked about own cards, and unknown numbers are not stored', async () => {
    register(false)
    expect(await visitor.call(memberCardApi.validateMembersBarcode, { barcode: await createCard() })).toEqual({ isValid: true })
    expect(asked).toEqual([])
    await visitor.call(memberCardApi.validateMembersBarcode, { barcode: 'POGODAK-1' })
    expect(await database().db.select().from(memberCards).where(eq(memberCards.barcode, 'POGODAK-1'))).toEqual([])
  })

  it('answers 503 when it is unavailable for an unknown card', async () => {
    register('unavailable')
    const cartRef = await cartOf()
    expect(await failureOf(visitor.call(cartApi.applyMemberCard, { ...cartRef, barcode: 'TUDJA-3' }))).toMatchObject({ status: 503 })
  })
})
