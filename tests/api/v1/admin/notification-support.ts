import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { identityHeaders, toRequest } from '@/lib/api/request'
import { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import type { NotificationKind } from '@/lib/office/notifications'
import { database } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { officeNotifications } from '@/server/db/schema/notification'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { privacyRequests } from '@/server/db/schema/privacy'
import { stockItems } from '@/server/db/schema/product'
import { orderReturns } from '@/server/db/schema/return'
import { sweepNotifications } from '@/server/modules/admin/notification/sweep-notifications'
import { lowStockLimit } from '@/server/modules/product/stock/present-stock'
import { createProduct } from '@/tests/support/factories'
import { startApiServer } from '@/tests/support/http/api-server'
import { identity } from '@/tests/support/http/caller'
import { eventsOf } from '@/tests/support/http/event-reader'
import { guestOrder } from '../document/support'
import type { Shop } from '../../v2/ecommerce/support'

// Modules live on for the worker's next file, which has a database of its own.
const db = () => database().db

/** Streams of the office over TCP; they are closed after each test. */
export function officeStreams() {
  const open: { close: () => Promise<void> }[] = []
  let server: Awaited<ReturnType<typeof startApiServer>>
  beforeAll(async () => {
    server = await startApiServer()
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

  return { request, watch }
}

export async function ofOrder(shop: Shop, happen: (id: number) => PromiseLike<unknown>) {
  const { id } = await guestOrder(shop)
  await happen(id)
  return id
}

export function intentOf(orderId: number, state: 'suspect' | 'failed') {
  return { orderId, provider: 'paypal', state, amountCents: 2000, currency: 'EUR' } as const
}

export async function insertRefusedRefund(orderId: number) {
  const [intent] = await db().insert(paymentIntents).values(intentOf(orderId, 'failed')).returning()
  const [refund] = await db()
    .insert(paymentRefunds)
    .values({ intentId: intent?.id ?? 0, key: 'a', amountCents: 1000 })
    .returning()
  await db()
    .update(paymentRefunds)
    .set({ state: 'failed' })
    .where(eq(paymentRefunds.id, refund?.id ?? 0))
}

export async function insertReturn(shop: Shop) {
  const { id: orderId } = await guestOrder(shop)
  const [row] = await db().insert(orderReturns).values({ orderId, kind: 'complaint', actor: 'user:1' }).returning()
  return row?.id ?? 0
}

export async function insertEntry({ needsConfirming }: { needsConfirming: boolean }) {
  const [form] = await db()
    .insert(forms)
    .values({ siteId: 1, key: 'upit', title: 'Upit', fields: [] })
    .onConflictDoUpdate({ target: [forms.siteId, forms.key], set: { title: 'Upit' } })
    .returning()
  const [entry] = await db()
    .insert(formEntries)
    .values({ formId: form?.id ?? 0, email: 'ana@primjer.hr', data: {}, needsConfirming })
    .returning()
  return entry?.id ?? 0
}

/** The item above the limit is not told, the one at it is, once. */
export async function sellToTheLimit() {
  const { id } = await createProduct({ stock: lowStockLimit + 2 })
  for (const onHand of [lowStockLimit + 1, lowStockLimit, lowStockLimit - 1])
    await db().update(stockItems).set({ onHand }).where(eq(stockItems.productId, id))
  const told = await db().select().from(officeNotifications).where(eq(officeNotifications.kind, 'stockLow'))
  expect(told.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
  return id
}

export async function insertDueRequest() {
  const day = (days: number) => sql`(now() at time zone 'Europe/Zagreb')::date + ${days}::int`
  const request = { siteId: 1, kind: 'rectification', state: 'open', source: 'staff', email: 'a@b.hr', identityProof: 'staff' } as const
  const [due, later] = await db()
    .insert(privacyRequests)
    .values([7, 8].map((days) => ({ ...request, receivedOn: day(0), dueOn: day(days) })))
    .returning()
  await sweepNotifications()
  await sweepNotifications()
  const told = await db().select().from(officeNotifications).where(eq(officeNotifications.kind, 'privacyDue'))
  expect([due, later].map((one) => told.filter(({ subjectId }) => subjectId === one?.id).length)).toEqual([1, 0])
  return due?.id ?? 0
}
