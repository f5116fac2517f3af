import { eq, sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminApi } from '@/lib/api/v1/admin'
import type { WorkKind } from '@/lib/api/v1/admin.schema'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { scopesOf } from '@/lib/office/roles'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { comments } from '@/server/db/schema/cms'
import { formEntries, forms } from '@/server/db/schema/form'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { privacyRequests } from '@/server/db/schema/privacy'
import { orderReturns } from '@/server/db/schema/return'
import { stockItems } from '@/server/db/schema/product'
import { createInvoice, createProduct } from '@/tests/support/factories'
import { createFailedJob } from '@/tests/support/failed-job'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'
import { guestOrder } from '../document/support'
import { openShop, type Shop } from '../../v2/ecommerce/support'

let shop: Shop
let owner: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openShop()
  owner = await createMerchant(...scopesOf('owner'))
})

const localNow = sql`now() at time zone 'Europe/Zagreb'`

/** An order that was placed at a local time. */
async function orderAt(local: SQL, own: Partial<typeof orders.$inferInsert> = {}) {
  const { id } = await guestOrder(shop)
  const [order] = await database()
    .db.update(orders)
    .set({ createdAt: sql`(${local}) at time zone 'Europe/Zagreb'`, ...own })
    .where(eq(orders.id, id))
    .returning()
  if (!order) throw new Error('The order was not written.')
  return order
}

const waitingOf = async (work: WorkKind) => (await owner.call(adminApi.overview, {})).waiting.find((one) => one.work === work)
const countOf = async (work: WorkKind) => (await waitingOf(work))?.count ?? 0

describe('waiting work', () => {
  // docs/rules/administration.md#overview
  it.each<[WorkKind, () => Promise<unknown>]>([
    ['pack', () => orderAt(localNow, { status: 'paid' })],
    ['send', () => orderAt(localNow, { status: 'packed' })],
    ['pay', () => orderAt(localNow)],
    ['withdrawals', async () => insertWithdrawal((await orderAt(localNow, { status: 'paid' })).id)],
    ['returns', async () => insertReturn((await orderAt(localNow, { status: 'shipped' })).id)],
    ['fiscal', insertUnreportedInvoice],
    ['answers', insertAnswers],
    ['reviews', insertReview],
    ['privacy', () => insertPrivacyRequest(20)],
    [
      'lowStock',
      async () =>
        database()
          .db.update(stockItems)
          .set({ lowAt: 10 })
          .where(eq(stockItems.productId, (await createProduct({ stock: 10 })).id)),
    ],
    ['mails', insertMail],
    ['jobs', () => createFailedJob('orderLink', { siteId: 1, number: '1', email: 'a@primjer.hr' })],
  ])('counts one more: %s', async (work, arrive) => {
    const before = await countOf(work)
    await arrive()
    expect(await countOf(work)).toBe(before + 1)
  })

  it.each(['pack', 'send', 'pay', 'withdrawals', 'decide'] as const)('counts what the list shows: %s', async (view) => {
    const { totalRecords } = await owner.call(officeOrderApi.filter, { view })
    expect(await countOf(view)).toBe(totalRecords)
  })

  it('says since when the oldest waits', async () => {
    const { createdAt } = await orderAt(sql`${localNow} - interval '300 days'`, { status: 'packed' })
    expect(await waitingOf('send')).toMatchObject({ oldest: createdAt.toISOString() })
  })

  it('is told as far as the rights reach', async () => {
    const worksOf = async (...scopes: string[]) => {
      const { waiting, sales } = await (await createMerchant(...scopes)).call(adminApi.overview, {})
      return { works: waiting.map(({ work }) => work), hasSales: sales !== null }
    }
    expect(await worksOf('stock')).toEqual({ works: ['lowStock'], hasSales: false })
    expect(await worksOf('orders.read')).toEqual({ works: ['pack', 'send', 'withdrawals', 'returns', 'decide', 'pay'], hasSales: true })
    expect(await worksOf('content', 'customers')).toEqual({ works: ['answers', 'privacy', 'reviews'], hasSales: false })
    expect(await failureOf((await createUser()).call(adminApi.overview, {}))).toMatchObject({ status: 403 })
  })
})

async function insertUnreportedInvoice() {
  const { id: orderId } = await guestOrder(shop)
  const invoiceId = await createInvoice({ siteId: 1, orderId })
  await database().db.insert(fiscalReceipts).values({ siteId: 1, invoiceId, state: 'failed', payment: 'K' })
}

describe('sales', () => {
  const salesOf = async () => {
    const { sales } = await owner.call(adminApi.overview, {})
    if (!sales) throw new Error('There are no sales.')
    return sales
  }

  // docs/rules/administration.md#day-sales
  it('counts 30 days in Zagreb, without orders that came to nothing', async () => {
    const before = await salesOf()
    const { totalCents } = await orderAt(localNow)
    await orderAt(localNow, { status: 'cancelled' })
    await orderAt(sql`(${localNow})::date - interval '29 days'`)
    await orderAt(sql`(${localNow})::date - interval '29 days 1 second'`)
    const after = await salesOf()
    expect(after.days).toHaveLength(30)
    expect(after.today.orders).toBe(before.today.orders + 1)
    expect(after.today.total).toBeCloseTo(before.today.total + totalCents / 100)
    expect(after.days.at(-1)).toEqual(after.today)
    expect(after.days[0]?.orders).toBe((before.days[0]?.orders ?? 0) + 1)
  })

  it('compares with the same weekday up to the same time', async () => {
    const before = await salesOf()
    await orderAt(sql`${localNow} - interval '7 days'`)
    await orderAt(sql`(${localNow})::date - 7 + time '23:59:59.999'`)
    const after = await salesOf()
    expect(after.lastWeek.orders).toBe(before.lastWeek.orders + 1)
    expect(after.lastWeek.day).toBe(after.days.at(-8)?.day)
    expect(after.days.at(-8)?.orders).toBe((before.days.at(-8)?.orders ?? 0) + 2)
  })
})

describe('deadlines of the law', () => {
  const deadlineOf = async (orderId: number) =>
    (await owner.call(adminApi.overview, {})).deadlines.filter((one) => one.kind !== 'privacy' && one.id === orderId)

  // docs/rules/administration.md#legal-deadlines
  it.each([
    ['a parcel that is due in three weeks', 9, 'paid', []],
    ['a parcel that is due within a week', 24, 'paid', [{ kind: 'delivery', isOver: false }]],
    ['a parcel that is overdue', 31, 'packed', [{ kind: 'delivery', isOver: true }]],
    ['an order that nobody paid', 31, 'awaiting_payment', []],
    ['a parcel that was delivered', 31, 'delivered', []],
  ] as const)('%s', async (_, days, status, expected) => {
    const { id } = await orderAt(sql`${localNow} - make_interval(days => ${days}::int)`, { status })
    expect(await deadlineOf(id)).toMatchObject(expected)
  })

  it.each([
    [8, []],
    [7, [{ isOver: false }]],
    [0, [{ isOver: false }]],
    [-1, [{ isOver: true }]],
  ])('a privacy request with %i days left', async (daysLeft, expected) => {
    const id = await insertPrivacyRequest(daysLeft)
    const { deadlines } = await (await createMerchant('customers')).call(adminApi.overview, {})
    expect(deadlines.filter((one) => one.id === id)).toMatchObject(expected)
    expect((await (await createMerchant('orders')).call(adminApi.overview, {})).deadlines.filter(({ kind }) => kind === 'privacy')).toEqual(
      [],
    )
  })

  it('the money of a withdrawal is due 14 days after the declaration', async () => {
    const { id } = await orderAt(localNow, { status: 'delivered' })
    await insertWithdrawal(id, sql`now() - interval '13 days'`)
    expect(await deadlineOf(id)).toMatchObject([{ kind: 'refund', isOver: false }])
    await database()
      .db.update(withdrawals)
      .set({ requestedAt: sql`now() - interval '15 days'` })
      .where(eq(withdrawals.orderId, id))
    expect(await deadlineOf(id)).toMatchObject([{ kind: 'refund', isOver: true }])
  })
})

function insertReturn(orderId: number) {
  return database().db.insert(orderReturns).values({ orderId, kind: 'complaint', state: 'received', receivedAt: new Date(), actor: 'shop' })
}

async function insertPrivacyRequest(daysLeft: number) {
  const today = sql`(now() at time zone 'Europe/Zagreb')::date`
  const request = {
    siteId: 1,
    kind: 'rectification',
    state: 'open',
    source: 'staff',
    email: 'ana@primjer.hr',
    identityProof: 'staff',
  } as const
  const [row] = await database()
    .db.insert(privacyRequests)
    .values({ ...request, receivedOn: sql`${today}`, dueOn: sql`${today} + ${daysLeft}::int` })
    .returning()
  return row?.id ?? 0
}

function insertWithdrawal(orderId: number, requestedAt: SQL = sql`now()`) {
  return database().db.insert(withdrawals).values({ orderId, name: 'Ana', email: 'ana@primjer.hr', lines: [], requestedAt })
}

async function insertAnswers() {
  const { db } = database()
  const [form] = await db.insert(forms).values({ siteId: 1, key: 'upit', title: 'Upit', fields: [] }).returning()
  const answer = { formId: form?.id ?? 0, email: 'ana@primjer.hr', data: {} }
  await db.insert(formEntries).values([answer, { ...answer, handledAt: new Date() }, { ...answer, needsConfirming: true }])
}

async function insertReview() {
  const [{ id: productId }, { id: userId }] = [await createProduct(), await createUser()]
  await database().db.insert(comments).values({ siteId: 1, userId, productId, text: 'Dobra.', state: 'pending' })
}

async function insertMail() {
  const mail = { siteId: 1, template: 'newsletterConfirm', to: 'x@y.hr', data: {} }
  await database()
    .db.insert(outbox)
    .values([
      { ...mail, messageId: '<ceka>' },
      { ...mail, messageId: '<otislo>', sentAt: new Date() },
    ])
}
