import { and, eq } from 'drizzle-orm'
import { isReversed } from '@/lib/order/order-statuses'
import { findProvider } from '@/server/adapters/payment/registry/providers'
import type { Ctx } from '@/server/core/context'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { renewOrder } from './renew-order'
import { toProviderIntent, findIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { nextRenewalCheck } from '@/server/modules/payment/intents/new-intent'
import { syncPayment } from '@/server/modules/payment/settle/sync-payment'

/**
 * Creates an order for each later charge of a subscription, as the provider lists them all (docs/rules/payments.md#subscription-renewal), and cancels the
 * subscription of a reversed order at the provider. Does nothing for an intent that is no paid subscription.
 */
export async function syncSubscription(ctx: Ctx, intentId: number): Promise<void> {
  const subscriptionIntent = await findIntent(ctx.db, intentId)
  const provider = subscriptionIntent && findProvider(subscriptionIntent.provider)
  const isSubscription = subscriptionIntent?.subscription && subscriptionIntent.subscription.renewalOf === undefined
  if (!provider || !isSubscription || (subscriptionIntent.state !== 'settled' && subscriptionIntent.state !== 'refunded')) return
  const { charges, hasEnded } = await provider.renewals(toProviderIntent(subscriptionIntent))
  // A reversed order refunds every further charge, so the subscription is cancelled (docs/rules/payments.md#subscription-end).
  const isReversedOrder = subscriptionIntent.state === 'refunded' || isReversed(subscriptionIntent.order.status)
  if (isReversedOrder && !hasEnded) await provider.cancelSubscription?.(toProviderIntent(subscriptionIntent))
  for (const { id: charge, isRefunded } of charges) {
    const renewal = await inTransaction(ctx, (tx) => renewOrder(ctx, tx, { first: subscriptionIntent, charge }))
    if (renewal === null) {
      if (isRefunded) await settleRefundedCharge(ctx, subscriptionIntent, charge)
      continue
    }
    await syncPayment(ctx, renewal.intentId)
    log('info', 'a subscription was renewed', { order: renewal.number, of: subscriptionIntent.order.number })
  }
  await ctx.db
    .update(paymentIntents)
    .set({ nextCheckAt: hasEnded ? null : nextRenewalCheck(ctx, subscriptionIntent) })
    .where(eq(paymentIntents.id, subscriptionIntent.id))
}

/** The charge was refunded at the provider; settle its order. */
async function settleRefundedCharge(ctx: Ctx, { provider }: IntentWithOrder, charge: string) {
  const isPaid = and(
    eq(paymentIntents.provider, provider),
    eq(paymentIntents.providerReference, charge),
    eq(paymentIntents.state, 'settled'),
  )
  const [paid] = await ctx.db.select({ id: paymentIntents.id }).from(paymentIntents).where(isPaid)
  if (paid) await syncPayment(ctx, paid.id)
}
