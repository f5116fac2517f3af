import { inArray, sql } from 'drizzle-orm'
import type { JobData } from '@/server/adapters/queue/queues'
import { database } from '@/server/db/client'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { log } from '@/server/core/log'
import { shopContext } from '@/server/core/shop-context'
import { findIntent } from '@/server/modules/payment/intents/intents'
import { refundRetentionDays } from '@/server/modules/payment/refund/process-refunds'
import { renewSubscription } from '@/server/modules/payment/subscription/renew'
import { recordExternalRefund } from '@/server/modules/payment/refund/external-refunds'
import { settleIntent } from '@/server/modules/payment/settle/settle-intent'

/** So many at once are asked for; the next turn asks for the next. */
const batchSize = 20

/** Somebody has heard of this payment, or money of it must go back. Tried again until the provider answers. */
export async function runPaymentJob({ intentId, refund }: JobData['payment']): Promise<void> {
  const intent = await findIntent(database().db, intentId)
  if (!intent) return
  const ctx = await shopContext(intent.order.siteId)
  await settleIntent(ctx, intentId)
  if (refund !== undefined) await recordExternalRefund(ctx, intentId, refund)
  await renewSubscription(ctx, intentId)
}

/**
 * Asks the providers about payments that nobody has told us the end of: the shopper closed the window, the notice was lost, we died in between
 * (faults 22); for refunds that are due for so long that their job has given up; and about those that take their time. Every instance may do it: what it
 * asks about it claims before, and asks again after as long as a payment has been open already, after an hour at most.
 * @returns how many were asked about
 */
export async function sweepPayments(now: Date = new Date()): Promise<number> {
  const due = [...new Set([...(await claimIntents(now)), ...(await claimRefunds(now))])]
  const asked = due.map((id) =>
    runPaymentJob({ intentId: id }).catch((error: unknown) => log('warn', 'a payment could not be asked about', { intent: id, error })),
  )
  await Promise.all(asked)
  return due.length
}

async function claimRefunds(now: Date): Promise<number[]> {
  const at = now.toISOString()
  const rows = await database()
    .db.update(paymentRefunds)
    .set({ updatedAt: now })
    .where(
      inArray(
        paymentRefunds.id,
        sql`(select id from payment_refunds
          where (state = 'due' or (state = 'pending' and created_at > ${at}::timestamptz - ${refundRetentionDays} * interval '1 day'))
            and updated_at <= ${at}::timestamptz - interval '1 hour'
          order by updated_at limit ${batchSize} for update skip locked)`,
      ),
    )
    .returning({ intentId: paymentRefunds.intentId })
  return rows.map(({ intentId }) => intentId)
}

async function claimIntents(now: Date): Promise<number[]> {
  const at = now.toISOString()
  const rows = await database()
    .db.update(paymentIntents)
    .set({
      nextCheckAt: sql`${at}::timestamptz + least(greatest(${at}::timestamptz - ${paymentIntents.createdAt}, interval '1 minute'), interval '1 hour')`,
    })
    .where(
      inArray(
        paymentIntents.id,
        sql`(select id from payment_intents where next_check_at <= ${at}::timestamptz order by next_check_at limit ${batchSize} for update skip locked)`,
      ),
    )
    .returning({ id: paymentIntents.id })
  return rows.map(({ id }) => id)
}
