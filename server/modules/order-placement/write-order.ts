import { eq, sql } from 'drizzle-orm'
import { auditRow } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { orderKeys } from '@/server/db/schema/after-sale'
import { carts } from '@/server/db/schema/cart'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { auditLog } from '@/server/db/schema/site'
import type { Transaction } from '@/server/core/transaction'
import { prepareRows } from '@/server/db/prepared'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { buildOrderUrl } from '@/server/modules/order/access/order-urls'
import { buildKeyRow } from '@/server/modules/order/access/order-keys'
import { newSecret } from '@/server/core/security/secrets'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import { buildIntent } from '@/server/modules/payment/intents/new-intent'
import type { OrderPayment } from './resolve-payment'
import { buyerActor, type OrderContext } from './load-order-context'
import { buildLineRows, buildOrderRow, type OrderNote } from './build-order-rows'
import type { OrderRow } from '@/server/db/order-snapshots'
import { isPersonalised } from '@/server/modules/order/withdrawals/personalised'
import { presentOrder } from '@/server/modules/order/present/present-order'
import { allocateOrderNumber } from '@/server/modules/order/lifecycle/order-number'

type OrderInput = {
  cart: CartRow
  orderContext: OrderContext
  payment: OrderPayment
  note: OrderNote
  /** Who placed it, in the order's history. */
  placedBy: string
  idempotencyKey: string | null
  requestHash: string
}

/**
 * Writes the order with its rows, closes its cart and queues its mail. The number's lock serializes the orders of a site from here on, so everything else is
 * loaded before.
 */
export async function writeOrder(
  ctx: Ctx,
  tx: Transaction,
  { cart, orderContext, payment, placedBy, ...rest }: OrderInput,
): Promise<{ id: number; slug: string }> {
  const { id, number } = await allocateOrderNumber(ctx, tx)
  const order = buildOrderRow(ctx, { ...rest, id, number, cart, orderContext, slug: ctx.newId() })
  const lines = buildLineRows(id, orderContext.state.lines)
  const key = order.userId === null ? newSecret() : undefined
  const { isDigital, lines: cartLines } = orderContext.state
  const awaitsFiles = !isDigital && cartLines.some(({ configured }) => configured?.isDigital)
  const data = {
    ...presentOrder(order, lines),
    url: buildOrderUrl(ctx, order, key),
    awaitsFiles,
    hasPersonalised: lines.some(isPersonalised),
    // An order by staff gets a link with a deadline of its own (docs/rules/orders.md#payment-link).
    payBy: cart.staffId === null ? (order.reservedUntil?.toISOString() ?? null) : null,
  }
  const keys = key === undefined ? [] : [buildKeyRow(ctx, { orderId: id, purpose: 'mailed', key })]
  await Promise.all([
    insertOrder(ctx, tx, { order, lines, keys, orderContext, payment, placedBy }),
    queueMail(ctx, tx, { template: 'orderConfirmation', to: order.email, data }),
  ])
  return { id, slug: order.slug }
}

/** One statement: no reader ever sees a part of an order. */
const insertRows = prepareRows<{
  orders: OrderRow[]
  lines: ReturnType<typeof buildLineRows>
  keys: ReturnType<typeof buildKeyRow>[]
  events: (typeof orderEvents.$inferInsert)[]
  intents: ReturnType<typeof buildIntent>[]
  entries: ReturnType<typeof auditRow>[]
  carts: { id: string; updatedAt: Date }[]
}>((db, rows) =>
  db
    .with(
      db.$with('placed').as(db.insert(orders).values(rows.orders).returning({ id: orders.id })),
      db.$with('lines').as(db.insert(orderLines).values(rows.lines).returning({ id: orderLines.id })),
      db.$with('event').as(db.insert(orderEvents).values(rows.events).returning({ id: orderEvents.id })),
      db.$with('intent').as(db.insert(paymentIntents).values(rows.intents).returning({ id: paymentIntents.id })),
      db.$with('audit').as(db.insert(auditLog).values(rows.entries).returning({ id: auditLog.id })),
      ...(rows.keys.length > 0 ? [db.$with('key').as(db.insert(orderKeys).values(rows.keys).returning({ id: orderKeys.id }))] : []),
    )
    .update(carts)
    .set({ status: 'ordered', version: sql`${carts.version} + 1`, updatedAt: rows.carts[0]?.updatedAt })
    .where(eq(carts.id, sql`${rows.carts[0]?.id}`)),
)

type NewOrder = { order: OrderRow; lines: ReturnType<typeof buildLineRows>; keys: ReturnType<typeof buildKeyRow>[] }

function insertOrder(
  ctx: Ctx,
  tx: Transaction,
  { order, lines, keys, orderContext, payment, placedBy }: NewOrder & Pick<OrderInput, 'orderContext' | 'payment' | 'placedBy'>,
) {
  const { id: orderId, status, number, totalCents } = order
  const actor = buyerActor(orderContext)
  return insertRows(tx, {
    orders: [order],
    lines,
    keys,
    events: [{ actor: placedBy, requestId: ctx.requestId, at: ctx.now(), orderId, to: status }],
    intents: [buildIntent(ctx, { order, ...payment })],
    entries: [auditRow(ctx, { actor, action: 'order.create', target: `order:${orderId}`, detail: { number, totalCents } })],
    carts: [{ id: order.cartId, updatedAt: ctx.now() }],
  })
}
