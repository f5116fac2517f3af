import { and, asc, eq, inArray, like, ne, notLike, sql, type SQL } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import type { Transaction } from '@/server/core/transaction'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import type { IntentRow } from '@/server/modules/payment/intents/intents'
import { lockIntent } from '@/server/modules/payment/intents/lock-intent'
import type { OrderRow } from '@/server/db/order-snapshots'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/order-withdrawals'

/** The key of the refund of all that is left. */
const wholeKey = 'all'

type RefundInput = {
  orderId: number
  /** Names the reason, e.g. 'withdrawal.7'; the same key refunds once. Defaults to that of the whole order. */
  key?: string
  /** Defaults to the unrefunded remainder. */
  cents?: number
}

/** The rows of one refund: one for each payment that it takes from. Cents of all of them. */
type WrittenRefund = { ids: [number, ...number[]]; cents: number }

/**
 * Requests a refund of a paid order, in full or in part: written with its cause, carried out by a job, or by a person where no provider took the money
 * (docs/rules/payments.md#refund-request).
 * @returns requested cents; 0 if the order is not paid or nothing is left
 */
export async function requestRefund(ctx: Pick<Ctx, 'now'>, tx: Transaction, input: RefundInput): Promise<number> {
  return (await createPaymentRefund(ctx, tx, input))?.cents ?? 0
}

/**
 * The same, with the ids of the refund's rows; null if nothing was written. An order whose edit was paid for has several payments: the oldest pays first
 * (docs/rules/payments.md#several-payments).
 */
export async function createPaymentRefund(
  ctx: Pick<Ctx, 'now'>,
  tx: Transaction,
  { orderId, key = wholeKey, cents = Infinity }: RefundInput,
): Promise<WrittenRefund | null> {
  const intents = await lockSettledIntents(tx, orderId)
  if (await isRequested(tx, orderId, key)) return null
  let written = 0
  const ids: number[] = []
  for (const intent of intents) {
    const amountCents = Math.min(cents - written, intent.amountCents - intent.refundedCents)
    if (amountCents <= 0) continue
    ids.push(await insertRefund(ctx, tx, { intent, key, amountCents }))
    written += amountCents
  }
  const [first, ...others] = ids
  return first === undefined ? null : { ids: [first, ...others], cents: written }
}

type NewRefund = { intent: IntentRow; key: string; amountCents: number }

async function insertRefund(ctx: Pick<Ctx, 'now'>, tx: Transaction, { intent, key, amountCents }: NewRefund): Promise<number> {
  const isManual = intent.providerReference === null
  const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
  const [written] = await tx
    .insert(paymentRefunds)
    .values({ intentId: intent.id, key, amountCents, state: isManual ? 'manual' : 'due', ...at })
    .returning({ id: paymentRefunds.id })
  if (!written) throw new Error('No refund was written.')
  if (!isManual) await enqueueJob(tx, 'payment', { intentId: intent.id })
  return written.id
}

/** Whether a payment that the order used has a refund of this key. */
async function isRequested(tx: Transaction, orderId: number, key: string): Promise<boolean> {
  const own = tx.select({ id: paymentIntents.id }).from(paymentIntents).where(isUsedBy(orderId))
  return (await tx.$count(paymentRefunds, and(inArray(paymentRefunds.intentId, own), eq(paymentRefunds.key, key)))) > 0
}

/** Locks the payments that settled the order and its edits, oldest first, so that refunds of it follow one another. */
function lockSettledIntents(tx: Transaction, orderId: number): Promise<IntentRow[]> {
  return tx.select().from(paymentIntents).where(isSettledBy(orderId)).orderBy(asc(paymentIntents.id)).for('update')
}

/** Payments that hold money of the order, or held it until all of theirs was refunded. */
function isUsedBy(orderId: number) {
  return and(eq(paymentIntents.orderId, orderId), inArray(paymentIntents.state, ['settled', 'refunded']))
}

function isSettledBy(orderId: number) {
  return and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'settled'))
}

/** What the payments that settled the order and its edits hold after refunds, cents. Null without one. */
export async function loadRefundable(tx: Tx, orderId: number) {
  const intents = await tx.select().from(paymentIntents).where(isSettledBy(orderId)).orderBy(asc(paymentIntents.id))
  // That of a free order holds nothing, and its difference may have been paid in another way.
  const first = intents.find(({ amountCents, refundedCents }) => amountCents > refundedCents) ?? intents[0]
  if (!first) return null
  const leftCents = intents.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0)
  return { provider: first.provider, leftCents, isManual: first.providerReference === null }
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
    .where(and(inArray(paymentRefunds.intentId, ofOrder), eq(paymentRefunds.key, wholeKey), eq(paymentRefunds.state, 'manual')))
}

/** Whether the whole refund of an order was made, or is being made, from one of its payments. */
export async function isWholeRequested(tx: Transaction, orderId: number): Promise<boolean> {
  return isRequested(tx, orderId, wholeKey)
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

/** Cents of an intent that were refunded externally in parts. */
export async function sumExternalRefunds(tx: Transaction, intentId: number) {
  const { key, amountCents } = paymentRefunds
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${amountCents}), 0)::int` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.intentId, intentId), like(key, `${externalKeyPrefix}%`)))
  return sum?.cents ?? 0
}

/** Prefix of the key of a refund by staff (`order_refunds`). */
export const officeKeyPrefix = 'office.'

/** Prefix of the key of the difference that an edit refunds (`order_edits`): its pieces are no longer in the order's lines. */
export const editKeyPrefix = 'edit.'

/** The key of the refund of an overpayment: it is no refund of the order, whose own may follow. */
export const surplusKey = 'surplus'

/** The key of the refund of a payment that the provider refunded before it paid the order: it is no refund of the order either. */
const unbookedKey = 'unbooked'

/** Cents refunded externally (external-refunds.ts), and cents requested here, apart from refunds by staff, of edits and of money that never paid the order. */
async function refundedTotals(tx: Tx, orderId: number) {
  const { key } = paymentRefunds
  const isExternal = like(key, `${externalKeyPrefix}%`)
  const isOther = (prefix: string) => notLike(key, `${prefix}%`)
  const isOwnRequest = sql`${isOther(externalKeyPrefix)} and ${isOther(officeKeyPrefix)} and ${isOther(editKeyPrefix)} and ${key} not in (${surplusKey}, ${unbookedKey})`
  const sumOf = (which: SQL) => sql<number>`coalesce(sum(${paymentRefunds.amountCents}) filter (where ${which}), 0)::int`
  const [sums] = await tx
    .select({ external: sumOf(isExternal), requested: sumOf(isOwnRequest) })
    .from(paymentRefunds)
    .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
    .where(isUsedBy(orderId))
  return sums ?? { external: 0, requested: 0 }
}

/**
 * Records that the provider refunded the whole payment. Pending refunds are left to end by themselves.
 * @returns cents that nobody requested here
 */
export async function recordFullRefund(
  ctx: Pick<Ctx, 'now'>,
  tx: Transaction,
  { id: intentId, amountCents, state }: Pick<IntentRow, 'id' | 'amountCents' | 'state'>,
): Promise<number> {
  const at = { updatedAt: ctx.now() }
  await tx
    .update(paymentRefunds)
    .set({ state: 'done', ...at })
    .where(and(eq(paymentRefunds.intentId, intentId), inArray(paymentRefunds.state, ['due', 'failed'])))
  const remaining = amountCents - (await sumRefunds(tx, intentId))
  if (remaining <= 0) return 0
  const key = state === 'settled' ? 'rest' : unbookedKey
  const rest = { intentId, key, amountCents: remaining, state: 'done' as const, createdAt: ctx.now(), ...at }
  await tx.insert(paymentRefunds).values(rest).onConflictDoNothing()
  return remaining
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
  actor?: string
}

/**
 * Records a refund's outcome. Of two concurrent attempts one may be refused because the other succeeded: a done refund never becomes failed
 * (docs/rules/payments.md#refund-refused). A fully refunded intent becomes `refunded`.
 */
export async function recordRefundOutcome(ctx: Ctx, tx: Transaction, { refundId, intentId, before, outcome, actor }: OutcomeInput) {
  const { state, transaction } = outcome
  const payment = (await lockIntent(tx, intentId))?.intent
  if (!payment) return
  const now = ctx.now()
  const canChange = state === 'failed' ? eq(paymentRefunds.state, before) : ne(paymentRefunds.state, 'done')
  const written = await tx
    .update(paymentRefunds)
    .set({ state, transaction, updatedAt: now })
    .where(and(eq(paymentRefunds.id, refundId), canChange))
    .returning({ id: paymentRefunds.id })
  if (written.length === 0) return
  await audit(ctx, tx, {
    actor: actor ?? `provider:${payment.provider}`,
    action: `payment.refund.${state}`,
    target: `order:${payment.orderId}`,
    detail: { intentId, refundId, transaction },
  })
  const [refunded] = await tx
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.amountCents}), 0)::int` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.intentId, intentId), sql`${paymentRefunds.state} in ('done', 'pending')`))
  if ((refunded?.cents ?? 0) < payment.amountCents) return
  await tx.update(paymentIntents).set({ state: 'refunded', updatedAt: now }).where(eq(paymentIntents.id, intentId))
}

type RefundPart = { order: Pick<OrderRow, 'id' | 'totalCents'>; withdrawalId: number; cents: number }

/** Cents still to refund for a part; externally refunded money is set off once (docs/rules/after-sale.md#withdrawal-refund-once). */
export async function refundDue(tx: Tx, { order, withdrawalId, cents }: RefundPart): Promise<number> {
  const [parts, { external, requested }] = [await loadWithdrawnParts(tx, order), await refundedTotals(tx, order.id)]
  const earlier = parts.reduce((sum, part) => sum + (part.id === withdrawalId ? 0 : part.cents), 0)
  const left = (await loadRefundable(tx, order.id))?.leftCents ?? cents
  return Math.max(0, Math.min(cents, left, earlier + cents - external - requested))
}
