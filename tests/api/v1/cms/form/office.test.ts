import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formApi } from '@/lib/api/v1/cms/form'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { database } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { auditLog } from '@/server/db/schema/site'
import { consentAssignments, consents } from '@/server/db/schema/consent'
import { users } from '@/server/db/schema/user'
import { fromNewAddress } from '@/tests/support/accounts'
import { callAs, failureOf, type Caller } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const fields = [
  { name: 'topic', kind: 'choice', label: 'Tema', options: [{ value: 'knjiga', label: 'Knjiga koju tražim' }] },
  { name: 'email', kind: 'email', label: 'E-pošta', required: true },
  { name: 'message', kind: 'longText', label: 'Poruka', required: true },
  { name: 'call', kind: 'flag', label: 'Smijete me zvati' },
]

let merchant: Caller
let agreed = 0
let last = 0
let form = { id: 0, title: '' }

beforeAll(async () => {
  merchant = await createMerchant('customers')
  const wording = { siteId: 1, uniqueNumber: 'upit', name: 'Upit', displayName: 'Smijete odgovoriti.' }
  const [consent] = await database().db.insert(consents).values(wording).returning()
  agreed = consent?.id ?? 0
  await database().db.insert(consentAssignments).values({ assignedTo: 'form', consentId: agreed })
})
beforeEach(async () => void (form = await createForm()))

async function createForm(more: Partial<typeof forms.$inferInsert> = {}) {
  const title = `Obrazac ${++last}`
  const [made] = await database()
    .db.insert(forms)
    .values({ siteId: 1, key: `obrazac-${last}`, title, fields, ...more })
    .returning()
  return { id: made?.id ?? 0, title }
}

async function write(data: Record<string, string | boolean> = {}, { id } = form) {
  const visitor = callAs({ headers: fromNewAddress() })
  await visitor.call(formApi.storeData, {
    id,
    data: { email: 'ana@primjer.hr', message: 'Radite li subotom?', ...data },
    consents: [agreed],
  })
}

const list = (input: Partial<Parameters<typeof merchant.call<typeof officeFormApi.filter>>[1]> = {}) =>
  merchant.call(officeFormApi.filter, { formId: form.id, ...input })

async function newest() {
  const { records } = await list({ view: 'all' })
  return records[0]?.id ?? 0
}

describe('answers to forms', () => {
  it('are listed newest first, by form, in pages, with counts of unhandled ones', async () => {
    const other = await createForm()
    for (const message of ['prva', 'druga', 'treća']) await write({ message })
    await write({ message: 'drugdje' }, other)
    const first = await list({ limit: 2 })
    expect(first).toMatchObject({ totalRecords: 3, totalPages: 2, counts: { waiting: 3, handled: 0 } })
    expect(first.records.map(({ excerpt }) => excerpt)).toEqual(['treća', 'druga'])
    expect((await list({ limit: 2, page: 2 })).records).toMatchObject([{ excerpt: 'prva', form, email: 'ana@primjer.hr', handled: null }])
    const { records, forms: all } = await merchant.call(officeFormApi.filter, {})
    expect(records[0]).toMatchObject({ excerpt: 'drugdje', form: other })
    expect(all).toEqual(expect.arrayContaining([form, other]))
  })

  it('are found by a part of an address, taken literally', async () => {
    for (const email of ['iva_k@primjer.hr', 'ivank@primjer.hr', 'Luka@Drugdje.example']) await write({ email })
    const found = async (q: string) => (await list({ q })).records.map(({ email }) => email)
    expect(await found('IVA_K')).toEqual(['iva_k@primjer.hr'])
    expect(await found(' luka@drugdje ')).toEqual(['luka@drugdje.example'])
    expect(await found('%')).toEqual([])
  })

  it('are shown with their original labels, consents and retention date', async () => {
    await write({ topic: 'knjiga', call: true })
    const id = await newest()
    await database()
      .db.update(forms)
      .set({ fields: [{ name: 'email', kind: 'email', label: 'Adresa', required: true }], keepDays: 30 })
      .where(eq(forms.id, form.id))
    const answer = await merchant.call(officeFormApi.get, { id })
    expect(answer).toMatchObject({ id, form, email: 'ana@primjer.hr', handled: null })
    expect(answer.lines).toEqual([
      { label: 'Tema', kind: 'choice', value: 'Knjiga koju tražim' },
      { label: 'E-pošta', kind: 'email', value: 'ana@primjer.hr' },
      { label: 'Poruka', kind: 'longText', value: 'Radite li subotom?' },
      { label: 'Smijete me zvati', kind: 'flag', value: true },
    ])
    expect(answer.consents).toEqual([{ id: agreed, displayName: 'Smijete odgovoriti.', version: 1 }])
    expect(Date.parse(answer.keptUntil) - Date.parse(answer.createdAt)).toBe(30 * 86_400_000)
  })

  it('can be handled and unhandled; the first handler is kept', async () => {
    await write()
    const id = await newest()
    const colleague = await createMerchant('customers')
    await database().db.update(users).set({ firstName: 'Iva', lastName: 'Horvat' }).where(eq(users.id, colleague.id))
    const done = await colleague.call(officeFormApi.handle, { id, handled: true })
    expect(done.handled).toMatchObject({ by: 'Iva Horvat' })
    expect(await merchant.call(officeFormApi.handle, { id, handled: true })).toEqual(done)
    expect(await list()).toMatchObject({ records: [], counts: { waiting: 0, handled: 1 } })
    expect((await list({ view: 'handled' })).records).toMatchObject([{ id, handled: done.handled }])
    expect((await merchant.call(officeFormApi.handle, { id, handled: false })).handled).toBeNull()
    expect((await list()).records).toHaveLength(1)
    const written = and(eq(auditLog.action, 'form.handle'), eq(auditLog.target, `formEntry:${id}`))
    expect(await database().db.$count(auditLog, written)).toBe(2)
  })

  it('stay handled after their handler is deleted', async () => {
    await write()
    const id = await newest()
    const colleague = await createMerchant('customers')
    await colleague.call(officeFormApi.handle, { id, handled: true })
    await database().db.delete(users).where(eq(users.id, colleague.id))
    expect(await merchant.call(officeFormApi.get, { id })).toMatchObject({ handled: { by: '' } })
  })

  it('are hidden before their sender confirms them', async () => {
    const waiting = await createForm({ confirmed: true, goalType: 'message', goal: 'Hvala' })
    await write({}, waiting)
    const [entry] = await database().db.select().from(formEntries).where(eq(formEntries.formId, waiting.id))
    const id = entry?.id ?? 0
    expect(await list({ formId: waiting.id })).toMatchObject({ records: [], totalRecords: 0, counts: { waiting: 0 } })
    expect(await failureOf(merchant.call(officeFormApi.get, { id }))).toMatchObject({ status: 404 })
    expect(await failureOf(merchant.call(officeFormApi.handle, { id, handled: true }))).toMatchObject({ status: 404 })
    await database().db.update(formEntries).set({ confirmedAt: new Date() }).where(eq(formEntries.id, id))
    expect((await list({ formId: waiting.id })).records).toMatchObject([{ id }])
  })
})
