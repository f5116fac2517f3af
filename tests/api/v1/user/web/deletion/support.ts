import { eq } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { carts } from '@/server/db/schema/cart'
import { orders } from '@/server/db/schema/order'
import { order, readyCart, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'

export const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)

/** An order of the account with a message. @returns its slug */
export async function createOrder(shop: Shop, user: { id: number }, status: 'delivered' | 'shipped' | 'cancelled') {
  const { orderSlug } = await order(await readyCart(shop, { productId: (await createProduct()).id }), {
    orderMessage: 'Ostavite kod susjede.',
  })
  const { db } = database()
  const [row] = await db.update(orders).set({ userId: user.id, status }).where(eq(orders.slug, orderSlug)).returning()
  await db
    .update(carts)
    .set({ userId: user.id })
    .where(eq(carts.id, row?.cartId ?? ''))
  return orderSlug
}

export async function withdrawalFrom(orderSlug: string) {
  const { db } = database()
  const [row] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(orders.slug, orderSlug))
  return row?.id ?? 0
}
