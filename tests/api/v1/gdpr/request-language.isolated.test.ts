import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { users } from '@/server/db/schema/user'
import { tokenMailedTo } from '@/tests/support/accounts'
import { callAs } from '@/tests/support/http/caller'
import { setEnglish } from '@/tests/support/languages'
import { createMerchant, createUser } from '@/tests/support/users'
import { newEmail, requestRow, requestsOf, runPrivacyJobs } from './support'

let english = 0
const visitor = callAs({ headers: { 'x-gaussbox-language': 'eng' } })
const employee = await createMerchant('customers')

beforeAll(async () => {
  english = await setEnglish(true)
})
afterAll(async () => void (await setEnglish(false)))

async function lastMailTo(email: string) {
  const [mail] = await database().db.select().from(outbox).where(eq(outbox.to, email)).orderBy(desc(outbox.id)).limit(1)
  return { template: mail?.template, languageId: mail?.languageId }
}

// docs/rules/mail.md#mail-language
it('mails about a request in the language of the page it was made on, whoever answers', async () => {
  const email = newEmail()
  await visitor.call(webRequestApi.create, { kind: 'access', email })
  expect(await lastMailTo(email)).toEqual({ template: 'privacyConfirm', languageId: english })
  await callAs().call(webRequestApi.confirm, { token: await tokenMailedTo(email) })
  expect(await lastMailTo(email)).toEqual({ template: 'privacyReceived', languageId: english })
  const [row] = await requestsOf(email)
  const { id, version } = await employee.call(officeRequestApi.get, { id: row?.id ?? 0 })
  const extended = await employee.call(officeRequestApi.extend, { id, version, reason: 'Many orders.' })
  expect(await lastMailTo(email)).toEqual({ template: 'privacyExtended', languageId: english })
  await employee.call(officeRequestApi.run, { id, version: extended.version })
  await runPrivacyJobs()
  expect(await lastMailTo(email)).toEqual({ template: 'privacyArchive', languageId: english })
  const { name, content } = await visitor.call(webRequestApi.download, { token: await tokenMailedTo(email) })
  expect(name).toMatch(/^my-data-.*\.zip$/)
  const files = unzipSync(Buffer.from(content, 'base64'))
  expect(Object.keys(files)).toEqual(['my-data.html', 'data.json'])
  const page = strFromU8(files['my-data.html'] ?? new Uint8Array())
  expect(page).toContain('<html lang="en"')
  expect(page).toContain('Privacy requests')
  expect(page).not.toMatch(/Zahtjevi|Narudžbe|Podaci/)
})

it('mails about a request of the staff in the language of the account, else of the shop', async () => {
  const [ana, guest] = [await createUser(), newEmail()]
  await database().db.update(users).set({ languageId: english }).where(eq(users.id, ana.id))
  // The staff may read the office in English.
  const headers = { 'x-gaussbox-language': 'eng' }
  const ofAna = await employee.call(officeRequestApi.create, { kind: 'erasure', email: ana.email }, headers)
  const ofGuest = await employee.call(officeRequestApi.create, { kind: 'erasure', email: guest }, headers)
  expect([await lastMailTo(ana.email), await lastMailTo(guest)]).toMatchObject([{ languageId: english }, { languageId: 41 }])
  expect([await requestRow(ofAna.id), await requestRow(ofGuest.id)]).toMatchObject([{ languageId: english }, { languageId: 41 }])
})
