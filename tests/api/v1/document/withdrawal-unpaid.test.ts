import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPayment, openShop, type Shop } from '../../v2/ecommerce/support'
import { become, browserOf, guestOrder, mailAbout } from './support'

const { db } = database()
let shop: Shop
let packer: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openShop()
  packer = await createMerchant('orders')
})

type Line = { productId: number; qty?: number }

/** A guest's cash on delivery of these products. */
async function cashOrder(...lines: Line[]) {
  const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
  return withdrawableOrder({ ...shop, paymentMethodId }, ...lines)
}

/** A guest's order, and how to withdraw from pieces of its first line. */
async function withdrawableOrder(from: Shop, ...lines: Line[]) {
  const order = await guestOrder(from, ...lines)
  const [first] = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position))
  const lineId = first?.id ?? 0
  const withdrawFromFirst = async (quantity: number) => {
    const input = { orderSlug: order.slug, name: 'Ana Marić', lines: [{ lineId, quantity }] }
    await (await browserOf(order.number)).call(withdrawalApi.create, input)
    const [request] = (await packer.call(officeOrderApi.get, { id: order.id })).requests
    return packer.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: true })
  }
  return { ...order, lineId, withdrawFromFirst }
}

async function moneyOf(orderId: number) {
  const intents = await db.select({ state: paymentIntents.state }).from(paymentIntents).where(eq(paymentIntents.orderId, orderId))
  const refunds = await db
    .select({ key: paymentRefunds.key })
    .from(paymentRefunds)
    .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
    .where(eq(paymentIntents.orderId, orderId))
  return { states: intents.map(({ state }) => state), refunds: refunds.map(({ key }) => key) }
}

// docs/rules/orders.md#automatic-delivery
describe('accepting a withdrawal from cash on delivery does not settle it', () => {
  it('when only files are left of a packed order for pickup', async () => {
    const [book, file] = [await createProduct({ cents: 1000 }), await createProduct({ format: 'EProduct', cents: 500, stock: null })]
    const { id, delivery, withdrawFromFirst } = await cashOrder({ productId: book.id }, { productId: file.id })
    await db
      .update(orders)
      .set({ delivery: { ...Object(delivery), kind: 'pickup' } })
      .where(eq(orders.id, id))
    await become(id, 'packed')
    expect(await withdrawFromFirst(1)).toMatchObject({ status: 'packed', isMoneyIn: false })
    expect(await moneyOf(id)).toEqual({ states: ['open'], refunds: [] })
  })

  it('when the parcels of the rest have arrived: staff say that it was collected, which refunds the part', async () => {
    const book = await createProduct({ cents: 1000 })
    const { id, lineId, withdrawFromFirst } = await cashOrder({ productId: book.id, qty: 2 })
    const sent = await packer.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] })
    await packer.call(officeShipmentApi.deliver, { id: sent.shipments[0]?.id ?? 0 })
    expect(await withdrawFromFirst(1)).toMatchObject({ status: 'shipped', isMoneyIn: false })
    expect(await moneyOf(id)).toEqual({ states: ['open'], refunds: [] })
    const collected = await packer.call(officeOrderApi.change, { id, from: 'shipped', to: 'delivered' })
    expect(collected).toMatchObject({ status: 'delivered', isMoneyIn: true })
    expect(await moneyOf(id)).toMatchObject({ states: ['settled'], refunds: [expect.stringMatching(/^withdrawal\./)] })
  })

  // docs/rules/orders.md#money-right
  it('whose part is owed after the delivery: the refund waits for staff with the right', async () => {
    const book = await createProduct({ cents: 1000 })
    const { id, lineId, withdrawFromFirst } = await cashOrder({ productId: book.id, qty: 2 })
    const sent = await packer.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] })
    await withdrawFromFirst(1)
    const { refunds } = await packer.call(officeShipmentApi.deliver, { id: sent.shipments[0]?.id ?? 0 })
    expect(refunds).toMatchObject([{ state: 'manual', amount: 10 }])
    expect((await packer.call(officeOrderApi.filter, { view: 'decide' })).records.map((one) => one.id)).toContain(id)
    const note = { id, refundId: refunds[0]?.id ?? 0 }
    expect(await failureOf(packer.call(officeOrderApi.noteRefund, note))).toMatchObject({ status: 403 })
    const treasurer = await createMerchant('orders', 'orders.money')
    expect(await treasurer.call(officeOrderApi.noteRefund, note)).toMatchObject({ refunds: [{ state: 'done' }] })
  })
})

// docs/rules/payments.md#reduced-amount-due
describe('the mails about an order name the amount due after a withdrawal', () => {
  it('when its transfer has arrived', async () => {
    const book = await createProduct({ cents: 1000 })
    const { id, number, totalCents, withdrawFromFirst } = await withdrawableOrder(shop, { productId: book.id, qty: 2 })
    await withdrawFromFirst(1)
    await become(id, 'paid')
    expect((await mailAbout(number, 'orderPaid')).data).toMatchObject({ due: totalCents - 1000 })
  })

  it('when it is to be paid at the pickup', async () => {
    const book = await createProduct({ cents: 1000 })
    const { id, number, delivery, totalCents, withdrawFromFirst } = await cashOrder({ productId: book.id, qty: 2 })
    await db
      .update(orders)
      .set({ delivery: { ...Object(delivery), kind: 'pickup' } })
      .where(eq(orders.id, id))
    await withdrawFromFirst(1)
    await become(id, 'packed')
    expect((await mailAbout(number, 'orderReady')).data).toMatchObject({ due: totalCents - 1000 })
  })
})

// docs/rules/orders.md#automatic-delivery
it('the mail about a payment promises no parcel where only files are left', async () => {
  const [book, file] = [await createProduct({ cents: 1000 }), await createProduct({ format: 'EProduct', cents: 500, stock: null })]
  const { id, number, withdrawFromFirst } = await withdrawableOrder(shop, { productId: book.id }, { productId: file.id })
  await withdrawFromFirst(1)
  await become(id, 'paid')
  expect((await mailAbout(number, 'orderPaid')).data).toMatchObject({ order: { status: 'delivered' } })
})
