import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { orderApi } from '@/lib/api/v2/ecommerce/order'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { AddressSnapshot } from '@/server/db/order-snapshots'
import { loadCart } from '@/server/modules/cart/record/open-cart'
import { openAccount as open } from '@/server/modules/user/registration/open-account'

/**
 * Opens an account with the address of a guest's order, which joins it once the address is verified by mail (docs/rules/accounts.md#account-after-order).
 * @throws NOT_FOUND unless the caller holds the cart's pair, USER_EXISTS also for an order that belongs to an account
 */
export async function openAccount(ctx: Ctx, { orderSlug, password, consents, ...pair }: ParsedOf<typeof orderApi.openAccount>) {
  const cart = await loadCart(ctx, ctx.db, pair)
  const [order] = await ctx.db
    .select({ id: orders.id, userId: orders.userId, email: orders.email, billing: orders.billing, shipping: orders.shipping })
    .from(orders)
    .where(and(eq(orders.cartId, cart.id), eq(orders.slug, orderSlug)))
  if (!order || order.email === '') throw new AppError('NOT_FOUND')
  if (order.userId !== null) throw new AppError('USER_EXISTS')
  const email = order.email.toLowerCase()
  const billing = AddressSnapshot.parse(order.billing)
  const shipping = AddressSnapshot.nullable().parse(order.shipping)
  const { firstName, lastName } = billing
  const addresses = [{ ...billing, type: 'main' as const }, ...(shipping ? [{ ...shipping, type: 'shipping' as const }] : [])]
  await open(ctx, { email, password, details: { firstName, lastName }, consents }, { id: order.id, cartId: cart.id, addresses })
  return { email }
}
