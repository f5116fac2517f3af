import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect } from 'vitest'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { resetEnv } from '@/lib/env'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { shipmentLabels } from '@/server/db/schema/label'
import { orderLines } from '@/server/db/schema/order'
import { products } from '@/server/db/schema/product'
import { options } from '@/server/db/schema/site'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { openShop, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import type { Caller } from '@/tests/support/http/caller'
import { loopbackGls } from '@/tests/support/loopback/gls'
import { pdfPages } from '@/tests/support/pdf-text'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { createMerchant } from '@/tests/support/users'

// Modules live on for the worker's next file, which has a database of its own.
const db = () => database().db
const off = { GLS_URL: '', GLS_USERNAME: '', GLS_PASSWORD: '', GLS_CLIENT_NUMBER: '' }

export function setEnv(values: Record<string, string>) {
  Object.assign(process.env, values)
  resetEnv()
}

/** A shop with a contract with a loopback GLS, and an employee who sends parcels. */
export async function openLabelShop() {
  const gls = await loopbackGls()
  const { username, password, clientNumber } = gls.credentials
  const on = { GLS_URL: gls.url, GLS_USERNAME: username, GLS_PASSWORD: password, GLS_CLIENT_NUMBER: String(clientNumber) }
  await db()
    .insert(options)
    .values({ siteId: 1, key: 'Company', value: sampleCompany })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })
  const shop = await openShop()
  const employee = await createMerchant('orders')
  afterAll(async () => {
    setEnv(off)
    await gls.close()
  })
  beforeEach(() => {
    setEnv(on)
    Object.assign(gls.state, {
      mode: 'honest',
      delay: Promise.resolve(),
      calls: [],
      problems: [],
      made: [],
      taken: new Set(),
      listsReference: 'beside',
    })
  })

  /** A paid guest's order of two books of 400 g, and the id of its line. */
  async function paidOrder(own: Partial<Shop> = {}, status: 'paid' | null = 'paid') {
    const book = await createProduct({ cents: 1000, stock: 10 })
    await db().update(products).set({ weightGrams: 400 }).where(eq(products.id, book.id))
    const made = await guestOrder({ ...shop, ...own }, { productId: book.id, qty: 2 })
    if (status) await become(made.id, status)
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, made.id)).orderBy(asc(orderLines.position))
    return { ...made, lineId: line?.id ?? 0 }
  }

  /** The order with one parcel of so many of its books, without a label. */
  async function sentOrder(quantity = 2) {
    const made = await paidOrder()
    const order = await employee.call(officeShipmentApi.create, { id: made.id, lines: [{ lineId: made.lineId, quantity }] })
    return { ...made, shipmentId: order.shipments[0]?.id ?? 0 }
  }

  return { gls, employee, paidOrder, sentOrder }
}

export async function labelRow(shipmentId: number) {
  const [row] = await db().select().from(shipmentLabels).where(eq(shipmentLabels.shipmentId, shipmentId))
  if (!row) throw new Error('There is no label.')
  return row
}

/** The text of the pages of a label, as the office opens it. */
export async function openedPages(employee: Pick<Caller, 'call'>, shipmentId: number) {
  const { url } = await employee.call(officeShipmentApi.openLabel, { id: shipmentId })
  const response = await app.request(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return pdfPages(Buffer.from(await response.arrayBuffer()))
}
