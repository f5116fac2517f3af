import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { loadOrderDocument } from '@/server/modules/order/present/load-order-document'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'

export async function get(ctx: Ctx, { orderSlug }: ParsedOf<typeof documentOrderApi.get>) {
  const { id } = await loadVisibleOrder(ctx, ctx.db, orderSlug)
  return loadOrderDocument(ctx, ctx.db, eq(orders.id, id))
}
