import { eq } from 'drizzle-orm'
import type { ProviderName } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { subscriptionPlans } from '@/server/db/schema/product'
import type { CartState } from '@/server/modules/cart/state/cart-state'
import type { PaymentMethodRow } from '@/server/modules/checkout/methods/list-methods'
import type { IntentRow } from '@/server/modules/payment/intents/intents'

/** How a new order is paid: its first payment, as `newIntent` writes it. */
export type OrderPayment = { provider: ProviderName; subscription: IntentRow['subscription']; detail: IntentRow['detail'] }

type PaymentContext = { payment: PaymentMethodRow | null; state: CartState }
type ReturnUrls = { successURL?: string | null; failureURL?: string | null }

/** `wish` has been checked: both are addresses of this site. Only their path is kept, so that a moved site leads to itself. */
export async function resolvePayment(
  ctx: Pick<Ctx, 'site'>,
  tx: Tx,
  { payment, state }: PaymentContext,
  wish: ReturnUrls,
): Promise<OrderPayment> {
  if (!payment?.provider) throw new Error('An order that nobody can be paid for was not refused.')
  const { provider } = payment
  const subscription = state.isSubscription ? await loadSubscriptionPlan(tx, state) : null
  const pathOf = (address: string) => new URL(address, ctx.site.url).href.slice(new URL(ctx.site.url).origin.length)
  const { successURL, failureURL } = wish
  return {
    provider,
    subscription,
    detail: { ...(successURL ? { success: pathOf(successURL) } : {}), ...(failureURL ? { failure: pathOf(failureURL) } : {}) },
  }
}

/** What the provider charges from now on; where it has no such plan yet, `openPayment` has it made. */
async function loadSubscriptionPlan(tx: Tx, { lines, priced }: CartState): Promise<NonNullable<IntentRow['subscription']>> {
  const [only] = lines
  const [plan] = await tx
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.id, only?.line?.options.customPriceOption ?? 0))
  if (!only || plan === undefined || plan.cents * only.row.quantity !== priced.summary.orderTotal) {
    throw new Error('A subscription that cannot renew was not refused.')
  }
  const { id, everyMonths, cents, providerPlanId } = plan
  return { planId: providerPlanId ?? '', quantity: only.row.quantity, ofPlan: { id, everyMonths, cents } }
}
