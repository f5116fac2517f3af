import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'
import { auditLog } from '@/server/db/schema/site'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { become, browserOf, guestOrder } from '@/tests/api/v1/document/support'
import { stockOf } from '@/tests/api/v2/ecommerce/support'
import { movesOf, openReturnDesk, type ReturnDesk } from './support'

const { db } = database()
let desk: ReturnDesk
beforeAll(async () => {
  desk = await openReturnDesk()
})

describe('a return by staff', () => {
  it('is opened, received, refunded and closed, with its timeline and audit entries', async () => {
    const { id, number, book, lineId } = await desk.sentOrder()
    const before = (await stockOf(book.id)) ?? 0
    const opened = await desk.open(id, lineId, 2)
    expect(opened).toMatchObject({ kind: 'complaint', state: 'open', reason: 'Oštećen omot.', order: { id, number }, due: 0 })
    expect(await stockOf(book.id)).toBe(before)
    const received = await desk.employee.call(officeReturnApi.receive, {
      id: opened.id,
      lines: [{ lineId, received: 2, restocked: 1, condition: 'damaged' }],
      note: 'Jedan je potrgan.',
    })
    expect(received).toMatchObject({
      state: 'received',
      note: 'Jedan je potrgan.',
      lines: [{ lineId, qty: 2, received: 2, restocked: 1, condition: 'damaged', refunded: 0 }],
      due: 20,
    })
    expect(await stockOf(book.id)).toBe(before + 1)
    expect((await movesOf(book.id)).slice(-3)).toEqual([
      { delta: 1, reason: 'return' },
      { delta: 1, reason: 'return' },
      { delta: -1, reason: 'damaged' },
    ])

    const refund = { id, returnId: opened.id, lines: [{ lineId, quantity: 2, restock: true }] }
    expect(await desk.merchant.call(officeRefundApi.preview, refund)).toMatchObject({ total: 20 })
    const refunded = await desk.merchant.call(officeRefundApi.create, { ...refund, total: 20 })
    expect(refunded).toMatchObject({ lines: [{ id: lineId, returned: 2, returnable: 1 }, { returnable: 0 }] })
    expect(await stockOf(book.id)).toBe(before + 1)
    expect(await desk.employee.call(officeReturnApi.get, { id: opened.id })).toMatchObject({ lines: [{ refunded: 2 }], due: 0 })
    const closed = await desk.employee.call(officeReturnApi.close, { id: opened.id })
    expect(closed).toMatchObject({ state: 'closed', closedAt: expect.any(String) })

    const { events, returns } = await desk.employee.call(officeOrderApi.get, { id })
    expect(events.map(({ kind, note }) => [kind, note]).filter(([kind]) => kind?.startsWith('return'))).toEqual([
      ['returnOpened', 'Oštećen omot.'],
      ['returnReceived', 'Jedan je potrgan.'],
      ['returnClosed', ''],
    ])
    expect(returns).toMatchObject([{ id: opened.id, kind: 'complaint', state: 'closed', pieces: 2 }])
    const actions = await db
      .select({ action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.target, `order:${id}`))
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith('return.'))).toEqual([
      'return.create',
      'return.receive',
      'return.close',
    ])
    expect(JSON.stringify(actions)).not.toMatch(/Oštećen omot|potrgan/)
  })

  it('names only pieces that were sent and are not on their way back', async () => {
    const { id, lineId, fileLineId } = await desk.paidOrder()
    expect(await failureOf(desk.open(id, lineId, 1))).toMatchObject({ status: 409, code: 'RETURNED_MEANWHILE' })
    await desk.employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 2 }] })
    expect(await failureOf(desk.open(id, lineId, 3))).toMatchObject({ data: { lines: [{ lineId, left: 2 }, { left: 0 }] } })
    expect(await failureOf(desk.open(id, fileLineId, 1))).toMatchObject({ code: 'RETURNED_MEANWHILE' })
    expect(await failureOf(desk.open(id, 999_999, 1))).toMatchObject({ status: 404 })
    await desk.open(id, lineId, 2)
    expect(await failureOf(desk.open(id, lineId, 1))).toMatchObject({ code: 'RETURNED_MEANWHILE' })
    const { lines } = await desk.employee.call(officeOrderApi.get, { id })
    expect(lines[0]).toMatchObject({ returned: 2, returnable: 0, sent: 2, toSend: 1 })
  })

  it('is opened once by two employees who name the same pieces', async () => {
    const { id, lineId } = await desk.sentOrder()
    const outcomes = await Promise.allSettled([desk.open(id, lineId, 2), desk.open(id, lineId, 2), desk.open(id, lineId, 2)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.$count(orderReturns, eq(orderReturns.orderId, id))).toBe(1)
  })

  it('is opened once for one Idempotency-Key', async () => {
    const { id, lineId } = await desk.sentOrder()
    const key = { 'idempotency-key': 'povrat-robe-1' }
    const input = { id, kind: 'goodwill' as const, lines: [{ lineId, quantity: 1 }] }
    const answers = await Promise.all([1, 2, 3].map(() => desk.employee.call(officeReturnApi.create, input, key)))
    expect(new Set(answers.map((one) => one.id)).size).toBe(1)
    const other = desk.employee.call(officeReturnApi.create, { ...input, kind: 'complaint' }, key)
    expect(await failureOf(other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('is received once by two employees, and its stock moves once', async () => {
    const { id, book, lineId } = await desk.sentOrder()
    const before = (await stockOf(book.id)) ?? 0
    const opened = await desk.open(id, lineId, 3)
    const receive = () =>
      desk.employee.call(officeReturnApi.receive, { id: opened.id, lines: [{ lineId, received: 3, restocked: 3, condition: 'unused' }] })
    const outcomes = await Promise.allSettled([receive(), receive()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(receive())).toMatchObject({ status: 409, code: 'ORDER_STATE' })
    expect(await stockOf(book.id)).toBe(before + 3)
  })

  it('gives pieces that did not come back to the buyer', async () => {
    const { id, lineId } = await desk.sentOrder()
    const opened = await desk.open(id, lineId, 3)
    const tooMany = desk.employee.call(officeReturnApi.receive, {
      id: opened.id,
      lines: [{ lineId, received: 4, restocked: 0, condition: 'used' }],
    })
    expect(await failureOf(tooMany)).toMatchObject({ status: 422 })
    await desk.employee.call(officeReturnApi.receive, { id: opened.id, lines: [{ lineId, received: 1, restocked: 0, condition: 'used' }] })
    expect((await desk.employee.call(officeOrderApi.get, { id })).lines[0]).toMatchObject({ returnable: 2 })
    const cancelled = await desk.open(id, lineId, 2)
    expect(await desk.employee.call(officeReturnApi.cancel, { id: cancelled.id })).toMatchObject({ state: 'cancelled' })
    expect((await desk.employee.call(officeOrderApi.get, { id })).lines[0]).toMatchObject({ returnable: 2 })
    expect(await failureOf(desk.employee.call(officeReturnApi.close, { id: cancelled.id }))).toMatchObject({ code: 'ORDER_STATE' })
  })

  it('keeps its pieces from other refunds, withdrawals and parcels', async () => {
    const { id, number, slug, lineId, parcelId } = await desk.sentOrder(2)
    const opened = await desk.open(id, lineId, 2)
    const browser = await browserOf(number)
    const seen = await browser.call(withdrawalApi.options, { orderSlug: slug })
    expect(seen.lines.find((line) => line.lineId === lineId)).toMatchObject({ pieces: 1 })
    const elsewhere = { id, lines: [{ lineId, quantity: 2 }] }
    expect(await failureOf(desk.merchant.call(officeRefundApi.preview, elsewhere))).toMatchObject({ code: 'REFUND_CHANGED' })
    const tooEarly = desk.merchant.call(officeRefundApi.preview, { ...elsewhere, returnId: opened.id })
    expect(await failureOf(tooEarly)).toMatchObject({ code: 'ORDER_STATE' })
    expect(await failureOf(desk.employee.call(officeShipmentApi.cancel, { id: parcelId }))).toMatchObject({ code: 'PARCEL_RETURNED' })
    await desk.employee.call(officeReturnApi.receive, {
      id: opened.id,
      lines: [{ lineId, received: 1, restocked: 1, condition: 'unused' }],
    })
    const two = desk.merchant.call(officeRefundApi.preview, { ...elsewhere, returnId: opened.id })
    expect(await failureOf(two)).toMatchObject({ code: 'REFUND_CHANGED' })
    const one = { id, returnId: opened.id, lines: [{ lineId, quantity: 1 }] }
    // The third book was never sent, so it is still to be sent.
    expect(await desk.merchant.call(officeRefundApi.create, { ...one, total: 10 })).toMatchObject({
      status: 'packed',
      lines: [{ toSend: 1 }, {}],
    })
    expect(await failureOf(desk.merchant.call(officeRefundApi.create, { ...one, total: 10 }))).toMatchObject({ code: 'REFUND_CHANGED' })
  })

  it('of pieces that cost nothing is received, with nothing due', async () => {
    const book = await createProduct({ cents: 1000, stock: 10 })
    const gift = await createProduct({ cents: 0, stock: 10 })
    const { id } = await guestOrder(desk.shop, { productId: book.id }, { productId: gift.id })
    await become(id, 'paid')
    const [, line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
    const lineId = line?.id ?? 0
    await desk.employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] })
    const opened = await desk.open(id, lineId, 1)
    const received = { id: opened.id, lines: [{ lineId, received: 1, restocked: 1, condition: 'unused' as const }] }
    expect(await desk.employee.call(officeReturnApi.receive, received)).toMatchObject({ state: 'received', due: 0 })
    expect(await desk.employee.call(officeReturnApi.get, { id: opened.id })).toMatchObject({ due: 0 })
  })

  it.each(['withdrawal', 'complaint'] as const)('of the whole order by %s brings delivery only for a withdrawal', async (kind) => {
    const book = await createProduct({ cents: 1000, stock: 10 })
    const { id, deliveryCents } = await guestOrder(desk.shop, { productId: book.id, qty: 3 })
    expect(deliveryCents).toBeGreaterThan(0)
    await become(id, 'paid')
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const lineId = line?.id ?? 0
    await desk.employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 3 }] })
    const returned = async (quantity: number) => {
      const opened = await desk.employee.call(officeReturnApi.create, { id, kind, lines: [{ lineId, quantity }] })
      const lines = [{ lineId, received: quantity, restocked: quantity, condition: 'unused' as const }]
      return desk.employee.call(officeReturnApi.receive, { id: opened.id, lines })
    }
    const part = await returned(1)
    expect(part).toMatchObject({ due: 10, dueDelivery: false })
    await desk.merchant.call(officeRefundApi.create, { id, returnId: part.id, lines: [{ lineId, quantity: 1 }], total: 10 })
    const isWithdrawal = kind === 'withdrawal'
    const total = 20 + (isWithdrawal ? deliveryCents / 100 : 0)
    const rest = await returned(2)
    expect(rest).toMatchObject({ due: total, dueDelivery: isWithdrawal })
    const refund = { id, returnId: rest.id, lines: [{ lineId, quantity: 2 }], delivery: isWithdrawal }
    const { status } = await desk.merchant.call(officeRefundApi.create, { ...refund, total })
    expect(status).toBe(isWithdrawal ? 'refunded' : 'shipped')
  })

  it('cannot be written past what was sent back by anybody: the database refuses it', async () => {
    const { id, lineId } = await desk.sentOrder()
    const opened = await desk.open(id, lineId, 1)
    const write = (values: Partial<typeof orderReturnLines.$inferInsert>) =>
      db.update(orderReturnLines).set(values).where(eq(orderReturnLines.returnId, opened.id))
    await expect(write({ received: 2 })).rejects.toMatchObject({ cause: { constraint_name: 'order_return_lines_received' } })
    await expect(write({ refunded: 1 })).rejects.toMatchObject({ cause: { constraint_name: 'order_return_lines_refunded' } })
  })
})

describe('the list of returns', () => {
  it('has what staff and buyers opened, what waits first, with its counts', async () => {
    const one = await desk.sentOrder()
    const opened = await desk.open(one.id, one.lineId, 1)
    const two = await desk.sentOrder()
    const browser = await browserOf(two.number)
    const lines = [{ lineId: two.lineId, quantity: 1 }]
    await browser.call(withdrawalApi.create, { orderSlug: two.slug, lines, name: 'Ana Marić' })
    const find = (q: string, view: 'waiting' | 'received' | 'over' | 'all' = 'waiting') =>
      desk.employee.call(officeReturnApi.filter, { q, view })
    expect(await find(one.number)).toMatchObject({
      records: [{ id: opened.id, by: 'office', kind: 'complaint', pieces: 1, order: { id: one.id, number: one.number } }],
      counts: { waiting: 1, received: 0, over: 0, all: 1 },
    })
    expect((await find(two.number)).records).toMatchObject([{ by: 'buyer', kind: 'withdrawal', state: 'open', order: { id: two.id } }])
    await desk.employee.call(officeReturnApi.receive, {
      id: opened.id,
      lines: [{ lineId: one.lineId, received: 1, restocked: 1, condition: 'unused' }],
    })
    expect((await find(one.number, 'received')).records).toMatchObject([{ id: opened.id }])
    expect((await desk.employee.call(officeReturnApi.filter, { q: one.number, view: 'all', kind: 'goodwill' })).records).toEqual([])
    const everything = await desk.employee.call(officeReturnApi.filter, { view: 'all', limit: 100 })
    const isOver = everything.records.map(({ state }) => state === 'closed' || state === 'cancelled')
    expect(isOver).toEqual(isOver.toSorted((a, b) => Number(a) - Number(b)))
  })
})
