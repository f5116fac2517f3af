import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { storage } from '@/server/adapters/storage/storage'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { shipmentLabels } from '@/server/db/schema/label'
import { inTransaction } from '@/server/core/transaction'
import { systemContext } from '@/server/core/system-context'
import { deleteExpiredLabels } from '@/server/modules/order-office/label/delete-expired-labels'
import { erasePerson } from '@/server/modules/user/erasure/erase-person'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { labelRow, openLabelShop } from './support'

const { db } = database()
const { employee, sentOrder } = await openLabelShop()
const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)

// docs/rules/orders.md#label-files
describe('the file of a label', () => {
  it('lies in the store under a key that is not public', async () => {
    const { shipmentId } = await sentOrder()
    await employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'local' })
    const { fileKey } = await labelRow(shipmentId)
    expect(fileKey).toMatch(/^labels\/[\w-]{22}\.pdf$/)
    for (const path of [`/${fileKey}`, `/media/${fileKey}`, `/media/../${fileKey}`]) expect((await app.request(path)).status).toBe(404)
    const reader = await createMerchant('catalogue')
    expect(await failureOf(reader.call(officeShipmentApi.openLabel, { id: shipmentId }))).toMatchObject({ status: 403 })
  })

  it('is deleted after 30 days; the number of the parcel stays', async () => {
    const { id, shipmentId } = await sentOrder()
    await employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'local' })
    const { fileKey } = await labelRow(shipmentId)
    await deleteExpiredLabels(inDays(29))
    expect(await storage().sizeOf(fileKey ?? '')).toBeGreaterThan(1000)
    await deleteExpiredLabels(inDays(31))
    expect(await storage().sizeOf(fileKey ?? '')).toBeNull()
    const [parcel] = (await employee.call(officeOrderApi.get, { id })).shipments
    expect(parcel).toMatchObject({ carrier: 'Vlastita dostava', label: { state: 'done', hasFile: false } })
  })

  it('goes with its person, and so do the words of the carrier', async () => {
    const { id, shipmentId } = await sentOrder()
    await employee.call(officeShipmentApi.label, { id: shipmentId, carrier: 'local' })
    await employee.call(officeShipmentApi.deliver, { id: shipmentId })
    await db.update(shipmentLabels).set({ said: 'Ulica Ane Marić' }).where(eq(shipmentLabels.shipmentId, shipmentId))
    const { url } = await employee.call(officeShipmentApi.openLabel, { id: shipmentId })
    const { fileKey } = await labelRow(shipmentId)
    const ctx = await systemContext(1)
    const person = { siteId: 1, userId: null, email: 'ana@primjer.hr', identifiedBy: 'mailbox' } as const
    await inTransaction(ctx, (tx) => erasePerson(ctx, tx, person, [id]))
    expect((await app.request(url)).status).toBe(404)
    await deleteExpiredLabels()
    expect(await storage().sizeOf(fileKey ?? '')).toBeNull()
    expect(await labelRow(shipmentId)).toMatchObject({ said: '', fileKey: null, fileUntil: null })
  })
})
