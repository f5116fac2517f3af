import { and, eq } from 'drizzle-orm'
import { findProvider } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/core/context'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { isReversed } from '@/server/modules/order/lifecycle/order-transitions'
import { renewOrder } from './renew-order'
import { toProviderIntent, findIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { nextRenewalCheck } from '@/server/modules/payment/intents/new-intent'
import { settleIntent } from '@/server/modules/payment/settle/settle-intent'

/**
 * Makes an order of each later charge of a subscription: the provider is asked for all of them, so a notice that comes twice makes nothing twice, and
 * one that was lost is made up for, also that of a charge that went back whole. `intentId` is any payment's; what is no subscription, or not paid yet, has nothing to renew.
 */
export async function renewSubscription(ctx: Ctx, intentId: number): Promise<void> {
  const subscriptionIntent = await findIntent(ctx.db, intentId)
  const provider = subscriptionIntent && findProvider(subscriptionIntent.provider)
  const isSubscription = subscriptionIntent?.subscription && subscriptionIntent.subscription.renews === undefined
  if (!provider || !isSubscription || (subscriptionIntent.state !== 'settled' && subscriptionIntent.state !== 'refunded')) return
  const { charges, isOver } = await provider.renewals(toProviderIntent(subscriptionIntent))
  // Whatever it charges goes back from now on (renew-order.ts): then it charges nothing more.
  const isReversedOrder = subscriptionIntent.state === 'refunded' || isReversed(subscriptionIntent.order.status)
  if (isReversedOrder && !isOver) await provider.cancelSubscription?.(toProviderIntent(subscriptionIntent))
  for (const { id: charge, isBack } of charges) {
    const made = await inTransaction(ctx, (tx) => renewOrder(ctx, tx, { first: subscriptionIntent, charge }))
    if (made === null) {
      if (isBack) await settleRefundedCharge(ctx, subscriptionIntent, charge)
      continue
    }
    await settleIntent(ctx, made.intentId)
    log('info', 'a subscription was renewed', { order: made.number, of: subscriptionIntent.order.number })
  }
  await ctx.db
    .update(paymentIntents)
    .set({ nextCheckAt: isOver ? null : nextRenewalCheck(ctx, subscriptionIntent) })
    .where(eq(paymentIntents.id, subscriptionIntent.id))
}

/** Our books may still say that its order is paid. */
async function settleRefundedCharge(ctx: Ctx, { provider }: IntentWithOrder, charge: string) {
  const isPaid = and(
    eq(paymentIntents.provider, provider),
    eq(paymentIntents.providerReference, charge),
    eq(paymentIntents.state, 'settled'),
  )
  const [paid] = await ctx.db.select({ id: paymentIntents.id }).from(paymentIntents).where(isPaid)
  if (paid) await settleIntent(ctx, paid.id)
}
