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
import { shopContext } from '@/server/core/shop-context'
import { eraseAccount } from './erase-account'

/** So many in a turn; the next turn takes the next. */
const batchSize = 20

/** Something is still owed one way or the other, or will be with the next month of a subscription: the account waits until it is settled. */
const openStatuses = ['awaiting_payment', 'paid', 'packed', 'shipped'] as const

/** Erases those whose time to take it back is over. @returns how many */
export async function eraseDueAccounts(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const due = await db
    .select({ id: users.id, siteId: users.siteId })
    .from(users)
    .where(and(lte(users.deletionAt, now()), notExists(openOrders(db, now()))))
    .orderBy(asc(users.deletionAt))
    .limit(batchSize)
  let erased = 0
  for (const leaver of due) {
    const isErased = await eraseIfDue(leaver, now).catch((error: unknown) => {
      log('warn', 'an account could not be erased and will be tried again', { user: leaver.id, error })
      return false
    })
    if (isErased) erased++
  }
  return erased
}

/** Its provider is asked about further charges (renew.ts). */
const hasActiveSubscription = sql`exists (
  select from ${paymentIntents} i where i.order_id = ${orders}.id and i.state = 'settled' and i.subscription is not null and i.next_check_at is not null)`

/** Whoever withdrew waits for the shop's answer. */
const hasOpenWithdrawal = sql`exists (select from ${withdrawals} w where w.order_id = ${orders}.id and w.state = 'requested')`

/** Also one that the provider refused: a person pays it back. */
const hasOpenRefund = sql`exists (
  select from ${paymentRefunds} r join ${paymentIntents} i on i.id = r.intent_id where i.order_id = ${orders}.id and r.state <> 'done')`

/** Days: the law gives the shop 14 to pay back, and nobody has to say that it was done. */
const manualRefundDays = 30

/** What came by transfer or at the door goes back by hand, and to ask where to the shop needs the buyer's address. */
function mayNeedManualRefund(now: Date) {
  const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${manualRefundDays})`
  return sql`${orders.status} <> 'refunded' and exists (
    select from ${paymentIntents} i
    where i.order_id = ${orders}.id and i.state = 'settled' and i.provider_reference is null and i.amount_cents > 0
  ) and (
    exists (select from ${withdrawals} w where w.order_id = ${orders}.id and w.state = 'accepted' and w.decided_at > ${since})
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

/** Looked at once more under the lock: they may have signed in, or ordered. An account that another instance holds is left to it. */
async function eraseIfDue({ id, siteId }: { id: number; siteId: number }, now: () => Date): Promise<boolean> {
  const ctx = await shopContext(siteId, now)
  return inTransaction(ctx, async (tx) => {
    const [leaver] = await tx
      .select({ id: users.id, siteId: users.siteId, email: users.email, firstName: users.firstName, verifiedAt: users.verifiedAt })
      .from(users)
      .where(and(eq(users.id, id), lte(users.deletionAt, now()), notExists(openOrders(tx, now()))))
      .for('update', { skipLocked: true })
    if (!leaver) return false
    await eraseAccount(ctx, tx, leaver)
    await queueMail(ctx, tx, { template: 'accountDeleted', to: leaver.email, data: { firstName: leaver.firstName } })
    return true
  })
}
