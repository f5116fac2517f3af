import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { orderApi } from '@/lib/api/v2/ecommerce/order'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { grantBrowserAccess } from '@/server/modules/order/access/order-keys'
import { loadCart } from '@/server/modules/cart/record/open-cart'
import { loadOrderDocument } from '@/server/modules/order/present/load-order-document'

/**
 * Needs the cart's id and protect code (docs/rules/orders.md#order-slug-is-no-key); afterwards this browser may see the order
 * (docs/rules/after-sale.md#browser-key).
 */
export async function summary(ctx: Ctx, input: ParsedOf<typeof orderApi.summary>) {
  const cart = await loadCart(ctx, ctx.db, input)
  const order = await loadOrderDocument(ctx, ctx.db, and(eq(orders.cartId, cart.id), eq(orders.slug, input.orderSlug)))
  await grantBrowserAccess(ctx, ctx.db, order.id)
  return order
}
