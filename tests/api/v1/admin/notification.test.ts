import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { identityHeaders, toRequest } from '@/lib/api/request'
import { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import type { NotificationKind } from '@/lib/office/notifications'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { formEntries, forms } from '@/server/db/schema/form'
import { officeNotificationReads, officeNotifications } from '@/server/db/schema/notification'
import { orderEvents, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { privacyRequests } from '@/server/db/schema/privacy'
import { stockItems } from '@/server/db/schema/product'
import { orderReturns } from '@/server/db/schema/return'
import { sessions, users } from '@/server/db/schema/user'
import { sweepNotifications } from '@/server/modules/admin/notification/sweep-notifications'
import { lowStockLimit } from '@/server/modules/product/stock/present-stock'
import { createFailedJob } from '@/tests/support/failed-job'
import { createProduct } from '@/tests/support/factories'
import { startApiServer } from '@/tests/support/http/api-server'
import { failureOf, identity } from '@/tests/support/http/caller'
import { eventsOf } from '@/tests/support/http/event-reader'
import { createMerchant, createUser, signIn } from '@/tests/support/users'
import { become, guestOrder } from '../document/support'
import { openShop, type Shop } from '../../v2/ecommerce/support'

const { db } = database()
const open: { close: () => Promise<void> }[] = []
let server: Awaited<ReturnType<typeof startApiServer>>
let shop: Shop
beforeAll(async () => {
  server = await startApiServer()
  shop = await openShop()
})
afterAll(() => server.close())
afterEach(async () => {
  vi.useRealTimers()
  for (const { close } of open.splice(0)) await close()
})

function request(accessToken?: string, lastEventId?: string) {
  const { url, headers } = toRequest(adminNotificationApi.stream, { 'last-event-id': lastEventId })
  return fetch(server.origin + url, { headers: { ...identityHeaders(identity), ...headers, ...(accessToken ? { accessToken } : {}) } })
}

/** An open stream, after its first event. */
async function watch(accessToken: string, lastEventId?: string) {
  const response = await request(accessToken, lastEventId)
  expect(response.status).toBe(200)
  const events = eventsOf<OfficeEvent>(response)
  open.push(events)
  expect(await events.next()).toEqual({ event: 'open' })
  return { ...events, told: (kind: NotificationKind) => events.until((event) => event.event === 'notification' && event.kind === kind) }
}

const bellOf = ({ call }: Pick<Awaited<ReturnType<typeof createMerchant>>, 'call'>) => call(adminNotificationApi.filter, {})

describe('what the office is told of', () => {
  // docs/rules/administration.md#notifications
  it.each<[NotificationKind, string, () => Promise<number>]>([
    ['orderPlaced', 'orders', async () => (await guestOrder(shop)).id],
    ['orderPaid', 'orders', () => ofOrder((id) => become(id, 'paid', { actor: 'provider:paypal' }))],
    ['orderCancelled', 'orders', () => ofOrder((id) => become(id, 'cancelled', { actor: 'shop' }))],
    [
      'withdrawalRequested',
      'orders',
      () => ofOrder((orderId) => db.insert(withdrawals).values({ orderId, name: 'Ana', email: 'a@b.hr', lines: [] })),
    ],
    ['paymentSuspect', 'orders', () => ofOrder((orderId) => db.insert(paymentIntents).values(intentOf(orderId, 'suspect')))],
    ['refundWaiting', 'orders', () => ofOrder(insertRefusedRefund)],
    ['returnOpened', 'orders', insertReturn],
    ['formEntry', 'customers', () => insertEntry({ needsConfirming: false })],
    ['stockLow', 'stock', sellToTheLimit],
    ['privacyDue', 'customers', insertDueRequest],
  ])('%s, with the right %s', async (kind, right, happen) => {
    const [reader, other] = [await createMerchant(`${right}.read`), await createMerchant('content', 'orders.money')]
    const watching = await watch(reader.accessToken)
    const subjectId = await happen()
    expect(
      await watching.until((event) => event.event === 'notification' && event.kind === kind && event.subjectId === subjectId),
    ).toBeDefined()
    expect((await bellOf(reader)).records).toContainEqual(expect.objectContaining({ kind, subjectId, isRead: false }))
    expect(await bellOf(other)).toEqual({ records: [], unread: 0 })
  })

  it('names the order, the form and the item, and nobody', async () => {
    const { number } = await guestOrder(shop)
    await insertEntry({ needsConfirming: false })
    const productId = await sellToTheLimit()
    const [{ sku } = { sku: '' }] = await db.execute<{ sku: string }>(sql`select sku from products where id = ${productId}`)
    const { records } = await bellOf(await createMerchant('orders', 'customers', 'stock'))
    for (const [kind, name] of [
      ['orderPlaced', number],
      ['formEntry', 'Upit'],
      ['stockLow', sku],
    ] as const)
      expect(records.find((one) => one.kind === kind)?.name).toBe(name)
    expect(JSON.stringify(records)).not.toMatch(/@|Ana/)
  })

  it('tells of a failed job once until the next fails', async () => {
    const reader = await createMerchant('settings')
    const failed = async () => (await bellOf(reader)).records.filter(({ kind }) => kind === 'jobFailed').length
    await createFailedJob('orderLink', { siteId: 1, number: '1', email: 'a@primjer.hr' })
    await createFailedJob('orderLink', { siteId: 1, number: '2', email: 'a@primjer.hr' })
    await sweepNotifications()
    await sweepNotifications()
    expect(await failed()).toBe(1)
    await createFailedJob('orderLink', { siteId: 1, number: '3', email: 'a@primjer.hr' })
    await sweepNotifications()
    expect(await failed()).toBe(2)
  })

  it('tells of an entry that must be confirmed once it is', async () => {
    const reader = await createMerchant('customers')
    const id = await insertEntry({ needsConfirming: true })
    const about = async () => (await bellOf(reader)).records.filter(({ kind, subjectId }) => kind === 'formEntry' && subjectId === id)
    expect(await about()).toEqual([])
    for (const _ of ['once', 'again']) await db.update(formEntries).set({ confirmedAt: new Date() }).where(eq(formEntries.id, id))
    expect(await about()).toHaveLength(1)
  })

  it('tells nobody what they did themselves, and their colleagues all the same', async () => {
    const [reader, colleague] = [await createMerchant('orders'), await createMerchant('orders')]
    const { id } = await guestOrder(shop)
    await become(id, 'paid', { actor: `user:${reader.id}` })
    const paid = async (who: typeof reader) =>
      (await bellOf(who)).records.some(({ kind, subjectId }) => kind === 'orderPaid' && subjectId === id)
    expect([await paid(reader), await paid(colleague)]).toEqual([false, true])
  })

  it('tells nothing of what was rolled back, and nothing of an old order', async () => {
    const { id } = await guestOrder(shop)
    const count = () => db.$count(officeNotifications)
    const before = await count()
    await db
      .transaction((tx) =>
        tx
          .insert(orderEvents)
          .values({ orderId: id, to: 'paid', actor: 'x' })
          .then(() => tx.rollback()),
      )
      .catch(() => {})
    await db.insert(orderEvents).values({ orderId: id, to: 'paid', actor: 'x', at: new Date(Date.now() - 15 * 86_400_000) })
    expect(await count()).toBe(before)
  })

  it('keeps what happened for 14 days', async () => {
    const [old, kept] = await db
      .insert(officeNotifications)
      .values([14.1, 13.9].map((days) => ({ siteId: 1, kind: 'stockLow' as const, createdAt: new Date(Date.now() - days * 86_400_000) })))
      .returning({ id: officeNotifications.id })
    await sweepNotifications()
    const left = await db.select({ id: officeNotifications.id }).from(officeNotifications)
    expect([old, kept].map((one) => left.some(({ id }) => id === one?.id))).toEqual([false, true])
  })
})

describe('the bell', () => {
  it('is read by each for themselves, one or all, and tells the other tabs', async () => {
    const [reader, colleague] = [await createMerchant('orders'), await createMerchant('orders')]
    await guestOrder(shop)
    const { records, unread } = await bellOf(reader)
    const watching = await watch(reader.accessToken)
    const first = records[0]?.id ?? 0
    expect(await reader.call(adminNotificationApi.read, { ids: [first, 999_999] })).toEqual({ unread: unread - 1 })
    expect(await watching.until(({ event }) => event === 'read')).toEqual({ event: 'read' })
    expect((await bellOf(reader)).records.find(({ id }) => id === first)?.isRead).toBe(true)
    expect(await reader.call(adminNotificationApi.readAll, {})).toEqual({ unread: 0 })
    expect((await bellOf(reader)).records.every(({ isRead }) => isRead)).toBe(true)
    expect((await bellOf(colleague)).unread).toBe(unread)
  })

  it('marks nothing that the reader may not see', async () => {
    const keeper = await createMerchant('stock')
    await guestOrder(shop)
    await keeper.call(adminNotificationApi.readAll, {})
    const [newest] = (await bellOf(await createMerchant('orders'))).records
    await keeper.call(adminNotificationApi.read, { ids: [newest?.id ?? 0] })
    expect(await db.$count(officeNotificationReads, eq(officeNotificationReads.userId, keeper.id))).toBe(
      (await bellOf(keeper)).records.length,
    )
  })

  it('takes two presses at once', async () => {
    const reader = await createMerchant('orders')
    await guestOrder(shop)
    const both = await Promise.all([1, 2].map(() => reader.call(adminNotificationApi.readAll, {})))
    expect(both).toEqual([{ unread: 0 }, { unread: 0 }])
  })

  it('is for the back office', async () => {
    const buyer = await createUser()
    expect((await failureOf(buyer.call(adminNotificationApi.filter, {}))).status).toBe(403)
  })
})

describe('the stream', () => {
  it('brings a new order within a second, and its changes', async () => {
    const reader = await createMerchant('orders.read')
    const watching = await watch(reader.accessToken)
    const { id } = await guestOrder(shop)
    const placedAt = performance.now()
    expect(await watching.told('orderPlaced')).toMatchObject({ subjectId: id })
    expect(performance.now() - placedAt).toBeLessThan(1000)
    await db.update(orders).set({ tracking: 'HR1' }).where(eq(orders.id, id))
    expect(await watching.until((event) => event.event === 'changed' && event.id === id)).toEqual({
      event: 'changed',
      subject: 'order',
      id,
    })
  })

  it('brings nothing beyond the rights', async () => {
    const keeper = await createMerchant('stock', 'orders.money')
    const watching = await watch(keeper.accessToken)
    await guestOrder(shop)
    await sellToTheLimit()
    // The first event that comes is the one after the order's.
    expect(await watching.next()).toMatchObject({ event: 'notification', kind: 'stockLow' })
  })

  it('resumes after Last-Event-ID without loss, also of a transaction that began earlier and ended later', async () => {
    const reader = await createMerchant('orders')
    const first = await watch(reader.accessToken)
    let commit = () => {}
    const held = new Promise<void>((resolve) => (commit = resolve))
    let isWritten = () => {}
    const written = new Promise<void>((resolve) => (isWritten = resolve))
    const slow = db.transaction(async (tx) => {
      await tx.insert(officeNotifications).values({ siteId: 1, kind: 'orderPlaced', subjectId: 700_001 })
      isWritten()
      await held
    })
    await written
    await db.insert(officeNotifications).values({ siteId: 1, kind: 'orderPlaced', subjectId: 700_002 })
    expect(await first.told('orderPlaced')).toMatchObject({ subjectId: 700_002 })
    await first.close()
    commit()
    await slow
    await db.insert(officeNotifications).values({ siteId: 1, kind: 'orderPlaced', subjectId: 700_003 })
    const second = await watch(reader.accessToken, first.lastId())
    const missed: unknown[] = []
    while (!missed.includes(700_003)) {
      const event = await second.told('orderPlaced')
      if (event.event === 'notification') missed.push(event.subjectId)
    }
    expect(missed).toEqual(expect.arrayContaining([700_001, 700_003]))
    await second.close()
    // From where the second ended, nothing that it had comes again but what a running transaction may hide.
    const third = await watch(reader.accessToken, second.lastId())
    await db.insert(officeNotifications).values({ siteId: 1, kind: 'orderPlaced', subjectId: 700_004 })
    expect(await third.told('orderPlaced')).toMatchObject({ subjectId: 700_004 })
  })

  it.each<[string, (id: number) => PromiseLike<unknown>]>([
    ['the employee is suspended', (id) => db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id))],
    ['the employee leaves the back office', (id) => db.update(users).set({ isBackoffice: false }).where(eq(users.id, id))],
    ['the session ends', (id) => db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, id))],
  ])('ends within a second when %s', async (_, change) => {
    const employee = await createMerchant('orders')
    const watching = await watch(employee.accessToken)
    await change(employee.id)
    const changedAt = performance.now()
    await watching.ended()
    expect(performance.now() - changedAt).toBeLessThan(1000)
  })

  it('follows rights that change while it is open', async () => {
    const employee = await createMerchant('orders')
    const watching = await watch(employee.accessToken)
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ scopes: ['stock'] })
        .where(eq(users.id, employee.id))
      await tx.insert(officeNotifications).values({ siteId: 1, kind: 'orderPlaced' })
      await tx.insert(officeNotifications).values({ siteId: 1, kind: 'stockLow' })
    })
    expect(await watching.next()).toMatchObject({ kind: 'stockLow' })
  })

  it('ends within a minute of a session that runs out', async () => {
    const employee = await createMerchant('orders')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const watching = await watch(employee.accessToken)
    const refreshExpiresAt = new Date(Date.now() - 1000)
    await db.update(sessions).set({ refreshExpiresAt }).where(eq(sessions.userId, employee.id))
    vi.advanceTimersByTime(60_000)
    await expect(watching.ended()).resolves.toBeUndefined()
  })

  it('ends where the database is lost, and hears again afterwards', async () => {
    const reader = await createMerchant('orders')
    const watching = await watch(reader.accessToken)
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`)
    await watching.ended()
    await vi.waitFor(async () => {
      const again = await watch(reader.accessToken, watching.lastId())
      await db.insert(officeNotifications).values({ siteId: 1, kind: 'orderPlaced', subjectId: 700_005 })
      expect(await again.until((event) => event.event === 'notification' && event.subjectId === 700_005)).toBeDefined()
    })
  })

  it('is one of at most 20 of a user, and needs the back office', async () => {
    const employee = await createMerchant('orders')
    const tokens = [employee.accessToken, await signIn(employee.id)]
    for (let tab = 0; tab < 20; tab++) await watch(tokens[tab % 2] ?? '')
    const refused = await request(tokens[1])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect((await request()).status).toBe(403)
    expect((await request((await createUser()).accessToken)).status).toBe(403)
    expect((await request((await createMerchant()).accessToken, 'x')).status).toBe(422)
  })
})

async function ofOrder(happen: (id: number) => PromiseLike<unknown>) {
  const { id } = await guestOrder(shop)
  await happen(id)
  return id
}

function intentOf(orderId: number, state: 'suspect' | 'failed') {
  return { orderId, provider: 'paypal', state, amountCents: 2000, currency: 'EUR' } as const
}

async function insertRefusedRefund(orderId: number) {
  const [intent] = await db.insert(paymentIntents).values(intentOf(orderId, 'failed')).returning()
  const [refund] = await db
    .insert(paymentRefunds)
    .values({ intentId: intent?.id ?? 0, key: 'a', amountCents: 1000 })
    .returning()
  await db
    .update(paymentRefunds)
    .set({ state: 'failed' })
    .where(eq(paymentRefunds.id, refund?.id ?? 0))
}

async function insertReturn() {
  const { id: orderId } = await guestOrder(shop)
  const [row] = await db.insert(orderReturns).values({ orderId, kind: 'complaint', actor: 'user:1', requestHash: '' }).returning()
  return row?.id ?? 0
}

async function insertEntry({ needsConfirming }: { needsConfirming: boolean }) {
  const [form] = await db
    .insert(forms)
    .values({ siteId: 1, key: 'upit', title: 'Upit', fields: [] })
    .onConflictDoUpdate({ target: [forms.siteId, forms.key], set: { title: 'Upit' } })
    .returning()
  const [entry] = await db
    .insert(formEntries)
    .values({ formId: form?.id ?? 0, email: 'ana@primjer.hr', data: {}, needsConfirming })
    .returning()
  return entry?.id ?? 0
}

/** The item above the limit is not told, the one at it is, once. */
async function sellToTheLimit() {
  const { id } = await createProduct({ stock: lowStockLimit + 2 })
  for (const onHand of [lowStockLimit + 1, lowStockLimit, lowStockLimit - 1])
    await db.update(stockItems).set({ onHand }).where(eq(stockItems.productId, id))
  const told = await db.select().from(officeNotifications).where(eq(officeNotifications.kind, 'stockLow'))
  expect(told.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
  return id
}

async function insertDueRequest() {
  const day = (days: number) => sql`(now() at time zone 'Europe/Zagreb')::date + ${days}::int`
  const request = { siteId: 1, kind: 'rectification', state: 'open', source: 'staff', email: 'a@b.hr', identityProof: 'staff' } as const
  const [due, later] = await db
    .insert(privacyRequests)
    .values([7, 8].map((days) => ({ ...request, receivedOn: day(0), dueOn: day(days) })))
    .returning()
  await sweepNotifications()
  await sweepNotifications()
  const told = await db.select().from(officeNotifications).where(eq(officeNotifications.kind, 'privacyDue'))
  expect([due, later].map((one) => told.filter(({ subjectId }) => subjectId === one?.id).length)).toEqual([1, 0])
  return due?.id ?? 0
}
