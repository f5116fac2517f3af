import { expect, it } from 'vitest'
import { adminApi } from '@/lib/api/v1/admin'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { resetEnv } from '@/lib/env'
import { database } from '@/server/db/client'
import { comments } from '@/server/db/schema/cms'
import { formEntries, forms } from '@/server/db/schema/form'
import { outbox } from '@/server/db/schema/outbox'
import { fromNewAddress } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/users'

const visitor = callAs({ headers: fromNewAddress() })

it('lists rendered mails, newest first', async () => {
  const merchant = await createMerchant('settings')
  await visitor.call(newsletterApi.subscribe, { email: 'prva@primjer.hr' })
  await visitor.call(newsletterApi.subscribe, { email: 'druga@primjer.hr' })
  const { records, totalRecords } = await merchant.call(adminApi.outbox, { limit: 1 })
  expect(totalRecords).toBe(2)
  expect(records).toMatchObject([{ to: 'druga@primjer.hr', subject: expect.stringContaining('Potvrdite'), sentAt: null }])
  const mail = await merchant.call(adminApi.mail, { id: records[0]?.id ?? 0 })
  expect(mail).toMatchObject({
    to: 'druga@primjer.hr',
    html: expect.stringContaining('/potvrdi-email?newsletter='),
    text: expect.stringContaining('Još samo'),
  })
})

it('shows no unsubscribe token and no headers of a mail, nor other secrets where mails are sent', async () => {
  const merchant = await createMerchant('settings')
  const leave = 'odjava-'.repeat(6)
  const url = `https://podlampom.example/narudzba/abc#${'kljuc-'.repeat(7)}`
  await database()
    .db.insert(outbox)
    .values([
      { siteId: 1, messageId: '<pismo>', template: 'newsletterWelcome', to: 'x@y.hr', data: { leave } },
      { siteId: 1, messageId: '<poveznica>', template: 'orderLink', to: 'x@y.hr', data: { number: '2026-1', url } },
    ])
  async function shown() {
    const { records } = await merchant.call(adminApi.outbox, { limit: 2 })
    const mails = await Promise.all(records.map(({ id }) => merchant.call(adminApi.mail, { id })))
    return { text: JSON.stringify([records, mails]), mails }
  }
  const here = await shown()
  expect(here.text).not.toContain(leave)
  expect(here.mails.map((mail) => Object.keys(mail))).not.toContainEqual(expect.arrayContaining(['headers']))
  // The files of DATA_DIR are the only other place to read this one.
  expect(here.text).toContain(url)

  process.env.SMTP_URL = 'smtp://posta.example'
  resetEnv()
  const sent = await shown()
  delete process.env.SMTP_URL
  resetEnv()
  expect(sent.text).not.toContain('kljuc-kljuc')
  expect(sent.text).toContain('https://podlampom.example/narudzba/abc#***')
})

it('a mail with an unknown template hides no other', async () => {
  const merchant = await createMerchant('settings')
  await database().db.insert(outbox).values({ siteId: 1, messageId: '<staro>', template: 'davno', to: 'x@y.hr', data: {} })
  const { records } = await merchant.call(adminApi.outbox, {})
  expect(records[0]).toMatchObject({ subject: 'davno' })
})

it('counts products, orders, form answers, mails and reviews', async () => {
  const merchant = await createMerchant()
  const before = await merchant.call(adminApi.overview, {})
  const { id: productId } = await createProduct()
  await createProduct({ archived: true })
  await visitor.call(newsletterApi.subscribe, { email: 'treca@primjer.hr' })
  const { id: userId } = await createUser()
  await database().db.insert(comments).values({ siteId: 1, userId, productId, text: 'Dobra.', state: 'pending' })
  const [form] = await database().db.insert(forms).values({ siteId: 1, key: 'upit', title: 'Upit', fields: [] }).returning()
  const answer = { formId: form?.id ?? 0, email: 'ana@primjer.hr', data: {} }
  await database()
    .db.insert(formEntries)
    .values([answer, { ...answer, handledAt: new Date() }, { ...answer, needsConfirming: true }])
  expect(await merchant.call(adminApi.overview, {})).toEqual({
    ...before,
    products: before.products + 1,
    answersWaiting: before.answersWaiting + 1,
    mailsWaiting: before.mailsWaiting + 1,
    reviewsWaiting: before.reviewsWaiting + 1,
  })
})

it('only the settings scope may read mails', async () => {
  const otherMerchant = await createMerchant('content')
  for (const caller of [visitor, await createUser(), otherMerchant]) {
    expect(await failureOf(caller.call(adminApi.outbox, {}))).toMatchObject({ status: 403 })
    expect(await failureOf(caller.call(adminApi.mail, { id: 1 }))).toMatchObject({ status: 403 })
  }
  expect(await failureOf((await createMerchant('settings')).call(adminApi.mail, { id: 999_999 }))).toMatchObject({ status: 404 })
})
