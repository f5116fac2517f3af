import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { orderApi } from '@/lib/api/v2/ecommerce/order'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { grantBrowserAccess } from '@/server/modules/order/access/order-keys'
import { loadCart } from '@/server/modules/cart/record/open-cart'
import { loadOrderDocument } from '@/server/modules/order/present/load-order-document'

/**
 * The slug alone opens nothing (faults 25): the pair of the cart that became this order must be shown with it. From then on the browser may see the
 * order without it.
 */
export async function summary(ctx: Ctx, input: ParsedOf<typeof orderApi.summary>) {
  const cart = await loadCart(ctx, ctx.db, input)
  const order = await loadOrderDocument(ctx, ctx.db, and(eq(orders.cartId, cart.id), eq(orders.slug, input.orderSlug)))
  await grantBrowserAccess(ctx, ctx.db, order.id)
  return order
}
