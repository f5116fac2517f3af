import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import { carts, orderCounters, orderEvents, orderLines, orders, paymentIntents } from '@/server/db/schema/ecommerce'
import { auditLog, options } from '@/server/db/schema/site'
import type { Transaction } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import type { CartRow } from '../cart/open-cart'
import type { Gathered } from './gather'
import { orderNumber, orderYear } from './order-number'
import { lineValues, orderValues } from './order-values'
import { presentOrder } from './present-order'
import { Company } from './snapshots'

type Writing = {
  cart: CartRow
  gathered: Gathered
  words: { orderMessage: string; giftMessage: string; to: string; from: string }
  idempotencyKey: string | null
  requestHash: string
}

/** Writes the order with all that belongs to it, closes its cart and queues its mail. Gives its slug. */
export async function writeOrder(
  ctx: Ctx,
  tx: Transaction,
  { cart, gathered, words, idempotencyKey, requestHash }: Writing,
): Promise<string> {
  const actor = gathered.owner ? `${gathered.owner.kind}:${gathered.owner.id}` : 'nobody'
  const company = await companyOf(ctx, tx)
  // The last row every order of the site waits for: taken late, held briefly.
  const number = await nextNumber(ctx, tx)
  const [order] = await tx
    .insert(orders)
    .values({
      ...orderValues(gathered, { number, company, words }),
      ...{ siteId: cart.siteId, storeId: cart.storeId, cartId: cart.id, currency: ctx.site.currency },
      ...{ number, slug: ctx.newId(), idempotencyKey, requestHash, createdAt: ctx.now(), updatedAt: ctx.now() },
      userId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    })
    .returning()
    .prepare('order')
    .execute()
  if (!order) throw new Error('The order was not written.')
  const { id: orderId, status, totalCents, currency } = order
  const lines = await tx.insert(orderLines).values(lineValues(orderId, gathered.state.lines)).returning()
  await Promise.all([
    tx.insert(orderEvents).values({ orderId, actor, to: status, requestId: ctx.requestId, at: ctx.now() }).prepare('order_event').execute(),
    tx
      .insert(paymentIntents)
      .values({
        ...{ orderId, provider: gathered.payment?.key ?? '', amountCents: totalCents, currency },
        state: status === 'paid' ? 'settled' : 'open',
      })
      .prepare('payment_intent')
      .execute(),
    tx
      .insert(auditLog)
      .values({
        siteId: cart.siteId,
        actor,
        action: 'order.create',
        target: `order:${orderId}`,
        requestId: ctx.requestId,
        detail: { number, totalCents },
      })
      .prepare('audit_order')
      .execute(),
    tx
      .update(carts)
      .set({ status: 'ordered', version: cart.version + 1, updatedAt: ctx.now() })
      .where(eq(carts.id, cart.id))
      .prepare('close_cart')
      .execute(),
    queueMail(ctx, tx, { template: 'orderConfirmation', to: order.email, data: presentOrder(order, lines) }),
  ])
  return order.slug
}

async function nextNumber(ctx: Ctx, tx: Transaction) {
  const year = orderYear(ctx.now())
  const [counter] = await tx
    .insert(orderCounters)
    .values({ siteId: ctx.site.id, year, last: 1 })
    .onConflictDoUpdate({ target: [orderCounters.siteId, orderCounters.year], set: { last: sql`${orderCounters.last} + 1` } })
    .returning({ last: orderCounters.last })
    .prepare('order_number')
    .execute()
  if (!counter) throw new Error('No order number was given.')
  return orderNumber(year, counter.last)
}

/** The shop's own bank details; null when the merchant has not said them. */
async function companyOf({ site }: Ctx, tx: Transaction) {
  const [row] = await tx
    .select({ value: options.value })
    .from(options)
    .where(and(eq(options.siteId, site.id), eq(options.key, 'Company')))
    .prepare('company')
    .execute()
  return Company.safeParse(row?.value).data ?? null
}
