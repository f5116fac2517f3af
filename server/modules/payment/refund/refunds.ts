import { and, eq, inArray, like, ne, notLike, sql, type SQL } from 'drizzle-orm'
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
 * Requests a refund of a paid order, in full or in part: written with its cause, carried out by a job (docs/rules/payments.md#refund-request).
 * @returns refunded cents; null if no provider took the money and a person must refund it
 */
export async function requestRefund(
  ctx: Pick<Ctx, 'now'>,
  tx: Transaction,
  { orderId, key = 'all', cents }: RefundInput,
): Promise<number | null> {
  const [intent] = await tx
    .select()
    .from(paymentIntents)
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'settled')))
    .for('update')
  if (!intent || intent.providerReference === null) return null
  const amountCents = Math.min(cents ?? intent.amountCents, intent.amountCents - (await refundRequested(tx, intent.id)))
  if (amountCents <= 0) return 0
  const written = await tx
    .insert(paymentRefunds)
    .values({ intentId: intent.id, key, amountCents, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: paymentRefunds.id })
  if (written.length === 0) return 0
  await enqueueJob(tx, 'payment', { intentId: intent.id })
  return amountCents
}

/** Cents of all refunds of an intent, refused ones included: a person pays those. */
export async function refundRequested(tx: Transaction, intentId: number) {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.amountCents}), 0)::int` })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.intentId, intentId))
  return sum?.cents ?? 0
}

/** Prefix of the key of an external refund. */
export const externalKeyPrefix = 'there.'

/** Cents refunded externally (external-refunds.ts), and cents requested here. */
async function refundedTotals(tx: Tx, orderId: number) {
  const isExternal = like(paymentRefunds.key, `${externalKeyPrefix}%`)
  const sumOf = (which: SQL) => sql<number>`coalesce(sum(${paymentRefunds.amountCents}) filter (where ${which}), 0)::int`
  const [sums] = await tx
    .select({ external: sumOf(isExternal), own: sumOf(notLike(paymentRefunds.key, `${externalKeyPrefix}%`)) })
    .from(paymentRefunds)
    .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'settled')))
  return sums ?? { external: 0, own: 0 }
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
  const remaining = amountCents - (await refundRequested(tx, intentId))
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
  const [parts, { external, own }] = [await loadWithdrawnParts(tx, order), await refundedTotals(tx, order.id)]
  const earlier = parts.reduce((sum, part) => sum + (part.id === requestId ? 0 : part.cents), 0)
  return Math.max(0, Math.min(cents, earlier + cents - external - own))
}
