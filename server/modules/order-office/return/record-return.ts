import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'

type ReturnRecord = {
  order: OrderRow
  returnId: number
  step: 'opened' | 'received' | 'closed' | 'cancelled'
  /** Of the timeline; erasing the buyer removes it. */
  reason?: string
  /** Of the audit entry, which outlives the buyer: without free texts. */
  detail?: object
}

const actions = { opened: 'return.create', received: 'return.receive', closed: 'return.close', cancelled: 'return.cancel' } as const

/** The event and the audit entry of a return. */
export async function recordReturn(ctx: Ctx, tx: Transaction, { order, returnId, step, reason = '', detail = {} }: ReturnRecord) {
  await tx.insert(orderEvents).values({
    from: order.status,
    to: order.status,
    orderId: order.id,
    at: ctx.now(),
    actor: actorName(ctx),
    requestId: ctx.requestId,
    detail: { returnStep: step, return: returnId, ...(reason ? { reason } : {}) },
  })
  await audit(ctx, tx, { action: actions[step], target: `order:${order.id}`, detail: { return: returnId, ...detail } })
}
