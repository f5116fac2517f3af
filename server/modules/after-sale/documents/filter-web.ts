import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { documentApi } from '@/lib/api/v1/document/document'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { PaymentSnapshot, fulfilmentOf } from '@/server/db/order-snapshots'
import { orderLines, orders } from '@/server/db/schema/order'
import { orderPaymentCheckedBy } from '@/server/modules/payment/intents/money-moving'

/** The signed-in user's orders, newest first (docs/rules/after-sale.md#own-orders). */
export async function filterWeb(
  { db, site, actor }: Ctx,
  { store: plainStore, filters, page, limit }: ParsedOf<typeof documentApi.filterWeb>,
) {
  if (actor.kind !== 'user') throw new AppError('UNAUTHORIZED')
  const store = filters?.store ?? plainStore
  const own = and(eq(orders.siteId, site.id), eq(orders.userId, actor.id), store ? eq(orders.storeId, store) : undefined)
  const itemCount = db
    .select({ itemCount: sql`coalesce(sum(${orderLines.quantity}), 0)` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id))
  const [rows, [all]] = await Promise.all([
    db
      .select({ order: orders, itemCount: sql`(${itemCount})`.mapWith(Number), paymentCheckedBy: orderPaymentCheckedBy })
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(orders).where(own),
  ])
  const totalRecords = all?.total ?? 0
  const records = rows.map(({ order, itemCount, paymentCheckedBy }) => ({
    id: order.id,
    number: order.number,
    orderSlug: order.slug,
    store: order.storeId,
    status: order.status,
    paymentKind: PaymentSnapshot.parse(order.payment).kind,
    way: fulfilmentOf(order),
    paymentCheckedBy,
    createdAt: order.createdAt.toISOString(),
    orderTotal: fromCents(order.totalCents),
    itemCount,
  }))
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
