import { asc, eq } from 'drizzle-orm'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { options } from '@/server/db/schema/site'
import { stockMovements } from '@/server/db/schema/stock'
import { createProduct } from '@/tests/support/factories'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { createMerchant } from '@/tests/support/users'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { openShop } from '@/tests/api/v2/ecommerce/support'

export type ReturnDesk = Awaited<ReturnType<typeof openReturnDesk>>

/** A shop with an employee who takes returns, and a merchant who may refund them. */
export async function openReturnDesk() {
  const { db } = database()
  const shop = await openShop()
  const [merchant, employee] = [await createMerchant('orders', 'orders.money'), await createMerchant('orders')]
  await db
    .insert(options)
    .values({ siteId: 1, key: 'Company', value: sampleCompany })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })

  /** Three books and a file, paid. */
  async function paidOrder() {
    const book = await createProduct({ cents: 1000, stock: 10 })
    const file = await createProduct({ format: 'EProduct', cents: 500, stock: null })
    const placed = await guestOrder(shop, { productId: book.id, qty: 3 }, { productId: file.id })
    await become(placed.id, 'paid')
    const [books, files] = await db.select().from(orderLines).where(eq(orderLines.orderId, placed.id)).orderBy(asc(orderLines.position))
    return { ...placed, book, lineId: books?.id ?? 0, fileLineId: files?.id ?? 0 }
  }

  /** The same, sent: all of it, or a part. */
  async function sentOrder(quantity = 3) {
    const placed = await paidOrder()
    const sent = await employee.call(officeShipmentApi.create, { id: placed.id, lines: [{ lineId: placed.lineId, quantity }] })
    return { ...placed, parcelId: sent.shipments[0]?.id ?? 0 }
  }

  const open = (id: number, lineId: number, quantity: number, kind: 'complaint' | 'undelivered' = 'complaint') =>
    employee.call(officeReturnApi.create, { id, kind, lines: [{ lineId, quantity }], reason: 'Oštećen omot.' })

  return { shop, merchant, employee, paidOrder, sentOrder, open }
}

/** How a product's stock moved, the oldest first. */
export function movesOf(productId: number) {
  return database()
    .db.select({ delta: stockMovements.delta, reason: stockMovements.reason })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(asc(stockMovements.id))
}
