import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCompany } from '@/demo/data/options'
import { formApi } from '@/lib/api/v1/cms/form'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { env } from '@/lib/env'
import { systemContext } from '@/server/core/system-context'
import { database } from '@/server/db/client'
import { formReplies, forms } from '@/server/db/schema/form'
import { outbox } from '@/server/db/schema/outbox'
import { auditLog, options } from '@/server/db/schema/site'
import { users } from '@/server/db/schema/user'
import { deleteExpiredEntries } from '@/server/modules/cms/form/delete-expired-entries'
import { sendMail } from '@/server/modules/mail/delivery/send-mail'
import { collectDataOf } from '@/server/modules/user/web/export/collect-data'
import { exportPage } from '@/server/modules/user/web/export/export-page'
import { fromNewAddress } from '@/tests/support/accounts'
import { callAs, failureOf, type Caller } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const fields = [
  { name: 'email', kind: 'email', label: 'E-pošta', required: true },
  { name: 'message', kind: 'longText', label: 'Poruka', required: true },
]

let iva: Caller
let marko: Caller
let email = ''
let id = 0
let last = 0

beforeAll(async () => {
  await database().db.insert(options).values({ siteId: 1, key: 'Company', value: seedCompany })
  const [one, other] = [await createMerchant('customers'), await createMerchant('customers')]
  await name(one.id, 'Iva', 'Horvat')
  await name(other.id, 'Marko', 'Babić')
  iva = one
  marko = other
})

/** A new message, each of another person. */
beforeEach(async () => {
  email = `posiljatelj${++last}@primjer.hr`
  const key = `dopisivanje-${last}`
  const [form] = await database().db.insert(forms).values({ siteId: 1, key, title: 'Upit', fields }).returning()
  const formId = form?.id ?? 0
  const visitor = callAs({ headers: fromNewAddress() })
  await visitor.call(formApi.storeData, { id: formId, data: { email, message: 'Radite li subotom?' } })
  const { records } = await iva.call(officeFormApi.filter, { formId })
  id = records[0]?.id ?? 0
})

const name = (userId: number, firstName: string, lastName: string) =>
  database().db.update(users).set({ firstName, lastName }).where(eq(users.id, userId))

const mailsOf = (entryId = id) =>
  database()
    .db.select()
    .from(outbox)
    .where(and(eq(outbox.template, 'formReply'), sql`${outbox.data} ->> 'entryId' = ${String(entryId)}`))
    .orderBy(asc(outbox.id))

async function delivered() {
  const [mail] = await mailsOf()
  await sendMail(mail?.id ?? 0)
  const folder = path.join(env.DATA_DIR, 'mail')
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')))
  return files.find((file) => file.includes(mail?.messageId ?? 'none')) ?? ''
}

// docs/rules/content.md#form-replies
describe('a reply to a message', () => {
  it('is mailed to the sender, stands with its author and time, and handles the message', async () => {
    const answered = await iva.call(officeFormApi.reply, { id, text: ' Radimo od 9 do 14. ', seenReplies: 0 })
    expect(answered).toMatchObject({ id, handled: { by: 'Iva Horvat' } })
    expect(answered.replies).toEqual([{ id: expect.any(Number), text: 'Radimo od 9 do 14.', at: expect.any(String), by: 'Iva Horvat' }])
    expect(await iva.call(officeFormApi.get, { id })).toEqual(answered)
    const mails = await mailsOf()
    expect(mails).toMatchObject([{ to: email, languageId: 41, data: { text: 'Radimo od 9 do 14.' } }])
    const text = await delivered()
    expect(text).toMatch(new RegExp(`^Reply-To: ${seedCompany.email}`, 'm'))
    expect(text).toMatch(/^Auto-Submitted: no/m)
    for (const part of [`To: ${email}`, 'Radimo od 9 do 14.', 'Radite li subotom?']) expect(text).toContain(part)
  })

  it('is mailed once when its request is repeated, one after the other and at once', async () => {
    const input = { id, text: 'Radimo.', seenReplies: 0 }
    const key = { 'idempotency-key': `odgovor-${id}` }
    const [one, other] = await Promise.all([1, 2].map(() => iva.call(officeFormApi.reply, input, key)))
    expect(other).toEqual(one)
    expect(await iva.call(officeFormApi.reply, input, key)).toEqual(one)
    expect(await mailsOf()).toHaveLength(1)
    expect(await database().db.$count(formReplies, eq(formReplies.entryId, id))).toBe(1)
    const audited = and(eq(auditLog.action, 'form.reply'), eq(auditLog.target, `formEntry:${id}`))
    const rows = await database().db.select().from(auditLog).where(audited)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('Radimo')
  })

  it('of the second of two who answer at once is sent only after they have seen the first', async () => {
    const replyOf = (caller: Caller, text: string) => caller.call(officeFormApi.reply, { id, text, seenReplies: 0 })
    const outcomes = await Promise.allSettled([replyOf(iva, 'Iva odgovara.'), replyOf(marko, 'Marko odgovara.')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [first] = (await iva.call(officeFormApi.get, { id })).replies
    const isIva = first?.by === 'Iva Horvat'
    const [second, text] = isIva ? [marko, 'Marko odgovara.'] : [iva, 'Iva odgovara.']
    const told = await failureOf(replyOf(second, text))
    expect(told).toMatchObject({
      status: 409,
      code: 'STALE_VERSION',
      data: { replies: 1, at: first?.at, by: first?.by, text: first?.text },
    })
    expect(await mailsOf()).toHaveLength(1)
    const confirmed = await second.call(officeFormApi.reply, { id, text, seenReplies: 1 })
    expect(confirmed.replies.map((reply) => reply.text)).toEqual([first?.text, text])
    // The first handler is kept.
    expect(confirmed.handled?.by).toBe(first?.by)
    expect(await mailsOf()).toHaveLength(2)
  })

  it('goes without its author when the author is deleted', async () => {
    const leaving = await createMerchant('customers')
    await leaving.call(officeFormApi.reply, { id, text: 'Radimo.', seenReplies: 0 })
    await database().db.delete(users).where(eq(users.id, leaving.id))
    expect((await iva.call(officeFormApi.get, { id })).replies).toMatchObject([{ text: 'Radimo.', by: '' }])
  })

  it.each([
    ['no text', { text: '  ' }, 422],
    ['too long a text', { text: 'đ'.repeat(5001) }, 422],
    ['a message that does not exist', { id: 2_000_000_000 }, 404],
  ])('is refused with %s', async (_, change, status) => {
    const failure = await failureOf(iva.call(officeFormApi.reply, { id, text: 'Radimo.', seenReplies: 0, ...change }))
    expect(failure).toMatchObject({ status })
    expect(await mailsOf()).toEqual([])
  })

  it('is refused to those who may only read messages', async () => {
    const reader = await createMerchant('customers.read')
    expect(await failureOf(reader.call(officeFormApi.reply, { id, text: 'Radimo.', seenReplies: 0 }))).toMatchObject({ status: 403 })
    expect((await reader.call(officeFormApi.get, { id })).replies).toEqual([])
  })

  it('is in the archive of the person', async () => {
    await iva.call(officeFormApi.reply, { id, text: 'Radimo <od> 9.', seenReplies: 0 })
    const data = await collectDataOf(await systemContext(1), { siteId: 1, userId: null, email, identifiedBy: 'mailbox' })
    expect(data.answers).toMatchObject([{ form: 'Upit', replies: [{ text: 'Radimo <od> 9.', at: expect.any(String) }] }])
    expect(JSON.stringify(data.answers)).not.toContain('Horvat')
    expect(exportPage(data, { siteName: 'Pod lampom', locale: 'hr' })).toContain('Radimo &lt;od&gt; 9.')
  })

  it('is deleted with its message, and so is its mail', async () => {
    await iva.call(officeFormApi.reply, { id, text: 'Radimo.', seenReplies: 0 })
    await deleteExpiredEntries(() => new Date(Date.now() + 181 * 86_400_000))
    expect(await database().db.$count(formReplies, eq(formReplies.entryId, id))).toBe(0)
    expect(await mailsOf()).toEqual([])
  })
})
