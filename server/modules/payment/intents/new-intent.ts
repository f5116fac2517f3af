import type { ProviderName } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/core/context'
import type { paymentIntents } from '@/server/db/schema/payment'
import type { IntentRow } from './intents'

type NewIntentInput = {
  order: { id: number; totalCents: number; currency: string; status: string }
  provider: ProviderName
  subscription?: IntentRow['subscription']
  detail?: IntentRow['detail']
  /** The proposed edit whose difference it pays; `totalCents` is the difference. */
  editId?: number | null
}

/** The sweep's first check, ms: most shoppers are back by then (docs/rules/payments.md#payment-sweep). */
const firstCheckMs = 60_000

/** How often a subscription's charges are checked beside its webhooks, ms (docs/rules/payments.md#subscription-renewal). */
const renewalCheckMs = 24 * 3600 * 1000

/** The next check of a settled payment: only a subscription's first payment has one, because its later charges pay orders too. */
export function nextRenewalCheck({ now }: Pick<Ctx, 'now'>, { subscription }: Pick<IntentRow, 'subscription'>): Date | null {
  const isFirstPayment = subscription !== null && subscription.renewalOf === undefined
  return isFirstPayment ? new Date(now().getTime() + renewalCheckMs) : null
}

/** Whether a provider takes the money and can be asked about it. */
export function isProviderPayment(provider: string): boolean {
  return provider !== 'bankTransfer' && provider !== 'cashOnDelivery'
}

/** The row of a new payment (docs/rules/payments.md#intent-before-call). Free orders are settled; manual payments are never checked. */
export function buildIntent(
  { now }: Pick<Ctx, 'now'>,
  { order, provider, subscription = null, detail = {}, editId = null }: NewIntentInput,
): typeof paymentIntents.$inferInsert {
  const isFree = order.status === 'paid'
  return {
    orderId: order.id,
    editId,
    provider,
    amountCents: order.totalCents,
    currency: order.currency,
    subscription,
    detail,
    state: isFree ? 'settled' : 'open',
    nextCheckAt: !isFree && isProviderPayment(provider) ? new Date(now().getTime() + firstCheckMs) : null,
    createdAt: now(),
    updatedAt: now(),
  }
}
