import { and, eq, inArray, like, ne, sql, type SQL } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import type { Tx } from '@/server/db/client'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import type { Transaction } from '@/server/core/transaction'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import type { IntentRow } from '@/server/modules/payment/intents/intents'
import type { OrderRow } from '@/server/db/order-snapshots'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/order-withdrawals'

type RefundInput = {
  orderId: number
  /** Names the reason, e.g. 'withdrawal.7'; the same key refunds once. */
  key?: string
  /** Defaults to the unrefunded remainder. */
  cents?: number
}

/**
 * Requests a refund of a paid order, in full or in part: written with its cause, carried out by a job, or by a person where no provider took the money
 * (docs/rules/payments.md#refund-request).
 * @returns refunded cents; 0 if the order is not paid or nothing is left
 */
export async function requestRefund(ctx: Pick<Ctx, 'now'>, tx: Transaction, input: RefundInput): Promise<number> {
  return (await createPaymentRefund(ctx, tx, input))?.cents ?? 0
}

/** The same, with the id of the refund's row; null if nothing was written. */
export async function createPaymentRefund(
  ctx: Pick<Ctx, 'now'>,
  tx: Transaction,
  { orderId, key = 'all', cents }: RefundInput,
): Promise<{ id: number; cents: number } | null> {
  const intent = await lockSettledIntent(tx, orderId)
  if (!intent) return null
  const amountCents = Math.min(cents ?? intent.amountCents, intent.amountCents - intent.refundedCents)
  if (amountCents <= 0) return null
  const isManual = intent.providerReference === null
  const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
  const [written] = await tx
    .insert(paymentRefunds)
    .values({ intentId: intent.id, key, amountCents, state: isManual ? 'manual' : 'due', ...at })
    .onConflictDoNothing()
    .returning({ id: paymentRefunds.id })
  if (!written) return null
  if (!isManual) await enqueueJob(tx, 'payment', { intentId: intent.id })
  return { id: written.id, cents: amountCents }
}

/** Locks the payment that settled the order, so that refunds of it follow one another. */
async function lockSettledIntent(tx: Transaction, orderId: number) {
  const [intent] = await tx.select().from(paymentIntents).where(isSettledBy(orderId)).for('update')
  return intent
}

function isSettledBy(orderId: number) {
  return and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'settled'))
}

/** The payment that settled the order, and the cents of it that were not refunded. Null without one. */
export async function loadRefundable(tx: Tx, orderId: number) {
  const { id, provider, amountCents, refundedCents, providerReference } = paymentIntents
  const [intent] = await tx
    .select({ id, provider, amountCents, refundedCents, providerReference })
    .from(paymentIntents)
    .where(isSettledBy(orderId))
  if (!intent) return null
  return { ...intent, leftCents: intent.amountCents - intent.refundedCents, isManual: intent.providerReference === null }
}

/** Cents that a person still has to pay by hand for an order. */
export async function manualDue(tx: Tx, orderId: number): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.amountCents}), 0)::int` })
    .from(paymentRefunds)
    .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentRefunds.state, 'manual')))
  return sum?.cents ?? 0
}

/** Deletes the manual refund of a cancelled order that is revived, unless a person has paid it (docs/rules/payments.md#refund-by-hand). */
export async function dropManualRefund(tx: Transaction, orderId: number) {
  const ofOrder = tx.select({ id: paymentIntents.id }).from(paymentIntents).where(eq(paymentIntents.orderId, orderId))
  await tx
    .delete(paymentRefunds)
    .where(and(inArray(paymentRefunds.intentId, ofOrder), eq(paymentRefunds.key, 'all'), eq(paymentRefunds.state, 'manual')))
}

/** Cents of all refunds of an intent, refused ones included: a person pays those. */
export async function sumRefunds(tx: Transaction, intentId: number) {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.amountCents}), 0)::int` })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.intentId, intentId))
  return sum?.cents ?? 0
}

/** Prefix of the key of an external refund. */
export const externalKeyPrefix = 'external.'

/** Prefix of the key of a refund by staff (`order_refunds`). */
export const officeKeyPrefix = 'office.'

/** Cents refunded externally (external-refunds.ts), and cents requested here, refunds by staff apart. */
async function refundedTotals(tx: Tx, orderId: number) {
  const { key } = paymentRefunds
  const isExternal = like(key, `${externalKeyPrefix}%`)
  const isRequested = sql`${key} not like ${`${externalKeyPrefix}%`} and ${key} not like ${`${officeKeyPrefix}%`}`
  const sumOf = (which: SQL) => sql<number>`coalesce(sum(${paymentRefunds.amountCents}) filter (where ${which}), 0)::int`
  const [sums] = await tx
    .select({ external: sumOf(isExternal), requested: sumOf(isRequested) })
    .from(paymentRefunds)
    .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'settled')))
  return sums ?? { external: 0, requested: 0 }
}

/** Records that the provider refunded the whole payment. Pending refunds are left to end by themselves. */
export async function recordFullRefund(
  ctx: Pick<Ctx, 'now'>,
  tx: Transaction,
  { id: intentId, amountCents }: Pick<IntentRow, 'id' | 'amountCents'>,
) {
  const at = { updatedAt: ctx.now() }
  await tx
    .update(paymentRefunds)
    .set({ state: 'done', ...at })
    .where(and(eq(paymentRefunds.intentId, intentId), inArray(paymentRefunds.state, ['due', 'failed'])))
  const remaining = amountCents - (await sumRefunds(tx, intentId))
  if (remaining <= 0) return
  const rest = { intentId, key: 'rest', amountCents: remaining, state: 'done' as const, createdAt: ctx.now(), ...at }
  await tx.insert(paymentRefunds).values(rest).onConflictDoNothing()
}

export type RefundRow = typeof paymentRefunds.$inferSelect
type Outcome = { state: 'done' | 'pending' | 'failed'; transaction: string | null }

type OutcomeInput = {
  refundId: number
  intentId: number
  /** The state when the provider was asked. */
  before: RefundRow['state']
  outcome: Outcome
  /** Defaults to the provider. */
  by?: { actor: string; reason: string }
}

/**
 * Records a refund's outcome. Of two concurrent attempts one may be refused because the other succeeded: a done refund never becomes failed
 * (docs/rules/payments.md#refund-refused). A fully refunded intent becomes `refunded`.
 */
export async function recordRefundOutcome(ctx: Ctx, tx: Transaction, { refundId, intentId, before, outcome, by }: OutcomeInput) {
  const { state, transaction } = outcome
  const [order] = await tx
    .select({ id: orders.id, siteId: orders.siteId, provider: paymentIntents.provider, amountCents: paymentIntents.amountCents })
    .from(paymentIntents)
    .innerJoin(orders, eq(orders.id, paymentIntents.orderId))
    .where(eq(paymentIntents.id, intentId))
    .for('update')
  if (!order) return
  const now = ctx.now()
  const canChange = state === 'failed' ? eq(paymentRefunds.state, before) : ne(paymentRefunds.state, 'done')
  const written = await tx
    .update(paymentRefunds)
    .set({ state, transaction, updatedAt: now })
    .where(and(eq(paymentRefunds.id, refundId), canChange))
    .returning({ id: paymentRefunds.id })
  if (written.length === 0) return
  await audit(ctx, tx, {
    actor: by?.actor ?? `provider:${order.provider}`,
    action: `payment.refund.${state}`,
    target: `order:${order.id}`,
    detail: { intentId, refundId, transaction, ...(by?.reason ? { reason: by.reason } : {}) },
  })
  const [refunded] = await tx
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.amountCents}), 0)::int` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.intentId, intentId), sql`${paymentRefunds.state} in ('done', 'pending')`))
  if ((refunded?.cents ?? 0) < order.amountCents) return
  await tx.update(paymentIntents).set({ state: 'refunded', updatedAt: now }).where(eq(paymentIntents.id, intentId))
}

type RefundPart = { order: Pick<OrderRow, 'id' | 'totalCents'>; requestId: number; cents: number }

/** Cents still to refund for a part; externally refunded money is set off once (docs/rules/after-sale.md#withdrawal-refund-once). */
export async function refundDue(tx: Tx, { order, requestId, cents }: RefundPart): Promise<number> {
  const [parts, { external, requested }] = [await loadWithdrawnParts(tx, order), await refundedTotals(tx, order.id)]
  const earlier = parts.reduce((sum, part) => sum + (part.id === requestId ? 0 : part.cents), 0)
  const left = (await loadRefundable(tx, order.id))?.leftCents ?? cents
  return Math.max(0, Math.min(cents, left, earlier + cents - external - requested))
}
