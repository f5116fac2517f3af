import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { openShop } from '@/tests/api/v2/ecommerce/support'
import { createMerchant } from '@/tests/support/users'

// docs/rules/orders.md#buyer-notifications
it('a preview marks the orders whose buyers come for them', async () => {
  const packer = await createMerchant('orders')
  const { id } = await guestOrder(await openShop())
  await become(id, 'paid')
  const delivery = sql`jsonb_set(${orders.delivery}, '{kind}', '"pickup"')`
  await database().db.update(orders).set({ delivery }).where(eq(orders.id, id))
  const { rows } = await packer.call(officeOrderBulkApi.preview, { change: { kind: 'change', to: 'packed' }, chosen: { ids: [id] } })
  expect(rows).toMatchObject([{ id, reason: null, isPickup: true }])
})
