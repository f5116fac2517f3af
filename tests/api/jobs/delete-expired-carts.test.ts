import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { guestApi } from '@/lib/api/v1/user/guest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { guests } from '@/server/db/schema/user'
import { deleteExpiredCarts } from '@/server/modules/cart/delete-expired-carts'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { cartWith, openShop, order, readyCart, visitor, type CartRef } from '@/tests/api/v2/ecommerce/support'

async function age({ cartId }: CartRef, days: number) {
  await database()
    .db.update(carts)
    .set({ updatedAt: daysAgo(days) })
    .where(eq(carts.id, cartId))
}

it('deletes guests’ carts after ninety days with their guests, and keeps newer, users’ and ordered ones', async () => {
  const { db } = database()
  const book = await createProduct()
  const user = await createUser()
  const [old, empty, newer] = [await cartWith({ productId: book.id }), await cartWith(), await cartWith({ productId: book.id })]
  await visitor.call(cartApi.clearCart, empty)
  const users = await user.call(cartApi.getNewCartSession, {})
  const guest = await visitor.call(guestApi.update, { ...old, email: 'davno@primjer.hr' })
  const ordered = await readyCart(await openShop(), { productId: book.id })
  await order(ordered)
  for (const cart of [old, empty, users, ordered]) await age(cart, 91)
  await age(newer, 89)
  const all = [old, empty, newer, users, ordered].map(({ cartId }) => cartId)

  expect(await deleteExpiredCarts()).toBe(2)
  expect(await deleteExpiredCarts()).toBe(0)
  const left = await db.select({ id: carts.id }).from(carts).where(inArray(carts.id, all))
  expect(left.map(({ id }) => id).toSorted()).toEqual([newer, users, ordered].map(({ cartId }) => cartId).toSorted())
  expect(await db.select().from(guests).where(eq(guests.id, guest.id))).toEqual([])
})
