import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { eraseDueAccounts } from '@/server/modules/user/web/deletion/erase-due-accounts'
import { openShop, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createAccount, password } from '@/tests/support/accounts'
import { createMerchant } from '@/tests/support/users'
import { createOrder, inDays, withdrawalFrom } from './support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

beforeEach(() => eraseDueAccounts(inDays(30)))

// docs/rules/privacy.md#erasure
describe('the erasure', () => {
  it('waits for a shipped order', async () => {
    const ana = await createAccount()
    const slug = await createOrder(shop, ana, 'shipped')
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    await database().db.update(orders).set({ status: 'delivered' }).where(eq(orders.slug, slug))
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
  })

  it('waits for a return of goods until it is closed', async () => {
    const ana = await createAccount()
    const slug = await createOrder(shop, ana, 'delivered')
    const { sql } = database()
    await sql`insert into order_returns (order_id, kind, actor) select id, 'complaint', 'user:1' from orders where slug = ${slug}`
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    const ofOrder = sql`order_id = (select id from orders where slug = ${slug})`
    await sql`update order_returns set state = 'received', received_at = now() where ${ofOrder}`
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    await sql`update order_returns set state = 'closed', closed_at = now() where ${ofOrder}`
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
  })

  it('waits for a manual refund, 30 days at most', async () => {
    const [ana, merchant] = [await createAccount(), await createMerchant('orders', 'orders.money')]
    const slug = await createOrder(shop, ana, 'delivered')
    const { sql } = database()
    const paid =
      await sql`update payment_intents set state = 'settled', provider_reference = null where order_id = (select id from orders where slug = ${slug}) returning id`
    expect(paid).toHaveLength(1)
    const { lines } = await ana.call(withdrawalApi.options, { orderSlug: slug })
    const chosen = lines.map(({ lineId, pieces }) => ({ lineId, quantity: pieces }))
    await ana.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana', words: '', lines: chosen })
    await merchant.call(officeOrderApi.answerWithdrawal, { id: await withdrawalFrom(slug), accept: true, answer: 'Vraćamo novac.' })
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    expect(await eraseDueAccounts(inDays(31))).toBe(1)
  })

  it('waits 30 days after a cancellation, whatever is noted about the order later', async () => {
    const ana = await createAccount()
    const slug = await createOrder(shop, ana, 'cancelled')
    const { sql } = database()
    await sql`update payment_intents set state = 'settled', provider_reference = null where order_id = (select id from orders where slug = ${slug})`
    const note = (from: string, daysAgo: number) => sql`
      insert into order_events (order_id, at, actor, "from", "to", detail)
      select id, now() - make_interval(days => ${daysAgo}), 'shop', ${from}, 'cancelled', '{}' from orders where slug = ${slug}`
    await note('paid', 10)
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    // A print is an event, too.
    await note('cancelled', 0)
    expect(await eraseDueAccounts(inDays(21))).toBe(1)
  })

  it('waits for an active subscription', async () => {
    const ana = await createAccount()
    const slug = await createOrder(shop, ana, 'delivered')
    const { sql } = database()
    await sql`update payment_intents set state = 'settled', subscription = '{"planId":"P-1","quantity":1}', next_check_at = now()
      where order_id = (select id from orders where slug = ${slug})`
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    await sql`update payment_intents set next_check_at = null where order_id = (select id from orders where slug = ${slug})`
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
  })

  it.each(['due', 'pending', 'failed'])('waits for a refund that is %s', async (state) => {
    const ana = await createAccount()
    const slug = await createOrder(shop, ana, 'delivered')
    const { sql } = database()
    const [refund] = await sql<{ id: number }[]>`insert into payment_refunds (intent_id, key, amount_cents, state)
      select i.id, 'withdrawal.1', 100, ${state} from payment_intents i join orders o on o.id = i.order_id where o.slug = ${slug} returning id`
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    await sql`update payment_refunds set state = 'done' where id = ${refund?.id ?? 0}`
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
  })
})
