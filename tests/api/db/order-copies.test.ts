import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { writeCommerce } from '@/demo/write/commerce'
import { copyOrders } from '@/demo/write/order-copies'
import { writeOrders } from '@/demo/write/orders'
import type { SeedContext } from '@/demo/write/seed-context'
import { database } from '@/server/db/client'
import { writeDemoCatalogue } from '@/tests/support/database/demo-catalogue'

// docs/rules/data.md#gapless-numbers
it('copied orders number on without gaps, keep their sums, and are found', async () => {
  await writeDemoCatalogue()
  const last = new Map<string, number>()
  await database().db.transaction(async (tx) => {
    const seed: SeedContext = {
      tx,
      now: new Date(),
      siteId: 1,
      languageId: 41,
      mediaIdOf: () => 1,
      nextId(table) {
        const id = (last.get(table) ?? 0) + 1
        last.set(table, id)
        return id
      },
    }
    await writeCommerce(seed)
    await writeOrders(seed)
    await copyOrders(seed, 2500)
  })
  const [row] = await database().db.execute(sql`
    select count(*)::int as orders, count(distinct number)::int as numbers,
      (select sum(last)::int from order_counters) as counted,
      (select count(*)::int from order_search) as found,
      (select count(*)::int from orders o where o.items_cents <> (select sum(row_cents) from order_lines l where l.order_id = o.id)) as unequal,
      (select count(*)::int from (select max(sequence) - count(*) as gap from invoices group by year) y where gap <> 0) as gaps
    from orders`)
  expect(row).toEqual({ orders: 2500, numbers: 2500, counted: 2500, found: 2500, unequal: 0, gaps: 0 })
})
