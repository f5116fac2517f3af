import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import type { InputOf } from '@/lib/api/endpoint'
import { targetKinds } from '@/server/modules/admin/audit/target-kinds'
import { consents } from '@/server/db/schema/consent'
import { customers } from '@/server/db/schema/customer'
import { users } from '@/server/db/schema/user'
import { database } from '@/server/db/client'
import { auditLog, sites } from '@/server/db/schema/site'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'

const employee = await createMerchant('orders')
const reader = await createMerchant('audit')
let mark = ''
let count = 0

const entry = { siteId: 1, action: 'order.change', target: 'order:7' }

beforeEach(() => {
  mark = `znak${++count}`
})

async function write(...rows: Partial<typeof auditLog.$inferInsert>[]) {
  const base = { ...entry, actor: `user:${employee.id}`, detail: { mark } }
  await database()
    .db.insert(auditLog)
    .values(rows.map((row) => ({ ...base, ...row })))
}

async function find(choice: InputOf<typeof adminAuditApi.filter>) {
  const { records } = await reader.call(adminAuditApi.filter, choice)
  return records.filter(({ detail }) => detail.mark === mark)
}

// docs/rules/administration.md#audit-log
it('lists entries newest first, with names and what was before and after', async () => {
  const gone = await createUser()
  await write(
    { before: { from: 'paid' }, after: { from: 'packed' } },
    { actor: 'shop' },
    { actor: `user:${gone.id}` },
    { actor: 'user:999999' },
  )
  const entries = await find({ q: mark })
  expect(entries.map(({ actorName }) => actorName)).toEqual([null, 'Ana Anić', null, 'Ana Anić'])
  expect(entries.at(-1)).toMatchObject({
    action: 'order.change',
    target: 'order:7',
    before: { from: 'paid' },
    after: { from: 'packed' },
  })
})

it.each([
  ['who', () => ({ actor: 'provider:paypal' }), [1]],
  ['an action', () => ({ action: 'stock.adjust' }), [2]],
  ['the actions of an area', () => ({ action: 'stock' }), [2, 3]],
  ['an entity', () => ({ q: 'product:42' }), [3]],
  ['words of what was written', () => ({ q: 'Primka 7%_' }), [2]],
  ['words of what was before', () => ({ q: 'staro ime' }), [3]],
  ['a day in Zagreb, both ends included', () => ({ from: '2031-03-30', to: '2031-03-30' }), [4, 5]],
])('finds entries by %s', async (_, choice, expected) => {
  await write(
    { detail: { mark, n: 0 } },
    { detail: { mark, n: 1 }, actor: 'provider:paypal' },
    { detail: { mark, n: 2, note: 'Primka 7%_' }, action: 'stock.adjust' },
    { detail: { mark, n: 3 }, action: 'stock.count', target: 'product:42', before: { name: 'Staro ime' }, after: { name: 'Novo' } },
    // The day on which summer time begins has 23 hours.
    { detail: { mark, n: 4 }, at: new Date('2031-03-29T23:00:00Z') },
    { detail: { mark, n: 5 }, at: new Date('2031-03-30T21:59:59Z') },
    { detail: { mark, n: 6 }, at: new Date('2031-03-30T22:00:00Z') },
  )
  expect((await find(choice())).map(({ detail }) => detail.n).toSorted((a, b) => Number(a) - Number(b))).toEqual(expected)
})

it('pages, and offers who and what the log knows', async () => {
  await write({ detail: { mark, n: 1 } }, { detail: { mark, n: 2 }, action: 'rijetko.nešto' })
  const { records, totalPages, totalRecords, actors, actions } = await reader.call(adminAuditApi.filter, { q: mark, limit: 1, page: 2 })
  expect([records.map(({ detail }) => detail.n), totalPages, totalRecords]).toEqual([[1], 2, 2])
  expect(actions).toContain('rijetko.nešto')
  expect(actors).toContainEqual({ actor: `user:${employee.id}`, actorName: 'Ana Anić', actorEmail: expect.stringContaining('@') })
})

it('shows the entries of the own site only', async () => {
  const { db } = database()
  const other = { id: 77, key: 'tuda', name: 'Tuđa', apiKey: 'tudi-kljuc-dnevnika', defaultLanguageId: 41 }
  await db.insert(sites).values(other).onConflictDoNothing()
  await write({ siteId: 77 })
  expect(await find({ q: mark })).toEqual([])
})

// docs/rules/platform.md#inert-text
it('exports the chosen entries without formulas, and writes that down', async () => {
  await write({ target: '=zlo()', detail: { mark, note: 'Ana; Marić' } }, { action: 'stock.adjust' })
  const { csv, count: exported, isCapped } = await reader.call(adminAuditApi.export, { q: mark, action: 'order.change' })
  expect([exported, isCapped]).toEqual([1, false])
  const [head, row] = csv.split('\r\n')
  expect(head).toBe(
    '\uFEFFKada;Tko;Što;Na čemu;Promjene;Tko (kod);Što (kod);Na čemu (kod);Prije (JSON);Poslije (JSON);Pojedinosti (JSON);Zahtjev',
  )
  expect(row).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00;Ana Anić \(.+@.+\);Stanje narudžbe promijenjeno;/)
  expect(row).toContain(`;user:${employee.id};order.change;'=zlo();;;"{""mark"":""${mark}"",""note"":""Ana; Marić""}"`)
  const { records } = await reader.call(adminAuditApi.filter, { action: 'audit.export', actor: `user:${reader.id}`, limit: 1 })
  expect(records[0]).toMatchObject({ target: 'site:1', detail: { q: mark, count: 1 } })
})

it('exports in the language of the office, with the names that the codes stand for', async () => {
  await write({
    actor: 'guest:1',
    target: `user:${employee.id}`,
    action: 'staff.suspend',
    before: { isSuspended: false },
    after: { isSuspended: true },
  })
  const { csv } = await reader.call(adminAuditApi.export, { q: mark, language: 'eng' })
  expect(csv.split('\r\n')[1]).toMatch(/;Buyer \(guest\);Employee suspended;Person Ana Anić \(.+\);"Suspended: no → yes; mark: /)
})

// docs/rules/administration.md#audit-words
it('names targets as they are called now, and leads to their screens', async () => {
  const { db } = database()
  const [consent] = await db
    .insert(consents)
    .values({ siteId: 1, uniqueNumber: `p-${mark}`, name: 'Privola', displayName: 'x' })
    .returning()
  const [customer] = await db
    .insert(customers)
    .values({ siteId: 1, email: `kupac-${mark}@primjer.hr` })
    .returning()
  const targets = ['order:999999', `user:${employee.id}`, `consent:${consent?.id}`, `customer:${customer?.id}`, 'cache:all']
  await write(...targets.map((target) => ({ target })))
  const named = new Map((await find({ q: mark })).map(({ target, targetName, targetPlace }) => [target, { targetName, targetPlace }]))
  expect(targets.map((target) => named.get(target))).toEqual([
    { targetName: null, targetPlace: null },
    { targetName: expect.stringMatching(/^Ana Anić \(.+@.+\)$/), targetPlace: { screen: 'staff', id: String(employee.id) } },
    { targetName: consent?.name, targetPlace: { screen: 'consent', id: consent?.uniqueNumber } },
    // Without the right to customers.
    { targetName: null, targetPlace: null },
    { targetName: null, targetPlace: null },
  ])
  const owner = await createMerchant('audit', 'customers')
  const { records } = await owner.call(adminAuditApi.filter, { q: `customer:${customer?.id}` })
  expect(records[0]).toMatchObject({
    targetName: `kupac-${mark}@primjer.hr`,
    targetPlace: { screen: 'customer', id: String(customer?.id) },
  })
})

// Each kind's query runs.
it.each(Object.keys(targetKinds))('reads a target of the kind %s', async (kind) => {
  await write({ target: `${kind}:1` })
  expect(await find({ q: mark })).toHaveLength(1)
})

it('adds the address where a name is repeated, and only there', async () => {
  const { db } = database()
  await db.update(users).set({ firstName: 'Jedina', lastName: mark }).where(eq(users.id, reader.id))
  await write({}, { actor: `user:${reader.id}` })
  const [unique, repeated] = await find({ q: mark })
  expect([unique, repeated]).toMatchObject([
    { actorName: `Jedina ${mark}`, actorEmail: null },
    { actorName: 'Ana Anić', actorEmail: expect.stringContaining('@') },
  ])
})

it('takes all guests for one choice', async () => {
  await write({ actor: 'guest:0' }, { actor: 'guest:7' }, { actor: 'guest' })
  expect(await find({ q: mark, actor: 'guest' })).toHaveLength(3)
  const { actors } = await reader.call(adminAuditApi.filter, { q: mark, limit: 1 })
  expect(actors.filter(({ actor }) => actor.startsWith('guest'))).toEqual([{ actor: 'guest', actorName: null, actorEmail: null }])
})

it.each(['Pristup zaposleniku oduzet', 'employee SUSPENDED'])('finds an action by its words: %s', async (q) => {
  await write({ action: 'staff.suspend' })
  expect(await find({ q })).toHaveLength(1)
})

it('needs a right of its own', async () => {
  expect(await failureOf(employee.call(adminAuditApi.filter, {}))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await failureOf(employee.call(adminAuditApi.export, {}))).toMatchObject({ code: 'FORBIDDEN' })
})
