import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { shipmentLabels } from '@/server/db/schema/label'
import { shipments } from '@/server/db/schema/shipment'
import { auditLog, options } from '@/server/db/schema/site'
import { browserOf, mailAbout } from '@/tests/api/v1/document/support'
import { createPayment } from '@/tests/api/v2/ecommerce/support'
import { failureOf } from '@/tests/support/http/caller'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { labelRow, openedPages, openLabelShop, setEnv } from './support'

const { db } = database()
const { gls, employee, paidOrder, sentOrder } = await openLabelShop()

// docs/rules/orders.md#local-labels
describe('a label of the shop’s own delivery', () => {
  it('is made with the parcel, and its number stands with the order, in the search and in the mail', async () => {
    const { id, number, slug, lineId } = await paidOrder()
    const lines = [{ lineId, quantity: 2 }]
    const order = await employee.call(officeShipmentApi.create, { id, lines, label: { carrier: 'local', packages: 2 } })
    const [parcel] = order.shipments
    expect(parcel).toMatchObject({
      carrier: 'Vlastita dostava',
      url: '',
      label: { carrier: 'local', state: 'done', error: null, said: '', packages: 2, hasFile: true, isMailDue: false },
    })
    expect(parcel?.tracking).toMatch(/^PL\d{10}$/)
    expect(order).toMatchObject({ status: 'shipped', tracking: `Vlastita dostava ${parcel?.tracking}` })
    expect(order.events.at(-1)).toMatchObject({ kind: 'parcelLabelled', note: `Vlastita dostava ${parcel?.tracking}` })
    const pages = await openedPages(employee, parcel?.id ?? 0)
    expect(pages).toHaveLength(2)
    for (const text of [number, parcel?.tracking ?? '?', '0,8 kg', 'bez naplate']) expect(pages[0]).toContain(text)
    expect((await mailAbout(number, 'orderShipped')).data).toMatchObject({ tracking: order.tracking, trackingUrl: '' })
    expect((await employee.call(officeOrderApi.filter, { q: parcel?.tracking })).records.map((one) => one.id)).toEqual([id])
    const seen = await (await browserOf(number)).call(documentOrderApi.get, { orderSlug: slug })
    expect(seen.shipments[0]).toMatchObject({ tracking: parcel?.tracking })
    expect(seen.shipments[0]).not.toHaveProperty('label')
    expect(gls.state.calls).toEqual([])
  })

  it('is made for a parcel that is there, once, however often it is asked for', async () => {
    const { id, shipmentId } = await sentOrder()
    const ask = () => employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'local' })
    await Promise.all([ask(), ask(), ask()])
    const order = await ask()
    expect(order.shipments[0]?.label?.state).toBe('done')
    expect(order.events.filter(({ kind }) => kind === 'parcelLabelled')).toHaveLength(1)
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `order:${id}`))
    expect(entries.filter(({ action }) => action === 'shipment.label')).toMatchObject([
      { detail: { shipment: shipmentId, carrier: 'local', packages: 1, collectCents: null } },
    ])
  })
})

// docs/rules/orders.md#gls-labels
describe('a label of GLS', () => {
  it('names the tracking page, with which the buyer gets the mail', async () => {
    const { id, number, lineId } = await paidOrder()
    const order = await employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }], label: { carrier: 'gls' } })
    expect(gls.state.problems).toEqual([])
    expect(gls.state.made[0]?.parcel).toMatchObject({
      ClientReference: `${number}-${order.shipments[0]?.id}-1`,
      PickupAddress: { Name: sampleCompany.legalName, Street: 'Tiha ulica', HouseNumber: '7' },
      ParcelPropertyList: [{ Weight: 0.4 }],
    })
    const tracking = String(gls.state.made[0]?.ParcelNumber)
    const url = `https://gls-group.eu/HR/hr/pracenje-posiljke?match=${tracking}`
    expect(order.shipments[0]).toMatchObject({ carrier: 'GLS', tracking, url, label: { state: 'done' } })
    expect((await mailAbout(number, 'parcelSent')).data).toMatchObject({ carrier: 'GLS', tracking, trackingUrl: url, lines: [{ qty: 1 }] })
    const rest = await employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }], label: { carrier: 'gls' } })
    const last = rest.shipments[1]
    expect((await mailAbout(number, 'orderShipped')).data).toMatchObject({ tracking: `GLS ${last?.tracking}`, trackingUrl: last?.url })
  })

  it('that fails leaves the parcel, says why, and is made by another try, which sends the mail', async () => {
    const { id, number, lineId } = await paidOrder()
    gls.state.mode = 'refuses'
    const input = { id, lines: [{ lineId, quantity: 2 }], label: { carrier: 'gls' as const } }
    const failed = await employee.call(officeShipmentApi.create, input)
    const parcel = failed.shipments[0]
    expect(failed.status).toBe('shipped')
    expect(parcel?.label).toMatchObject({ state: 'failed', error: 'address', said: "Invalid data in 'Delivery Zip Code'", isMailDue: true })
    await expect(mailAbout(number, 'orderShipped')).rejects.toThrow('There is no mail')
    const again = () => employee.call(officeShipmentApi.label, { id: parcel?.id ?? 0, carrier: 'gls' })
    expect(await failureOf(again())).toMatchObject({ status: 409, code: 'CARRIER_REFUSED', data: { reason: 'address' } })
    gls.state.mode = 'honest'
    const order = await again()
    expect(order.shipments[0]?.label).toMatchObject({ state: 'done', error: null, said: '' })
    expect((await mailAbout(number, 'orderShipped')).data).toMatchObject({ trackingUrl: order.shipments[0]?.url })
    expect(gls.state.calls).toEqual(['PrintLabels', 'PrintLabels', 'PrintLabels'])
  })

  it('sends the invoice of cash on delivery with the mail that has waited', async () => {
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const { id, number, lineId } = await paidOrder({ paymentMethodId }, null)
    const order = await employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 2 }], label: { carrier: 'gls' } })
    expect(gls.state.made[0]?.parcel).toMatchObject({ CODAmount: 24.5, CODCurrency: 'EUR', CODReference: number })
    expect(order.invoices).toHaveLength(1)
    expect((await mailAbout(number, 'orderShipped')).data).toMatchObject({ invoiceId: order.invoices[0]?.id })
  })

  // docs/rules/orders.md#label-once
  it('is made anew under the next reference when its file was lost; meanwhile nobody else is asked', async () => {
    const { number, shipmentId } = await sentOrder()
    gls.state.mode = 'loses'
    const ask = (carrier: 'gls' | 'local') => employee.call(officeShipmentApi.label, { id: shipmentId, carrier })
    expect(await failureOf(ask('gls'))).toMatchObject({ status: 503, code: 'CARRIER_UNAVAILABLE' })
    expect(await failureOf(ask('local'))).toMatchObject({ status: 409, code: 'LABEL_UNSURE' })
    gls.state.mode = 'honest'
    const order = await ask('gls')
    expect(gls.state.made.map(({ parcel }) => parcel.ClientReference)).toEqual([`${number}-${shipmentId}-2`])
    expect(await labelRow(shipmentId)).toMatchObject({ round: 2, isUnsure: false, claimedUntil: null })
    expect(order.shipments[0]).toMatchObject({ tracking: String(gls.state.made[0]?.ParcelNumber), label: { state: 'done' } })
    expect((await openedPages(employee, shipmentId)).join()).toContain(gls.state.made[0]?.parcel.ClientReference)
  })

  it('may come from another carrier, when GLS has surely made none', async () => {
    const { shipmentId } = await sentOrder()
    gls.state.mode = 'refuses'
    await failureOf(employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'gls' }))
    const order = await employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'local' })
    expect(order.shipments[0]).toMatchObject({ carrier: 'Vlastita dostava', label: { carrier: 'local', state: 'done' } })
  })

  it('is made once by two employees; the second sees that it is being made', async () => {
    const { shipmentId } = await sentOrder()
    let answer = () => {}
    gls.state.delay = new Promise((resolve) => (answer = resolve))
    const ask = () => employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'gls' })
    const first = ask()
    await vi.waitFor(() => expect(gls.state.calls).toHaveLength(1), { timeout: 10_000 })
    expect((await ask()).shipments[0]?.label).toMatchObject({ state: 'waiting', hasFile: false })
    expect(await failureOf(employee.call(officeShipmentApi.cancel, { id: shipmentId }))).toMatchObject({ status: 409, code: 'LABEL_BUSY' })
    answer()
    expect((await first).shipments[0]?.label?.state).toBe('done')
    expect(gls.state.made).toHaveLength(1)
  })

  it('whose process has died is asked about before it is made again', async () => {
    const { shipmentId } = await sentOrder()
    const past = new Date(Date.now() - 1000)
    const died = { carrier: 'gls', state: 'waiting', packages: 1, claimedUntil: past } as const
    await db.insert(shipmentLabels).values({ shipmentId, ...died })
    const order = await employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'gls' })
    expect(order.shipments[0]?.label?.state).toBe('done')
    expect(gls.state.calls).toEqual(['GetParcelList', 'PrintLabels'])
  })

  it('that is no PDF is not stored', async () => {
    const { shipmentId } = await sentOrder()
    gls.state.mode = 'garbled'
    expect(await failureOf(employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'gls' }))).toMatchObject({
      code: 'CARRIER_UNAVAILABLE',
    })
    expect(await labelRow(shipmentId)).toMatchObject({ state: 'failed', error: 'unavailable', isUnsure: true, claimedUntil: null })
  })

  it('is offered only where it is configured', async () => {
    const { id, lineId, shipmentId } = await sentOrder(1)
    expect((await employee.call(officeOrderApi.get, { id })).labelCarriers).toEqual(['local', 'gls'])
    setEnv({ GLS_URL: '' })
    expect((await employee.call(officeOrderApi.get, { id })).labelCarriers).toEqual(['local'])
    const label = { carrier: 'gls' as const }
    expect(await failureOf(employee.call(officeShipmentApi.label, { id: shipmentId, ...label }))).toMatchObject({ code: 'CARRIER_MISSING' })
    const create = employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }], label })
    expect(await failureOf(create)).toMatchObject({ status: 409, code: 'CARRIER_MISSING' })
    expect(await db.$count(shipments, eq(shipments.orderId, id))).toBe(1)
  })
})

// docs/rules/orders.md#label-collects
it('only the first label of an order collects what is due', async () => {
  const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
  const { id, lineId } = await paidOrder({ paymentMethodId }, null)
  const send = () => employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }], label: { carrier: 'local' } })
  await send()
  const { shipments: both } = await send()
  const [first = '', second = ''] = await Promise.all(both.map(async (one) => (await openedPages(employee, one.id)).join()))
  expect(first).toContain('24,50\u00a0€')
  expect(second).toContain('bez naplate')
  expect(second).not.toContain('€')
})

it('is refused for parcels that are delivered, unknown or of a shop without an address', async () => {
  const { id, lineId, shipmentId } = await sentOrder(1)
  const ask = (id: number) => employee.call(officeShipmentApi.label, { id, carrier: 'local' })
  await db.delete(options).where(eq(options.key, 'Company'))
  expect(await failureOf(ask(shipmentId))).toMatchObject({ status: 409, code: 'SENDER_MISSING' })
  const create = employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }], label: { carrier: 'local' } })
  expect(await failureOf(create)).toMatchObject({ status: 409, code: 'SENDER_MISSING' })
  expect(await db.$count(shipments, eq(shipments.orderId, id))).toBe(1)
  await db.insert(options).values({ siteId: 1, key: 'Company', value: sampleCompany })
  await employee.call(officeShipmentApi.deliver, { id: shipmentId })
  expect(await failureOf(ask(shipmentId))).toMatchObject({ status: 409, code: 'ORDER_STATE' })
  expect(await failureOf(ask(2_000_000))).toMatchObject({ status: 404 })
  for (const packages of [0, 21, 1.5])
    expect((await employee.send(officeShipmentApi.label, { id: shipmentId, carrier: 'local', packages })).status).toBe(422)
})
