import { and, desc, eq, ne } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { isReversed } from '@/lib/order/order-statuses'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { AddressSnapshot, isOfCompany } from '@/server/db/order-snapshots'
import { withdrawals } from '@/server/db/schema/after-sale'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'
import { loadWithdrawalPeriod } from '@/server/modules/order/withdrawals/order-withdrawals'
import { listWithdrawableLines } from './withdrawable-lines'

export async function options(ctx: Ctx, { orderSlug }: ParsedOf<typeof withdrawalApi.options>) {
  const order = await loadVisibleOrder(ctx, ctx.db, orderSlug)
  const { firstName, lastName } = AddressSnapshot.parse(order.billing)
  const [period, lines, declaredAt] = await Promise.all([
    loadWithdrawalPeriod(ctx, ctx.db, order),
    listWithdrawableLines(ctx.db, order.id),
    findDeclaredAt(ctx.db, order.id),
  ])
  const isCompany = isOfCompany(order)
  const name = `${firstName} ${lastName}`
  const isEnded = isReversed(order.status)
  return { number: order.number, orderSlug, isCompany, isEnded, ...period, name, email: order.email, declaredAt, lines }
}

/** When the newest declaration arrived whose pieces stay claimed. */
async function findDeclaredAt(db: Tx, orderId: number): Promise<string | null> {
  const [newest] = await db
    .select({ at: withdrawals.requestedAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), ne(withdrawals.state, 'refused')))
    .orderBy(desc(withdrawals.id))
    .limit(1)
  return newest?.at.toISOString() ?? null
}
