import { eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminViewApi } from '@/lib/api/v1/admin/view'
import { database } from '@/server/db/client'
import { officeViews } from '@/server/db/schema/office'
import { auditLog } from '@/server/db/schema/site'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const { db } = database()
const ana = await createMerchant('orders')
const ivo = await createMerchant('orders', 'stock')
const reader = await createMerchant('orders.read')

beforeEach(() => db.delete(officeViews))

const create = (by = ana, name = 'Za danas', query = 'view=pack&q=&page=4') => by.call(adminViewApi.create, { list: 'orders', name, query })
const namesOf = async (by = ana) => (await by.call(adminViewApi.filter, { list: 'orders' })).map(({ name }) => name)

// docs/rules/administration.md#saved-views
describe('a saved view', () => {
  it('keeps the choice without its page, and the whole team sees it', async () => {
    const view = await create()
    expect(view).toMatchObject({ list: 'orders', name: 'Za danas', query: 'view=pack', version: 1, by: 'Ana Anić' })
    expect(await reader.call(adminViewApi.filter, { list: 'orders' })).toEqual([view])
    expect(await ivo.call(adminViewApi.filter, { list: 'stock' })).toEqual([])
  })

  it('keeps no words of a search for people, nor does the audit log', async () => {
    const { id, query } = await create(ana, 'Ana', 'view=all&q=ana%40primjer.hr')
    const changed = await ana.call(adminViewApi.update, { id, version: 1, query: 'view=send&q=ana%40primjer.hr' })
    expect([query, changed.query]).toEqual(['view=all', 'view=send'])
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `view:${id}`))
    expect(log).toHaveLength(2)
    expect(JSON.stringify(log)).not.toContain('primjer.hr')
  })

  it('is saved by one of two who name it alike at once; the other is told', async () => {
    const results = await Promise.allSettled([create(ana, 'Čeka'), create(ivo, 'čeka')])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 409, code: 'VIEW_EXISTS' })
    expect(await namesOf()).toHaveLength(1)
  })

  it('is saved once although the answer was lost', async () => {
    const input = { list: 'orders', name: 'Jednom', query: '' } as const
    const headers = { 'idempotency-key': 'pogled-1' }
    const first = await ana.call(adminViewApi.create, input, headers)
    expect(await ana.call(adminViewApi.create, input, headers)).toEqual(first)
    expect(await namesOf()).toEqual(['Jednom'])
  })

  it('is renamed and overwritten on the version that was seen', async () => {
    const { id } = await create()
    const second = await ivo.call(adminViewApi.update, { id, version: 1, query: 'view=send' })
    expect(second).toMatchObject({ name: 'Za danas', query: 'view=send', version: 2 })
    const stale = await failureOf(ana.call(adminViewApi.update, { id, version: 1, name: 'Moje' }))
    expect(stale).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { view: second } })
    const named = await ana.call(adminViewApi.update, { id, version: 2, name: 'Za sutra' })
    expect(named).toMatchObject({ name: 'Za sutra', query: 'view=send', version: 3 })
  })

  it('takes no name that another view of the list has', async () => {
    await create(ana, 'Prvi')
    const { id } = await create(ana, 'Drugi')
    const taken = await failureOf(ana.call(adminViewApi.update, { id, version: 1, name: 'PRVI' }))
    expect(taken).toMatchObject({ status: 409, code: 'VIEW_EXISTS' })
    expect(await ivo.call(adminViewApi.create, { list: 'stock', name: 'Prvi', query: '' })).toMatchObject({ list: 'stock' })
  })

  it('is moved among the others', async () => {
    await create(ana, 'A')
    await create(ana, 'B')
    const { id } = await create(ana, 'C')
    await ana.call(adminViewApi.update, { id, version: 1, position: 0 })
    expect(await namesOf()).toEqual(['C', 'A', 'B'])
  })

  it('is deleted unless somebody changed it meanwhile', async () => {
    const { id } = await create()
    await ivo.call(adminViewApi.update, { id, version: 1, name: 'Novo ime' })
    expect(await failureOf(ana.call(adminViewApi.remove, { id, version: 1 }))).toMatchObject({ status: 409, code: 'STALE_VERSION' })
    await ana.call(adminViewApi.remove, { id, version: 2 })
    expect(await failureOf(ana.call(adminViewApi.remove, { id, version: 2 }))).toMatchObject({ status: 404 })
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `view:${id}`))
    expect(entries.map(({ action }) => action)).toEqual(['view.create', 'view.update', 'view.remove'])
    expect(entries[1]).toMatchObject({ before: { name: 'Za danas' }, after: { name: 'Novo ime' } })
  })

  it('is one of at most 50 of a list', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => ({ name: `P${n}`, folded: `p${n}`, position: n }))
    await db.insert(officeViews).values(rows.map((row) => ({ ...row, siteId: 1, list: 'orders' as const, query: '', savedAt: new Date() })))
    expect(await failureOf(create())).toMatchObject({ status: 409, code: 'VIEW_LIMIT' })
  })
})

describe('the right of the list', () => {
  it('opens its views to readers, and writes with the whole right', async () => {
    const { id } = await create()
    expect(await failureOf(create(reader, 'Tuđe'))).toMatchObject({ status: 403 })
    expect(await failureOf(reader.call(adminViewApi.update, { id, version: 1, name: 'Tuđe' }))).toMatchObject({ status: 403 })
    expect(await failureOf(reader.call(adminViewApi.remove, { id, version: 1 }))).toMatchObject({ status: 403 })
    expect(await failureOf(ana.call(adminViewApi.filter, { list: 'stock' }))).toMatchObject({ status: 403 })
    expect(await failureOf(ana.call(adminViewApi.create, { list: 'stock', name: 'X', query: '' }))).toMatchObject({ status: 403 })
  })

  it('says what is missing in a name', async () => {
    const error = await failureOf(create(ana, '  '))
    expect(error).toMatchObject({ status: 422, fieldErrors: { name: [expect.any(String)] } })
    expect(await db.$count(officeViews, like(officeViews.name, '%'))).toBe(0)
  })
})
