import { asc, eq } from 'drizzle-orm'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import type { JobData } from '@/server/adapters/queue/queues'
import { inTransaction } from '@/server/core/transaction'
import { requestRefund } from '@/server/modules/payment/refund/refunds'
import { runPaymentJob } from '@/server/modules/payment/jobs/payment-jobs'
import { systemContext } from '@/server/core/system-context'
import { createProduct } from '@/tests/support/factories'
import { formOf, payloadOf, type shopPayments } from '@/tests/support/loopback/shop-payments'
import { createPayment, openShop, order, readyCart, visitor, type CartRef, type Shop } from '../support'

const webhookPath = '/api/v2/ecommerce/payment/notice'

/** A shop whose carts are paid by card, or by PayPal. */
export async function openPayingShop() {
  const shop = await openShop()
  const card = await createPayment({ kind: 'provider', paymentType: 'CARD' })
  const paypal = await createPayment({ kind: 'provider', paymentType: 'PAYPAL' })
  return { byCard: { ...shop, paymentMethodId: card.id }, byPayPal: { ...shop, paymentMethodId: paypal.id }, byTransfer: shop }
}

export type PlacedOrder = { pair: CartRef; slug: string; html: Awaited<ReturnType<typeof order>>['html']; productId: number }

/** One copy of a new product, or some, ordered. */
export async function placeOrder(shop: Shop, { stock = 5, cents = 1990, qty = 1 } = {}): Promise<PlacedOrder> {
  const { id: productId } = await createProduct({ stock, cents })
  const pair = await readyCart(shop, { productId, qty })
  const { html, orderSlug: slug } = await order(pair)
  return { pair, slug, html, productId }
}

type Approving = Pick<Awaited<ReturnType<typeof shopPayments>>['paypal'], 'approve'>

/** One that PayPal has taken the money of. */
export async function placePaidOrder({ approve }: Approving, shop: Shop): Promise<PlacedOrder> {
  const one = await placeOrder(shop)
  approve(payloadOf(one.html).orderId)
  await reportApproval(one)
  return one
}

/** Money of an order is asked back, all or a part. */
export async function refund(slug: string, wish: { key?: string; cents?: number } = {}) {
  const [row] = await database().db.select({ id: orders.id }).from(orders).where(eq(orders.slug, slug))
  const ctx = await systemContext(1)
  return inTransaction(ctx, (tx) => requestRefund(ctx, tx, { orderId: row?.id ?? 0, ...wish }))
}

/** Everything the books say of an order and its payments. */
export async function paymentRecordsOf(slug: string) {
  const { db } = database()
  const [row] = await db.select().from(orders).where(eq(orders.slug, slug))
  if (!row) throw new Error('There is no such order.')
  const intents = await db.select().from(paymentIntents).where(eq(paymentIntents.orderId, row.id)).orderBy(asc(paymentIntents.id))
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, row.id)).orderBy(asc(orderEvents.id))
  const refunds = await db
    .select({ key: paymentRefunds.key, amountCents: paymentRefunds.amountCents, state: paymentRefunds.state })
    .from(paymentRefunds)
    .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
    .where(eq(paymentIntents.orderId, row.id))
    .orderBy(asc(paymentRefunds.id))
  return { order: row, intents, refunds, states: intents.map(({ state }) => state), statuses: events.map(({ to }) => to) }
}

/** Does what the jobs of an order's payments do. */
export async function runJobs(slug: string) {
  for (const { id } of (await paymentRecordsOf(slug)).intents) await runPaymentJob({ intentId: id })
}

/** Does what is queued for an order's payments, once more if it was done before: jobs may come twice. */
export async function runQueuedJobs(slug: string) {
  const ids = (await paymentRecordsOf(slug)).intents.map(({ id }) => id)
  const jobs = await database().sql<{ data: JobData['payment'] }[]>`
    select data from pgboss.job where name = 'payment' and (data ->> 'intentId')::int = any(${ids}) order by created_on, id`
  for (const { data } of jobs) await runPaymentJob(data)
}

export function retry({ pair, slug }: Pick<PlacedOrder, 'pair' | 'slug'>, paymentMethodId?: number) {
  return visitor.call(paymentApi.retry, { ...pair, orderSlug: slug, paymentMethodId })
}

export function reportApproval({ pair, slug }: Pick<PlacedOrder, 'pair' | 'slug'>, details: unknown = {}) {
  return visitor.call(orderApi.pgSuccess, { ...pair, id: slug, details, internalRedirect: true })
}

/** A provider posts a webhook to the shop. */
export function postWebhook(provider: string, { body, headers }: { body: Buffer | string; headers: Headers | Record<string, string> }) {
  return app.request(`${webhookPath}/${provider}`, { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) })
}

/** The browser follows an address that a provider sent it to; the answer is where it ends. */
export async function followRedirect(address: string) {
  const { pathname, search } = new URL(address, 'http://localhost')
  const response = await app.request(pathname + search)
  return { status: response.status, location: response.headers.get('location') ?? '' }
}

export const successPath = (slug: string) => `/naplata/uspjesna?orderSlug=${slug}`
export const failurePath = (slug: string) => `/checkout/failure?orderSlug=${slug}`

type Payments = Awaited<ReturnType<typeof shopPayments>>

/** Posts the form at the bank, presses a button and follows the bank's redirect, as the shopper's browser does. */
export async function chooseAtBank(
  { bank }: Payments,
  { html }: Pick<PlacedOrder, 'html'>,
  decision: string,
  more: Record<string, string> = {},
) {
  const form = formOf(html)
  await bank.post(form)
  const answer = await bank.press(form.fields.reference ?? '', decision, more)
  const address = answer.headers.get('location')
  return { address, ...(address ? await followRedirect(address) : { status: answer.status, location: '' }) }
}
