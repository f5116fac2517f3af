import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { PaymentError } from '@/server/adapters/payment/payment-error'
import type { BrowserStep, PaymentProvider } from '@/server/adapters/payment/port'
import { providerNamed } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/context'
import { orderLines } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { subscriptionPlans } from '@/server/db/schema/product'
import { settle } from '../order/settle'
import { asProviderSees, findIntent, type OwnIntent } from './intents'

/**
 * Names the order's open payment at its provider, and gives what the browser does next; '' when nothing waits to be paid there. The provider is
 * asked outside any transaction, and the same payment again is the same at the provider, so an answer that was lost is asked for once more.
 * @throws PAYMENT_UNAVAILABLE with the order's slug: the order stands, and can be paid later
 */
export async function openPayment(ctx: Ctx, orderId: number): Promise<OrderCreated['html']> {
  const [open] = await ctx.db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'open')))
  const intent = open ? await findIntent(ctx.db, open.id) : null
  if (!intent) return ''
  const { reference, step } = await start(ctx, intent)
  if (reference !== null && intent.providerReference === null) {
    await ctx.db.update(paymentIntents).set({ providerReference: reference }).where(eq(paymentIntents.id, intent.id))
  }
  return htmlOf(step)
}

async function start(ctx: Ctx, intent: OwnIntent) {
  const provider = providerNamed(intent.provider)
  if (!provider) throw new AppError('PAYMENT_UNAVAILABLE', { orderSlug: intent.order.slug })
  const back = `${ctx.site.url}/api/v2/ecommerce/payment`
  const comesBack = `${back}/return/${provider.name}`
  const urls = { success: comesBack, failure: comesBack, notice: `${back}/notice/${provider.name}` }
  try {
    const named = await withPlan(ctx, provider, intent)
    return await provider.start({ ...asProviderSees(named), shopper: { email: intent.order.email }, urls })
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    // It said no to this very payment: another try is another payment.
    const isFinal = error.kind === 'refused' || error.kind === 'mismatch'
    if (isFinal) await settle(ctx, intent.id, { state: 'failed', reason: error.message })
    throw new AppError('PAYMENT_UNAVAILABLE', { orderSlug: intent.order.slug }, error)
  }
}

/** A subscription whose plan the provider has: it is made there with the first order of it, and kept for all others. */
async function withPlan(ctx: Ctx, provider: PaymentProvider, intent: OwnIntent): Promise<OwnIntent> {
  const { subscription } = intent
  if (!subscription || subscription.ofPlan === undefined || !provider.makePlan) return intent
  const [plan] = await ctx.db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, subscription.ofPlan))
  if (!plan) throw new PaymentError('refused', { reason: 'the plan is offered no more' })
  const [line] = await ctx.db.select({ name: orderLines.name }).from(orderLines).where(eq(orderLines.orderId, intent.order.id))
  const { everyMonths, cents } = plan
  const price = { cents, currency: intent.currency }
  const { key } = asProviderSees(intent)
  const planId = plan.providerPlanId ?? (await provider.makePlan({ key, name: line?.name ?? '', everyMonths, price }))
  const made = { planId, quantity: subscription.quantity }
  await ctx.db.update(subscriptionPlans).set({ providerPlanId: planId }).where(eq(subscriptionPlans.id, plan.id))
  await ctx.db.update(paymentIntents).set({ subscription: made }).where(eq(paymentIntents.id, intent.id))
  return { ...intent, subscription: made }
}

function htmlOf(step: BrowserStep): OrderCreated['html'] {
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
