import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import type { NotificationKind } from '@/lib/office/notifications'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { formEntries } from '@/server/db/schema/form'
import { officeNotificationReads, officeNotifications } from '@/server/db/schema/notification'
import { orderEvents } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { stockItems } from '@/server/db/schema/product'
import { sweepNotifications } from '@/server/modules/admin/notification/sweep-notifications'
import { createProduct } from '@/tests/support/factories'
import { createFailedJob } from '@/tests/support/failed-job'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'
import { become, guestOrder } from '../document/support'
import { openShop, type Shop } from '../../v2/ecommerce/support'
import {
  insertDueRequest,
  insertEntry,
  insertRefusedRefund,
  insertReturn,
  intentOf,
  ofOrder,
  officeStreams,
  sellToTheLimit,
} from './notification-support'

const { db } = database()
const { watch } = officeStreams()
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const bellOf = ({ call }: Pick<Awaited<ReturnType<typeof createMerchant>>, 'call'>) => call(adminNotificationApi.filter, {})

describe('what the office is told of', () => {
  // docs/rules/administration.md#notifications
  it.each<[NotificationKind, string, () => Promise<number>]>([
    ['orderPlaced', 'orders', async () => (await guestOrder(shop)).id],
    ['orderPaid', 'orders', () => ofOrder(shop, (id) => become(id, 'paid', { actor: 'provider:paypal' }))],
    ['orderCancelled', 'orders', () => ofOrder(shop, (id) => become(id, 'cancelled', { actor: 'shop' }))],
    [
      'withdrawalRequested',
      'orders',
      () => ofOrder(shop, (orderId) => db.insert(withdrawals).values({ orderId, name: 'Ana', email: 'a@b.hr', lines: [] })),
    ],
    ['paymentSuspect', 'orders', () => ofOrder(shop, (orderId) => db.insert(paymentIntents).values(intentOf(orderId, 'suspect')))],
    ['refundWaiting', 'orders', () => ofOrder(shop, insertRefusedRefund)],
    ['returnOpened', 'orders', () => insertReturn(shop)],
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

  it('tells of an item low in stock once a day, again after somebody has read it, and not to whoever took the pieces', async () => {
    const [keeper, colleague] = [await createMerchant('stock'), await createMerchant('stock')]
    const { id } = await createProduct({ stock: 10 })
    const about = async (who: typeof keeper) =>
      (await bellOf(who)).records.filter(({ kind, subjectId }) => kind === 'stockLow' && subjectId === id)
    const reserve = (reserved: number) => db.update(stockItems).set({ reserved }).where(eq(stockItems.productId, id))
    const take = (by: typeof keeper, pieces: number) => by.call(officeStockApi.adjust, { id, delta: -pieces, reason: 'damaged' })
    await take(keeper, 8)
    expect([(await about(keeper)).length, (await about(colleague)).length]).toEqual([0, 1])
    await db.delete(officeNotifications).where(eq(officeNotifications.subjectId, id))
    await keeper.call(officeStockApi.adjust, { id, delta: 8, reason: 'found' })
    for (const reserved of [8, 0, 8, 0]) await reserve(reserved)
    expect(await about(keeper)).toHaveLength(1)
    const dayBefore = sql`now() - interval '25 hours'`
    await db.update(officeNotifications).set({ createdAt: dayBefore }).where(eq(officeNotifications.subjectId, id))
    for (const reserved of [8, 0]) await reserve(reserved)
    expect(await about(keeper)).toHaveLength(1)
    await colleague.call(adminNotificationApi.readAll, {})
    for (const reserved of [8, 0]) await reserve(reserved)
    expect(await about(keeper)).toHaveLength(2)
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
