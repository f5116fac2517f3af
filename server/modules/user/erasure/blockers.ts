import { and, asc, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { orderReturns } from '@/server/db/schema/return'

/** Open orders delay the erasure (docs/rules/privacy.md#deletion-blockers). */
const openStatuses = ['awaiting_payment', 'paid', 'packed', 'shipped'] as const

/** The provider is asked about further charges (renew-order.ts). */
const hasActiveSubscription = sql`exists (
  select from ${paymentIntents} i where i.order_id = ${orders}.id and i.state = 'settled' and i.subscription is not null and i.next_check_at is not null)`

const hasOpenWithdrawal = sql`exists (select from ${withdrawals} w where w.order_id = ${orders}.id and w.state = 'requested')`

/** Goods that are on their way back, or whose refund is not decided. */
const hasOpenReturn = sql`exists (
  select from ${orderReturns} r where r.order_id = ${orders}.id and r.state in ('open', 'received'))`

/** Refused refunds too: a person pays them back. Manual ones are waited for below. */
const hasOpenRefund = sql`exists (
  select from ${paymentRefunds} r join ${paymentIntents} i on i.id = r.intent_id
  where i.order_id = ${orders}.id and r.state not in ('done', 'manual'))`

/** Days in which a manual refund is waited for; it may be paid without a note. */
const manualRefundDays = 30

/** Bank transfers and cash on delivery are refunded by hand, which needs the buyer's address. */
function mayNeedManualRefund(now: Date) {
  const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${manualRefundDays})`
  return sql`${orders.status} <> 'refunded' and exists (
    select from ${paymentIntents} i
    where i.order_id = ${orders}.id and i.state = 'settled' and i.provider_reference is null and i.amount_cents > 0
  ) and (
    exists (select from ${withdrawals} w where w.order_id = ${orders}.id and w.state = 'accepted' and w.decided_at > ${since})
    or exists (
      select from ${paymentRefunds} r join ${paymentIntents} i on i.id = r.intent_id
      where i.order_id = ${orders}.id and r.state = 'manual' and r.created_at > ${since})
    or exists (
      select from ${orderEvents} e
      where e.order_id = ${orders}.id and e.to in ('cancelled', 'withdrawn') and e.from is distinct from e.to and e.at > ${since})
  )`
}

/** Whether an order has open business. */
export function isBlocking(now: Date): SQL | undefined {
  return or(
    inArray(orders.status, openStatuses),
    hasActiveSubscription,
    hasOpenWithdrawal,
    hasOpenReturn,
    hasOpenRefund,
    mayNeedManualRefund(now),
  )
}

type BlockingReason = 'order' | 'subscription' | 'withdrawal' | 'return' | 'refund' | 'manualRefund'

/** The chosen orders with open business, each with its first reason. */
export async function loadBlockers(tx: Tx, now: Date, chosen: SQL | undefined) {
  return tx
    .select({
      orderId: orders.id,
      number: orders.number,
      reason: sql<BlockingReason>`case
        when ${inArray(orders.status, openStatuses)} then 'order' when ${hasActiveSubscription} then 'subscription'
        when ${hasOpenWithdrawal} then 'withdrawal' when ${hasOpenReturn} then 'return' when ${hasOpenRefund} then 'refund' else 'manualRefund' end`,
    })
    .from(orders)
    .where(and(chosen, isBlocking(now)))
    .orderBy(asc(orders.id))
}
