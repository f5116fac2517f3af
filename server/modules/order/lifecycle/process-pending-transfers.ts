import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { database } from '@/server/db/client'
import { orderEvents, orders } from '@/server/db/schema/order'
import { sites } from '@/server/db/schema/site'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { shopContext } from '@/server/core/shop-context'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import type { OrderRow } from '@/server/db/order-snapshots'
import { notifyBuyer } from './notify-buyer'
import { nextTransferStep, paymentDeadline, type PendingTransfer } from './transfer-deadline'
import { transitionOrder } from './transition-order'

/** When its buyer was reminded to pay; null: not yet. */
export const remindedAtSql =
  sql`(select max(e.at) from ${orderEvents} e where e.order_id = ${orders}.id and e.detail ? 'reminded')`.mapWith(orderEvents.at)

/**
 * Reminds the buyers of orders whose bank transfer does not come, and gives the orders up after the merchant's time: pieces and coupon go back, and the buyer hears
 * of it. A merchant who sees the money later makes such an order paid all the same. Every instance may do it: an order that another one holds is left to it.
 * A site whose merchant promises no time is not looked at.
 */
export async function processPendingTransfers(now: () => Date = () => new Date()): Promise<void> {
  const sitesWithDeadline = await database()
    .db.select({ id: sites.id })
    .from(sites)
    .where(sql`${sites.checkoutSettings} ->> 'transferDays' is not null`)
  for (const { id } of sitesWithDeadline) {
    await processSite(id, now).catch((error: unknown) =>
      log('warn', 'a site’s orders that wait for a transfer will be looked at again', { site: id, error }),
    )
  }
}

async function processSite(siteId: number, now: () => Date) {
  const ctx = await shopContext(siteId, now)
  const { transferDays: days } = (await loadSiteSettings(ctx)).checkout
  if (days === null) return
  const waiting = await ctx.db
    .select({ id: orders.id, createdAt: orders.createdAt, remindedAt: remindedAtSql })
    .from(orders)
    .where(and(eq(orders.siteId, siteId), isPendingTransfer))
    .orderBy(asc(orders.createdAt))
  for (const { id, ...order } of waiting) {
    await processOrder(ctx, id, { ...order, days }).catch((error: unknown) =>
      log('warn', 'an order that waits for a transfer will be looked at again', { order: id, error }),
    )
  }
}

async function processOrder(ctx: Ctx, id: number, known: PendingTransfer) {
  const { days } = known
  if (!['remind', 'giveUp'].includes(nextTransferStep(known, ctx.now()))) return
  await inTransaction(ctx, async (tx) => {
    const found = await lockPendingOrder(tx, id)
    if (!found) return
    const waiting = { createdAt: found.order.createdAt, remindedAt: found.remindedAt, days }
    switch (nextTransferStep(waiting, ctx.now())) {
      case 'wait':
      case 'leave':
        return
      case 'remind':
        return sendReminder(ctx, tx, found.order, paymentDeadline({ ...waiting, remindedAt: ctx.now() }))
      case 'giveUp':
        await transitionOrder(ctx, tx, { orderId: id, to: 'cancelled', actor: 'shop', detail: { lapsed: true } })
    }
  })
}

/** Looked at once more: the merchant may have seen the money, another instance may have been here. Whether it has reminded is known under the lock only. */
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
  const said = { orderId, at: ctx.now(), actor: 'shop', from: status, to: status, requestId: ctx.requestId }
  await tx.insert(orderEvents).values({ ...said, detail: { reminded: true } })
  await notifyBuyer(ctx, tx, { template: 'orderReminder', order, payBy: until.toISOString() })
}

/** Whoever withdraws from an order is waited for with an answer; what is then left to be paid of it, the merchant tells them. */
const hasActiveWithdrawal = sql`exists (select from withdrawals w where w.order_id = ${orders}.id and w.state in ('requested', 'accepted'))`
/** Whether its transfer is waited for, and the order given up when it does not come. */
export const isPendingTransfer = and(
  eq(orders.status, 'awaiting_payment'),
  sql`${orders.payment} ->> 'kind' = 'bankTransfer'`,
  gt(orders.totalCents, 0),
  sql`not ${hasActiveWithdrawal}`,
)
