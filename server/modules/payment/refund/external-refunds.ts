import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import { findProvider } from '@/server/adapters/payment/registry/providers'
import type { Ctx } from '@/server/core/context'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { toProviderIntent, findIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { endImpossibleProposal } from '@/server/modules/order/edits/proposals'
import { sumRefunds, externalKeyPrefix, type RefundRow } from './refunds'

type ConfirmedRefund = ExternalRefund & { state: 'done' | 'pending' }

/**
 * Records money refunded on the provider's site or by a chargeback (docs/rules/payments.md#external-refunds). A full refund is not added up from parts: the
 * payment's status reports it (settle.ts).
 */
export async function recordExternalRefund(ctx: Ctx, intentId: number, refund: string): Promise<void> {
  const intent = await findIntent(ctx.db, intentId)
  const provider = intent && findProvider(intent.provider)
  const reported = intent && (await provider?.findRefund?.(toProviderIntent(intent), refund))
  if (!reported || reported.state === 'failed' || reported.amount.currency !== intent.currency) return
  const { state, amount } = reported
  const cents = await inTransaction(ctx, (tx) => insertExternalRefund(ctx, tx, { intent, refund, cents: amount.cents, state }))
  if (cents > 0) log('warn', 'an external refund was recorded', { order: intent.order.number, refund, cents })
}

/** @returns cents that were not requested here */
async function insertExternalRefund(ctx: Ctx, tx: Transaction, { intent: own, refund, cents, state }: ConfirmedRefund): Promise<number> {
  const status = await lockOrderStatus(tx, own)
  const [intent] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, own.id)).for('update')
  if (intent?.state !== 'settled' && intent?.state !== 'surplus' && intent?.state !== 'refunded') return 0
  const isOurs = and(eq(paymentRefunds.intentId, intent.id), eq(paymentRefunds.transaction, refund))
  if ((await tx.$count(paymentRefunds, isOurs)) > 0 || (await matchOwnRefund(ctx, tx, { intent: own, refund, cents, state }))) return 0
  const unrecordedCents = Math.min(cents, intent.amountCents - (await sumRefunds(tx, intent.id)))
  if (unrecordedCents <= 0) return 0
  const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
  await tx
    .insert(paymentRefunds)
    .values({ key: `${externalKeyPrefix}${refund}`, state, transaction: refund, intentId: intent.id, amountCents: unrecordedCents, ...at })
  if (state === 'done') await recordExternalRefundEvent(ctx, tx, { intent: own, status, refund, cents: unrecordedCents })
  return unrecordedCents
}

type FinishInput = { intent: IntentWithOrder; refund: RefundRow; isDone: boolean }

/** Finishes a pending external refund. A failed one is deleted, unless the whole payment counts as refunded: then a person decides. */
export async function finishExternalRefund(
  ctx: Ctx,
  tx: Transaction,
  { intent, refund: { id, amountCents, transaction }, isDone }: FinishInput,
) {
  const status = await lockOrderStatus(tx, intent)
  const isPending = and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'pending'))
  if (!isDone && intent.state !== 'refunded') {
    await tx.delete(paymentRefunds).where(isPending)
    return
  }
  const state = isDone ? 'done' : 'failed'
  const ended = await tx.update(paymentRefunds).set({ state, updatedAt: ctx.now() }).where(isPending).returning({ id: paymentRefunds.id })
  if (isDone && ended.length > 0)
    await recordExternalRefundEvent(ctx, tx, { intent, status, refund: transaction ?? '', cents: amountCents })
}

async function lockOrderStatus(tx: Transaction, { order }: IntentWithOrder) {
  const [{ status } = order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id)).for('update')
  return status
}

type ExternalRefund = { intent: IntentWithOrder; refund: string; cents: number }
type FoundRefund = Omit<ExternalRefund, 'refund'> & { refund?: string }

/** Writes the order's history, which tells the office, and the audit. `refund`: the provider's id of it, where it is known. */
export async function recordExternalRefundEvent(
  ctx: Ctx,
  tx: Transaction,
  { status, ...found }: FoundRefund & { status: IntentWithOrder['order']['status'] },
) {
  const { order, provider } = found.intent
  const stamp = { at: ctx.now(), actor: `provider:${provider}`, requestId: ctx.requestId }
  await tx
    .insert(orderEvents)
    .values({ ...stamp, orderId: order.id, from: status, to: status, detail: { externalRefundCents: found.cents } })
  await auditRefund(ctx, tx, found)
  await endImpossibleProposal(ctx, tx, { orderId: order.id, actor: stamp.actor })
}

async function auditRefund(ctx: Ctx, tx: Transaction, { intent: { id, provider, order }, refund, cents }: FoundRefund) {
  const detail = { intentId: id, transaction: refund, cents }
  await audit(ctx, tx, { actor: `provider:${provider}`, action: 'payment.refund.external', target: `order:${order.id}`, detail })
}

/** Matches a refund of the same amount that was refused here, or recorded without an id, and then made by a person at the provider. */
async function matchOwnRefund(ctx: Ctx, tx: Transaction, { state: reported, ...found }: ConfirmedRefund) {
  const { intentId: of, transaction, amountCents, state, id } = paymentRefunds
  const isIt = and(eq(of, found.intent.id), isNull(transaction), eq(amountCents, found.cents), inArray(state, ['failed', 'done']))
  const [matching] = await tx.select({ id, state }).from(paymentRefunds).where(isIt).orderBy(asc(id)).limit(1)
  if (!matching) return false
  await tx.update(paymentRefunds).set({ state: reported, transaction: found.refund, updatedAt: ctx.now() }).where(eq(id, matching.id))
  if (matching.state === 'failed' && reported === 'done') await auditRefund(ctx, tx, found)
  return true
}
