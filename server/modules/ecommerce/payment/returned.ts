import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { providerNamed } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/context'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { auditLog } from '@/server/db/schema/site'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { asProviderSees, findIntent, type IntentRow, type OwnIntent } from './intents'
import { askedBack } from './refunds'

type Returned = { intent: OwnIntent; refund: string; cents: number }

/**
 * Writes down money that went back at the provider's own screens, or by a chargeback, so that no part of it goes back once more. The provider is asked
 * how much it was. That all of it went back is not found out by adding: of that the payment's own status speaks (settle.ts).
 */
export async function noteReturned(ctx: Ctx, intentId: number, refund: string): Promise<void> {
  const intent = await findIntent(ctx.db, intentId)
  const provider = intent && providerNamed(intent.provider)
  const amount = intent && (await provider?.refunded?.(asProviderSees(intent), refund))
  if (!amount || amount.currency !== intent.currency) return
  const cents = await inTransaction(ctx, (tx) => write(ctx, tx, { intent, refund, cents: amount.cents }))
  if (cents > 0) log('warn', 'money of an order went back at its provider', { order: intent.order.number, refund, cents })
}

/** @returns cents that nobody here had asked for */
async function write(ctx: Ctx, tx: Transaction, { intent: { id: intentId, order }, refund, cents }: Returned): Promise<number> {
  const [{ status } = order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id)).for('update')
  const [intent] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, intentId)).for('update')
  if (intent?.state !== 'settled' && intent?.state !== 'surplus' && intent?.state !== 'refunded') return 0
  const isOurs = and(eq(paymentRefunds.intentId, intentId), eq(paymentRefunds.transaction, refund))
  const found = { intent, siteId: order.siteId, refund, cents }
  if ((await tx.$count(paymentRefunds, isOurs)) > 0 || (await isNamed(ctx, tx, found))) return 0
  const left = Math.min(cents, intent.amountCents - (await askedBack(tx, intentId)))
  if (left <= 0) return 0
  const at = ctx.now()
  const done = { key: `there.${refund}`, state: 'done', transaction: refund, createdAt: at, updatedAt: at } as const
  await tx.insert(paymentRefunds).values({ ...done, intentId, amountCents: left })
  const said = { at, actor: `provider:${intent.provider}`, requestId: ctx.requestId }
  await tx.insert(orderEvents).values({ ...said, orderId: order.id, from: status, to: status, detail: { returned: left } })
  await audit(ctx, tx, { ...found, cents: left })
  return left
}

type Found = { intent: IntentRow; siteId: number; refund: string; cents: number }

async function audit(ctx: Ctx, tx: Transaction, { intent, siteId, refund, cents }: Found) {
  const said = { at: ctx.now(), actor: `provider:${intent.provider}`, requestId: ctx.requestId }
  const detail = { intentId: intent.id, transaction: refund, cents }
  await tx.insert(auditLog).values({ ...said, siteId, action: 'payment.refund.there', target: `order:${intent.orderId}`, detail })
}

/** Of what we were refused, or noted without knowing its name, and a person paid back at the provider: one of that amount is this one. */
async function isNamed(ctx: Ctx, tx: Transaction, found: Found) {
  const { intent, refund, cents } = found
  const { intentId: of, transaction, amountCents, state, id } = paymentRefunds
  const isIt = and(eq(of, intent.id), isNull(transaction), eq(amountCents, cents), inArray(state, ['failed', 'done']))
  const [named] = await tx.select({ id, state }).from(paymentRefunds).where(isIt).orderBy(asc(id)).limit(1)
  if (!named) return false
  await tx.update(paymentRefunds).set({ state: 'done', transaction: refund, updatedAt: ctx.now() }).where(eq(id, named.id))
  if (named.state === 'failed') await audit(ctx, tx, found)
  return true
}
