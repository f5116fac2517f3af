import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { orderEvents } from '@/server/db/schema/order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { presentOfficeOrder } from './present/present-office-order'

/** Adds an internal note (docs/rules/orders.md#internal-notes). Its text stands under `reason`, which erasing the buyer removes. */
export async function note(ctx: Ctx, { id, note: reason }: ParsedOf<typeof officeOrderApi.note>) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, id)
    const unchanged = { from: order.status, to: order.status }
    await tx.insert(orderEvents).values({
      ...unchanged,
      orderId: id,
      at: ctx.now(),
      actor: actorName(ctx),
      requestId: ctx.requestId,
      detail: { internal: true, reason },
    })
    await audit(ctx, tx, { action: 'order.note', target: `order:${id}`, detail: {} })
    return presentOfficeOrder(ctx, tx, order)
  })
}
