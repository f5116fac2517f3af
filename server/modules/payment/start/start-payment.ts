import { and, eq } from 'drizzle-orm'
import { storedLocale } from '@/server/core/languages'
import { AppError } from '@/lib/api/errors'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { BrowserStep, PaymentIntent, PaymentProvider } from '@/server/adapters/payment/port'
import { findProvider } from '@/server/adapters/payment/registry/providers'
import type { Ctx } from '@/server/core/context'
import { env } from '@/lib/env'
import { AddressSnapshot } from '@/server/db/order-snapshots'
import { orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { subscriptionPlans } from '@/server/db/schema/product'
import { log } from '@/server/core/log'
import { settle } from '@/server/modules/payment/settle/settle'
import { subscriptionTax } from '@/server/modules/payment/subscription/celero-tax'
import { isOpenIntentOf } from './open-payment'
import { toProviderIntent, findIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'

/**
 * Starts the order's open payment at its provider, or that of an edit's difference, and returns the browser's next step, '' if nothing is open. Starting the
 * same payment again is safe, so a lost answer can be retried.
 * @throws PAYMENT_UNAVAILABLE with the order's slug: the order exists and can be paid later
 */
export async function startPayment(ctx: Ctx, orderId: number, editId: number | null = null): Promise<OrderCreated['html']> {
  const [open] = await ctx.db.select({ id: paymentIntents.id }).from(paymentIntents).where(isOpenIntentOf(orderId, editId))
  const intent = open ? await findIntent(ctx.db, open.id) : null
  if (!intent) return ''
  const { reference, step } = await startAtProvider(ctx, intent)
  if (reference !== null && intent.providerReference === null) {
    await ctx.db.update(paymentIntents).set({ providerReference: reference }).where(eq(paymentIntents.id, intent.id))
  }
  return presentStep(step)
}

async function startAtProvider(ctx: Ctx, intent: IntentWithOrder) {
  const provider = findProvider(intent.provider)
  if (!provider) throw new AppError('PAYMENT_UNAVAILABLE', { orderSlug: intent.order.slug })
  try {
    return await startWithPlan(ctx, provider, intent)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // A refused payment cannot be retried; the next attempt is a new one.
    if (error.kind !== 'unavailable') await settle(ctx, intent.id, { state: 'failed', reason: error.message })
    throw new AppError('PAYMENT_UNAVAILABLE', { orderSlug: intent.order.slug }, error)
  }
}

/** Replaces an unusable plan, at most twice: other orders may have stored a broken one meanwhile (docs/rules/payments.md#subscription-plan). */
async function startWithPlan(ctx: Ctx, provider: PaymentProvider, intent: IntentWithOrder, triesLeft = 2) {
  const base = `${ctx.site.url}/api/v2/ecommerce/payment`
  const returnUrl = `${base}/return/${provider.name}`
  const urls = { success: returnUrl, failure: returnUrl, webhook: `${base}/notice/${provider.name}` }
  const withPlan = await ensurePlan(ctx, provider, intent)
  try {
    const payment = await withSubscriptionTax(ctx, toProviderIntent(withPlan), intent.order.id)
    return await provider.start({
      ...payment,
      shopper: { email: intent.order.email, locale: storedLocale(ctx.site, intent.order.languageId) },
      urls,
    })
  } catch (error) {
    const isPlanGone = error instanceof ProviderError && error.kind === 'noPlan'
    if (!isPlanGone || triesLeft === 0) throw error
    log('warn', 'a plan at the provider is unusable and is created again', { order: intent.order.number, ...error.detail })
    return startWithPlan(ctx, provider, await discardPlan(ctx, withPlan), triesLeft - 1)
  }
}

/** docs/rules/payments.md#celero-tax */
async function withSubscriptionTax(ctx: Ctx, payment: PaymentIntent, orderId: number): Promise<PaymentIntent> {
  if (env.CELERO_TAX !== 'on' || !payment.subscription) return payment
  const [billed] = await ctx.db
    .select({ billing: orders.billing, rate: orderLines.vatRate })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!billed) return payment
  const { country } = AddressSnapshot.parse(billed.billing)
  return { ...payment, subscription: { ...payment.subscription, tax: subscriptionTax({ isCelero: true, country, rate: billed.rate }) } }
}

/** Creates the plan at the provider with its first order, and reuses it for all others. */
async function ensurePlan(ctx: Ctx, provider: PaymentProvider, intent: IntentWithOrder): Promise<IntentWithOrder> {
  const { subscription } = intent
  if (!subscription || subscription.planId !== '' || !provider.createPlan) return intent
  if (!subscription.ofPlan) throw new ProviderError('refused', { reason: 'the plan is unknown' })
  const { id, everyMonths, cents } = subscription.ofPlan
  const isSame = and(eq(subscriptionPlans.id, id), eq(subscriptionPlans.everyMonths, everyMonths), eq(subscriptionPlans.cents, cents))
  const [plan] = await ctx.db.select().from(subscriptionPlans).where(isSame)
  const [line] = await ctx.db.select({ name: orderLines.name }).from(orderLines).where(eq(orderLines.orderId, intent.order.id))
  const price = { cents, currency: intent.currency }
  const { key } = toProviderIntent(intent)
  const planId = plan?.providerPlanId ?? (await provider.createPlan({ key, name: line?.name ?? '', everyMonths, price }))
  const planned = { ...subscription, planId }
  await ctx.db.update(subscriptionPlans).set({ providerPlanId: planId }).where(isSame)
  await ctx.db.update(paymentIntents).set({ subscription: planned }).where(eq(paymentIntents.id, intent.id))
  return { ...intent, subscription: planned }
}

/** Forgets an unusable plan. */
async function discardPlan(ctx: Ctx, intent: IntentWithOrder): Promise<IntentWithOrder> {
  const { subscription } = intent
  if (!subscription) return intent
  const isGone = eq(subscriptionPlans.providerPlanId, subscription.planId)
  await ctx.db.update(subscriptionPlans).set({ providerPlanId: null }).where(isGone)
  return { ...intent, subscription: { ...subscription, planId: '' } }
}

function presentStep(step: BrowserStep): OrderCreated['html'] {
  switch (step.kind) {
    case 'none':
      return ''
    case 'form':
      return JSON.stringify(step.form)
    case 'paypal':
      return step.payload
  }
  step satisfies never
  return ''
}
