import { inArray, sql } from 'drizzle-orm'
import type { JobData } from '@/server/adapters/queue/queues'
import { database } from '@/server/db/client'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { log } from '@/server/core/log'
import { systemContext } from '@/server/core/system-context'
import { findIntent } from '@/server/modules/payment/intents/intents'
import { pendingRefundDays } from '@/server/modules/payment/refund/process-refunds'
import { syncSubscription } from '@/server/modules/payment/subscription/sync-subscription'
import { recordExternalRefund } from '@/server/modules/payment/refund/external-refunds'
import { syncPayment } from '@/server/modules/payment/settle/sync-payment'

/** Intents and refunds claimed in one run. */
const batchSize = 20

/** Job after a webhook or a refund request. Retried until the provider answers. */
export async function runPaymentJob({ intentId, refund }: JobData['payment']): Promise<void> {
  const intent = await findIntent(database().db, intentId)
  if (!intent) return
  const ctx = await systemContext(intent.order.siteId)
  await syncPayment(ctx, intentId)
  if (refund !== undefined) await recordExternalRefund(ctx, intentId, refund)
  await syncSubscription(ctx, intentId)
}

/**
 * Asks about payments whose end nobody reported (closed window, lost webhook, crash), refunds whose job gave up, and pending refunds
 * (docs/rules/payments.md#payment-sweep). Claims rows first, so every instance may run it.
 * @returns how many were asked about
 */
export async function sweepPayments(now: Date = new Date()): Promise<number> {
  const due = [...new Set([...(await claimIntents(now)), ...(await claimRefunds(now))])]
  const jobs = due.map((id) =>
    runPaymentJob({ intentId: id }).catch((error: unknown) => log('warn', 'a payment could not be asked about', { intent: id, error })),
  )
  await Promise.all(jobs)
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
          where (state = 'due' or (state = 'pending' and created_at > ${at}::timestamptz - ${pendingRefundDays} * interval '1 day'))
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
