import { eq } from 'drizzle-orm'
import type { ProviderName } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/context'
import type { Tx } from '@/server/db/client'
import { subscriptionPlans } from '@/server/db/schema/product'
import type { CartState } from '../cart/cart-state'
import type { PaymentMethodRow } from '../checkout/methods'
import type { IntentRow } from './intents'

/** How a new order is paid: its first payment, as `newIntent` writes it. */
export type Paying = { provider: ProviderName; subscription: IntentRow['subscription']; detail: IntentRow['detail'] }

type Gathered = { payment: PaymentMethodRow | null; state: CartState }
type Wish = { successURL?: string | null; failureURL?: string | null }

/** `wish` has been checked: both are addresses of this site. Only their path is kept, so that a moved site leads to itself. */
export async function payingOf(ctx: Pick<Ctx, 'site'>, tx: Tx, { payment, state }: Gathered, wish: Wish): Promise<Paying> {
  if (!payment?.provider) throw new Error('An order that nobody can be paid for was not refused.')
  const { provider } = payment
  const subscription = provider === 'paypal' ? await planOf(tx, state) : null
  const pathOf = (address: string) => new URL(address, ctx.site.url).href.slice(new URL(ctx.site.url).origin.length)
  const { successURL, failureURL } = wish
  return {
    provider,
    subscription,
    detail: { ...(successURL ? { success: pathOf(successURL) } : {}), ...(failureURL ? { failure: pathOf(failureURL) } : {}) },
  }
}

/**
 * The provider's plan of an order that is nothing but a subscription: PayPal charges what its plan says, so there may be no other line, no
 * delivery and no discount. Any other order is paid once, whatever is in it.
 */
async function planOf(tx: Tx, { lines, priced }: CartState): Promise<IntentRow['subscription']> {
  const [only, another] = lines
  const planId = only?.line?.options.customPriceOption
  const totalCents = priced.summary.orderTotal
  if (!only || another || planId === undefined || only.price.rowCents !== totalCents) return null
  const [plan] = await tx
    .select({ planId: subscriptionPlans.providerPlanId, cents: subscriptionPlans.cents })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.id, planId))
  if (!plan?.planId || plan.cents * only.row.quantity !== totalCents) return null
  return { planId: plan.planId, quantity: only.row.quantity }
}
