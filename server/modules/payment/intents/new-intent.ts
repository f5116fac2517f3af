import type { ProviderName } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/core/context'
import type { paymentIntents } from '@/server/db/schema/payment'
import type { IntentRow } from './intents'

type NewIntentInput = {
  order: { id: number; totalCents: number; currency: string; status: string }
  provider: ProviderName
  subscription?: IntentRow['subscription']
  detail?: IntentRow['detail']
}

/** After so long the sweep asks for the first time: most shoppers are back by then, ms. */
const firstCheckMs = 60_000

/** How often a subscription is asked for charges that no notice has told us of, ms. */
const renewalCheckMs = 24 * 3600 * 1000

/** When a payment that is settled is asked about again: a subscription, whose next charges pay orders too; null for any other. */
export function nextRenewalCheck({ now }: Pick<Ctx, 'now'>, { subscription }: Pick<IntentRow, 'subscription'>): Date | null {
  const renews = subscription !== null && subscription.renews === undefined
  return renews ? new Date(now().getTime() + renewalCheckMs) : null
}

/** Whether somebody else takes the money, and can be asked about it. */
export function usesProvider(provider: ProviderName): boolean {
  return provider !== 'bankTransfer' && provider !== 'cashOnDelivery'
}

/** The row of a payment that begins. What costs nothing is settled, and what is paid by hand nobody asks a provider about. */
export function buildIntent(
  { now }: Pick<Ctx, 'now'>,
  { order, provider, subscription = null, detail = {} }: NewIntentInput,
): typeof paymentIntents.$inferInsert {
  const isFree = order.status === 'paid'
  return {
    orderId: order.id,
    provider,
    amountCents: order.totalCents,
    currency: order.currency,
    subscription,
    detail,
    state: isFree ? 'settled' : 'open',
    nextCheckAt: !isFree && usesProvider(provider) ? new Date(now().getTime() + firstCheckMs) : null,
    createdAt: now(),
    updatedAt: now(),
  }
}
