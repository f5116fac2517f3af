import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { auditLog } from '@/server/db/schema/site'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { become, browserOf, guestOrder, mailAbout } from '../../../../v1/document/support'
import { createPayment, openShop, type Shop } from '../../support'

const { db } = database()
let shop: Shop
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openShop()
  merchant = await createMerchant('orders', 'orders.money')
})

/** Two books and a file, paid. */
async function paidOrder() {
  const [book, file] = [
    await createProduct({ cents: 1000, stock: 10 }),
    await createProduct({ format: 'EProduct', cents: 500, stock: null }),
  ]
  const placed = await guestOrder(shop, { productId: book.id, qty: 2 }, { productId: file.id })
  await become(placed.id, 'paid')
  const [books] = await db.select().from(orderLines).where(eq(orderLines.orderId, placed.id)).orderBy(asc(orderLines.position))
  return { ...placed, lineId: books?.id ?? 0 }
}

const track = { carrier: 'Dostava', tracking: 'HR123', url: 'https://prati.example/HR123' }

describe('parcels', () => {
  it('make the order partly sent, then sent, then delivered; the buyer sees and gets each', async () => {
    const { id, number, slug, lineId } = await paidOrder()
    const lines = [{ lineId, quantity: 1 }]
    const part = await merchant.call(officeShipmentApi.create, { id, lines, ...track })
    expect(part).toMatchObject({ status: 'packed', shipments: [{ state: 'sent', ...track, lines: [{ qty: 1 }] }] })
    expect(part.lines.map(({ sent, toSend }) => [sent, toSend])).toEqual([
      [1, 1],
      [0, 0],
    ])
    expect(part.events.at(-1)).toMatchObject({ kind: 'parcelSent', note: 'Dostava HR123, https://prati.example/HR123' })
    expect(part.next).not.toContain('cancelled')
    expect((await mailAbout(number, 'parcelSent')).data).toMatchObject({ tracking: 'HR123', lines: [{ qty: 1 }] })
    const [row] = (await merchant.call(officeOrderApi.filter, { q: number })).records
    expect(row).toMatchObject({ id, isPartlySent: true })

    const rest = await merchant.call(officeShipmentApi.create, { id, lines, tracking: 'HR124' })
    expect(rest).toMatchObject({ status: 'shipped', tracking: 'HR124', shipments: [{}, { tracking: 'HR124' }] })
    expect(rest.events.at(-1)).toMatchObject({ kind: 'status', to: 'shipped', note: 'HR124' })
    expect((await mailAbout(number, 'orderShipped')).data).toMatchObject({ tracking: 'HR124', parcelLines: [{ qty: 1 }] })
    const browser = await browserOf(number)
    const seen = await browser.call(documentOrderApi.get, { orderSlug: slug })
    expect(seen.shipments.map(({ tracking, url }) => [tracking, url])).toEqual([
      ['HR123', track.url],
      ['HR124', ''],
    ])

    const [first, second] = rest.shipments
    const one = await merchant.call(officeShipmentApi.deliver, { id: first?.id ?? 0 })
    expect(one).toMatchObject({ status: 'shipped', shipments: [{ state: 'delivered' }, { state: 'sent' }] })
    expect(await merchant.call(officeShipmentApi.deliver, { id: second?.id ?? 0 })).toMatchObject({ status: 'delivered' })
    expect(await failureOf(merchant.call(officeShipmentApi.deliver, { id: second?.id ?? 0 }))).toMatchObject({ code: 'ORDER_STATE' })
    const actions = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.target, `order:${id}`))
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith('shipment.'))).toEqual([
      'shipment.create',
      'shipment.create',
      'shipment.deliver',
      'shipment.deliver',
    ])
  })

  it('hold each piece once: of two employees one gets a clear 409', async () => {
    const { id, lineId } = await paidOrder()
    const send = (quantity: number) => merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity }] })
    const outcomes = await Promise.allSettled([send(2), send(2)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(send(1))).toMatchObject({
      status: 409,
      code: 'SHIPPED_MEANWHILE',
      data: { lines: [{ lineId, left: 0 }, { left: 0 }] },
    })
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, lineId))
    expect(line?.shipped).toBe(2)
    const tooMany = db.update(orderLines).set({ shipped: 3 }).where(eq(orderLines.id, lineId))
    await expect(tooMany).rejects.toMatchObject({ cause: { constraint_name: 'order_lines_shipped' } })
  })

  it('are sent once for one Idempotency-Key', async () => {
    const { id, lineId } = await paidOrder()
    const key = { 'idempotency-key': 'paket-1' }
    const input = { id, lines: [{ lineId, quantity: 1 }] }
    const answers = [await merchant.call(officeShipmentApi.create, input, key), await merchant.call(officeShipmentApi.create, input, key)]
    expect(answers.map(({ shipments }) => shipments.length)).toEqual([1, 1])
    const other = merchant.call(officeShipmentApi.create, { ...input, tracking: 'x' }, key)
    expect(await failureOf(other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('that are cancelled are to be sent again', async () => {
    const { id, lineId } = await paidOrder()
    const sent = await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 2 }], ...track })
    const parcel = sent.shipments[0]?.id ?? 0
    const again = await merchant.call(officeShipmentApi.cancel, { id: parcel })
    expect(again).toMatchObject({ status: 'packed', tracking: '', shipments: [], lines: [{ sent: 0, toSend: 2 }, {}] })
    expect(again.events.at(-1)).toMatchObject({ from: 'shipped', to: 'packed' })
    expect(await failureOf(merchant.call(officeShipmentApi.cancel, { id: parcel }))).toMatchObject({ code: 'ORDER_STATE' })
    expect(await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 2 }] })).toMatchObject({ status: 'shipped' })
  })

  it('by the status command hold everything that is left, and arrive with the order', async () => {
    const { id, lineId } = await paidOrder()
    await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] })
    const sent = await merchant.call(officeOrderApi.change, { id, from: 'packed', to: 'shipped', tracking: 'Paket 42' })
    expect(sent).toMatchObject({ status: 'shipped', tracking: 'Paket 42', shipments: [{}, { tracking: 'Paket 42', lines: [{ qty: 1 }] }] })
    expect(sent.events.at(-1)).toMatchObject({ kind: 'status', to: 'shipped', note: 'Paket 42' })
    const there = await merchant.call(officeOrderApi.change, { id, from: 'shipped', to: 'delivered' })
    expect(there.shipments.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  it('hold no refunded piece: when the rest was refunded the order is sent', async () => {
    const { id, lineId } = await paidOrder()
    await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] })
    const after = await merchant.call(officeRefundApi.create, { id, lines: [{ lineId, quantity: 1 }], total: 10 })
    expect(after).toMatchObject({ status: 'shipped', lines: [{ sent: 1, toSend: 0 }, {}] })
  })

  it('that have all arrived deliver the order when the rest is refunded', async () => {
    const { id, lineId } = await paidOrder()
    const sent = await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] })
    const arrived = await merchant.call(officeShipmentApi.deliver, { id: sent.shipments[0]?.id ?? 0 })
    expect(arrived).toMatchObject({ status: 'packed', shipments: [{ state: 'delivered' }] })
    const after = await merchant.call(officeRefundApi.create, { id, lines: [{ lineId, quantity: 1 }], total: 10 })
    expect(after).toMatchObject({ status: 'delivered' })
    expect(after.events.slice(-2)).toMatchObject([{ to: 'shipped' }, { to: 'delivered' }])
  })

  it('with refunded pieces deliver the order when they are taken back and the others have arrived', async () => {
    const { id, lineId } = await paidOrder()
    const send = () => merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] })
    await send()
    const [first, second] = (await send()).shipments
    await merchant.call(officeShipmentApi.deliver, { id: first?.id ?? 0 })
    await merchant.call(officeRefundApi.create, { id, lines: [{ lineId, quantity: 1 }], total: 10 })
    expect(await merchant.call(officeShipmentApi.cancel, { id: second?.id ?? 0 })).toMatchObject({ status: 'delivered' })
  })

  it('are refused for orders that are not paid, collected or cancelled', async () => {
    const { id } = await guestOrder(shop)
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const lines = [{ lineId: line?.id ?? 0, quantity: 1 }]
    expect(await failureOf(merchant.call(officeShipmentApi.create, { id, lines }))).toMatchObject({ code: 'ORDER_STATE' })
    await become(id, 'cancelled')
    expect(await failureOf(merchant.call(officeShipmentApi.create, { id, lines }))).toMatchObject({ code: 'ORDER_STATE' })
    for (const url of ['http://prati.example', 'javascript:alert(1)', 'prati'])
      expect((await merchant.send(officeShipmentApi.create, { id, lines, url })).status).toBe(422)
  })

  it('of cash on delivery are paid with the last one', async () => {
    const payment = await createPayment({ kind: 'cashOnDelivery' })
    const { id } = await guestOrder({ ...shop, paymentMethodId: payment.id })
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const sent = await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId: line?.id ?? 0, quantity: 2 }] })
    expect(sent).toMatchObject({ status: 'shipped', isMoneyIn: false })
    const there = await merchant.call(officeShipmentApi.deliver, { id: sent.shipments[0]?.id ?? 0 })
    expect(there).toMatchObject({ status: 'delivered', isMoneyIn: true })
  })
})

// docs/rules/orders.md#automatic-delivery
describe('an order of which only files are left', () => {
  const listed = async (number: string) => (await merchant.call(officeOrderApi.filter, { q: number, view: 'pack' })).records

  it('is delivered when its goods are refunded before they are sent', async () => {
    const { id, number, slug, lineId } = await paidOrder()
    const after = await merchant.call(officeRefundApi.create, { id, lines: [{ lineId, quantity: 2 }], total: 20 })
    expect(after).toMatchObject({ status: 'delivered', lines: [{ toSend: 0 }, {}] })
    expect(await listed(number)).toEqual([])
    const seen = await (await browserOf(number)).call(documentOrderApi.get, { orderSlug: slug })
    expect(seen.status).toBe('delivered')
  })

  it('is delivered when it is paid after its goods were withdrawn from', async () => {
    const [book, file] = [await createProduct({ cents: 1000 }), await createProduct({ format: 'EProduct', cents: 500, stock: null })]
    const { id, number, slug } = await guestOrder(shop, { productId: book.id }, { productId: file.id })
    const [books] = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
    const lines = [{ lineId: books?.id ?? 0, quantity: 1 }]
    await (await browserOf(number)).call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
    const [request] = (await merchant.call(officeOrderApi.get, { id })).requests
    await merchant.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: true })
    const paid = await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
    expect(paid.status).toBe('delivered')
  })

  it('still waits to be packed while a piece is left', async () => {
    const { id, number, lineId } = await paidOrder()
    await merchant.call(officeRefundApi.create, { id, lines: [{ lineId, quantity: 1 }], total: 10 })
    expect(await listed(number)).toMatchObject([{ id }])
  })
})

describe('the order list', () => {
  it('finds by number, mail, name, phone, SKU and tracking, without Croatian letters', async () => {
    const { id, number, lineId } = await paidOrder()
    await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }], carrier: 'Žurna Čamac', tracking: 'ŠĐ-77' })
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, lineId))
    const find = async (q: string) => (await merchant.call(officeOrderApi.filter, { q })).records.map((one) => one.id)
    const ways = [
      number,
      'ANA@primjer',
      'maric ana',
      'MARIĆ',
      '091 555-0141',
      '+385915550141',
      line?.sku ?? '?',
      'zurna camac',
      'sd-77',
      'šđ-77',
    ]
    for (const q of ways) expect(await find(q), q).toContain(id)
    for (const q of ['100%', '_', 'nepostojeća', 'maric nepostojeca']) expect(await find(q), q).toEqual([])
  })

  it('is filtered by status, payment, delivery and day, with counts of the same orders', async () => {
    const { id, number } = await paidOrder()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zagreb' }).format(new Date())
    const shown = async (filter: object) =>
      (await merchant.call(officeOrderApi.filter, { q: number, ...filter })).records.map((one) => one.id)
    for (const filter of [{ status: ['paid'] }, { payment: ['bankTransfer'] }, { delivery: ['home'] }, { from: today, to: today }])
      expect(await shown(filter), JSON.stringify(filter)).toEqual([id])
    const others = [
      { status: ['packed'] },
      { payment: ['provider'] },
      { delivery: ['digital', 'pickup'] },
      { to: '2020-01-01' },
      { from: '2999-01-01' },
    ]
    for (const filter of others) expect(await shown(filter), JSON.stringify(filter)).toEqual([])
    const { counts } = await merchant.call(officeOrderApi.filter, { q: number })
    expect(counts).toMatchObject({ all: 1, pack: 1, pay: 0 })
  })
})

it('an internal note stands in the history and the buyer never sees it', async () => {
  const { id, number, slug } = await paidOrder()
  const noted = await merchant.call(officeOrderApi.note, { id, note: ' Kupac zove u petak. ' })
  expect(noted.events.at(-1)).toMatchObject({ kind: 'note', by: { kind: 'office' }, note: 'Kupac zove u petak.' })
  const seen = await (await browserOf(number)).call(documentOrderApi.get, { orderSlug: slug })
  expect(JSON.stringify(seen)).not.toContain('petak')
  expect((await merchant.send(officeOrderApi.note, { id, note: ' ' })).status).toBe(422)
})

it('an internal note is written once, however often its request arrives (docs/rules/orders.md#internal-notes)', async () => {
  const { id } = await paidOrder()
  const headers = { 'idempotency-key': `biljeska-${id}` }
  const send = (note: string) => merchant.call(officeOrderApi.note, { id, note }, headers)
  await Promise.all([send('Zvao je kupac.'), send('Zvao je kupac.')])
  const { events } = await send('Zvao je kupac.')
  expect(events.filter(({ kind }) => kind === 'note')).toHaveLength(1)
  expect(await failureOf(send('Nešto drugo.'))).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
})
