import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { bundleParts } from '@/server/db/schema/product'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { become, guestOrder } from '../document/support'
import { openShop, type Shop } from '../../v2/ecommerce/support'

const { db } = database()
let shop: Shop
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openShop()
  merchant = await createMerchant('stock', 'orders', 'orders.money')
})

/** Ten paid bundles of two books and a pen. */
async function paidBundles() {
  const [book, pen] = [await createProduct({ cents: 100, stock: 100 }), await createProduct({ cents: 100, stock: 100 })]
  const bundle = await createProduct({ format: 'Bundle', cents: 300, stock: null })
  await db.insert(bundleParts).values([
    { bundleId: bundle.id, productId: book.id, quantity: 2, position: 0 },
    { bundleId: bundle.id, productId: pen.id, quantity: 1, position: 1 },
  ])
  const { id } = await guestOrder(shop, { productId: bundle.id, qty: 10 })
  await become(id, 'paid')
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
  const toPack = async () => Promise.all([book, pen].map(async (part) => (await merchant.call(officeStockApi.get, { id: part.id })).toPack))
  return { id, lineId: line?.id ?? 0, toPack }
}

// docs/rules/catalog.md#stock-count
it('on the shelf lie the unsent pieces of an order, whatever was returned or refunded of it', async () => {
  const { id, lineId, toPack } = await paidBundles()
  expect(await toPack()).toEqual([20, 10])
  await merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 8 }] })
  expect(await toPack()).toEqual([4, 2])
  const returned = await merchant.call(officeReturnApi.create, { id, kind: 'complaint', lines: [{ lineId, quantity: 4 }] })
  expect(await toPack()).toEqual([4, 2])
  const received = [{ lineId, received: 4, restocked: 4, condition: 'unused' as const }]
  await merchant.call(officeReturnApi.receive, { id: returned.id, lines: received })
  expect(await toPack()).toEqual([4, 2])
  const refund = { id, returnId: returned.id, lines: [{ lineId, quantity: 3, restock: true }] }
  await merchant.call(officeRefundApi.create, { ...refund, total: 9 })
  expect(await toPack()).toEqual([4, 2])
  await merchant.call(officeRefundApi.create, { id, lines: [{ lineId, quantity: 1, restock: true }], total: 3 })
  expect(await toPack()).toEqual([2, 1])
})
