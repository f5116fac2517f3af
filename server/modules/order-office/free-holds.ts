import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { AppError } from '@/lib/api/errors'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { orders } from '@/server/db/schema/order'
import { isUnpaidHold } from '@/server/modules/order/holds/hold-sql'
import { loadOrderState, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'

/** Cancels unpaid orders of unknown buyers (docs/rules/orders.md#free-holds), each in a transaction of its own: one that was paid meanwhile stays. */
export async function freeHolds(ctx: Ctx, { ids }: ParsedOf<typeof officeOrderApi.freeHolds>) {
  const wanted = [...new Set(ids)]
  const isOurs = and(eq(orders.siteId, ctx.site.id), inArray(orders.id, wanted))
  if ((await ctx.db.$count(orders, isOurs)) < wanted.length) throw new AppError('NOT_FOUND')
  const freed: number[] = []
  for (const id of wanted) if (await freeHold(ctx, id)) freed.push(id)
  return { freed, kept: wanted.filter((id) => !freed.includes(id)) }
}

function freeHold(ctx: Ctx, id: number): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [hold] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.siteId, ctx.site.id), isUnpaidHold))
      .for('update')
    if (!hold) return false
    const order = await lockOrder(ctx, tx, id)
    const { isMoneyIn, payment } = await loadOrderState(tx, order)
    // Only the provider knows whether its money is on the way; such an order frees itself.
    if (isMoneyIn || payment === 'provider') return false
    const detail = { freed: true }
    await transitionOrder(ctx, tx, { orderId: id, to: 'cancelled', actor: actorName(ctx), detail })
    await audit(ctx, tx, { action: 'order.free', target: `order:${id}`, detail })
    return true
  })
}
