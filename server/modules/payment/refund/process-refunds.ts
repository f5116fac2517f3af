import { and, eq, gt, or } from 'drizzle-orm'
import { PaymentError } from '@/server/adapters/payment/payment-error'
import type { PaymentProvider } from '@/server/adapters/payment/port'
import { providerNamed } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/core/context'
import { paymentRefunds } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { asProviderSees, findIntent, type OwnIntent } from '@/server/modules/payment/intents/intents'
import { there, writeRefund, type RefundRow } from './refunds'
import { endReturned } from './external-refunds'

/** So long a provider knows a refund by its key, with room to spare (PayPal: 45 days): after that the same question would be another refund. */
export const askableDays = 20

/**
 * Carries out the refunds of a payment that are due, and asks about those that take their time. One that the provider refuses waits for a person; one
 * it does not answer stays due.
 */
export async function payBack(ctx: Ctx, intentId: number): Promise<void> {
  const since = new Date(ctx.now().getTime() - askableDays * 86_400_000)
  const isPending = and(eq(paymentRefunds.state, 'pending'), gt(paymentRefunds.createdAt, since))
  const due = await ctx.db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.intentId, intentId), or(eq(paymentRefunds.state, 'due'), isPending)))
  if (due.length === 0) return
  const intent = await findIntent(ctx.db, intentId)
  const provider = intent && providerNamed(intent.provider)
  if (!intent || !provider) return
  for (const refund of due) {
    const outcome = await ask(provider, intent, refund)
    if (outcome.state === refund.state) continue
    if (refund.key.startsWith(there)) {
      await inTransaction(ctx, (tx) => endReturned(ctx, tx, { intent, refund, isDone: outcome.state === 'done' }))
      continue
    }
    await inTransaction(ctx, (tx) => writeRefund(ctx, tx, { refundId: refund.id, intentId, before: refund.state, outcome }))
    if (outcome.state === 'failed')
      log('error', 'a refund was refused: pay it back by hand', { order: intent.order.number, ...outcome.reason })
  }
}

/** One that has a name at its provider is asked about by it: by our key it may be another one, or the first answer to it once more. */
async function ask(provider: PaymentProvider, intent: OwnIntent, { key, amountCents, state: before, transaction }: RefundRow) {
  const seen = asProviderSees(intent)
  if (before === 'pending' && transaction !== null && provider.refunded) {
    const { state } = (await provider.refunded(seen, transaction)) ?? { state: before }
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
