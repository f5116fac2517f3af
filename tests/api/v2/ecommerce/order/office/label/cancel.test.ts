import { describe, expect, it } from 'vitest'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { storage } from '@/server/adapters/storage/storage'
import { app } from '@/server/api/app'
import { deleteExpiredLabels } from '@/server/modules/order-office/label/delete-expired-labels'
import { failureOf } from '@/tests/support/http/caller'
import { labelRow, openedPages, openLabelShop } from './support'

const { gls, employee, sentOrder } = await openLabelShop()

// docs/rules/orders.md#shipment-cancelled
describe('a cancelled parcel', () => {
  const labelled = async () => {
    const made = await sentOrder()
    await employee.call(officeShipmentApi.label, { id: made.shipmentId, carrier: 'gls' })
    return made
  }

  it('cancels its label at the carrier, whose file nobody gets any more', async () => {
    const { shipmentId } = await labelled()
    const { url } = await employee.call(officeShipmentApi.openLabel, { id: shipmentId })
    const { fileKey } = await labelRow(shipmentId)
    const order = await employee.call(officeShipmentApi.cancel, { id: shipmentId })
    expect(order).toMatchObject({ status: 'packed', shipments: [], lines: [{ toSend: 2 }] })
    expect(gls.state).toMatchObject({ made: [], problems: [] })
    expect((await app.request(url)).status).toBe(404)
    expect(await failureOf(employee.call(officeShipmentApi.openLabel, { id: shipmentId }))).toMatchObject({ status: 404 })
    await deleteExpiredLabels()
    expect(await storage().sizeOf(fileKey ?? '')).toBeNull()
    expect(await labelRow(shipmentId)).toMatchObject({ state: 'cancelled', fileKey: null })
  })

  it('stays sent while the carrier does not answer, or if the carrier has it', async () => {
    const { shipmentId } = await labelled()
    const cancel = () => employee.call(officeShipmentApi.cancel, { id: shipmentId })
    gls.state.taken.add(Number((await labelRow(shipmentId)).carrierIds[0]))
    expect(await failureOf(cancel())).toMatchObject({ status: 409, code: 'LABEL_TAKEN' })
    expect(await labelRow(shipmentId)).toMatchObject({ state: 'done', claimedUntil: null })
    expect((await openedPages(employee, shipmentId)).length).toBe(1)
    gls.state.taken.clear()
    gls.state.mode = 'down'
    expect(await failureOf(cancel())).toMatchObject({ status: 503, code: 'CARRIER_UNAVAILABLE' })
    gls.state.mode = 'honest'
    expect((await cancel()).shipments).toEqual([])
  })

  it('cancels a label whose answer was lost, too', async () => {
    const { shipmentId } = await sentOrder()
    gls.state.mode = 'loses'
    await failureOf(employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'gls' }))
    gls.state.mode = 'honest'
    await employee.call(officeShipmentApi.cancel, { id: shipmentId })
    expect(gls.state.made).toEqual([])
    expect(gls.state.calls).toEqual(['PrintLabels', 'GetParcelList', 'DeleteLabels'])
  })

  it('asks no carrier for a label that was refused', async () => {
    const { shipmentId } = await sentOrder()
    gls.state.mode = 'refuses'
    await failureOf(employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'gls' }))
    await employee.call(officeShipmentApi.cancel, { id: shipmentId })
    expect(gls.state.calls).toEqual(['PrintLabels'])
  })
})
