import { inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminApi } from '@/lib/api/v1/admin'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { resetEnv } from '@/lib/env'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { fromNewAddress } from '@/tests/support/accounts'
import { createFailedJob } from '@/tests/support/failed-job'
import { callAs, failureOf } from '@/tests/support/http/caller'
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

// docs/rules/mail.md#outbox-search
it.each([
  [{ state: 'waiting' }, ['ceka']],
  // docs/rules/administration.md#overview
  [{ state: 'unsent' }, ['ceka', 'palo']],
  [{ state: 'sent' }, ['obrazac', 'poslano']],
  [{ state: 'failed' }, ['palo']],
  [{ q: 'POSLANO@' }, ['poslano']],
  [{ q: 'narudžba 2031-77' }, ['palo', 'poslano']],
  [{ q: 'newsletterConfirm' }, ['ceka']],
  [{ q: 'upit Skole' }, ['obrazac']],
  [{ q: 'tajni-token' }, []],
  [{ q: '%' }, []],
] as const)('finds mails by %j', async (choice, expected) => {
  const { db } = database()
  const merchant = await createMerchant('settings')
  const mark = randomUUID().slice(0, 8)
  const mail = { siteId: 1, template: 'orderPaid', data: { number: '2031-77', token: 'tajni-token' } }
  const rows = await db
    .insert(outbox)
    .values([
      { ...mail, to: `palo@${mark}.hr`, messageId: `<a${mark}>` },
      { ...mail, to: `poslano@${mark}.hr`, messageId: `<b${mark}>`, sentAt: new Date() },
      { ...mail, to: `ceka@${mark}.hr`, messageId: `<c${mark}>`, template: 'newsletterConfirm', data: { token: 'tajni-token' } },
      {
        ...mail,
        to: `obrazac@${mark}.hr`,
        messageId: `<d${mark}>`,
        sentAt: new Date(),
        template: 'formConfirm',
        data: { entryId: 1, title: 'Upit za škole', goal: 'tajni-token' },
      },
    ])
    .returning()
  await createFailedJob('mail', { outboxId: rows[0]?.id ?? 0 })
  const { records } = await merchant.call(adminApi.outbox, { ...choice, limit: 100 })
  const found = records.filter(({ to }) => to.endsWith(`@${mark}.hr`)).map(({ to }) => to.split('@')[0] ?? '')
  expect(found.toSorted()).toEqual(expected)
})

describe('sending a mail again', () => {
  const jobsOf = (id: number) =>
    database().db.execute<{ state: string }>(
      sql`select state from pgboss.job where name = 'mail' and (data ->> 'outboxId')::int = ${id} and start_after <= now()`,
    )
  async function newMail(sentAt: Date | null) {
    const values = {
      siteId: 1,
      messageId: `<${randomUUID()}>`,
      template: 'newsletterConfirm',
      to: 'ana@primjer.hr',
      languageId: 41,
      data: { token: 'x' },
      sentAt,
    }
    const [row] = await database().db.insert(outbox).values(values).returning()
    if (!row) throw new Error('The mail was not written.')
    return row
  }

  // docs/rules/mail.md#resend
  it('copies a sent mail as a new message and leaves the sent one', async () => {
    const merchant = await createMerchant('settings')
    const sent = await newMail(new Date())
    const { id } = await merchant.call(adminApi.resend, { id: sent.id })
    expect(id).not.toBe(sent.id)
    const rows = await database()
      .db.select()
      .from(outbox)
      .where(inArray(outbox.id, [sent.id, id]))
      .orderBy(outbox.id)
    expect(rows[0]).toEqual(sent)
    expect(rows[1]).toMatchObject({
      to: sent.to,
      data: sent.data,
      languageId: 41,
      sentAt: null,
      messageId: expect.not.stringContaining(sent.messageId),
    })
    expect(await jobsOf(id)).toHaveLength(1)
    const { records } = await (await createMerchant('audit')).call(adminAuditApi.filter, { q: `mail:${sent.id}` })
    expect(records).toMatchObject([{ action: 'mail.resend', detail: { template: 'newsletterConfirm', wasSent: true } }])
  })

  it.each(['created', 'retry', 'failed', null] as const)('starts the job of a waiting mail at once, and only one: %s', async (state) => {
    const merchant = await createMerchant('settings')
    const mail = await newMail(null)
    if (state) {
      const jobId = await createFailedJob('mail', { outboxId: mail.id })
      await database().db.execute(sql`update pgboss.job set state = ${state}, start_after = now() + interval '1 hour' where id = ${jobId}`)
    }
    expect(await merchant.call(adminApi.resend, { id: mail.id })).toEqual({ id: mail.id })
    const jobs = await jobsOf(mail.id)
    expect(jobs).toHaveLength(1)
    expect(jobs[0]?.state).not.toBe('failed')
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
