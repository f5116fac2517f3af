import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { orderPeriods } from '@/lib/order/order-periods'
import { isoDay, zonedMidnight } from '@/lib/text/dates'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { createMerchant } from '@/tests/support/users'
import { guestOrder } from '@/tests/api/v1/document/support'
import { openShop } from '@/tests/api/v2/ecommerce/support'

const hour = 3_600_000
const midnight = () => zonedMidnight(new Date(`${isoDay(new Date())}T00:00:00Z`)).getTime()

// docs/rules/orders.md#office-search
it('finds the orders of today, yesterday and the last seven days in Zagreb, in the counts and in bulk too', async () => {
  const [shop, merchant] = [await openShop(), await createMerchant('orders')]
  const { id, number } = await guestOrder(shop)

  async function periodsAt(createdAt: number) {
    await database()
      .db.update(orders)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(orders.id, id))
    const found = await Promise.all(
      orderPeriods.map(async (period) => {
        const filter = { q: number, view: 'all' as const, period }
        const [{ totalRecords, counts }, { rows }] = await Promise.all([
          merchant.call(officeOrderApi.filter, filter),
          merchant.call(officeOrderBulkApi.preview, { change: { kind: 'note' }, chosen: { filter } }),
        ])
        expect([counts.all, rows.length]).toEqual([totalRecords, totalRecords])
        return totalRecords === 1 ? [period] : []
      }),
    )
    // The month may have begun today or within the week.
    return found.flat().filter((period) => period !== 'month')
  }

  expect(await periodsAt(midnight())).toEqual(['today', 'week'])
  expect(await periodsAt(midnight() - 1)).toEqual(['yesterday', 'week'])
  expect(await periodsAt(midnight() - 8 * 24 * hour)).toEqual([])
  await database().db.update(orders).set({ createdAt: new Date() }).where(eq(orders.id, id))
  expect((await merchant.call(officeOrderApi.filter, { q: number, period: 'month' })).totalRecords).toBe(1)
})
