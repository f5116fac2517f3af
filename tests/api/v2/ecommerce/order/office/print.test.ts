import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { bundleParts } from '@/server/db/schema/product'
import { printRuns } from '@/server/db/schema/print'
import { auditLog, options } from '@/server/db/schema/site'
import { deleteExpiredPrints } from '@/server/modules/order-office/print/delete-expired-prints'
import { failLostPrints } from '@/server/modules/order-office/print/fail-lost-prints'
import { runPrint } from '@/server/modules/order-office/print/run-print'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { createPayment, openShop, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { pdfPages } from '@/tests/support/pdf-text'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { createMerchant } from '@/tests/support/users'

const { db } = database()
const packer = await createMerchant('orders')
let shop: Shop
beforeAll(async () => {
  await db
    .insert(options)
    .values({ siteId: 1, key: 'Company', value: sampleCompany })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })
  shop = await openShop()
})

async function paidOrder(...lines: { productId: number; qty?: number }[]) {
  const made = await guestOrder(shop, ...lines)
  await become(made.id, 'paid')
  return made
}

/** Prints, runs the job and returns the text of every page. */
async function printed(input: InputOf<typeof officePrintApi.create>) {
  const { id } = await packer.call(officePrintApi.create, input)
  await runPrint({ runId: id })
  const run = await packer.call(officePrintApi.get, { id })
  const { url } = await packer.call(officePrintApi.open, { id })
  const response = await app.request(url)
  expect(response.headers.get('content-disposition')).toMatch(/ispis-\d{4}-\d{2}-\d{2}-\d+\.pdf/)
  return { run, pages: pdfPages(Buffer.from(await response.arrayBuffer())) }
}

const eventsOf = (orderId: number) =>
  db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), sql`${orderEvents.detail} ? 'printed'`))

// docs/rules/printing.md#print-run
describe('a print', () => {
  it('joins pick list, slips and invoices, in the order the orders were chosen', async () => {
    const book = await createProduct({ name: 'Čudnovate zgode šegrta Hlapića', sku: 'KNJ-2', cents: 1000 })
    const pen = await createProduct({ name: 'Olovka', sku: 'KNJ-10', cents: 200 })
    const one = await paidOrder({ productId: book.id, qty: 2 })
    const two = await paidOrder({ productId: book.id, qty: 1 }, { productId: pen.id, qty: 3 })
    const { run, pages } = await printed({ orderIds: [two.id, one.id], documents: ['pickList', 'slips', 'invoices'] })
    expect(run).toEqual({ id: run.id, state: 'done', total: 2, drawn: 2, pages: 5, withoutInvoice: 0, withoutLabel: [] })
    expect(pages).toHaveLength(5)
    const [list = '', slipTwo, invoiceTwo, slipOne, invoiceOne] = pages
    expect(list).toContain('Popis za skupljanje')
    expect(list).toContain('KNJ-23')
    expect(list).toContain(`Narudžbe: ${two.number} (1), ${one.number} (2)`)
    expect(list.indexOf('Hlapića')).toBeLessThan(list.indexOf('Olovka'))
    expect(slipTwo).toContain(`Narudžba ${two.number}`)
    expect(slipTwo).toContain('Otpremnica')
    expect(slipTwo).not.toContain('€')
    expect(invoiceTwo).toContain('Račun')
    expect(invoiceTwo).toContain(`Narudžba ${two.number}`)
    expect(slipOne).toContain(`Narudžba ${one.number}`)
    // Each document counts its own pages.
    expect(invoiceOne).toContain('1 / 1')
  })

  // docs/rules/printing.md#printed-labels
  it('has the labels behind the rest, and names the orders that lack one', async () => {
    const label = { carrier: 'local' as const, packages: 2 }
    const [one, two, none] = [await paidOrder(), await paidOrder(), await paidOrder()]
    const lineOf = async (id: number) => (await db.select().from(orderLines).where(eq(orderLines.orderId, id)))[0]?.id ?? 0
    await packer.call(officeShipmentApi.create, { id: one.id, lines: [{ lineId: await lineOf(one.id), quantity: 2 }], label })
    const half = [{ lineId: await lineOf(two.id), quantity: 1 }]
    await packer.call(officeShipmentApi.create, { id: two.id, lines: half, label: { carrier: 'local' } })
    await packer.call(officeShipmentApi.create, { id: two.id, lines: half })
    const orderIds = [two.id, one.id, none.id]
    const { run, pages } = await printed({ orderIds, documents: ['slips', 'labels'] })
    expect(run).toMatchObject({ state: 'done', pages: 6, withoutLabel: [two.number, none.number] })
    expect(pages.map((page) => /Otpremnica|PL\d{10}/.exec(page)?.[0].slice(0, 2))).toEqual(['Ot', 'Ot', 'Ot', 'PL', 'PL', 'PL'])
    expect(pages.slice(3).map((page) => /2026-\d+/.exec(page)?.[0])).toEqual([two.number, one.number, one.number])
    expect((await eventsOf(one.id)).at(-1)?.detail).toEqual({ printed: ['slips', 'labels'] })
    expect((await eventsOf(none.id)).at(-1)?.detail).toEqual({ printed: ['slips'] })
    const labels = await printed({ orderIds, documents: ['labels'] })
    expect(labels.pages).toHaveLength(3)
  })

  it('of labels alone that are not there has no file and marks nothing', async () => {
    const { id: orderId, number } = await paidOrder()
    const { id } = await packer.call(officePrintApi.create, { orderIds: [orderId], documents: ['labels'] })
    await runPrint({ runId: id })
    expect(await packer.call(officePrintApi.get, { id })).toMatchObject({ state: 'done', pages: 0, withoutLabel: [number] })
    expect(await failureOf(packer.call(officePrintApi.open, { id }))).toMatchObject({ status: 404 })
    expect(await eventsOf(orderId)).toEqual([])
  })

  // docs/rules/printing.md#printed-orders
  it('marks every order once, with who printed what, and the lists say so', async () => {
    const { id, number } = await paidOrder()
    const before = await packer.call(officeOrderApi.filter, { q: number })
    expect(before.records).toMatchObject([{ printedAt: null }])
    const { run } = await printed({ orderIds: [id, id], documents: ['slips', 'pickList'] })
    expect(run.total).toBe(1)
    await runPrint({ runId: run.id })
    const events = await eventsOf(id)
    expect(events).toMatchObject([{ actor: `user:${packer.id}`, from: 'paid', to: 'paid', detail: { printed: ['slips', 'pickList'] } }])
    const { records } = await packer.call(officeOrderApi.filter, { q: number })
    expect(records).toMatchObject([{ printedAt: events[0]?.at.toISOString() }])
    const shown = (await packer.call(officeOrderApi.get, { id })).events.at(-1)
    expect(shown).toMatchObject({ kind: 'printed', note: '', printed: ['slips', 'pickList'], by: { kind: 'office', name: 'Ana Anić' } })
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `print:${run.id}`))
    expect(entries).toMatchObject([{ action: 'order.print', detail: { documents: ['slips', 'pickList'], orders: [id] } }])
  })

  it('counts what is left to send, and says of which orders there is no invoice', async () => {
    const book = await createProduct({ name: 'Jama', sku: 'JAMA-1', cents: 1000 })
    const { id } = await paidOrder({ productId: book.id, qty: 5 })
    const unpaid = await guestOrder(shop, { productId: book.id, qty: 1 })
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    await packer.call(officeShipmentApi.create, { id, lines: [{ lineId: line?.id ?? 0, quantity: 2 }] })
    const { run, pages } = await printed({ orderIds: [id, unpaid.id], documents: ['pickList', 'invoices'] })
    expect(run.withoutInvoice).toBe(1)
    expect(pages[0]).toContain('JAMA-14')
  })

  // docs/rules/printing.md#pick-list
  it('names the parts of a bundle, as they lie on the shelves', async () => {
    const part = await createProduct({ name: 'Svijeća', sku: 'SVI-1', cents: 500 })
    const bundle = await createProduct({ name: 'Darovni paket', sku: 'DAR-1', format: 'Bundle', stock: null, cents: 900 })
    await db.insert(bundleParts).values({ bundleId: bundle.id, productId: part.id, quantity: 3, position: 0 })
    const { id, number } = await paidOrder({ productId: bundle.id, qty: 2 })
    const { pages } = await printed({ orderIds: [id], documents: ['pickList', 'slips'] })
    expect(pages[0]).toContain('SVI-16')
    expect(pages[0]).toContain(`${number} (6)`)
    expect(pages[0]).not.toContain('DAR-1')
    expect(pages[1]).toContain('Darovni paket')
  })

  // docs/rules/printing.md#packing-slip
  it('says on the slip what the carrier collects, and nothing of prices else', async () => {
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const { id } = await guestOrder({ ...shop, paymentMethodId })
    const { pages } = await printed({ orderIds: [id], documents: ['slips'] })
    expect(pages[0]).toContain('Naplatiti pri dostavi: 24,50\u00a0€')
    expect(pages[0]?.match(/€/g)).toHaveLength(1)
    // A part withdrawn from is taken off the amount due.
    await db.update(paymentIntents).set({ amountCents: 1450 }).where(eq(paymentIntents.orderId, id))
    expect((await printed({ orderIds: [id], documents: ['slips'] })).pages[0]).toContain('Naplatiti pri dostavi: 14,50\u00a0€')
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    await packer.call(officeShipmentApi.create, { id, lines: [{ lineId: line?.id ?? 0, quantity: 1 }] })
    expect((await printed({ orderIds: [id], documents: ['slips'] })).pages[0]).not.toContain('€')
  })

  it('says nothing to collect once it is paid', async () => {
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const { id } = await guestOrder({ ...shop, paymentMethodId })
    await db.update(paymentIntents).set({ state: 'settled' }).where(eq(paymentIntents.orderId, id))
    expect((await printed({ orderIds: [id], documents: ['slips'] })).pages[0]).not.toContain('€')
  })

  // docs/rules/printing.md#pick-list
  it('names neither files nor refunded pieces of an order that is collected', async () => {
    const book = await createProduct({ name: 'Jama', sku: 'JAMA-2', cents: 1000 })
    const file = await createProduct({ name: 'Zvučna knjiga', sku: 'ZVK-1', format: 'EProduct', stock: null, cents: 900 })
    const { id } = await paidOrder({ productId: book.id, qty: 5 }, { productId: file.id })
    const [row] = await db.select({ delivery: orders.delivery }).from(orders).where(eq(orders.id, id))
    await db
      .update(orders)
      .set({ delivery: { ...Object(row?.delivery), kind: 'pickup' } })
      .where(eq(orders.id, id))
    const ofBook = and(eq(orderLines.orderId, id), eq(orderLines.productId, book.id))
    const [line] = await db.select().from(orderLines).where(ofBook)
    const at = new Date()
    const lines = [{ lineId: line?.id ?? 0, quantity: 2 }]
    await db
      .insert(withdrawals)
      .values({ orderId: id, name: 'Ana', email: 'ana@primjer.hr', state: 'accepted', lines, requestedAt: at, decidedAt: at })
    const { pages } = await printed({ orderIds: [id], documents: ['pickList', 'slips'] })
    expect(pages[0]).toContain('JAMA-23')
    expect(pages.join()).not.toContain('ZVK-1')
  })

  it('refuses too many, none, nothing and foreign orders', async () => {
    const { id } = await paidOrder()
    const create = (input: InputOf<typeof officePrintApi.create>) => failureOf(packer.call(officePrintApi.create, input))
    const tooMany = Array.from({ length: 201 }, (_, index) => index + 1)
    expect(await create({ orderIds: tooMany, documents: ['slips'] })).toMatchObject({ status: 422 })
    expect(await create({ orderIds: [], documents: ['slips'] })).toMatchObject({ status: 422 })
    expect(await create({ orderIds: [id], documents: [] })).toMatchObject({ status: 422 })
    expect(await create({ orderIds: [id, 2_000_000], documents: ['slips'] })).toMatchObject({ status: 404 })
  })

  it('opens when it is done, and is deleted after a day', async () => {
    const { id: orderId } = await paidOrder()
    const { id } = await packer.call(officePrintApi.create, { orderIds: [orderId], documents: ['slips'] })
    expect(await packer.call(officePrintApi.get, { id })).toMatchObject({ state: 'waiting', drawn: 0 })
    expect(await failureOf(packer.call(officePrintApi.open, { id }))).toMatchObject({ status: 404 })
    await runPrint({ runId: id })
    const { url } = await packer.call(officePrintApi.open, { id })
    await deleteExpiredPrints(() => new Date(Date.now() + 23 * 3_600_000))
    expect((await app.request(url)).status).toBe(200)
    await deleteExpiredPrints(() => new Date(Date.now() + 25 * 3_600_000))
    expect((await app.request(url)).status).toBe(404)
    expect(await db.$count(printRuns, eq(printRuns.id, id))).toBe(0)
  })

  it('that cannot be drawn fails for good and marks nothing', async () => {
    const { id: orderId } = await paidOrder()
    const { id } = await packer.call(officePrintApi.create, { orderIds: [orderId], documents: ['slips'] })
    await db.update(orders).set({ billing: {} }).where(eq(orders.id, orderId))
    await runPrint({ runId: id })
    expect(await packer.call(officePrintApi.get, { id })).toMatchObject({ state: 'failed' })
    expect(await eventsOf(orderId)).toEqual([])
  })

  it('that has waited for 90 minutes has failed, since its job is lost', async () => {
    const { id: orderId } = await paidOrder()
    const { id } = await packer.call(officePrintApi.create, { orderIds: [orderId], documents: ['slips'] })
    await failLostPrints(() => new Date(Date.now() + 89 * 60_000))
    expect(await packer.call(officePrintApi.get, { id })).toMatchObject({ state: 'waiting' })
    await failLostPrints(() => new Date(Date.now() + 91 * 60_000))
    expect(await packer.call(officePrintApi.get, { id })).toMatchObject({ state: 'failed' })
    await runPrint({ runId: id })
    expect(await eventsOf(orderId)).toEqual([])
  })

  it('of 40 orders gives others their turn between two orders', async () => {
    const { id } = await paidOrder()
    // The same order many times is as much work as many orders.
    const { id: runId } = await packer.call(officePrintApi.create, { orderIds: [id], documents: ['pickList', 'slips', 'invoices'] })
    await db
      .update(printRuns)
      .set({ orderIds: Array.from({ length: 40 }, () => id) })
      .where(eq(printRuns.id, runId))
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    await runPrint({ runId })
    clearInterval(timer)
    expect(await packer.call(officePrintApi.get, { id: runId })).toMatchObject({ state: 'done', pages: 81, total: 40 })
    expect(turns).toBeGreaterThan(40)
  }, 120_000)
})
