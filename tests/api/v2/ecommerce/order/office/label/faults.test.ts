import { describe, expect, it, vi } from 'vitest'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { become, mailAbout } from '@/tests/api/v1/document/support'
import { createPayment } from '@/tests/api/v2/ecommerce/support'
import { failureOf } from '@/tests/support/http/caller'
import { labelRow, openLabelShop, setEnv } from './support'

const { gls, employee, paidOrder, sentOrder } = await openLabelShop()

// docs/rules/orders.md#shipment-labels
describe('a label that fails', () => {
  it('does not keep back the mail with the invoice once the parcel is delivered', async () => {
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    gls.state.mode = 'refuses'
    for (const isWhole of [true, false]) {
      const { id, number, lineId } = await paidOrder({ paymentMethodId }, null)
      const sent = await employee.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 2 }], label: { carrier: 'gls' } })
      const shipmentId = sent.shipments[0]?.id ?? 0
      const delivered = isWhole
        ? await employee.call(officeOrderApi.change, { id, from: 'shipped', to: 'delivered' })
        : await employee.call(officeShipmentApi.deliver, { id: shipmentId })
      expect(delivered).toMatchObject({ status: 'delivered', shipments: [{ label: { isMailDue: false } }] })
      expect((await mailAbout(number, 'orderShipped')).data).toMatchObject({ invoiceId: delivered.invoices[0]?.id })
    }
  })

  it('by our own fault leaves the parcel, is made by another try, and nothing of the buyer stands in the log', async () => {
    const { sql } = database()
    const { id, lineId } = await paidOrder()
    await sql.unsafe(`create function fail_tracking() returns trigger language plpgsql as 'begin raise exception ''disk full''; end';
      create trigger fail_tracking before update of tracking on shipments for each row execute function fail_tracking()`)
    const { LOG_LEVEL = 'silent' } = process.env
    setEnv({ LOG_LEVEL: 'warn' })
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const lines = [{ lineId, quantity: 2 }]
    const order = await employee.call(officeShipmentApi.create, { id, lines, label: { carrier: 'gls' } })
    await sql.unsafe('drop function fail_tracking cascade')
    setEnv({ LOG_LEVEL })
    const written = logged.mock.calls.map(([line]) => String(line)).join('')
    logged.mockRestore()
    expect(order).toMatchObject({ status: 'shipped', shipments: [{ label: { state: 'failed', error: 'unavailable' } }] })
    expect(written).toContain('a label could not be made')
    expect(written).not.toContain(String(gls.state.made[0]?.ParcelNumber))
    const again = await employee.call(officeShipmentApi.label, { id: order.shipments[0]?.id ?? 0, carrier: 'gls' })
    expect(again.shipments[0]?.label?.state).toBe('done')
    expect(gls.state.made).toHaveLength(1)
  })
})

// docs/rules/orders.md#shipment-cancelled
describe('a label at the carrier', () => {
  async function labelled() {
    const made = await sentOrder()
    await employee.call(officeShipmentApi.label, { id: made.shipmentId, carrier: 'gls' })
    return made
  }

  it('is cancelled by another try when the answer of the carrier was lost', async () => {
    const { shipmentId } = await labelled()
    const cancel = () => employee.call(officeShipmentApi.cancel, { id: shipmentId })
    gls.state.mode = 'loses'
    expect(await failureOf(cancel())).toMatchObject({ status: 503, code: 'CARRIER_UNAVAILABLE' })
    gls.state.mode = 'honest'
    expect((await cancel()).shipments).toEqual([])
    expect(await labelRow(shipmentId)).toMatchObject({ state: 'cancelled', isUnsure: false })
  })

  it('may belong to an order that is over, so that the carrier sends no bill', async () => {
    const { id, shipmentId } = await labelled()
    await become(id, 'withdrawn')
    expect(await employee.call(officeShipmentApi.cancel, { id: shipmentId })).toMatchObject({ status: 'withdrawn', shipments: [] })
    expect(gls.state.made).toEqual([])
  })
})
