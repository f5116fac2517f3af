import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { presentOfficeOrder } from './present/present-office-order'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof officeOrderApi.get>) {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteId, ctx.site.id)))
  if (!order) throw new AppError('NOT_FOUND')
  return presentOfficeOrder(ctx, ctx.db, order)
}
