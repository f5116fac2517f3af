import { and, eq } from 'drizzle-orm'
import { providerNamed } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/core/context'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { isGivenUp } from '@/server/modules/order/lifecycle/order-transitions'
import { renewOrder } from './renew-order'
import { asProviderSees, findIntent, type OwnIntent } from '@/server/modules/payment/intents/intents'
import { renewalCheck } from '@/server/modules/payment/intents/new-intent'
import { settleIntent } from '@/server/modules/payment/settle/settle-intent'

/**
 * Makes an order of each later charge of a subscription: the provider is asked for all of them, so a notice that comes twice makes nothing twice, and
 * one that was lost is made up for, also that of a charge that went back whole. `intentId` is any payment's; what is no subscription, or not paid yet, has nothing to renew.
 */
export async function renew(ctx: Ctx, intentId: number): Promise<void> {
  const first = await findIntent(ctx.db, intentId)
  const provider = first && providerNamed(first.provider)
  const isSubscription = first?.subscription && first.subscription.renews === undefined
  if (!provider || !isSubscription || (first.state !== 'settled' && first.state !== 'refunded')) return
  const { charges, isOver } = await provider.renewals(asProviderSees(first))
  // Whatever it charges goes back from now on (renew-order.ts): then it charges nothing more.
  const isGivenBack = first.state === 'refunded' || isGivenUp(first.order.status)
  if (isGivenBack && !isOver) await provider.end?.(asProviderSees(first))
  for (const { id: charge, isBack } of charges) {
    const made = await inTransaction(ctx, (tx) => renewOrder(ctx, tx, { first, charge }))
    if (made === null) {
      if (isBack) await settleReturned(ctx, first, charge)
      continue
    }
    await settleIntent(ctx, made.intentId)
    log('info', 'a subscription was renewed', { order: made.number, of: first.order.number })
  }
  await ctx.db
    .update(paymentIntents)
    .set({ nextCheckAt: isOver ? null : renewalCheck(ctx, first) })
    .where(eq(paymentIntents.id, first.id))
}

/** Our books may still say that its order is paid. */
async function settleReturned(ctx: Ctx, { provider }: OwnIntent, charge: string) {
  const isPaid = and(
    eq(paymentIntents.provider, provider),
    eq(paymentIntents.providerReference, charge),
    eq(paymentIntents.state, 'settled'),
  )
  const [paid] = await ctx.db.select({ id: paymentIntents.id }).from(paymentIntents).where(isPaid)
  if (paid) await settleIntent(ctx, paid.id)
}
