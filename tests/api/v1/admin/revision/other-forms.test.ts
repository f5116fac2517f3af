import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { adminRevisionApi } from '@/lib/api/v1/admin/revision'
import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { database } from '@/server/db/client'
import { prices, products } from '@/server/db/schema/product'
import { revisions } from '@/server/db/schema/revision'
import { auditLog } from '@/server/db/schema/site'
import { users } from '@/server/db/schema/user'
import { deleteOldRevisions } from '@/server/modules/revision/delete-old-revisions'
import { eraseDueAccounts } from '@/server/modules/user/web/deletion/erase-due-accounts'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { createEditor, history } from './support'

const { db } = database()
const ana = await createEditor('Ana', 'catalogue', 'content', 'publish')
const ivo = await createEditor('Ivo', 'catalogue', 'content', 'publish')

// docs/rules/administration.md#form-revisions
describe('a product', () => {
  it('keeps what two editors changed in different fields, also at once', async () => {
    const { id } = await createProduct({ cents: 1500 })
    const answers = await Promise.all([
      ana.call(officeProductApi.update, { id, version: 1, name: 'Anino ime', featured: true }),
      ivo.call(officeProductApi.update, { id, version: 1, retailPrice: 12.5 }),
    ])
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2, 3]))
    const changed = (await history(ana, 'product', id)).map(({ by, after }) => [by, after])
    expect(changed).toHaveLength(2)
    expect(changed).toContainEqual(['Ana Ivić', { 'name.hr': 'Anino ime', featured: true }])
    expect(changed).toContainEqual(['Ivo Ivić', { retailPrice: 12.5 }])
  })

  it('is refused with the other’s value, and begins no second price when the price is the same', async () => {
    const { id } = await createProduct({ cents: 1500 })
    await ivo.call(officeProductApi.update, { id, version: 1, retailPrice: 12.5 })
    const failure = await failureOf(ana.call(officeProductApi.update, { id, version: 1, retailPrice: 11, name: 'Ime' }))
    expect(failure).toMatchObject({
      status: 409,
      data: { version: 2, changes: [{ field: 'retailPrice', theirs: 12.5, by: 'Ivo Ivić', isConflict: true }] },
    })
    expect(await ana.call(officeProductApi.update, { id, version: 1, retailPrice: 12.5 })).toEqual({ id, version: 2 })
    expect(await db.$count(prices, eq(prices.productId, id))).toBe(2)
    expect(await db.$count(auditLog, eq(auditLog.target, `product:${id}`))).toBe(1)
  })

  it('names its texts by language, and is changed in another without a conflict', async () => {
    const { id } = await createProduct()
    await ana.call(officeProductApi.update, { id, version: 1, summary: 'Sažetak' })
    const [revision] = await history(ivo, 'product', id)
    expect(revision).toMatchObject({ version: 2, by: 'Ana Ivić', after: { 'summary.hr': 'Sažetak' } })
  })

  it('is refused whole after a version that no form made, as of an import', async () => {
    const { id } = await createProduct()
    await db.update(products).set({ version: 2 }).where(eq(products.id, id))
    const failure = await failureOf(ana.call(officeProductApi.update, { id, version: 1, name: 'Ime' }))
    expect(failure).toMatchObject({ code: 'STALE_VERSION', data: { version: 2, changes: [] } })
  })
})

describe('an event', () => {
  const createEvent = () =>
    ana.call(officeEventApi.create, {
      title: 'Čitanje',
      place: 'Zagreb',
      starts_at: daysAgo(-3).toISOString(),
      ends_at: daysAgo(-4).toISOString(),
      seats: 20,
    })

  it('keeps what two editors changed in different fields', async () => {
    const { id, version } = await createEvent()
    await ana.call(officeEventApi.update, { id, version, seats: 30 })
    const written = await ivo.call(officeEventApi.update, { id, version, isReservable: true })
    expect(written).toMatchObject({ seats: 30, isReservable: true, version: version + 2 })
    const failure = await failureOf(ivo.call(officeEventApi.update, { id, version, seats: 25 }))
    expect(failure).toMatchObject({
      code: 'STALE_VERSION',
      data: { changes: expect.arrayContaining([expect.objectContaining({ field: 'seats', theirs: 30 })]) },
    })
  })

  it('is checked as both leave it: no reservations without a number of seats', async () => {
    const { id, version } = await createEvent()
    await ana.call(officeEventApi.update, { id, version, isReservable: true })
    const failure = await failureOf(ivo.call(officeEventApi.update, { id, version, seats: null }))
    expect(failure).toMatchObject({ status: 422, fieldErrors: { seats: [expect.any(String)] } })
    expect(await history(ana, 'event', id)).toHaveLength(1)
  })

  it('is overwritten by a call without a version, and unchanged by the same values', async () => {
    const { id, version } = await createEvent()
    await ana.call(officeEventApi.update, { id, seats: 21 })
    const { starts_at, ...written } = await ivo.call(officeEventApi.update, { id, seats: 22 })
    expect(written).toMatchObject({ seats: 22, version: version + 2 })
    const same = starts_at.replace(/\.(\d{3})Z$/, '.$1000Z')
    expect(await ivo.call(officeEventApi.update, { id, version: 1, starts_at: same, seats: 22 })).toMatchObject({ version: version + 2 })
    expect((await history(ana, 'event', id)).map(({ before }) => before)).toEqual([{ seats: 21 }, { seats: 20 }])
  })
})

describe('revisions', () => {
  const versionsOf = async (id: number) =>
    (
      await db
        .select()
        .from(revisions)
        .where(and(eq(revisions.kind, 'product'), eq(revisions.entityId, String(id))))
    ).map(({ version }) => version)

  it('are deleted after a year, but for the newest of each thing', async () => {
    const { id } = await createProduct()
    for (const version of [1, 2, 3]) await ana.call(officeProductApi.update, { id, version, name: `Ime ${version}` })
    const inDays = (days: number) => () => daysAgo(-days)
    await deleteOldRevisions(inDays(364))
    expect(await versionsOf(id)).toEqual([2, 3, 4])
    await deleteOldRevisions(inDays(366))
    expect(await versionsOf(id)).toEqual([4])
    // What was loaded before the oldest that is kept cannot be merged any more.
    expect(await failureOf(ana.call(officeProductApi.update, { id, version: 1, summary: 'Novo' }))).toMatchObject({
      data: { version: 4, changes: [] },
    })
  })

  it('lose the name of an editor whose account is erased, and stay', async () => {
    const eva = await createEditor('Eva', 'catalogue')
    const { id } = await createProduct()
    await eva.call(officeProductApi.update, { id, version: 1, name: 'Evino ime' })
    await db
      .update(users)
      .set({ isBackoffice: false, scopes: [], deletionAt: daysAgo(1) })
      .where(eq(users.id, eva.id))
    await eraseDueAccounts()
    expect(await db.$count(users, eq(users.id, eva.id))).toBe(0)
    expect((await history(ana, 'product', id))[0]).toMatchObject({ by: '', after: { 'name.hr': 'Evino ime' } })
    const failure = await failureOf(ana.call(officeProductApi.update, { id, version: 1, name: 'Moje' }))
    expect(failure.data).toMatchObject({ changes: [{ field: 'name.hr', by: '', theirs: 'Evino ime' }] })
  })

  it('are listed by pages, newest first', async () => {
    const { id } = await createProduct()
    for (const version of [1, 2, 3]) await ana.call(officeProductApi.update, { id, version, featured: version % 2 === 1 })
    const page = await ana.call(adminRevisionApi.filter, { kind: 'product', id: String(id), page: 2, limit: 2 })
    expect(page).toMatchObject({
      totalRecords: 3,
      totalPages: 2,
      records: [{ version: 2, before: { featured: false }, after: { featured: true } }],
    })
  })
})
