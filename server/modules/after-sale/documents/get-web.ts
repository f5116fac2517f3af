import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { documentApi } from '@/lib/api/v1/document/document'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { loadOrderDocument } from '@/server/modules/order/present/load-order-document'

export async function getWeb(ctx: Ctx, { id }: ParsedOf<typeof documentApi.getWeb>) {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHORIZED')
  return loadOrderDocument(ctx, ctx.db, and(eq(orders.id, id), eq(orders.siteId, ctx.site.id), eq(orders.userId, ctx.actor.id)))
}
