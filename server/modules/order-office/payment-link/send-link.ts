import { eq, sql } from 'drizzle-orm'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents, orders } from '@/server/db/schema/order'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'

/** How long a mailed payment link keeps the stock reserved (docs/rules/orders.md#payment-link). */
export const paymentLinkMinutes = 48 * 60

export function paymentLinkEnd({ now }: Pick<Ctx, 'now'>): Date {
  return new Date(now().getTime() + paymentLinkMinutes * 60_000)
}

/** Keeps the reserved stock of a locked order as long as its link can be followed. @returns until when */
export async function keepForLink(ctx: Ctx, tx: Transaction, { id }: Pick<OrderRow, 'id'>): Promise<Date> {
  const until = paymentLinkEnd(ctx)
  const [extended] = await tx
    .update(orders)
    .set({ reservedUntil: sql`greatest(${orders.reservedUntil}, ${until.toISOString()}::timestamptz)`, updatedAt: ctx.now() })
    .where(eq(orders.id, id))
    .returning({ reservedUntil: orders.reservedUntil })
  return extended?.reservedUntil ?? until
}

/** Mails the buyer of a locked order the page where it is paid, and keeps its stock reserved until then. The link opens the order without an account. */
export async function mailPaymentLink(ctx: Ctx, tx: Transaction, order: OrderRow) {
  const payBy = (await keepForLink(ctx, tx, order)).toISOString()
  const data = {
    number: order.number,
    cents: order.totalCents,
    url: await createOrderUrl(ctx, tx, order, { isGuest: true }),
    payBy,
  }
  await queueMail(ctx, tx, { template: 'paymentLink', to: order.email, languageId: order.languageId, data })
  await tx.insert(orderEvents).values({
    orderId: order.id,
    from: order.status,
    to: order.status,
    at: ctx.now(),
    actor: actorName(ctx),
    requestId: ctx.requestId,
    detail: { paymentLink: payBy },
    idempotencyKey: idempotencyKey(ctx),
  })
  await audit(ctx, tx, { action: 'order.paymentLink', target: `order:${order.id}`, detail: { payBy } })
}
