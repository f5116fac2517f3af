import { and, eq } from 'drizzle-orm'
import { isReversed } from '@/lib/order/order-statuses'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import type { Transaction } from '@/server/core/transaction'
import { newSecret } from '@/server/core/security/secrets'
import { storedLocale } from '@/server/core/languages'
import { textsOf } from '@/server/core/texts'
import { totalDemand } from '@/server/modules/cart/line/check-stock'
import { emptyCart } from '@/server/modules/cart/record/open-cart'
import type { IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { buildIntent } from '@/server/modules/payment/intents/new-intent'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { LineSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { reservationExpiry } from '@/server/modules/order/lifecycle/reservation'
import { invalidateStock } from '@/server/modules/product/cache-tags'
import { lockStock, sumOrderDemand, moveStock, type StockDemand } from '@/server/modules/product/stock/move-stock'
import { notifyBuyer } from '@/server/modules/order/lifecycle/notify-buyer'
import { allocateOrderNumber } from '@/server/modules/order/lifecycle/order-number'

type RenewalInput = { first: IntentWithOrder; charge: string }

/**
 * Writes the order of a later charge: the first order's lines, addresses and price, with its own number. If stock is short or the first order was reversed,
 * the order is cancelled at once, so its money is refunded (docs/rules/payments.md#subscription-refund).
 * @returns null if the charge already has its order
 */
export async function renewOrder(ctx: Ctx, tx: Transaction, { first, charge }: RenewalInput) {
  const [firstOrder] = await tx.select().from(orders).where(eq(orders.id, first.order.id)).for('update')
  if (!firstOrder) return null
  const known = await tx.$count(
    paymentIntents,
    and(eq(paymentIntents.provider, first.provider), eq(paymentIntents.providerReference, charge)),
  )
  if (known > 0) return null
  const lines = await copyLinesAsPlaced(tx, firstOrder.id)
  const isReversedOrder = isReversed(firstOrder.status)
  const isStockReserved = !isReversedOrder && (await reserveStock(ctx, tx, sumOrderDemand(lines)))
  const order = await insertOrder(ctx, tx, { firstOrder, isStockReserved })
  await tx.insert(orderLines).values(lines.map(({ id: _id, ...line }) => ({ ...line, orderId: order.id })))

  const stamp = { requestId: ctx.requestId, at: ctx.now() }
  const actor = `provider:${first.provider}`
  const detail = { renews: firstOrder.number, charge }
  // An order the shop cancelled can still be revived if stock arrives before the refund.
  const by = order.status === 'cancelled' && !isReversedOrder ? 'shop' : actor
  await tx.insert(orderEvents).values({ ...stamp, orderId: order.id, actor: by, to: order.status, detail })
  await audit(ctx, tx, { actor, action: 'order.renew', target: `order:${order.id}`, detail })
  const subscription = first.subscription && { ...first.subscription, renewalOf: first.providerReference ?? '' }
  const [intent] = await tx
    .insert(paymentIntents)
    .values({ ...buildIntent(ctx, { order, provider: 'paypal', subscription }), provider: first.provider, providerReference: charge })
    .returning({ id: paymentIntents.id })
  if (!intent) throw new Error('The payment of a renewed order was not written.')
  if (!isStockReserved) {
    const reasons = textsOf(storedLocale(ctx.site, order.languageId)).mails.renewalReasons
    const reason = isReversedOrder ? reasons.over : reasons.soldOut
    await notifyBuyer(ctx, tx, { template: 'orderCancelled', order, reason, refundedCents: order.totalCents })
  }
  return { intentId: intent.id, number: order.number }
}

/**
 * The first order's lines as they were placed: nothing of them is sent, and each takes the stock of its whole quantity. Returns have shrunk what the first
 * order's own lines hold.
 */
async function copyLinesAsPlaced(tx: Transaction, orderId: number) {
  const lines = (await loadOrderLines(tx, orderId)).map((line) => {
    const parts = LineSnapshot.parse(line.options).parts.map(({ productId, pieces }) => ({ productId, quantityPerUnit: pieces }))
    return { line, items: [{ productId: line.productId, quantityPerUnit: 1 }, ...parts] }
  })
  const ids = new Set(lines.flatMap(({ items }) => items.map(({ productId }) => productId)))
  const available = new Map((await lockStock(tx, [...ids])).map((row) => [row.productId, row.onHand - row.reserved]))
  return lines.map(({ line, items }) => {
    const demand = items.map((item) => ({ ...item, available: available.get(item.productId) ?? null }))
    return { ...line, shipped: 0, taken: totalDemand([{ quantity: line.quantity, demand }]) }
  })
}

/** Inserts the order, with the closed cart every order needs. */
async function insertOrder(
  ctx: Ctx,
  tx: Transaction,
  { firstOrder, isStockReserved }: { firstOrder: OrderRow; isStockReserved: boolean },
): Promise<OrderRow> {
  const { checkout } = await loadSiteSettings(ctx, tx)
  const cartId = ctx.newId()
  const cart = emptyCart(ctx, { cartId, protectCode: newSecret() })
  await tx
    .insert(carts)
    .values({ ...cart, siteId: firstOrder.siteId, storeId: firstOrder.storeId, status: 'ordered', userId: firstOrder.userId })
  const order: OrderRow = {
    ...firstOrder,
    ...(await allocateOrderNumber(ctx, tx)),
    slug: ctx.newId(),
    cartId,
    version: 1,
    tracking: '',
    idempotencyKey: null,
    requestHash: null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    ...(isStockReserved
      ? { status: 'awaiting_payment', stockState: 'reserved', reservedUntil: reservationExpiry(ctx, checkout) }
      : { status: 'cancelled', stockState: 'released', reservedUntil: null }),
  }
  await tx.insert(orders).values(order)
  return order
}

async function reserveStock(ctx: Ctx, tx: Transaction, demand: readonly StockDemand[]): Promise<boolean> {
  const cause = { reason: 'order', actor: 'shop', at: ctx.now(), requestId: ctx.requestId } as const
  const moved = await moveStock(tx, { demand, effect: 'reserve', cause })
  if (!moved) return false
  await invalidateStock(ctx, tx, moved)
  return true
}
