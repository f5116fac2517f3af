import { beforeEach, expect, it } from 'vitest'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import type { InputOf } from '@/lib/api/endpoint'
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
  expect(actors).toContainEqual({ actor: `user:${employee.id}`, name: 'Ana Anić' })
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
  expect(head).toBe('\uFEFFat;actor;actorName;action;target;before;after;detail;requestId')
  expect(row).toContain(`;user:${employee.id};Ana Anić;order.change;'=zlo();;;"{""mark"":""${mark}"",""note"":""Ana; Marić""}"`)
  const { records } = await reader.call(adminAuditApi.filter, { action: 'audit.export', actor: `user:${reader.id}`, limit: 1 })
  expect(records[0]).toMatchObject({ target: 'site:1', detail: { q: mark, count: 1 } })
})

it('needs a right of its own', async () => {
  expect(await failureOf(employee.call(adminAuditApi.filter, {}))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await failureOf(employee.call(adminAuditApi.export, {}))).toMatchObject({ code: 'FORBIDDEN' })
})
