import type { SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { presentOrderDocument } from './present-document'

/** Loads and presents the order `where` selects. The caller has checked access. @throws NOT_FOUND */
export async function loadOrderDocument(ctx: Pick<Ctx, 'now' | 'language'>, db: Tx, where: SQL | undefined) {
  const [order] = await db.select().from(orders).where(where)
  if (!order) throw new AppError('NOT_FOUND')
  return presentOrderDocument(ctx, db, order, await loadOrderLines(db, order.id))
}
