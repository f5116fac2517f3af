import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { database } from '@/server/db/client'
import { officeNotifications } from '@/server/db/schema/notification'
import { orders } from '@/server/db/schema/order'
import { sessions, users } from '@/server/db/schema/user'
import { createMerchant, createUser, signIn } from '@/tests/support/users'
import { guestOrder } from '../document/support'
import { openShop, type Shop } from '../../v2/ecommerce/support'
import { officeStreams, sellToTheLimit } from './notification-support'

const { db } = database()
const { request, watch } = officeStreams()
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

// docs/rules/administration.md#office-events
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
