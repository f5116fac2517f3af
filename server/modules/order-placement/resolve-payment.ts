import { eq } from 'drizzle-orm'
import type { ProviderName } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { subscriptionPlans } from '@/server/db/schema/product'
import type { CartState } from '@/server/modules/cart/state/cart-state'
import type { PaymentMethodRow } from '@/server/modules/checkout/methods/list-methods'
import type { IntentRow } from '@/server/modules/payment/intents/intents'

/** The first payment of a new order, as `buildIntent` writes it. */
export type OrderPayment = { provider: ProviderName; subscription: IntentRow['subscription']; detail: IntentRow['detail'] }

type PaymentContext = { payment: PaymentMethodRow | null; state: CartState }
type ReturnUrls = { successURL?: string | null; failureURL?: string | null }

/** `urls` are checked addresses of this site; only their path is stored, so they survive a change of the site's domain. */
export async function resolvePayment(
  ctx: Pick<Ctx, 'site'>,
  tx: Tx,
  { payment, state }: PaymentContext,
  urls: ReturnUrls,
): Promise<OrderPayment> {
  if (!payment?.provider) throw new Error('An order without a configured provider was not refused.')
  const { provider } = payment
  const subscription = state.isSubscription ? await loadSubscriptionPlan(tx, state) : null
  const pathOf = (address: string) => new URL(address, ctx.site.url).href.slice(new URL(ctx.site.url).origin.length)
  const { successURL, failureURL } = urls
  return {
    provider,
    subscription,
    detail: { ...(successURL ? { success: pathOf(successURL) } : {}), ...(failureURL ? { failure: pathOf(failureURL) } : {}) },
  }
}

/** The subscription at its plan's price; `startPayment` creates the plan if the provider does not have it (docs/rules/payments.md#subscription-alone). */
async function loadSubscriptionPlan(tx: Tx, { lines, priced }: CartState): Promise<NonNullable<IntentRow['subscription']>> {
  const [only] = lines
  const [plan] = await tx
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.id, only?.configured?.options.customPriceOption ?? 0))
  if (!only || plan === undefined || plan.cents * only.item.quantity !== priced.summary.orderTotal) {
    throw new Error('A subscription without a matching plan was not refused.')
  }
  const { id, everyMonths, cents, providerPlanId } = plan
  return { planId: providerPlanId ?? '', quantity: only.item.quantity, ofPlan: { id, everyMonths, cents } }
}
