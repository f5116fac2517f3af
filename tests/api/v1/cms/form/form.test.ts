import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactApi } from '@/lib/api/v1/cms/contact'
import { formApi } from '@/lib/api/v1/cms/form'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { seedCompany } from '@/demo/data/options'
import { outbox } from '@/server/db/schema/outbox'
import { formEntries, formFiles, forms } from '@/server/db/schema/form'
import { options } from '@/server/db/schema/site'
import { consentAssignments, consentLog, consents } from '@/server/db/schema/consent'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { deleteExpiredEntries } from '@/server/modules/cms/form/delete-expired-entries'
import { loadSites } from '@/server/core/sites'
import { fromNewAddress } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

const fields = [
  { name: 'topic', kind: 'choice', label: 'Tema', options: [{ value: 'knjiga', label: 'Knjiga koju tražim' }] },
  { name: 'email', kind: 'email', label: 'E-pošta', required: true },
  { name: 'message', kind: 'longText', label: 'Poruka', required: true },
]
const answers = { topic: 'knjiga', email: 'Ana@Primjer.hr', message: 'Imate li Gospodara muha?' }

let agreed = 0
let last = 0
/** Each sender has its own network address, since the limit counts by it. */
let visitor = callAs()
beforeEach(() => void (visitor = callAs({ headers: fromNewAddress() })))

beforeAll(async () => {
  const { db } = database()
  await db.insert(options).values({ siteId: 1, key: 'Company', value: seedCompany })
  const [consent] = await db
    .insert(consents)
    .values({ siteId: 1, uniqueNumber: 'upit', name: 'Upit', displayName: 'Smijete odgovoriti.' })
    .returning()
  agreed = consent?.id ?? 0
  await db.insert(consentAssignments).values({ assignedTo: 'form', consentId: agreed, required: true })
})

async function createForm(more: Partial<typeof forms.$inferInsert> = {}) {
  const [form] = await database()
    .db.insert(forms)
    .values({ siteId: 1, key: `obrazac-${++last}`, title: `Obrazac ${last}`, fields, ...more })
    .returning()
  return form?.id ?? 0
}

const entriesOf = (formId: number) => database().db.select().from(formEntries).where(eq(formEntries.formId, formId))
const store = (id: number, data: Record<string, string | boolean> = answers) =>
  visitor.call(formApi.storeData, { id, data, consents: [agreed] })

async function mails(template: string, title: string) {
  const isAsked = and(eq(outbox.template, template), sql`${outbox.data} ->> 'title' = ${title}`)
  const [site] = await loadSites()
  if (!site) throw new Error('There is no site.')
  const rows = await database().db.select().from(outbox).where(isAsked)
  return rows.map(({ to, data, template: name }) => ({ to, ...renderMail(name, data, { ...site, locale: 'hr' }) }))
}

describe('a form', () => {
  it('returns its fields and consents, not its goal', async () => {
    const id = await createForm({ goalType: 'message', goal: 'Tajna' })
    const shown = await visitor.call(formApi.get, { id })
    expect(shown).toMatchObject({ id, confirmed: false, consents: [{ id: agreed, required: true }] })
    expect(shown.fields.map(({ name }) => name)).toEqual(['topic', 'email', 'message'])
    expect(JSON.stringify(shown)).not.toContain('Tajna')
    const { records } = await visitor.call(formApi.filter, { filters: { keys: [shown.key] } })
    expect(records).toEqual([shown])
  })

  it.each([
    ['label', 121, (text: string) => fields.map((field) => ({ ...field, label: text }))],
    ['hint', 241, (text: string) => fields.map((field) => ({ ...field, hint: text }))],
    ['option', 121, (text: string) => fields.map((field) => ({ ...field, options: [{ value: 'knjiga', label: text }] }))],
  ])('refuses a %s of %i characters', async (_, letters, fieldsWith) => {
    await expect(createForm({ fields: fieldsWith('đ'.repeat(letters)) })).rejects.toMatchObject({
      cause: { constraint_name: 'forms_label_lengths' },
    })
    expect(await createForm({ fields: fieldsWith('đ'.repeat(letters - 1)) })).toBeGreaterThan(0)
  })

  it('stores the answer, logs the consents and mails the shop with Reply-To', async () => {
    const id = await createForm()
    expect(await store(id)).toEqual({ stored: true })
    expect(await entriesOf(id)).toMatchObject([{ email: 'ana@primjer.hr', data: { ...answers, email: 'ana@primjer.hr' } }])
    const [mail] = await mails('formAnswered', `Obrazac ${last}`)
    expect(mail).toMatchObject({ to: seedCompany.email, headers: { 'Reply-To': 'ana@primjer.hr' } })
    for (const text of ['Knjiga koju tražim', answers.message]) expect(mail?.text).toContain(text)
    const logged = await database().db.select().from(consentLog).where(eq(consentLog.email, 'ana@primjer.hr'))
    expect(logged).toMatchObject([{ consentId: agreed, status: true, sourceType: 'form', userType: 'visitor' }])
  })

  it('stores a repeated call once', async () => {
    const id = await createForm()
    const input = { id, data: answers, consents: [agreed] }
    for (const _ of [1, 2]) await visitor.call(formApi.storeData, input, { 'idempotency-key': 'isti-pritisak' })
    expect(await entriesOf(id)).toHaveLength(1)
    expect(await mails('formAnswered', `Obrazac ${last}`)).toHaveLength(1)
  })

  // docs/rules/forms.md#one-line
  it('takes a short answer as one line', async () => {
    const id = await createForm({ fields: [...fields, { name: 'name', kind: 'name', label: 'Ime' }] })
    const refused = store(id, { ...answers, name: 'Ana\nBcc: x@y.example' })
    expect(await failureOf(refused)).toMatchObject({ status: 422, fieldErrors: { 'data.name': ['oneLine'] } })
  })

  it.each([
    ['an empty answer', {}, { 'data.email': ['required'], 'data.message': ['required'] }],
    ['a malformed address', { ...answers, email: 'nije' }, { 'data.email': ['email'] }],
    ['an unknown choice', { ...answers, topic: 'drugo' }, { 'data.topic': ['unknown'] }],
    ['a flag where text belongs', { ...answers, message: true }, { 'data.message': [expect.any(String)] }],
    ['an unknown field', { ...answers, isAdmin: true }, { 'data.isAdmin': ['Nepoznato polje.'] }],
  ])('refuses %s at its field and stores nothing', async (_, data, fieldErrors) => {
    const id = await createForm()
    expect(await failureOf(store(id, data))).toMatchObject({ status: 422, code: 'VALIDATION', fieldErrors })
    expect(await entriesOf(id)).toEqual([])
  })

  it('requires consent, and is 404 when archived or on another site', async () => {
    const id = await createForm()
    expect(await failureOf(visitor.call(formApi.storeData, { id, data: answers }))).toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect(await entriesOf(id)).toEqual([])
    const closed = await createForm({ archivedAt: new Date() })
    expect(await failureOf(store(closed))).toMatchObject({ status: 404 })
    expect(await failureOf(visitor.call(formApi.get, { id: closed }))).toMatchObject({ status: 404 })
  })

  it('stores five answers an hour from one address', async () => {
    const id = await createForm()
    for (let i = 0; i < 5; i++) await store(id)
    expect(await failureOf(store(id))).toMatchObject({ status: 429, code: 'TOO_MANY' })
    expect(await entriesOf(id)).toHaveLength(5)
  })

  it('accepts thirty attempts an hour from one address', async () => {
    const id = await createForm()
    const fill = () => failureOf(visitor.call(formApi.storeData, { id, data: answers, website: 'x' }))
    for (let i = 0; i < 30; i++) expect(await fill()).toMatchObject({ code: 'CAPTCHA_FAILED' })
    expect(await fill()).toMatchObject({ status: 429, code: 'TOO_MANY' })
  })

  it('deletes expired answers and the mails about them', async () => {
    const [id, waiting] = [await createForm({ keepDays: 30 }), await createForm({ confirmed: true, goalType: 'message', goal: 'Hvala' })]
    await store(id)
    await store(waiting)
    const later = (days: number) => () => new Date(Date.now() + days * 86_400_000)
    await deleteExpiredEntries(later(8))
    expect([(await entriesOf(id)).length, (await entriesOf(waiting)).length]).toEqual([1, 0])
    await deleteExpiredEntries(later(31))
    expect(await entriesOf(id)).toEqual([])
    expect(await mails('formAnswered', `Obrazac ${last - 1}`)).toEqual([])
  })
})

describe('a form with confirmation', () => {
  async function submitAnswer(goal: { goalType: 'message' | 'file' | 'url'; goal: string }) {
    const id = await createForm({ confirmed: true, ...goal })
    await store(id)
    const [mail] = await mails('formConfirm', `Obrazac ${last}`)
    return { id, title: `Obrazac ${last}`, to: mail?.to, link: decodeURIComponent(/goal=([^\s"]+)/.exec(mail?.text ?? '')?.[1] ?? '') }
  }

  it.each([
    ['message', 'Hvala, vidimo se u petak.'],
    ['url', '/dogadjaji'],
  ] as const)('tells the shop once it is confirmed, and leads to its %s', async (goalType, goal) => {
    const { title, to, link } = await submitAnswer({ goalType, goal })
    expect(to).toBe('ana@primjer.hr')
    expect(await mails('formAnswered', title)).toEqual([])
    const named = { title, email: 'ana@primjer.hr' }
    expect(await visitor.call(formApi.getLink, { id: link })).toEqual({ ...named, state: 'open', goal: null })
    expect(await mails('formAnswered', title)).toEqual([])
    const confirmed = { goalType, goal, confirmedEmail: 'ana@primjer.hr' }
    for (const _ of [1, 2]) expect(await visitor.call(formApi.confirmEmail, { id: link })).toEqual(confirmed)
    expect(await visitor.call(formApi.getLink, { id: link })).toEqual({ ...named, state: 'confirmed', goal: confirmed })
    expect(await mails('formAnswered', title)).toHaveLength(1)
  })

  // docs/rules/privacy.md#consent-subject
  it('proves the consents by the followed link', async () => {
    const { link } = await submitAnswer({ goalType: 'message', goal: 'Hvala' })
    const proven = and(eq(consentLog.email, 'ana@primjer.hr'), eq(consentLog.byMailedLink, true))
    const before = await database().db.$count(consentLog, proven)
    for (const _ of [1, 2]) await visitor.call(formApi.confirmEmail, { id: link })
    expect((await database().db.$count(consentLog, proven)) - before).toBe(1)
  })

  it('serves its file only after the confirmation', async () => {
    const { id, link } = await submitAnswer({ goalType: 'file', goal: 'vodič.epub' })
    await database()
      .db.insert(formFiles)
      .values({ formId: id, name: 'vodič.epub', mediaType: 'application/epub+zip', content: Buffer.from('knjiga') })
    const address = `/api/v1/cms/form/file/${link}`
    expect((await app.request(address)).status).toBe(404)
    expect(await visitor.call(formApi.confirmEmail, { id: link })).toMatchObject({ goalType: 'file', goal: address })
    const file = await app.request(address)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(await file.text()).toBe('knjiga')
  })

  it('refuses a link without a valid signature', async () => {
    const { link } = await submitAnswer({ goalType: 'message', goal: 'Hvala' })
    const other = Buffer.from('1').toString('base64url')
    for (const forged of [`${link}x`, `${other}.${link.split('.')[1]}`, 'x', '1.2.3'])
      for (const endpoint of [formApi.getLink, formApi.confirmEmail])
        expect(await failureOf(visitor.call(endpoint, { id: forged }))).toMatchObject({ status: 404, code: 'GOAL_UNDEFINED' })
    expect((await app.request(`/api/v1/cms/form/file/${link}x`)).status).toBe(404)
  })

  it('refuses an expired link', async () => {
    const { id, link } = await submitAnswer({ goalType: 'message', goal: 'Hvala' })
    const old = new Date(Date.now() - 8 * 86_400_000)
    await database().db.update(formEntries).set({ createdAt: old }).where(eq(formEntries.formId, id))
    expect(await visitor.call(formApi.getLink, { id: link })).toMatchObject({ state: 'expired', goal: null })
    expect(await failureOf(visitor.call(formApi.confirmEmail, { id: link }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
  })
})

it('the contact call needs no confirmation, even where the form does', async () => {
  const id = await createForm({ key: 'kontakt', confirmed: true, goalType: 'message', goal: 'Hvala' })
  await visitor.call(contactApi.contactAdmin, { name: 'Ana Marić', email: 'ana@primjer.hr', message: 'Radite li subotom?' })
  await deleteExpiredEntries(() => new Date(Date.now() + 8 * 86_400_000))
  expect(await entriesOf(id)).toHaveLength(1)
  await database().db.update(forms).set({ key: 'nekoc-kontakt' }).where(eq(forms.id, id))
})

it('the contact call stores an answer of the contact form', async () => {
  const input = { name: 'Ana Marić', email: 'ana@primjer.hr', message: 'Radite li subotom?' }
  expect(await failureOf(visitor.call(contactApi.contactAdmin, input))).toMatchObject({ status: 404 })
  const id = await createForm({ key: 'kontakt', title: 'Upit s kontakta' })
  await visitor.call(contactApi.contactAdmin, input)
  expect(await entriesOf(id)).toMatchObject([{ data: input, email: input.email }])
  const [mail] = await mails('formAnswered', 'Upit s kontakta')
  for (const text of [input.name, input.message]) expect(mail?.text).toContain(text)
})
