import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderLines, orders } from '@/server/db/schema/order'

/** Finds an order without locking it. @throws NOT_FOUND */
export async function findOrder({ site }: Pick<Ctx, 'site'>, db: Tx, orderId: number): Promise<OrderRow> {
  const own = and(eq(orders.id, orderId), eq(orders.siteId, site.id))
  const [order] = await db.select().from(orders).where(own)
  if (!order) throw new AppError('NOT_FOUND')
  return order
}

/** Locks the order until the transaction ends. @throws NOT_FOUND */
export async function lockOrder({ site }: Ctx, tx: Transaction, orderId: number): Promise<OrderRow> {
  const own = and(eq(orders.id, orderId), eq(orders.siteId, site.id))
  const [order] = await tx.select().from(orders).where(own).for('update')
  if (!order) throw new AppError('NOT_FOUND')
  return order
}

/** Lines by position. */
export function loadOrderLines(db: Tx, orderId: number) {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}
