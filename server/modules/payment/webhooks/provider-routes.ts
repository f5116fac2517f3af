import { and, eq, or } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '@/lib/api/errors'
import { routePath } from '@/lib/routing/links'
import { PaymentError } from '@/server/adapters/payment/payment-error'
import type { Dispute, WebhookEvent } from '@/server/adapters/payment/port'
import { findProvider } from '@/server/adapters/payment/providers'
import { database, type Tx } from '@/server/db/client'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentNotices } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { queueJob } from '@/server/adapters/queue/queue-job'
import { log } from '@/server/core/log'
import { shopContext } from '@/server/core/shop-context'
import { settleIntent } from '@/server/modules/payment/settle/settle-intent'
import { returnOutcome, returnPath } from '@/server/modules/payment/settle/return-path'

const base = '/api/v2/ecommerce/payment'
const maxWebhookBytes = 256 * 1024

/** Where providers reach us: no calls of the contract, for what they send and get is theirs to say. */
export function providerRoutes(app: Hono) {
  app.post(`${base}/notice/:provider`, bodyLimit({ maxSize: maxWebhookBytes, onError: tooLarge }), receiveWebhook)
  app.get(`${base}/return/:provider`, handleReturn)
}

function tooLarge(): never {
  throw new AppError('BODY_TOO_LARGE')
}

/**
 * A provider's notice (faults 20): believed when it is signed over its raw bytes, written down once, and answered at once; a job asks the provider
 * what has happened. 400 forged, 503 when the provider could not be asked whether it is its own: it will come again.
 */
async function receiveWebhook(c: Context) {
  const provider = findProvider(c.req.param('provider') ?? '')
  if (!provider) throw new AppError('NOT_FOUND')
  const notice = await provider
    .verifyWebhook(Buffer.from(await c.req.arrayBuffer()), c.req.raw.headers)
    .catch((error: unknown) => rejectWebhook(provider.name, error))
  await inTransaction(database(), async (tx) => {
    const [isNew] = await tx
      .insert(paymentNotices)
      .values({ provider: provider.name, noticeId: notice.id, reference: notice.reference ?? notice.transaction })
      .onConflictDoNothing()
      .returning({ id: paymentNotices.noticeId })
    const intent = isNew && (await findNamedIntent(tx, provider.name, notice))
    if (!intent) return
    if (notice.dispute) await recordDispute(tx, { orderId: intent.orderId, provider: provider.name, dispute: notice.dispute })
    await queueJob(tx, 'payment', { intentId: intent.id, refund: notice.refund })
  })
  return c.body(null, 204)
}

function rejectWebhook(provider: string, error: unknown): never {
  const isForged = error instanceof PaymentError && error.kind === 'forged'
  if (!isForged) throw new AppError('UNAVAILABLE', {}, error)
  log('warn', 'a notice that its provider did not sign', { provider })
  throw new AppError('BAD_REQUEST')
}

/**
 * The shopper is back from the provider's page. The address only says which payment it is about: what became of it the provider is asked. When it
 * does not answer now, the shopper is thanked for the order, and the page says that the payment is being waited for.
 */
async function handleReturn(c: Context) {
  const provider = findProvider(c.req.param('provider') ?? '')
  const notice = provider && readReturn(() => provider.readReturn(new URL(c.req.url).searchParams))
  const intent = notice && (await findNamedIntent(database().db, provider.name, notice))
  if (!intent) return redirectTo(c, routePath('/checkout/failure'))
  const ctx = await shopContext(intent.siteId)
  const after = await settleIntent(ctx, intent.id).catch((error: unknown) => {
    log('warn', 'a shopper came back, and the provider does not answer', { provider: provider.name, intent: intent.id, error })
    return null
  })
  return redirectTo(c, returnPath(intent, after ? returnOutcome(after) : 'success'))
}

function readReturn(read: () => WebhookEvent): WebhookEvent | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof PaymentError) return null
    throw error
  }
}

/** A move of money says it more closely than the subscription that it belongs to. */
async function findNamedIntent(db: Tx, provider: string, { reference, transaction }: WebhookEvent) {
  for (const name of [transaction, reference]) {
    if (name === undefined || name === null) continue
    const isNamed = or(eq(paymentIntents.transaction, name), eq(paymentIntents.providerReference, name))
    const [row] = await db
      .select({
        id: paymentIntents.id,
        orderId: paymentIntents.orderId,
        detail: paymentIntents.detail,
        siteId: orders.siteId,
        order: { slug: orders.slug },
      })
      .from(paymentIntents)
      .innerJoin(orders, eq(orders.id, paymentIntents.orderId))
      .where(and(eq(paymentIntents.provider, provider), isNamed))
    if (row) return row
  }
  return undefined
}

/** Always a path of ours: what order/create took as an address was checked then. */
function redirectTo(c: Context, address: string) {
  return c.body(null, 303, { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

type DisputeInput = { orderId: number; provider: string; dispute: Dispute }

/**
 * A buyer disputes what they paid, or that is over: whoever minds the order reads it in its history, and answers at the provider. It moves no money
 * here: when it does there, that is told of by itself.
 */
async function recordDispute(tx: Transaction, { orderId, provider, dispute: { id, isOver } }: DisputeInput) {
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return
  const remark = { from: order.status, to: order.status, actor: `provider:${provider}`, detail: { dispute: id, isOver } }
  await tx.insert(orderEvents).values({ ...remark, orderId })
}
