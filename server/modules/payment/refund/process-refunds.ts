import { and, eq, gt, or } from 'drizzle-orm'
import { PaymentError } from '@/server/adapters/payment/payment-error'
import type { PaymentProvider } from '@/server/adapters/payment/port'
import { findProvider } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/core/context'
import { paymentRefunds } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { toProviderIntent, findIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { externalKeyPrefix, recordRefundOutcome, type RefundRow } from './refunds'
import { finishExternalRefund } from './external-refunds'

/** So long a provider knows a refund by its key, with room to spare (PayPal: 45 days): after that the same question would be another refund. */
export const refundRetentionDays = 20

/**
 * Carries out the refunds of a payment that are due, and asks about those that take their time. One that the provider refuses waits for a person; one
 * it does not answer stays due.
 */
export async function processRefunds(ctx: Ctx, intentId: number): Promise<void> {
  const since = new Date(ctx.now().getTime() - refundRetentionDays * 86_400_000)
  const isPending = and(eq(paymentRefunds.state, 'pending'), gt(paymentRefunds.createdAt, since))
  const due = await ctx.db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.intentId, intentId), or(eq(paymentRefunds.state, 'due'), isPending)))
  if (due.length === 0) return
  const intent = await findIntent(ctx.db, intentId)
  const provider = intent && findProvider(intent.provider)
  if (!intent || !provider) return
  for (const refund of due) {
    const outcome = await requestOutcome(provider, intent, refund)
    if (outcome.state === refund.state) continue
    if (refund.key.startsWith(externalKeyPrefix)) {
      await inTransaction(ctx, (tx) => finishExternalRefund(ctx, tx, { intent, refund, isDone: outcome.state === 'done' }))
      continue
    }
    await inTransaction(ctx, (tx) => recordRefundOutcome(ctx, tx, { refundId: refund.id, intentId, before: refund.state, outcome }))
    if (outcome.state === 'failed')
      log('error', 'a refund was refused: pay it back by hand', { order: intent.order.number, ...outcome.reason })
  }
}

/** One that has a name at its provider is asked about by it: by our key it may be another one, or the first answer to it once more. */
async function requestOutcome(
  provider: PaymentProvider,
  intent: IntentWithOrder,
  { key, amountCents, state: before, transaction }: RefundRow,
) {
  const seen = toProviderIntent(intent)
  if (before === 'pending' && transaction !== null && provider.findRefund) {
    const { state } = (await provider.findRefund(seen, transaction)) ?? { state: before }
    return { state, transaction: state === 'failed' ? null : transaction, reason: {} }
  }
  return provider.refund(seen, { key, amount: { cents: amountCents, currency: intent.currency } }).then(
    (refunded) => ({ ...refunded, reason: {} }),
    (error: unknown) => {
      if (error instanceof PaymentError && error.kind === 'refused')
        return { state: 'failed' as const, transaction: null, reason: error.detail }
      throw error
    },
  )
}
