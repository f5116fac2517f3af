import { and, asc, eq, inArray, lte, notExists, or, sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import type { Tx } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { systemContext } from '@/server/core/system-context'
import { eraseAccount } from './erase-account'

const batchSize = 20

/** Open orders delay the erasure (docs/rules/privacy.md#deletion-blockers). */
const openStatuses = ['awaiting_payment', 'paid', 'packed', 'shipped'] as const

/** Erases accounts whose grace period is over (docs/rules/privacy.md#erasure-batch). @returns how many */
export async function eraseDueAccounts(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const due = await db
    .select({ id: users.id, siteId: users.siteId })
    .from(users)
    .where(and(lte(users.deletionAt, now()), notExists(openOrders(db, now()))))
    .orderBy(asc(users.deletionAt))
    .limit(batchSize)
  let erased = 0
  for (const account of due) {
    const isErased = await eraseIfDue(account, now).catch((error: unknown) => {
      log('warn', 'an account could not be erased and will be tried again', { user: account.id, error })
      return false
    })
    if (isErased) erased++
  }
  return erased
}

/** The provider is asked about further charges (renew-order.ts). */
const hasActiveSubscription = sql`exists (
  select from ${paymentIntents} i where i.order_id = ${orders}.id and i.state = 'settled' and i.subscription is not null and i.next_check_at is not null)`

const hasOpenWithdrawal = sql`exists (select from ${withdrawals} w where w.order_id = ${orders}.id and w.state = 'requested')`

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
    or exists (select from ${orderEvents} e where e.order_id = ${orders}.id and e.to in ('cancelled', 'withdrawn') and e.at > ${since})
  )`
}

function openOrders(tx: Tx, now: Date) {
  return tx
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, users.id),
        or(inArray(orders.status, openStatuses), hasActiveSubscription, hasOpenWithdrawal, hasOpenRefund, mayNeedManualRefund(now)),
      ),
    )
}

/** Checks again under the row lock: the person may have signed in or ordered. Skips an account locked by another instance. */
async function eraseIfDue({ id, siteId }: { id: number; siteId: number }, now: () => Date): Promise<boolean> {
  const ctx = await systemContext(siteId, now)
  return inTransaction(ctx, async (tx) => {
    const [account] = await tx
      .select({
        id: users.id,
        siteId: users.siteId,
        email: users.email,
        firstName: users.firstName,
        languageId: users.languageId,
        verifiedAt: users.verifiedAt,
      })
      .from(users)
      .where(and(eq(users.id, id), lte(users.deletionAt, now()), notExists(openOrders(tx, now()))))
      .for('update', { skipLocked: true })
    if (!account) return false
    await eraseAccount(ctx, tx, account)
    await queueMail(ctx, tx, {
      template: 'accountDeleted',
      to: account.email,
      languageId: account.languageId,
      data: { firstName: account.firstName },
    })
    return true
  })
}
