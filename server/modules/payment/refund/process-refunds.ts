import { and, eq, gt, or } from 'drizzle-orm'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { PaymentProvider } from '@/server/adapters/payment/port'
import { findProvider } from '@/server/adapters/payment/registry/providers'
import type { Ctx } from '@/server/core/context'
import { paymentRefunds } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { toProviderIntent, findIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { externalKeyPrefix, recordRefundOutcome, type RefundRow } from './refunds'
import { finishExternalRefund } from './external-refunds'

/** Days a pending refund is asked about: later the same key could be a new refund (docs/rules/payments.md#refund-pending). */
export const pendingRefundDays = 20

/** Carries out due refunds of a payment and asks about pending ones. Refused ones wait for a person, unanswered ones stay due. */
export async function processRefunds(ctx: Ctx, intentId: number): Promise<void> {
  const since = new Date(ctx.now().getTime() - pendingRefundDays * 86_400_000)
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

/** A refund whose provider id is known is looked up by it; a call with our key would return the first answer again. */
async function requestOutcome(
  provider: PaymentProvider,
  intent: IntentWithOrder,
  { key, amountCents, state: before, transaction: providerRefundId }: RefundRow,
) {
  const providerIntent = toProviderIntent(intent)
  if (before === 'pending' && providerRefundId !== null && provider.findRefund) {
    const { state } = (await provider.findRefund(providerIntent, providerRefundId)) ?? { state: before }
    return { state, transaction: state === 'failed' ? null : providerRefundId, reason: {} }
  }
  return provider.refund(providerIntent, { key, amount: { cents: amountCents, currency: intent.currency } }).then(
    (refunded) => ({ ...refunded, reason: {} }),
    (error: unknown) => {
      if (error instanceof ProviderError && error.kind === 'refused')
        return { state: 'failed' as const, transaction: null, reason: error.detail }
      throw error
    },
  )
}
