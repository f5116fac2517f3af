import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { prepareRows } from '@/server/db/prepared'
import { outbox } from '@/server/db/schema/outbox'
import { auditLog } from '@/server/db/schema/site'

type Entry = typeof auditLog.$inferInsert
type Mail = typeof outbox.$inferInsert

const at = new Date('2026-03-29T00:59:59.123Z')
const entry: Entry = { siteId: 1, actor: 'shop', action: 'order.create', target: 'order:1', at }
const mail: Mail = { siteId: 1, messageId: '<a@b>', template: 'orderPaid', to: 'ana@primjer.hr', data: { 'ime "Đurđa"': [1, null] } }

/** No two mails have the same message id. */
const named = (mails: Mail[]) => mails.map((one) => ({ ...one, messageId: `<${randomUUID()}>` }))

/** Both tables as they are stored, without what differs in every row. */
async function stored() {
  const { db } = database()
  const entries = await db
    .select({ row: sql<object>`to_jsonb(audit_log) - 'id'` })
    .from(auditLog)
    .orderBy(asc(auditLog.id))
  const mails = await db
    .select({ row: sql<object>`to_jsonb(outbox) - 'id' - 'created_at' - 'message_id'` })
    .from(outbox)
    .orderBy(asc(outbox.id))
  return { entries: entries.map(({ row }) => row), mails: mails.map(({ row }) => row) }
}

it.each<[string, Entry[], Mail[]]>([
  ['JSON, null in its column and a default', [{ ...entry, detail: { a: 1 }, before: null, after: undefined }], [mail]],
  ['text as JSON', [{ ...entry, before: 'null', after: [] }], [{ ...mail, sentAt: at, userId: null }]],
  ['the same columns again', [{ ...entry, before: { b: 2 }, after: null }], [{ ...mail, sentAt: null, userId: null }]],
  ['more rows', [entry, { ...entry, requestId: "it's $1" }], [mail, { ...mail, to: '' }, mail]],
])('writes %s as Drizzle does', async (_, entries, mails) => {
  const { db } = database()
  const before = await stored()
  await db.insert(auditLog).values(entries)
  await db.insert(outbox).values(named(mails))
  const byDrizzle = await stored()
  await writeBoth(db, { entries, mails: named(mails) })
  const byUs = await stored()
  expect(byUs.entries.slice(byDrizzle.entries.length)).toEqual(byDrizzle.entries.slice(before.entries.length))
  expect(byUs.mails.slice(byDrizzle.mails.length)).toEqual(byDrizzle.mails.slice(before.mails.length))
})

let built = 0
const writeBoth = prepareRows<{ entries: Entry[]; mails: Mail[] }>((db, rows) => {
  built++
  return db
    .with(db.$with('mails').as(db.insert(outbox).values(rows.mails).returning({ id: outbox.id })))
    .insert(auditLog)
    .values(rows.entries)
})

it('builds a statement once for the same columns', async () => {
  const { db } = database()
  await writeBoth(db, { entries: [entry], mails: named([mail]) })
  const known = built
  await writeBoth(db, { entries: [{ ...entry, target: 'order:2' }], mails: named([{ ...mail, to: 'iva@primjer.hr' }]) })
  expect(built).toBe(known)
  expect((await stored()).mails.at(-1)).toMatchObject({ to: 'iva@primjer.hr' })
})
