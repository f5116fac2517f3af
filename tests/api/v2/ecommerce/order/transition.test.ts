import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { orderEvents, orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { stockItems } from '@/server/db/schema/product'
import { cancelExpiredOrders } from '@/server/modules/payment/jobs/cancel-expired-orders'
import { transitionOrder, type Transition } from '@/server/modules/order/lifecycle/transition-order'
import { untrackStock } from '@/server/modules/product/stock/move-stock'
import { systemContext } from '@/server/core/system-context'
import { createProduct } from '@/tests/support/factories'
import { openShop, order, ordersOf, readyCart, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

/** An order of three copies of a book that ten were there of. */
async function placed() {
  const book = await createProduct({ cents: 1000, stock: 10 })
  const pair = await readyCart(shop, { productId: book.id, qty: 3 })
  await order(pair)
  const [row] = await ordersOf(pair.cartId)
  if (!row) throw new Error('There is no order.')
  return { id: row.id, number: row.number, productId: book.id }
}

async function become(orderId: number, change: Omit<Transition, 'orderId' | 'actor'>) {
  const ctx = await systemContext(1)
  return inTransaction(ctx, (tx) => transitionOrder(ctx, tx, { orderId, actor: 'user:1', ...change }))
}

/** As if a provider took the money: the pieces are only kept. */
async function payByProvider({ id, productId }: { id: number; productId: number }, reservedUntil: Date) {
  const { db } = database()
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  const payment = { ...Object(row?.payment), kind: 'provider', bankTransfer: null }
  await db.update(orders).set({ payment, stockState: 'reserved', reservedUntil }).where(eq(orders.id, id))
  await db.update(stockItems).set({ onHand: 10, reserved: 3 }).where(eq(stockItems.productId, productId))
}

async function stock(productId: number) {
  const [row] = await database().db.select().from(stockItems).where(eq(stockItems.productId, productId))
  return [row?.onHand, row?.reserved]
}

/** As an import of a file does that says so. */
async function untrack(productId: number) {
  const ctx = await systemContext(1)
  const cause = { reason: 'untracked', actor: 'products:import', at: ctx.now() } as const
  await inTransaction(ctx, (tx) => untrackStock(tx, { productIds: [productId], cause }))
}

async function stateOf(id: number) {
  const { db } = database()
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  const [intent] = await db.select().from(paymentIntents).where(eq(paymentIntents.orderId, id))
  return { status: row?.status, stockState: row?.stockState, money: intent?.state }
}

async function mailsOf(number: string) {
  const rows = await database().db.select().from(outbox).orderBy(asc(outbox.id))
  return rows.filter(({ data }) => JSON.stringify(data).includes(number)).map(({ template }) => template)
}

describe('a transition', () => {
  it('settles manually, mails the buyer and writes an event', async () => {
    const { id, number, productId } = await placed()
    expect(await become(id, { to: 'paid' })).toBe('done')
    expect(await stateOf(id)).toEqual({ status: 'paid', stockState: 'taken', money: 'settled' })
    await become(id, { to: 'packed' })
    await become(id, { to: 'shipped', tracking: 'Paket 42' })
    await become(id, { to: 'delivered' })
    expect(await stock(productId)).toEqual([7, 0])
    expect(await mailsOf(number)).toEqual(['orderConfirmation', 'orderPaid', 'orderShipped'])
    const events = await database().db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id))
    expect(events.map(({ from, to, actor }) => `${actor}: ${from} > ${to}`).slice(1)).toEqual([
      'user:1: awaiting_payment > paid',
      'user:1: paid > packed',
      'user:1: packed > shipped',
      'user:1: shipped > delivered',
    ])
  })

  // docs/rules/orders.md#buyer-notifications
  it('mails the buyer when an order for pickup is ready', async () => {
    const { id, number } = await placed()
    const { db } = database()
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    await db
      .update(orders)
      .set({ delivery: { ...Object(row?.delivery), kind: 'pickup' } })
      .where(eq(orders.id, id))
    await become(id, { to: 'paid' })
    await become(id, { to: 'packed' })
    await become(id, { to: 'delivered' })
    expect(await mailsOf(number)).toEqual(['orderConfirmation', 'orderPaid', 'orderReady'])
  })

  it('restocks once under concurrency', async () => {
    const { id, productId } = await placed()
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => become(id, { to: 'cancelled' })))
    expect(outcomes.toSorted()).toEqual(['done', 'unchanged', 'unchanged', 'unchanged'])
    expect(await stock(productId)).toEqual([10, 0])
  })

  it('refuses a forbidden status and writes nothing', async () => {
    const { id } = await placed()
    await expect(become(id, { to: 'shipped' })).rejects.toMatchObject({ code: 'ORDER_STATE', status: 409 })
    await expect(become(999_999, { to: 'paid' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment' })
  })

  it('restocks paid goods only on request', async () => {
    const [one, other] = [await placed(), await placed()]
    for (const { id } of [one, other]) await become(id, { to: 'paid' })
    await become(one.id, { to: 'refunded' })
    await become(other.id, { to: 'withdrawn', restock: true })
    expect(await stock(one.productId)).toEqual([7, 0])
    expect(await stock(other.productId)).toEqual([10, 0])
    expect(await stateOf(one.id)).toMatchObject({ money: 'refunded' })
  })
})

describe('reserved stock', () => {
  const minute = 60_000
  let placedOrder: Awaited<ReturnType<typeof placed>>
  beforeEach(async () => {
    placedOrder = await placed()
  })

  it('is taken when the order is paid', async () => {
    await payByProvider(placedOrder, new Date(Date.now() + 15 * minute))
    expect(await cancelExpiredOrders()).toBe(0)
    await become(placedOrder.id, { to: 'paid' })
    expect(await stock(placedOrder.productId)).toEqual([7, 0])
    expect(await stateOf(placedOrder.id)).toMatchObject({ status: 'paid', stockState: 'taken' })
  })

  it('is released once when the reservation expires and the order is cancelled', async () => {
    await payByProvider(placedOrder, new Date(Date.now() - minute))
    const cancelled = await Promise.all([cancelExpiredOrders(), cancelExpiredOrders(), cancelExpiredOrders()])
    expect(cancelled.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await stock(placedOrder.productId)).toEqual([10, 0])
    expect(await stateOf(placedOrder.id)).toMatchObject({ status: 'cancelled', stockState: 'released' })
    expect(await mailsOf(placedOrder.number)).toEqual(['orderConfirmation', 'orderCancelled'])
  })

  it('is taken again by late money if it is available', async () => {
    await payByProvider(placedOrder, new Date(Date.now() - minute))
    await cancelExpiredOrders()
    expect(await become(placedOrder.id, { to: 'paid' })).toBe('done')
    expect(await stock(placedOrder.productId)).toEqual([7, 0])
  })

  it('is not taken again if it is sold: nothing is written', async () => {
    await payByProvider(placedOrder, new Date(Date.now() - minute))
    await cancelExpiredOrders()
    await database().db.update(stockItems).set({ onHand: 2 }).where(eq(stockItems.productId, placedOrder.productId))
    expect(await become(placedOrder.id, { to: 'paid' })).toBe('outOfStock')
    expect(await stock(placedOrder.productId)).toEqual([2, 0])
    expect(await stateOf(placedOrder.id)).toMatchObject({ status: 'cancelled', stockState: 'released' })
  })

  it('limits late money no longer once the stock is not tracked any more', async () => {
    await payByProvider(placedOrder, new Date(Date.now() - minute))
    await cancelExpiredOrders()
    await untrack(placedOrder.productId)
    expect(await become(placedOrder.id, { to: 'paid' })).toBe('done')
    expect(await stateOf(placedOrder.id)).toMatchObject({ status: 'paid', stockState: 'taken' })
    expect(await stock(placedOrder.productId)).toEqual([undefined, undefined])
  })

  it('stays tracked while it is reserved', async () => {
    await payByProvider(placedOrder, new Date(Date.now() + 15 * minute))
    await untrack(placedOrder.productId)
    expect(await become(placedOrder.id, { to: 'paid' })).toBe('done')
    expect(await stock(placedOrder.productId)).toEqual([7, 0])
  })
})
