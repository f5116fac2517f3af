import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { guestApi } from '@/lib/api/v1/user/guest'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { consentLog } from '@/server/db/schema/consent'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { address, cartWith, checkOut, newCart, openShop, order, ordersOf, readyCart, visitor, type CartRef, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => resetRateLimits())

const email = 'ana@primjer.hr'

/** A statement for the buyer's address; without a cart by a stranger. */
function state(status: boolean, cartRef: CartRef | object = {}) {
  const statement = { status, sourceType: 'checkout', consents: [shop.consentId], user: { userType: 'guest' as const, email } }
  return visitor.call(consentApi.createLog, { ...cartRef, ...statement })
}

const refusal = async (placed: Promise<unknown>) => (await failureOf(placed)).code

/** A cart with everything but its buyer's consents. */
async function cartWithoutConsents(buyer: Pick<typeof visitor, 'call'> = visitor, ownEmail = email) {
  const cartRef = await cartWith({ productId: (await createProduct()).id })
  const own = { ...address, contactEmail: ownEmail }
  await buyer.call(guestApi.update, { ...cartRef, email: ownEmail, addresses: [own, { ...own, type: 'main' }] })
  await buyer.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: shop.deliveryMethodId })
  await buyer.call(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: shop.paymentMethodId })
  return cartRef
}

// docs/rules/orders.md#checkout-consents
describe("a stranger's statement for the buyer's address", () => {
  it('stops no order, however often it refuses', async () => {
    const cartRef = await readyCart(shop, { productId: (await createProduct()).id })
    for (const _ of [1, 2, 3]) await state(false)
    await state(false, await newCart())
    await order(cartRef)
    expect(await ordersOf(cartRef.cartId)).toHaveLength(1)
  })

  it('accepts nothing where the buyer has refused', async () => {
    const cartRef = await cartWithoutConsents()
    await state(false, cartRef)
    await state(true)
    await state(true, await newCart())
    const stranger = await createUser()
    const statement = { status: true, sourceType: 'checkout', consents: [shop.consentId], user: { userType: 'guest' as const, email } }
    await stranger.call(consentApi.createLog, statement)
    expect(await refusal(order(cartRef))).toBe('CONSENT_REQUIRED')
    await state(true, cartRef)
    await order(cartRef)
  })

  it('made with another cart or by another account accepts nothing', async () => {
    const cartRef = await cartWithoutConsents()
    await state(true, await newCart())
    const stranger = await createUser()
    const statement = { status: true, sourceType: 'checkout', consents: [shop.consentId], user: { userType: 'guest' as const, email } }
    await stranger.call(consentApi.createLog, statement)
    expect(await refusal(order(cartRef))).toBe('CONSENT_REQUIRED')
  })

  it('is refused with a wrong pair, and with half of one', async () => {
    const { cartId, protectCode } = await newCart()
    const other = await newCart()
    expect(await failureOf(state(true, { cartId, protectCode: other.protectCode }))).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    for (const half of [{ cartId }, { protectCode }]) expect(await refusal(state(true, half))).toBe('NO_SESSION')
  })
})

describe("the buyer's own statement", () => {
  // A program that knows only the contract has no pair to send.
  it('counts without the pair, from the making of the cart on, and a refusal takes nothing back', async () => {
    const cartRef = await cartWithoutConsents()
    const { db } = database()
    const moved = (createdAt: Date) => db.update(carts).set({ createdAt }).where(eq(carts.id, cartRef.cartId))
    await state(true)
    await state(false)
    await moved(new Date(Date.now() + 60_000))
    expect(await refusal(order(cartRef))).toBe('CONSENT_REQUIRED')
    await moved(new Date(Date.now() - 60_000))
    await order(cartRef)
    expect(await ordersOf(cartRef.cartId)).toHaveLength(1)
  })

  it('made with the cart counts for its order until it is withdrawn', async () => {
    const cartRef = await readyCart(shop, { productId: (await createProduct()).id })
    await state(false, cartRef)
    expect(await refusal(order(cartRef))).toBe('CONSENT_REQUIRED')
    await state(true, cartRef)
    await order(cartRef)
    const lines = await database().db.select().from(consentLog).where(eq(consentLog.cartId, cartRef.cartId)).orderBy(consentLog.id)
    expect(lines.map(({ status, email: stated, userId }) => ({ status, stated, userId }))).toEqual(
      [true, false, true].map((status) => ({ status, stated: email, userId: null })),
    )
  })

  it('counts for the address that it names', async () => {
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    await checkOut(cartRef, shop)
    const own = { ...address, contactEmail: 'druga@primjer.hr' }
    await visitor.call(guestApi.update, { ...cartRef, email: own.contactEmail, addresses: [own, { ...own, type: 'main' }] })
    expect(await refusal(order(cartRef))).toBe('CONSENT_REQUIRED')
  })

  it('made by the account counts for its orders without a pair, from the making of the cart on', async () => {
    const ana = await createUser()
    const cartRef = await cartWithoutConsents(ana, ana.email)
    const statement = { sourceType: 'checkout', consents: [shop.consentId], user: { userType: 'registered' as const, email: ana.email } }
    await ana.call(consentApi.createLog, { ...statement, status: true })
    const { db } = database()
    const moved = (createdAt: Date) => db.update(carts).set({ createdAt }).where(eq(carts.id, cartRef.cartId))
    await moved(new Date(Date.now() + 60_000))
    expect(await refusal(ana.call(orderApi.create, cartRef))).toBe('CONSENT_REQUIRED')
    await moved(new Date(Date.now() - 60_000))
    await visitor.call(consentApi.createLog, { ...statement, status: false })
    await ana.call(orderApi.create, cartRef)
    expect(await ordersOf(cartRef.cartId)).toMatchObject([{ userId: ana.id }])
  })
})
