import { and, eq, or } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '@/lib/api/errors'
import { routePath } from '@/lib/routing/links'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { Dispute, WebhookEvent } from '@/server/adapters/payment/port'
import { findProvider } from '@/server/adapters/payment/registry/providers'
import { database, type Tx } from '@/server/db/client'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentWebhooks } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { storedLocale } from '@/server/core/languages'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { log } from '@/server/core/log'
import { systemContext } from '@/server/core/system-context'
import { syncPayment } from '@/server/modules/payment/settle/sync-payment'
import { returnOutcome, returnPath } from '@/server/modules/payment/settle/return-path'

const base = '/api/v2/ecommerce/payment'
const maxWebhookBytes = 256 * 1024

/** Routes outside the contract: their shapes are the providers'. */
export function providerRoutes(app: Hono) {
  app.post(`${base}/notice/:provider`, bodyLimit({ maxSize: maxWebhookBytes, onError: tooLarge }), receiveWebhook)
  app.get(`${base}/return/:provider`, handleReturn)
}

function tooLarge(): never {
  throw new AppError('BODY_TOO_LARGE')
}

/**
 * Receives a webhook: verified over its raw bytes, stored once, answered at once; a job asks the provider (docs/rules/payments.md#webhook-verification,
 * docs/rules/payments.md#webhook-once).
 */
async function receiveWebhook(c: Context) {
  const provider = findProvider(c.req.param('provider') ?? '')
  if (!provider) throw new AppError('NOT_FOUND')
  const event = await provider
    .verifyWebhook(Buffer.from(await c.req.arrayBuffer()), c.req.raw.headers)
    .catch((error: unknown) => rejectWebhook(provider.name, error))
  await inTransaction(database(), async (tx) => {
    const [isNew] = await tx
      .insert(paymentWebhooks)
      .values({ provider: provider.name, eventId: event.id, reference: event.reference ?? event.transaction })
      .onConflictDoNothing()
      .returning({ id: paymentWebhooks.eventId })
    const intent = isNew && (await findNamedIntent(tx, provider.name, event))
    if (!intent) return
    if (event.dispute) await recordDispute(tx, { orderId: intent.orderId, provider: provider.name, dispute: event.dispute })
    await enqueueJob(tx, 'payment', { intentId: intent.id, refund: event.refund })
  })
  return c.body(null, 204)
}

function rejectWebhook(provider: string, error: unknown): never {
  const isForged = error instanceof ProviderError && error.kind === 'forged'
  if (!isForged) throw new AppError('UNAVAILABLE', {}, error)
  log('warn', 'a webhook with a wrong signature', { provider })
  throw new AppError('BAD_REQUEST')
}

/** Handles the browser's return. The URL only names the payment; the provider is asked about it (docs/rules/payments.md#return-outcome). */
async function handleReturn(c: Context) {
  const provider = findProvider(c.req.param('provider') ?? '')
  const event = provider && readReturn(() => provider.readReturn(new URL(c.req.url).searchParams))
  const intent = event && (await findNamedIntent(database().db, provider.name, event))
  if (!intent) return redirectTo(c, routePath('/checkout/failure'))
  const ctx = await systemContext(intent.siteId)
  const after = await syncPayment(ctx, intent.id).catch((error: unknown) => {
    log('warn', 'the provider does not answer at the return', { provider: provider.name, intent: intent.id, error })
    return null
  })
  const locale = storedLocale(ctx.site, intent.order.languageId)
  return redirectTo(c, returnPath(after ?? intent, { outcome: after ? returnOutcome(after) : 'success', locale }))
}

function readReturn(read: () => WebhookEvent): WebhookEvent | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}

/** A transaction identifies the payment better than its subscription does. */
async function findNamedIntent(db: Tx, provider: string, { reference, transaction }: WebhookEvent) {
  for (const name of [transaction, reference]) {
    if (name === undefined || name === null) continue
    const isNamed = or(eq(paymentIntents.transaction, name), eq(paymentIntents.providerReference, name))
    const [row] = await db
      .select({
        id: paymentIntents.id,
        orderId: paymentIntents.orderId,
        detail: paymentIntents.detail,
        editId: paymentIntents.editId,
        siteId: orders.siteId,
        order: { slug: orders.slug, languageId: orders.languageId },
      })
      .from(paymentIntents)
      .innerJoin(orders, eq(orders.id, paymentIntents.orderId))
      .where(and(eq(paymentIntents.provider, provider), isNamed))
    if (row) return row
  }
  return undefined
}

/** Always a path of this site, validated when the order was placed. */
function redirectTo(c: Context, address: string) {
  return c.body(null, 303, { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

type DisputeInput = { orderId: number; provider: string; dispute: Dispute }

/** Writes a dispute to the order's history (docs/rules/payments.md#disputes). */
async function recordDispute(tx: Transaction, { orderId, provider, dispute: { id, isOver } }: DisputeInput) {
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return
  const event = { from: order.status, to: order.status, actor: `provider:${provider}`, detail: { dispute: id, isOver } }
  await tx.insert(orderEvents).values({ ...event, orderId })
}
