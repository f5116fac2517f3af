import { asc, eq, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Tx } from '@/server/db/client'
import { orderLines, orders } from '@/server/db/schema/ecommerce'
import { presentOrder } from './present-order'

/** The order that `where` names, presented whole. Whoever calls has made sure that the caller may see it. @throws NOT_FOUND */
export async function findOrder(db: Tx, where: SQL | undefined) {
  const [order] = await db.select().from(orders).where(where)
  if (!order) throw new AppError('NOT_FOUND')
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position))
  return presentOrder(order, lines)
}
