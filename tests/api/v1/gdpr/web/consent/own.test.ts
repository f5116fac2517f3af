import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { systemContext } from '@/server/core/system-context'
import { database } from '@/server/db/client'
import { consentAssignments, consentLog, consents } from '@/server/db/schema/consent'
import { orders } from '@/server/db/schema/order'
import { collectPersonalData } from '@/server/modules/user/web/export/collect-data'
import { openShop, order, readyCart } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'

const visitor = callAs()
let free = 0
let required = 0

beforeAll(async () => {
  const { db } = database()
  const rows = await db
    .insert(consents)
    .values(
      ['anketa', 'pravila'].map((uniqueNumber) => ({
        siteId: 1,
        uniqueNumber,
        name: uniqueNumber,
        displayName: `<em>${uniqueNumber}</em>`,
      })),
    )
    .returning({ id: consents.id })
  free = rows[0]?.id ?? 0
  required = rows[1]?.id ?? 0
  await db.insert(consentAssignments).values([
    { assignedTo: 'form', consentId: free, required: false },
    { assignedTo: 'registration', consentId: required, required: true },
  ])
})

it('returns the last statements and appends changes', async () => {
  const ana = await createUser()
  const user = { userType: 'registered' as const, email: ana.email }
  await ana.call(consentApi.createLog, { status: true, sourceType: 'registration', consents: [required], user })
  const before = await ana.call(ownConsentApi.filter, {})
  expect(before.find(({ id }) => id === required)).toMatchObject({
    given: true,
    isFree: false,
    source: 'registration',
    at: expect.any(String),
  })
  expect(before.find(({ id }) => id === free)).toMatchObject({ given: false, isFree: true, at: null })

  for (const given of [true, true, false]) {
    const after = await ana.call(ownConsentApi.change, { id: free, given })
    expect(after.find(({ id }) => id === free)).toMatchObject({ given, source: 'profile' })
  }
  const lines = await database().db.select().from(consentLog)
  expect(lines.filter(({ email, consentId }) => email === ana.email && consentId === free).map(({ status }) => status)).toEqual([
    true,
    false,
  ])
})

it("ignores other people's statements and refuses changes of required consents", async () => {
  const [ana, iva] = [await createUser(), await createUser()]
  await ana.call(ownConsentApi.change, { id: free, given: true })
  expect((await iva.call(ownConsentApi.filter, {})).find(({ id }) => id === free)).toMatchObject({ given: false })
  expect(await failureOf(ana.call(ownConsentApi.change, { id: required, given: false }))).toMatchObject({ status: 404 })
  expect(await failureOf(visitor.call(ownConsentApi.filter, {}))).toMatchObject({ status: 401 })
})

/** A statement that any visitor can send. */
const statement = (email: string, status: boolean) => ({
  status,
  sourceType: 'checkout',
  consents: [free],
  user: { userType: 'registered' as const, email },
})

async function lastStatement(reader: Awaited<ReturnType<typeof createUser>>) {
  return (await reader.call(ownConsentApi.filter, {})).find(({ id }) => id === free)
}

describe("a visitor's statement for an address", () => {
  // docs/rules/privacy.md#own-consents
  it('is not shown to its owner, by whomever it was made', async () => {
    const [ana, iva] = [await createUser(), await createUser()]
    const cartRef = await visitor.call(cartApi.getNewCartSession, {})
    await visitor.call(consentApi.createLog, statement(ana.email, true))
    await visitor.call(consentApi.createLog, { ...cartRef, ...statement(ana.email, true) })
    await iva.call(consentApi.createLog, statement(ana.email, true))
    expect(await lastStatement(ana)).toMatchObject({ given: false, at: null })
    await ana.call(ownConsentApi.change, { id: free, given: true })
    await visitor.call(consentApi.createLog, statement(ana.email, false))
    expect(await lastStatement(ana)).toMatchObject({ given: true, source: 'profile' })
  })

  it('is found by the export, marked as unproven', async () => {
    const ana = await createUser()
    await ana.call(consentApi.createLog, statement(ana.email, true))
    await visitor.call(consentApi.createLog, statement(ana.email, false))
    const { consents: exported } = await collectPersonalData(await systemContext(1), ana.id)
    expect(exported.map(({ given, proof }) => [given, proof])).toEqual([
      [false, 'none'],
      [true, 'proven'],
    ])
  })

  it("is logged as a visitor's, the owner's as the owner's", async () => {
    const ana = await createUser()
    await visitor.call(consentApi.createLog, statement(ana.email, true))
    await visitor.call(consentApi.createLog, { ...statement(ana.email, true), user: { userType: 'guest', email: ana.email } })
    await ana.call(consentApi.createLog, { ...statement(ana.email, true), user: { userType: 'guest', email: ana.email } })
    const lines = await database().db.select().from(consentLog).where(eq(consentLog.email, ana.email)).orderBy(consentLog.id)
    expect(lines.map(({ userType, userId }) => [userType, userId])).toEqual([
      ['visitor', null],
      ['guest', null],
      ['registered', ana.id],
    ])
  })
})

it('shows what was stated through a mailed link, and with the cart of an order that joined the account', async () => {
  const [ana, iva] = [await createUser(), await createUser()]
  const { db } = database()
  const line = { siteId: 1, consentId: free, status: true, statusAt: new Date(), sourceType: 'newsletter', userType: 'visitor' }
  await db.insert(consentLog).values({ ...line, email: ana.email, byMailedLink: true })
  expect(await lastStatement(ana)).toMatchObject({ given: true, source: 'newsletter' })

  const shop = await openShop()
  const cartRef = await readyCart(shop, { productId: (await createProduct()).id })
  await visitor.call(consentApi.createLog, { ...cartRef, ...statement('ana@primjer.hr', true) })
  await order(cartRef)
  expect(await lastStatement(iva)).toMatchObject({ at: null })
  await db.update(orders).set({ userId: iva.id }).where(eq(orders.cartId, cartRef.cartId))
  expect(await lastStatement(iva)).toMatchObject({ given: true, source: 'checkout' })
})

it('shows an unverified account its own statements only', async () => {
  const email = 'zrtva@primjer.hr'
  await visitor.call(consentApi.createLog, statement(email, true))
  const squatter = await createUser({ email, verified: false })
  expect(await lastStatement(squatter)).toMatchObject({ given: false, at: null })
  await squatter.call(ownConsentApi.change, { id: free, given: true })
  expect(await lastStatement(squatter)).toMatchObject({ given: true, source: 'profile' })
})

it('does not count agreement to an earlier version, which can be withdrawn or renewed', async () => {
  const { db } = database()
  const wording = { siteId: 1, uniqueNumber: 'mijena', name: 'mijena', displayName: 'Prvi tekst.' }
  const [first] = await db.insert(consents).values(wording).returning({ id: consents.id })
  const firstId = first?.id ?? 0
  await db.insert(consentAssignments).values({ assignedTo: 'form', consentId: firstId })
  const [ana, iva] = [await createUser(), await createUser()]
  for (const one of [ana, iva]) await one.call(ownConsentApi.change, { id: firstId, given: true })

  const next = { ...wording, displayName: 'Drugi tekst.', version: 2 }
  const [second] = await db.insert(consents).values(next).returning({ id: consents.id })
  const id = second?.id ?? 0
  await db.insert(consentAssignments).values({ assignedTo: 'form', consentId: id })
  const shown = async (one: typeof ana) => (await one.call(ownConsentApi.filter, {})).find(({ uniqueNumber }) => uniqueNumber === 'mijena')
  expect(await shown(ana)).toMatchObject({ id, displayName: 'Drugi tekst.', given: false, gaveEarlier: true, at: expect.any(String) })

  await ana.call(ownConsentApi.change, { id, given: true })
  expect(await shown(ana)).toMatchObject({ given: true, gaveEarlier: false })
  await iva.call(ownConsentApi.change, { id, given: false })
  expect(await shown(iva)).toMatchObject({ given: false, gaveEarlier: false, at: expect.any(String) })
  const written = and(eq(consentLog.consentId, id), eq(consentLog.email, iva.email), eq(consentLog.status, false))
  expect(await db.$count(consentLog, written)).toBe(1)
})
