import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { fromCents, toCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { hasWaitingWithdrawal } from '@/server/modules/order/withdrawals/order-withdrawals'
import { buildIntent } from '@/server/modules/payment/intents/new-intent'
import { findPayableProposal } from '@/server/modules/order/edits/proposals'
import { buyerOrGuest, changeMethod, checkChange, type ChosenMethod } from './change-method'
import { isOpenIntentOf, refreshOpenIntent, tryVoidIntent } from './open-payment'
import { payDifference } from './pay-difference'
import { startPayment } from './start-payment'
import { listRetryMethods, loadPayableOrder, totalWith } from './payable-order'

type Input = ParsedOf<typeof paymentApi.retry>
type Attempt = { orderId: number; method: ChosenMethod; input: Input }

/**
 * Pays an order that awaits payment by any method that its cart allowed (docs/rules/payments.md#payment-retry, docs/rules/payments.md#other-payment), or the
 * difference of an edit that waits for it. The open payment is asked about first, so nobody pays twice; it is continued, or voided if the method or the amount
 * changes.
 * @throws NOT_FOUND, ORDER_STATE, PAYMENT_NOT_FOUND, PAYMENT_CHANGED, PAYMENT_UNAVAILABLE, and as checkHold
 */
export async function retry(ctx: Ctx, input: Input) {
  const payable = await loadPayableOrder(ctx, input)
  const { id, slug: orderSlug } = payable
  const proposal = await findPayableProposal(ctx.db, payable)
  if (proposal) return { html: await payDifference(ctx, { id, orderSlug, editId: proposal.id }), orderSlug }
  const before = await refreshOpenIntent(ctx, { id, orderSlug })
  const order = await loadPayableOrder(ctx, input)
  if (['paid', 'packed', 'shipped', 'delivered'].includes(order.status) || before === 'pending') return { html: '', orderSlug }
  await assertAwaitsPayment(ctx.db, order)
  if (isChosenAlready(order, input)) return { html: '', orderSlug }
  const chosen = await resolveMethod(ctx, order, input)
  assertShownTotal(order, chosen, input)
  const isContinued = before?.provider === chosen.provider && before.amountCents === totalWith(chosen, order)
  const replaced = isContinued ? null : before
  // A refused method leaves the payment that may be under way.
  const method = replaced ? await inTransaction(ctx, (tx) => checkChange(ctx, tx, order, chosen)) : chosen
  if (replaced && !(await tryVoidIntent(ctx, replaced))) {
    // Paid since it was asked about.
    await refreshOpenIntent(ctx, { id, orderSlug })
    return { html: '', orderSlug }
  }
  await inTransaction(ctx, (tx) => continueOrCreateIntent(ctx, tx, { orderId: id, method, input }))
  return { html: await startPayment(ctx, id), orderSlug }
}

/** @throws ORDER_STATE unless the order awaits its payment, also while a withdrawal is unanswered (docs/rules/after-sale.md#withdrawal-unpaid) */
async function assertAwaitsPayment(db: Tx, { id, status }: OrderRow) {
  if (status !== 'awaiting_payment' || (await hasWaitingWithdrawal(db, id))) throw new AppError('ORDER_STATE', { status })
}

/** A second press of a method without a provider. */
function isChosenAlready(order: OrderRow, { paymentMethodId }: Input): boolean {
  const { kind, methodId } = PaymentSnapshot.parse(order.payment)
  return kind !== 'provider' && methodId === paymentMethodId
}

async function resolveMethod(ctx: Ctx, order: OrderRow, { paymentMethodId }: Input) {
  const methods = await listRetryMethods(ctx, ctx.db, order)
  const methodId = paymentMethodId ?? PaymentSnapshot.parse(order.payment).methodId
  const method = methods.find(({ id }) => id === methodId)
  if (!method?.provider) throw new AppError('PAYMENT_NOT_FOUND')
  return { ...method, provider: method.provider }
}

/** What the buyer confirmed is what binds (docs/rules/payments.md#payment-confirmation). @throws PAYMENT_CHANGED */
function assertShownTotal(order: OrderRow, method: Pick<ChosenMethod, 'feeCents'>, { total }: Input) {
  const cents = totalWith(method, order)
  if (typeof total === 'number' && toCents(total) !== cents) throw new AppError('PAYMENT_CHANGED', { total: fromCents(cents) })
}

/**
 * Continues the open payment or creates one; an order that costs nothing with this method is paid at once (docs/rules/orders.md#free-order). The method is
 * written only with its payment.
 * @throws ORDER_STATE if another call has started another payment meanwhile, or a withdrawal has arrived, PAYMENT_CHANGED
 */
async function continueOrCreateIntent(ctx: Ctx, tx: Transaction, { orderId, method, input }: Attempt) {
  const locked = await lockOrder(ctx, tx, orderId)
  await assertAwaitsPayment(tx, locked)
  assertShownTotal(locked, method, input)
  const [open] = await tx
    .select({ provider: paymentIntents.provider, amountCents: paymentIntents.amountCents })
    .from(paymentIntents)
    .where(isOpenIntentOf(orderId))
  const isOther = open && (open.provider !== method.provider || open.amountCents !== totalWith(method, locked))
  if (isOther) throw new AppError('ORDER_STATE', { status: locked.status })
  const order = await changeMethod(ctx, tx, locked, method)
  const isFree = order.totalCents === 0
  if (open && !isFree) return
  const [last] = await tx
    .select({ detail: paymentIntents.detail })
    .from(paymentIntents)
    .where(eq(paymentIntents.orderId, orderId))
    .orderBy(sql`${paymentIntents.id} desc`)
    .limit(1)
  const { success, failure } = last?.detail ?? {}
  const subscription = await subscriptionOf(tx, { orderId, provider: method.provider })
  const paying = isFree ? { ...order, status: 'paid' } : order
  const intent = buildIntent(ctx, { order: paying, provider: method.provider, subscription, detail: { success, failure } })
  await tx.insert(paymentIntents).values(intent)
  if (isFree) await transitionOrder(ctx, tx, { orderId, to: 'paid', actor: buyerOrGuest(ctx) })
}

/** The next attempt to pay a subscription's first order is a subscription again; that of a renewal is a single payment. */
async function subscriptionOf(tx: Transaction, { orderId, provider }: { orderId: number; provider: string }) {
  const [first] = await tx
    .select({ subscription: paymentIntents.subscription })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.provider, provider), isNotNull(paymentIntents.subscription)))
    .limit(1)
  return first?.subscription?.renewalOf === undefined ? first?.subscription : null
}
