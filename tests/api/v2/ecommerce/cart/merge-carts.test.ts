import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { cartKeys, carts } from '@/server/db/schema/cart'
import { memberCards, users } from '@/server/db/schema/user'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { cartWith, newCart, openShop, order, readyCart, visitor, type CartRef } from '../support'
import { createCoupon } from './coupons'

type User = Awaited<ReturnType<typeof createUser>>

async function userCart(user: User, ...lines: { productId: number; qty?: number }[]) {
  const cartRef = await user.call(cartApi.getNewCartSession, {})
  for (const line of lines) await user.call(cartApi.addItem, { ...cartRef, ...line })
  return cartRef
}

describe('getAbandoned', () => {
  it('returns the newest open cart with lines and a new secret', async () => {
    const user = await createUser()
    const [book, other] = [await createProduct(), await createProduct()]
    expect(await user.call(cartApi.getAbandoned, {})).toBeNull()
    await userCart(user, { productId: book.id })
    const newest = await userCart(user, { productId: other.id })
    await userCart(user)
    const left = await user.call(cartApi.getAbandoned, {})
    expect(left).toMatchObject({ cartId: newest.cartId })
    if (!left) throw new Error('There is a cart.')
    expect(left.protectCode).not.toBe(newest.protectCode)
    expect((await visitor.call(cartApi.getCart, left)).items).toMatchObject([{ productId: other.id }])
    expect((await visitor.call(cartApi.getCart, newest)).items).toHaveLength(1)
    expect(await failureOf(visitor.call(cartApi.getCart, { ...left, protectCode: `${left.protectCode}x` }))).toMatchObject({ status: 404 })
    const keys = await database().db.select().from(cartKeys).where(eq(cartKeys.cartId, left.cartId))
    expect(JSON.stringify(keys)).not.toContain(left.protectCode)
  })

  it('keeps ten additional secrets', async () => {
    const user = await createUser()
    await userCart(user, { productId: (await createProduct()).id })
    const told = []
    for (let i = 0; i < 11; i++) told.push(await user.call(cartApi.getAbandoned, {}))
    const refs = told.flatMap((ref) => ref ?? [])
    const opened = await Promise.allSettled(refs.map((ref) => visitor.call(cartApi.getCart, ref)))
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(opened.at(-1)?.status).toBe('fulfilled')
  })

  it('returns no cart of other users and no ordered cart', async () => {
    const [user, stranger] = [await createUser(), await createUser()]
    const cartRef = await userCart(user, { productId: (await createProduct()).id })
    expect(await stranger.call(cartApi.getAbandoned, {})).toBeNull()
    await database().db.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cartRef.cartId))
    expect(await user.call(cartApi.getAbandoned, {})).toBeNull()
    expect(await failureOf(visitor.call(cartApi.getAbandoned, {}))).toMatchObject({ status: 401 })
  })
})

describe('signing in with a cart', () => {
  it('assigns it to the user with the card of the profile', async () => {
    const user = await createUser()
    await database().db.insert(memberCards).values({ siteId: 1, barcode: 'KARTICA-1' }).onConflictDoNothing()
    await database().db.update(users).set({ memberCardBarcode: 'KARTICA-1' }).where(eq(users.id, user.id))
    const book = await createProduct({ cents: 1000, memberCents: 900 })
    const cartRef = await cartWith({ productId: book.id })
    const cart = await user.call(cartApi.mergeCarts, cartRef)
    expect(cart).toMatchObject({ cartId: cartRef.cartId, memberCard: 'KARTICA-1', summary: { loyalty: 1 } })
    expect(await user.call(cartApi.getAbandoned, {})).toMatchObject({ cartId: cartRef.cartId })
  })

  it('renews its secret, so that whoever knew the guest’s cart does not see the user’s', async () => {
    const user = await createUser()
    const guest = await cartWith({ productId: (await createProduct()).id })
    const { cartId, protectCode } = await user.call(cartApi.mergeCarts, guest)
    expect([cartId, protectCode === guest.protectCode]).toEqual([guest.cartId, false])
    expect(await failureOf(visitor.call(cartApi.getCart, guest))).toMatchObject({ status: 404 })
    expect((await visitor.call(cartApi.getCart, { cartId, protectCode })).items).toHaveLength(1)
    expect((await user.call(cartApi.mergeCarts, { cartId, protectCode })).protectCode).toBe(protectCode)
  })

  it('merges into the abandoned cart within stock and archives the first', async () => {
    const user = await createUser()
    const [scarce, both, own] = [await createProduct({ stock: 5 }), await createProduct(), await createProduct()]
    const left = await userCart(user, { productId: scarce.id, qty: 4 }, { productId: both.id, qty: 1 })
    const here = await cartWith({ productId: scarce.id, qty: 3 }, { productId: both.id, qty: 2 }, { productId: own.id })
    const cart = await user.call(cartApi.mergeCarts, { ...here, into: left })
    expect(cart).toMatchObject(left)
    expect(cart.items.map(({ productId, qty, problem }) => [productId, qty, problem])).toEqual([
      [scarce.id, 5, null],
      [both.id, 3, null],
      [own.id, 1, null],
    ])
    expect(await failureOf(visitor.call(cartApi.getCart, here))).toMatchObject({ status: 409, message: 'Cart is archived.' })
    expect(await failureOf(user.call(cartApi.mergeCarts, { ...here, into: left }))).toMatchObject({ status: 409 })
    expect((await visitor.call(cartApi.getCart, left)).items).toHaveLength(3)
  })

  it('merges into the newest cart of the user where the call names none', async () => {
    const user = await createUser()
    const [old, newest, own] = [await createProduct(), await createProduct(), await createProduct()]
    await userCart(user, { productId: old.id })
    const left = await userCart(user, { productId: newest.id })
    const here = await cartWith({ productId: own.id })
    const cart = await user.call(cartApi.mergeCarts, here)
    expect(cart.cartId).toBe(left.cartId)
    expect(cart.items.map(({ productId }) => productId)).toEqual([newest.id, own.id])
    const { cartId, protectCode } = cart
    expect((await visitor.call(cartApi.getCart, { cartId, protectCode })).items).toHaveLength(2)
    expect(await failureOf(visitor.call(cartApi.getCart, here))).toMatchObject({ status: 409, message: 'Cart is archived.' })
    // A cart that is the user's already stays beside those of other devices.
    const other = await userCart(user, { productId: own.id })
    expect((await user.call(cartApi.mergeCarts, other)).cartId).toBe(other.cartId)
  })

  it('keeps the browser’s coupon, or the other one when it is invalid', async () => {
    const user = await createUser()
    const book = await createProduct({ cents: 1000 })
    const [old, here, dear] = [await createCoupon(), await createCoupon({ amount: 20 }), await createCoupon({ amount: 50 })]
    const left = await userCart(user, { productId: book.id })
    await visitor.call(cartApi.applyCoupon, { ...left, couponCode: old.code })
    const first = await cartWith({ productId: book.id })
    await visitor.call(cartApi.applyCoupon, { ...first, couponCode: here.code })
    expect(await user.call(cartApi.mergeCarts, { ...first, into: left })).toMatchObject({ couponCode: here.code })
    const second = await cartWith({ productId: book.id })
    await visitor.call(cartApi.applyCoupon, { ...second, couponCode: dear.code })
    await database().db.execute(`update coupons set valid_to = now() - interval '1 day' where id = ${dear.id}`)
    expect(await user.call(cartApi.mergeCarts, { ...second, into: left })).toMatchObject({ couponCode: here.code, removedCoupon: null })
  })

  it('rejects other users’ carts, wrong secrets and closed carts without a change', async () => {
    const [user, stranger] = [await createUser(), await createUser()]
    const book = await createProduct()
    const [mine, theirs, guest] = [
      await userCart(user, { productId: book.id }),
      await userCart(stranger, { productId: book.id }),
      await cartWith({ productId: book.id }),
    ]
    const status = async (from: CartRef, into?: CartRef) => (await failureOf(user.call(cartApi.mergeCarts, { ...from, into }))).status
    expect(await status(theirs)).toBe(404)
    expect(await status(theirs, mine)).toBe(404)
    expect(await status(guest, theirs)).toBe(404)
    expect(await status(guest, guest.cartId < mine.cartId ? { ...mine, protectCode: 'x' } : { ...mine, protectCode: 'y' })).toBe(404)
    expect(await status({ ...guest, protectCode: 'x' }, mine)).toBe(404)
    const ordered = await readyCart(await openShop(), { productId: book.id })
    await order(ordered)
    expect(await status(ordered, mine)).toBe(409)
    for (const cartRef of [mine, theirs, guest]) expect((await visitor.call(cartApi.getCart, cartRef)).items).toMatchObject([{ qty: 1 }])
    expect(await failureOf(visitor.call(cartApi.mergeCarts, guest))).toMatchObject({ status: 401 })
    expect((await user.send(cartApi.mergeCarts, { ...guest, userId: 1 })).status).toBe(422)
  })

  it('loses nothing in two opposite concurrent merges', async () => {
    const user = await createUser()
    const [a, b] = [await createProduct(), await createProduct()]
    const one = await userCart(user, { productId: a.id })
    const other = await userCart(user, { productId: b.id })
    await Promise.allSettled([
      user.call(cartApi.mergeCarts, { ...one, into: other }),
      user.call(cartApi.mergeCarts, { ...other, into: one }),
    ])
    const left = await user.call(cartApi.getAbandoned, {})
    if (!left) throw new Error('One of them is open.')
    const { items } = await visitor.call(cartApi.getCart, left)
    expect(new Set(items.map(({ productId }) => productId))).toEqual(new Set([a.id, b.id]))
  })

  it('with an empty cart returns the abandoned one', async () => {
    const user = await createUser()
    const left = await userCart(user, { productId: (await createProduct()).id })
    expect((await user.call(cartApi.mergeCarts, { ...(await newCart()), into: left })).items).toHaveLength(1)
  })
})
