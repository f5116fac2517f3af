import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { failureOf } from '@/tests/support/http/caller'
import { waitForLockedStatements } from '@/tests/support/database/lock-waits'
import { createProduct } from '@/tests/support/factories'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { stockOf } from '@/tests/api/v2/ecommerce/support'
import { movesOf, openReturnDesk, type ReturnDesk } from './support'

const { db } = database()
let desk: ReturnDesk
beforeAll(async () => {
  desk = await openReturnDesk()
})

describe('the stock of a return', () => {
  it('after which the rest is restocked puts each piece back once', async () => {
    const { id, book, lineId } = await desk.sentOrder()
    const before = (await stockOf(book.id)) ?? 0
    const opened = await desk.open(id, lineId, 1, 'undelivered')
    await desk.employee.call(officeReturnApi.receive, {
      id: opened.id,
      lines: [{ lineId, received: 1, restocked: 1, condition: 'unused' }],
    })
    await desk.merchant.call(officeRefundApi.create, { id, lines: [{ lineId, quantity: 1, restock: true }], total: 10 })
    await desk.merchant.call(officeOrderApi.change, { id, from: 'shipped', to: 'refunded', restock: true })
    expect(await stockOf(book.id)).toBe(before + 3)
    expect(await failureOf(desk.open(id, lineId, 1))).toMatchObject({ code: 'ORDER_STATE' })
  })

  it('of goods that were put back with their order moves no stock', async () => {
    const { id, book, lineId } = await desk.sentOrder()
    const before = (await stockOf(book.id)) ?? 0
    const opened = await desk.open(id, lineId, 3, 'undelivered')
    await desk.merchant.call(officeOrderApi.change, { id, from: 'shipped', to: 'refunded', restock: true })
    await desk.employee.call(officeReturnApi.receive, {
      id: opened.id,
      lines: [{ lineId, received: 3, restocked: 3, condition: 'unused' }],
    })
    expect(await stockOf(book.id)).toBe(before + 3)
  })

  it('writes lost pieces off that were put back with their order', async () => {
    const { id, book, lineId } = await desk.sentOrder()
    const before = (await stockOf(book.id)) ?? 0
    const opened = await desk.open(id, lineId, 3, 'undelivered')
    await desk.merchant.call(officeOrderApi.change, { id, from: 'shipped', to: 'refunded', restock: true })
    await desk.employee.call(officeReturnApi.receive, {
      id: opened.id,
      lines: [{ lineId, received: 3, restocked: 1, condition: 'damaged' }],
    })
    expect(await stockOf(book.id)).toBe(before + 1)
    expect((await movesOf(book.id)).slice(-2)).toEqual([
      { delta: 3, reason: 'return' },
      { delta: -2, reason: 'damaged' },
    ])
  })

  it('locks all of its stock before it moves any', async () => {
    const first = await createProduct({ cents: 1000, stock: 10 })
    const second = await createProduct({ cents: 1000, stock: 10 })
    const { id } = await guestOrder(desk.shop, { productId: first.id }, { productId: second.id })
    await become(id, 'paid')
    const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
    const lines = rows.map((line) => ({ lineId: line.id, quantity: 1 }))
    await desk.employee.call(officeShipmentApi.create, { id, lines })
    const opened = await desk.employee.call(officeReturnApi.create, { id, kind: 'complaint', lines })
    const received = lines.map(({ lineId }, index) => ({ lineId, received: 1, restocked: index, condition: 'damaged' as const }))
    const receipt = await db.transaction(async (tx) => {
      await tx.execute(sql`select from stock_items where product_id = ${first.id} for update`)
      const waiting = desk.employee.call(officeReturnApi.receive, { id: opened.id, lines: received })
      await waitForLockedStatements(1)
      await db.execute(sql`select from stock_items where product_id = ${second.id} for update nowait`)
      return { waiting }
    })
    expect(await receipt.waiting).toMatchObject({ state: 'received' })
    expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([9, 10])
  })
})
