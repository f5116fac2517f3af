import type { Ctx } from '@/server/core/context'
import { auditLog } from '@/server/db/schema/site'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/modules/order-placement/build-order-rows'

type AuditEntry = { order: OrderRow; action: string; detail: Record<string, unknown> }

/** Writes down what somebody of the shop did with an order, with the change itself. What an order went through stands with it too, in its events. */
export async function writeAudit(ctx: Ctx, tx: Transaction, { order, action, detail }: AuditEntry) {
  const said = { actor: actorOf(ctx), requestId: ctx.requestId, at: ctx.now() }
  await tx.insert(auditLog).values({ ...said, siteId: order.siteId, action, target: `order:${order.id}`, detail })
}

/** Who did it, as events and the audit name them. */
export function actorOf({ actor }: Pick<Ctx, 'actor'>) {
  return actor.kind === 'user' ? `user:${actor.id}` : 'shop'
}
