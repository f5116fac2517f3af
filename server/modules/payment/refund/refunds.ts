import { and, eq, inArray, like, ne, notLike, sql, type SQL } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import type { Tx } from '@/server/db/client'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import type { Transaction } from '@/server/core/transaction'
import { queueJob } from '@/server/adapters/queue/queue-job'
import type { IntentRow } from '@/server/modules/payment/intents/intents'
import type { OrderRow } from '@/server/db/order-snapshots'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/order-withdrawals'

type RefundInput = {
  orderId: number
  /** Names the reason, e.g. 'withdrawal.7': the same reason pays back once. */
  key?: string
  /** Nothing said: all that has not gone back yet. */
  cents?: number
}

/**
 * Gives money of a paid order back, all or a part: written here with what causes it, carried out after the transaction as often as it takes.
 * An order that no provider was paid for is paid back by hand, and nothing is written.
 * @returns cents that go back; null where no provider can: a person pays
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
  await queueJob(tx, 'payment', { intentId: intent.id })
  return amountCents
}

/** Cents that have gone back or will: what the provider refused a person pays. */
export async function refundRequested(tx: Transaction, intentId: number) {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.amountCents}), 0)::int` })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.intentId, intentId))
  return sum?.cents ?? 0
}

/** Begins the key of a refund that nobody here asked for. */
export const externalKeyPrefix = 'there.'

/** Cents that went back at the provider's own screens (returned.ts), and those that were asked back from here. */
export async function refundedTotals(tx: Tx, orderId: number) {
  const isExternal = like(paymentRefunds.key, `${externalKeyPrefix}%`)
  const sumOf = (which: SQL) => sql<number>`coalesce(sum(${paymentRefunds.amountCents}) filter (where ${which}), 0)::int`
  const [sums] = await tx
    .select({ there: sumOf(isExternal), here: sumOf(notLike(paymentRefunds.key, `${externalKeyPrefix}%`)) })
    .from(paymentRefunds)
    .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'settled')))
  return sums ?? { there: 0, here: 0 }
}

/** The provider says that all of it goes back, by our wish or at its own screens: no part of it does once more. What is on its way is asked about until it has ended. */
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
  const left = amountCents - (await refundRequested(tx, intentId))
  if (left <= 0) return
  const rest = { intentId, key: 'rest', amountCents: left, state: 'done' as const, createdAt: ctx.now(), ...at }
  await tx.insert(paymentRefunds).values(rest).onConflictDoNothing()
}

export type RefundRow = typeof paymentRefunds.$inferSelect
type Outcome = { state: 'done' | 'pending' | 'failed'; transaction: string | null }

type OutcomeInput = {
  refundId: number
  intentId: number
  /** As it stood when the provider was asked. */
  before: RefundRow['state']
  outcome: Outcome
  /** Nothing said: the provider. */ by?: { actor: string; reason: string }
}

/**
 * Notes what became of a refund. Of two that asked at once one may have been refused what the other got: money that went back is never said to be a
 * person's to pay. An intent whose money has gone back whole says so.
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
  const isNewState = state === 'failed' ? eq(paymentRefunds.state, before) : ne(paymentRefunds.state, 'done')
  const written = await tx
    .update(paymentRefunds)
    .set({ state, transaction, updatedAt: now })
    .where(and(eq(paymentRefunds.id, refundId), isNewState))
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

/** What of a part's worth (`cents`) is left to go back: money that the merchant gave back at the provider's own screens is set off once (decision 007). */
export async function refundDue(tx: Tx, { order, requestId, cents }: RefundPart): Promise<number> {
  const [parts, { there, here }] = [await loadWithdrawnParts(tx, order), await refundedTotals(tx, order.id)]
  const earlier = parts.reduce((sum, part) => sum + (part.id === requestId ? 0 : part.cents), 0)
  return Math.max(0, Math.min(cents, earlier + cents - there - here))
}
