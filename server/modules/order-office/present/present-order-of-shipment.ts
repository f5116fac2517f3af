import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { shipments } from '@/server/db/schema/shipment'
import { presentOfficeOrder } from './present-office-order'

/** The order of a parcel. @throws NOT_FOUND */
export async function presentOrderOfShipment(ctx: Ctx, shipmentId: number) {
  const [found] = await ctx.db
    .select({ order: orders })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(eq(shipments.id, shipmentId), eq(orders.siteId, ctx.site.id)))
  if (!found) throw new AppError('NOT_FOUND')
  return presentOfficeOrder(ctx, ctx.db, found.order)
}
