import { and, asc, eq, gt, not, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { database } from '@/server/db/client'
import { orderEvents, orders } from '@/server/db/schema/order'
import { sites } from '@/server/db/schema/site'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { systemContext } from '@/server/core/system-context'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import type { OrderRow } from '@/server/db/order-snapshots'
import { transferWait } from '@/server/modules/order/holds/hold-problem'
import { hasSuspectPayment } from '@/server/modules/payment/intents/money-moving'
import { heldPieces, isUnknownBuyer } from '@/server/modules/order/holds/hold-sql'
import { notifyBuyer } from './notify-buyer'
import { nextTransferStep, paymentDeadline, type PendingTransfer } from './transfer-deadline'
import { transitionOrder } from './transition-order'

/** What decides how long a transfer waits (`transferWait`). */
export const transferWaitColumns = { isUnknown: isUnknownBuyer, pieces: heldPieces, totalCents: orders.totalCents }

/** SQL: when the buyer was reminded to pay; null if not yet. */
export const remindedAtSql =
  sql`(select max(e.at) from ${orderEvents} e where e.order_id = ${orders}.id and e.detail ? 'reminded')`.mapWith(orderEvents.at)

/**
 * Reminds buyers whose bank transfer has not arrived, and cancels their orders after the deadline: the merchant's, or the shorter one of a large order of an unknown
 * buyer (docs/rules/orders.md#unpaid-holds). Late money can still be accepted by the
 * merchant. Every instance may run it: rows locked elsewhere are skipped.
 */
export async function processPendingTransfers(now: () => Date = () => new Date()): Promise<void> {
  const all = await database().db.select({ id: sites.id }).from(sites)
  for (const { id } of all) {
    await processSite(id, now).catch((error: unknown) =>
      log('warn', 'pending transfers of a site will be processed again', { site: id, error }),
    )
  }
}

async function processSite(siteId: number, now: () => Date) {
  const ctx = await systemContext(siteId, now)
  const { transferDays } = (await loadSiteSettings(ctx)).checkout
  const pending = await ctx.db
    .select({ id: orders.id, createdAt: orders.createdAt, remindedAt: remindedAtSql, ...transferWaitColumns })
    .from(orders)
    .where(and(eq(orders.siteId, siteId), isPendingTransfer))
    .orderBy(asc(orders.createdAt))
  for (const { id, ...order } of pending) {
    const days = transferWait(order, transferDays)
    if (days === null) continue
    await processOrder(ctx, id, { ...order, days }).catch((error: unknown) =>
      log('warn', 'a pending transfer will be processed again', { order: id, error }),
    )
  }
}

async function processOrder(ctx: Ctx, id: number, known: PendingTransfer) {
  const { days } = known
  if (!['remind', 'cancel'].includes(nextTransferStep(known, ctx.now()))) return
  await inTransaction(ctx, async (tx) => {
    const locked = await lockPendingOrder(tx, id)
    if (!locked) return
    const transfer = { createdAt: locked.order.createdAt, remindedAt: locked.remindedAt, days }
    switch (nextTransferStep(transfer, ctx.now())) {
      case 'wait':
      case 'ignore':
        return
      case 'remind':
        return sendReminder(ctx, tx, locked.order, paymentDeadline({ ...transfer, remindedAt: ctx.now() }))
      case 'cancel':
        await transitionOrder(ctx, tx, { orderId: id, to: 'cancelled', actor: 'shop', detail: { lapsed: true } })
    }
  })
}

/** Re-checks under the lock: the merchant may have accepted the money, or another instance may have reminded. */
async function lockPendingOrder(tx: Transaction, id: number) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isPendingTransfer))
    .for('update', { skipLocked: true })
  const [reminder] = order ? await tx.select({ remindedAt: remindedAtSql }).from(orders).where(eq(orders.id, id)) : []
  return order && { order, remindedAt: reminder?.remindedAt ?? null }
}

async function sendReminder(ctx: Ctx, tx: Transaction, order: OrderRow, until: Date) {
  const { id: orderId, status } = order
  const stamp = { orderId, at: ctx.now(), actor: 'shop', from: status, to: status, requestId: ctx.requestId }
  await tx.insert(orderEvents).values({ ...stamp, detail: { reminded: true } })
  await notifyBuyer(ctx, tx, { template: 'orderReminder', order, payBy: until.toISOString() })
}

/** docs/rules/orders.md#transfer-withdrawal */
const hasActiveWithdrawal = sql`exists (select from withdrawals w where w.order_id = ${orders}.id and w.state in ('requested', 'accepted'))`
/** SQL: whether the order waits for a bank transfer and expires without it; not while another payment may have brought money (docs/rules/payments.md#suspect-payment). */
export const isPendingTransfer = and(
  eq(orders.status, 'awaiting_payment'),
  sql`${orders.payment} ->> 'kind' = 'bankTransfer'`,
  gt(orders.totalCents, 0),
  sql`not ${hasActiveWithdrawal}`,
  not(hasSuspectPayment),
)
