import { and, asc, eq, sql } from 'drizzle-orm'
import type { ProviderName } from '@/server/adapters/payment/port'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { storedLocale } from '@/server/core/languages'
import { awaitsFiles } from '@/server/modules/order/files/awaits-files'
import { checkHold, lockHolds, type Hold } from '@/server/modules/order/holds/check-hold'
import { reservationExpiry } from '@/server/modules/order/lifecycle/reservation'
import { isPersonalised } from '@/server/modules/order/withdrawals/personalised'
import { presentOrder } from '@/server/modules/order/present/present-order'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { buildPaymentSnapshot, loadBankDetails } from '@/server/modules/order/records/payment-snapshot'
import { replaceFee } from '@/server/modules/order/records/replace-fee'
import { moveStock, sumOrderDemand } from '@/server/modules/product/stock/move-stock'
import { findReplacedPayment } from '@/server/modules/payment/intents/replaced-payment'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { totalWith, type PayingMethod } from './payable-order'

export type ChosenMethod = PayingMethod & { provider: ProviderName; /** `checkChange` has counted this attempt. */ isHoldCounted?: boolean }

/**
 * Refuses a method whose hold of the stock the limits forbid, before the payment that it would replace is voided.
 * @returns the method with its hold counted, so that the attempt counts once
 * @throws as checkHold
 */
export async function checkChange(ctx: Ctx, tx: Transaction, order: OrderRow, method: ChosenMethod): Promise<ChosenMethod> {
  const hold = await holdOf(tx, order, method)
  if (!hold) return method
  await lockHolds(ctx, tx, hold)
  await checkHold(ctx, tx, hold)
  return { ...method, isHoldCounted: true }
}

/**
 * Writes the method by which a locked order is paid now, with its fee, and keeps the stock: reserved a little longer for a payment at a provider, taken for a
 * method without one (docs/rules/payments.md#other-payment). The caller settles an order that costs nothing now, which takes its stock.
 */
export async function changeMethod(ctx: Ctx, tx: Transaction, order: OrderRow, method: ChosenMethod): Promise<OrderRow> {
  const before = PaymentSnapshot.parse(order.payment)
  const totalCents = totalWith(method, order)
  const bank = method.kind === 'bankTransfer' ? await loadBankDetails(ctx, tx) : null
  const payment = buildPaymentSnapshot(method, { bank, number: order.number, totalCents, locale: storedLocale(ctx.site, order.languageId) })
  const amounts = totalCents === order.totalCents ? {} : replaceFee(order, method.feeCents)
  const isFree = totalCents === 0
  const stock = isFree ? {} : await keepStock(ctx, tx, order, method)
  const [changed] = await tx
    .update(orders)
    .set({ payment, ...amounts, ...stock, updatedAt: ctx.now() })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error('A locked order is missing.')
  // Two presses at once: the second finds its method written and mails nothing.
  const isChange = before.methodId !== payment.methodId
  if (isChange) await recordChange(ctx, tx, { order: changed, before })
  if (isChange && (isFree || payment.kind !== 'provider')) await confirmChange(ctx, tx, { order: changed, provider: method.provider })
  return changed
}

async function keepStock(ctx: Ctx, tx: Transaction, order: OrderRow, method: ChosenMethod) {
  if (method.kind === 'provider') return extendReservation(ctx, tx)
  const hold = await holdOf(tx, order, method)
  return hold ? takeStock(ctx, tx, order, hold) : {}
}

/** What an order with reserved stock would hold by a payment without a provider; null for other orders and payments. */
async function holdOf(tx: Transaction, order: OrderRow, method: ChosenMethod): Promise<Hold | null> {
  const { kind, isHoldCounted: isCounted } = method
  const cents = totalWith(method, order)
  if (kind === 'provider' || cents === 0 || order.stockState !== 'reserved') return null
  const lines = await tx.select({ taken: orderLines.taken }).from(orderLines).where(eq(orderLines.orderId, order.id))
  return { kind, cents, email: order.email, demand: sumOrderDemand(lines), orderId: order.id, isCounted }
}

/** By the merchant's setting, at most an hour after the order (docs/rules/payments.md#payment-retry). */
async function extendReservation(ctx: Ctx, tx: Transaction) {
  const { checkout } = await loadSiteSettings(ctx, tx)
  const until = reservationExpiry(ctx, checkout).toISOString()
  return {
    reservedUntil: sql`case when ${orders.stockState} = 'reserved' then greatest(${orders.reservedUntil}, least(${until}::timestamptz, ${orders.createdAt} + interval '1 hour')) end`,
  }
}

/**
 * A reservation becomes a sale. Stock cannot be short: it is reserved for this order. The order is unpaid, so the limits of unpaid orders apply to it as to a
 * new one (docs/rules/orders.md#unpaid-holds).
 */
async function takeStock(ctx: Ctx, tx: Transaction, order: OrderRow, hold: Hold) {
  await lockHolds(ctx, tx, hold)
  const cause = { reason: 'order', actor: buyerOrGuest(ctx), at: ctx.now(), requestId: ctx.requestId, cartId: order.cartId } as const
  if (!(await moveStock(tx, { demand: hold.demand, effect: 'commit', cause }))) throw new Error('Reserved stock is missing.')
  await checkHold(ctx, tx, hold)
  return { stockState: 'taken', reservedUntil: null } as const
}

export function buyerOrGuest(ctx: Ctx) {
  return ctx.actor.kind === 'user' ? actorName(ctx) : 'guest'
}

type Change = { order: OrderRow; before: ReturnType<typeof PaymentSnapshot.parse> }

/** The payments at the provider keep their method: money that arrives late after all pays by it (restore-provider-payment.ts). */
async function recordChange(ctx: Ctx, tx: Transaction, { order, before }: Change) {
  const { id: orderId, status } = order
  const { name } = PaymentSnapshot.parse(order.payment)
  const stamp = { orderId, at: ctx.now(), actor: buyerOrGuest(ctx), requestId: ctx.requestId }
  await tx.insert(orderEvents).values({ ...stamp, from: status, to: status, detail: { paymentMethod: name } })
  await audit(ctx, tx, {
    actor: stamp.actor,
    action: 'order.paymentMethod',
    target: `order:${orderId}`,
    detail: { from: before.name, to: name },
  })
  await tx
    .update(paymentIntents)
    .set({ detail: sql`${paymentIntents.detail} || ${JSON.stringify({ method: before })}::jsonb` })
    .where(and(eq(paymentIntents.orderId, orderId), sql`not ${paymentIntents.detail} ? 'method'`))
}

/** The contract with its new payment and total on a durable medium, with the data of the transfer. */
async function confirmChange(ctx: Ctx, tx: Transaction, { order, provider }: { order: OrderRow; provider: ProviderName }) {
  const url = await createOrderUrl(ctx, tx, order)
  const payments = await tx.select().from(paymentIntents).where(eq(paymentIntents.orderId, order.id)).orderBy(asc(paymentIntents.id))
  // The payment of the new method is not written yet.
  const replacedPayment = findReplacedPayment([...payments, { provider, state: 'open', editId: null }])
  const lines = await loadOrderLines(tx, order.id)
  // A free order is paid in this transaction: the mail asks for nothing.
  const status = order.totalCents === 0 ? 'paid' : order.status
  const data = {
    ...presentOrder({ ...order, status }, lines),
    url,
    isPaymentChanged: true,
    replacedPayment,
    awaitsFiles: await awaitsFiles(tx, order, lines),
    hasPersonalised: lines.some(isPersonalised),
  }
  await queueMail(ctx, tx, { template: 'orderConfirmation', to: order.email, languageId: order.languageId, data })
}
