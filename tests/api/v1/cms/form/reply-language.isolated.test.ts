import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formApi } from '@/lib/api/v1/cms/form'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { database } from '@/server/db/client'
import { forms } from '@/server/db/schema/form'
import { outbox } from '@/server/db/schema/outbox'
import { callAs } from '@/tests/support/http/caller'
import { setEnglish } from '@/tests/support/languages'
import { createMerchant } from '@/tests/support/users'

let english = 0
beforeAll(async () => {
  english = await setEnglish(true)
})
afterAll(async () => void (await setEnglish(false)))

// docs/rules/mail.md#mail-language
it('mails a reply in the language of the page with the form, whoever writes it', async () => {
  const { db } = database()
  const fields = [{ name: 'email', kind: 'email', label: 'E-mail', required: true }]
  const [form] = await db.insert(forms).values({ siteId: 1, key: 'na-engleskom', title: 'Question', fields }).returning()
  const visitor = callAs({ headers: { 'x-gaussbox-language': 'eng' } })
  await visitor.call(formApi.storeData, { id: form?.id ?? 0, data: { email: 'john@example.com' } })
  const employee = await createMerchant('customers')
  const { records } = await employee.call(officeFormApi.filter, { formId: form?.id })
  await employee.call(officeFormApi.reply, { id: records[0]?.id ?? 0, text: 'Yes.', seenReplies: 0 })
  const mails = await db.select().from(outbox).where(eq(outbox.to, 'john@example.com'))
  expect(mails).toMatchObject([{ template: 'formReply', languageId: english }])
})
