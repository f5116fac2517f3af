import { asc, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { bundleParts, prices, stockItems } from '@/server/db/schema/product'
import { auditLog } from '@/server/db/schema/site'
import { stockMovements } from '@/server/db/schema/stock'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/users'
import { guestOrder, mailAbout } from '../../../../v1/document/support'
import { openPayingShop } from '../../payment/support'
import { createDelivery, stockOf } from '../../support'

const { db } = database()
let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
  merchant = await createMerchant('orders', 'orders.money')
})
beforeEach(() => payments.fresh())
afterAll(() => payments.close())

type EditRequest = Omit<InputOf<typeof officeEditApi.preview>, 'id'>
const preview = (id: number, request: EditRequest = {}) => merchant.call(officeEditApi.preview, { id, ...request })

async function confirmed(id: number, request: EditRequest, { reason, key }: { reason?: string; key?: string } = {}) {
  const { version, fingerprint } = await preview(id, request)
  return merchant.call(
    officeEditApi.confirm,
    { id, ...request, version, fingerprint, reason },
    key === undefined ? {} : { 'idempotency-key': key },
  )
}

/** 2 × 10 € and 1 × 5 € with 4,50 € delivery, to be paid by transfer. */
async function unpaidOrder(by = shop.byTransfer) {
  const [book, pen] = [await createProduct({ cents: 1000, stock: 10 }), await createProduct({ cents: 500, stock: 10 })]
  const placed = await guestOrder(by, { productId: book.id, qty: 2 }, { productId: pen.id })
  const [books, pens] = await linesOf(placed.id)
  return { ...placed, book, pen, books: books?.id ?? 0, pens: pens?.id ?? 0 }
}

const linesOf = (orderId: number) => db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
const orderOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]
const intentsOf = (orderId: number) =>
  db.select().from(paymentIntents).where(eq(paymentIntents.orderId, orderId)).orderBy(asc(paymentIntents.id))

/** The ledger of a product adds up to what is on hand. */
async function ledgerOf(productId: number) {
  const [sum] = await db
    .select({ pieces: sql<number>`sum(${stockMovements.delta})::int` })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
  return sum?.pieces
}

describe('an edit of an unpaid order', () => {
  it('is previewed without changes as the order is, and writes nothing', async () => {
    const { id, books, pens } = await unpaidOrder()
    const shown = await preview(id)
    expect(shown).toMatchObject({
      version: 1,
      problem: 'UNCHANGED',
      lines: [
        { lineId: books, before: 2, qty: 2, price: 10, total: 20, problem: null, available: 8 },
        { lineId: pens, before: 1, qty: 1, price: 5, total: 5, problem: null },
      ],
      difference: 0,
      money: { kind: 'none' },
      invoice: 'unchanged',
      shipping: { city: 'Zagreb' },
      deliveryMethodId: shop.byTransfer.deliveryMethodId,
    })
    expect(shown.after).toEqual(shown.before)
    const current = await orderOf(id)
    expect(current).toMatchObject({ version: 1, totalCents: 2950 })
  })

  it('changes quantities, removes and adds lines, moves stock by the difference and asks for the new amount', async () => {
    const { id, number, books, pens, book, pen } = await unpaidOrder()
    const { id: mapId } = await createProduct({ cents: 700, stock: 4 })
    const request = {
      quantities: [
        { lineId: books, quantity: 3 },
        { lineId: pens, quantity: 0 },
      ],
      added: [{ productId: mapId, quantity: 2 }],
    }
    expect(await preview(id, request)).toMatchObject({
      problem: null,
      difference: 19,
      after: { itemsTotal: 44, delivery: 4.5, orderTotal: 48.5 },
      money: { kind: 'due', by: 'hand', amount: 48.5 },
    })
    const after = await confirmed(id, request, { reason: 'Dogovor s kupcem.' })
    expect(after).toMatchObject({
      status: 'awaiting_payment',
      summary: { orderTotal: 48.5 },
      canEdit: true,
      payments: [{ state: 'open', amount: 48.5 }],
    })
    expect(await linesOf(id)).toMatchObject([
      { id: books, quantity: 3, rowCents: 3000, taken: [{ productId: book.id, pieces: 3 }] },
      { productId: mapId, quantity: 2, rowCents: 1400 },
    ])
    expect(await orderOf(id)).toMatchObject({ version: 2, totalCents: 4850, payment: { bankTransfer: { amount: 48.5 } } })
    expect([await stockOf(book.id), await stockOf(pen.id), await stockOf(mapId)]).toEqual([7, 10, 2])
    for (const productId of [book.id, pen.id, mapId]) expect(await ledgerOf(productId)).toBe(await stockOf(productId))
    expect(after.events.at(-1)).toMatchObject({ kind: 'edited', by: { kind: 'office' }, note: 'Dogovor s kupcem.' })
    expect(after.events.at(-1)?.changes).toMatchObject({
      lines: expect.arrayContaining([expect.objectContaining({ from: 2, to: 3 })]),
      total: { to: 48.5 },
    })
    expect((await mailAbout(number, 'orderEdited')).data).toMatchObject({
      money: { kind: 'due', cents: 4850 },
      reason: 'Dogovor s kupcem.',
    })
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'order.edit')).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      actor: `user:${merchant.id}`,
      target: `order:${id}`,
      before: { totalCents: 2950 },
      after: { totalCents: 4850 },
    })
    // The audit entry outlives the buyer.
    expect(JSON.stringify(entry)).not.toContain('Dogovor')
  })

  it('keeps ordered pieces at their price and gives added ones a line at today’s', async () => {
    const { id, books, book } = await unpaidOrder()
    await db.update(prices).set({ cents: 1200 }).where(eq(prices.productId, book.id))
    const request = { quantities: [{ lineId: books, quantity: 3 }] }
    expect(await preview(id, request)).toMatchObject({
      difference: 12,
      lines: [{ lineId: books, qty: 2, price: 10 }, { lineId: null, productId: book.id, before: 0, qty: 1, price: 12 }, { qty: 1 }],
    })
    await confirmed(id, request)
    expect((await linesOf(id)).map(({ quantity, unitCents }) => [quantity, unitCents])).toEqual([
      [2, 1000],
      [1, 500],
      [1, 1200],
    ])
  })

  // docs/rules/orders.md#edit-prices
  it('gives added pieces of a bundle that has changed since a line of their own, with the parts of today', async () => {
    const [candle, vase] = [await createProduct({ stock: 10 }), await createProduct({ stock: 10 })]
    const bundle = await createProduct({ format: 'Bundle', stock: null, cents: 3000 })
    const setPart = async (productId: number, quantity: number) => {
      await db.delete(bundleParts).where(eq(bundleParts.bundleId, bundle.id))
      await db.insert(bundleParts).values({ bundleId: bundle.id, productId, quantity })
    }
    await setPart(candle.id, 2)
    const { id } = await guestOrder(shop.byTransfer, { productId: bundle.id })
    const lineId = (await linesOf(id))[0]?.id ?? 0
    await confirmed(id, { quantities: [{ lineId, quantity: 2 }] })
    expect(await linesOf(id)).toMatchObject([{ id: lineId, quantity: 2, taken: [{ productId: candle.id, pieces: 4 }] }])
    await setPart(vase.id, 1)
    await confirmed(id, { quantities: [{ lineId, quantity: 3 }] })
    await confirmed(id, { added: [{ productId: bundle.id, quantity: 1 }] })
    expect(await linesOf(id)).toMatchObject([
      { id: lineId, quantity: 2, taken: [{ productId: candle.id, pieces: 4 }], options: { parts: [{ productId: candle.id, pieces: 2 }] } },
      {
        productId: bundle.id,
        quantity: 2,
        rowCents: 6000,
        taken: [{ productId: vase.id, pieces: 2 }],
        options: { parts: [{ productId: vase.id, pieces: 1 }] },
      },
    ])
    expect([await stockOf(candle.id), await stockOf(vase.id)]).toEqual([6, 8])
  })

  it('changes the address and the delivery, which costs what it costs today', async () => {
    const { id, number } = await unpaidOrder()
    const dear = await createDelivery({ rates: [{ cents: 900 }], branches: 2 })
    const { shipping } = await preview(id)
    if (!shipping) throw new Error('The order has no address.')
    const moved = { ...shipping, street: 'Riva', houseNumber: '3', city: 'Split', zipCode: '21000' }
    const after = await confirmed(id, { shipping: moved })
    expect(after).toMatchObject({ shipping: { city: 'Split', street: 'Riva' }, summary: { orderTotal: 29.5 } })
    expect((await mailAbout(number, 'orderEdited')).data).toMatchObject({
      money: { kind: 'none' },
      changes: { hasAddress: true, lines: [] },
    })
    expect(await preview(id, { delivery: { methodId: dear.id } })).toMatchObject({ problem: 'BRANCH' })
    const [branchId = 0] = dear.branchIds
    const sent = await confirmed(id, { delivery: { methodId: dear.id, branchId } })
    expect(sent).toMatchObject({ summary: { delivery: 9, orderTotal: 34 }, delivery: { branch: 'Kiosk 1, Ulica 1, 21000 Split' } })
    const wrong = preview(id, { shipping: { ...moved, zipCode: '1' } })
    expect(await failureOf(wrong)).toMatchObject({ status: 422, fieldErrors: { 'shipping.zipCode': ['zip'] } })
    expect(await preview(id, { delivery: { methodId: 999_999 } })).toMatchObject({ problem: 'DELIVERY' })
  })

  it('refuses more than there is, and what leaves nothing', async () => {
    const { id, books, pens, book } = await unpaidOrder()
    const request = { quantities: [{ lineId: books, quantity: 11 }] }
    const shown = await preview(id, request)
    expect(shown).toMatchObject({ problem: 'OUT_OF_STOCK', lines: [{ problem: 'OUT_OF_STOCK', available: 8 }, { problem: null }] })
    const { version, fingerprint } = shown
    expect(await failureOf(merchant.call(officeEditApi.confirm, { id, ...request, version, fingerprint }))).toMatchObject({
      status: 409,
      code: 'ORDER_EDIT_REFUSED',
      data: { reason: 'OUT_OF_STOCK' },
    })
    const none = [books, pens].map((lineId) => ({ lineId, quantity: 0 }))
    expect(await preview(id, { quantities: none })).toMatchObject({ problem: 'EMPTY' })
    expect(await preview(id, { added: [{ productId: 999_999, quantity: 1 }] })).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await stockOf(book.id)).toBe(8)
  })

  it('has no limit of a product that is not tracked any more, and gives back whole pieces once it is counted again', async () => {
    const { id, books, book } = await unpaidOrder()
    await db.delete(stockItems).where(eq(stockItems.productId, book.id))
    const more = { quantities: [{ lineId: books, quantity: 30 }] }
    expect(await preview(id, more)).toMatchObject({ problem: null, lines: [{ qty: 30, available: null }, {}] })
    await confirmed(id, more)
    expect(await linesOf(id)).toMatchObject([{ quantity: 30, taken: [{ productId: book.id, pieces: 2 }] }, {}])
    await db.insert(stockItems).values({ productId: book.id, onHand: 5 })
    await confirmed(id, { quantities: [{ lineId: books, quantity: 20 }] })
    expect(await linesOf(id)).toMatchObject([{ quantity: 20, taken: [{ productId: book.id, pieces: 1 }] }, {}])
    expect([await stockOf(book.id), await ledgerOf(book.id)]).toEqual([6, 6])
  })

  it('ends in a 409 when a colleague, the stock or the price was quicker', async () => {
    const { id, books, book } = await unpaidOrder()
    const request = { quantities: [{ lineId: books, quantity: 5 }] }
    const { version, fingerprint } = await preview(id, request)
    const input = { id, ...request, version, fingerprint }
    await db.update(stockItems).set({ onHand: 1 }).where(eq(stockItems.productId, book.id))
    expect(await failureOf(merchant.call(officeEditApi.confirm, input))).toMatchObject({ status: 409, code: 'ORDER_EDIT_CHANGED' })
    await db.update(stockItems).set({ onHand: 8 }).where(eq(stockItems.productId, book.id))
    const colleague = await createMerchant('orders', 'orders.money')
    const outcomes = await Promise.allSettled([merchant, colleague].map((by) => by.call(officeEditApi.confirm, input)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await orderOf(id)).toMatchObject({ version: 2 })
    expect(await stockOf(book.id)).toBe(5)
    expect(await ledgerOf(book.id)).toBe(5)
  })

  it('is made once for one Idempotency-Key', async () => {
    const { id, books, book } = await unpaidOrder()
    const request = { quantities: [{ lineId: books, quantity: 1 }] }
    const { version, fingerprint } = await preview(id, request)
    const send = () =>
      merchant.call(officeEditApi.confirm, { id, ...request, version, fingerprint }, { 'idempotency-key': `izmjena-${id}` })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ summary }) => summary.orderTotal)).toEqual([19.5, 19.5, 19.5])
    expect(await orderOf(id)).toMatchObject({ version: 2 })
    expect(await stockOf(book.id)).toBe(9)
  })

  it('is refused once something was sent, and without the right', async () => {
    const { id, books } = await unpaidOrder()
    const employee = await createMerchant('orders')
    expect(await failureOf(employee.call(officeEditApi.preview, { id }))).toMatchObject({ status: 403 })
    expect(await failureOf(employee.call(officeEditApi.confirm, { id, version: 1, fingerprint: '' }))).toMatchObject({ status: 403 })
    const request = { quantities: [{ lineId: books, quantity: 1 }] }
    const { version, fingerprint } = await preview(id, request)
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
    await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId: books, quantity: 1 }] })
    const late = merchant.call(officeEditApi.confirm, { id, ...request, version, fingerprint })
    expect(await failureOf(late)).toMatchObject({ status: 409, code: 'ORDER_EDIT_REFUSED', data: { reason: 'SENT' } })
    expect(await merchant.call(officeOrderApi.get, { id })).toMatchObject({ canEdit: false, summary: { orderTotal: 29.5 } })
    expect(await intentsOf(id)).toMatchObject([{ amountCents: 2950 }])
  })
})
