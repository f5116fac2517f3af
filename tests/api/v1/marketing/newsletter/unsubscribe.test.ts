import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { consentAssignments, consentLog, consents } from '@/server/db/schema/consent'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { loadSites } from '@/server/core/sites'
import { fromNewAddress } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'

const visitor = callAs()

async function findMail(email: string, template: string) {
  const [mail] = await database()
    .db.select()
    .from(outbox)
    .where(and(eq(outbox.to, email), eq(outbox.template, template)))
  const [site] = await loadSites()
  if (!mail || !site) throw new Error(`There is no ${template} for ${email}.`)
  return { data: new Map(Object.entries(Object(mail.data))), ...renderMail(mail.template, mail.data, { ...site, locale: 'hr' }) }
}

/** A subscriber with the token of the welcome mail. */
async function createSubscriber(email: string) {
  await callAs({ headers: fromNewAddress() }).call(newsletterApi.subscribe, { email })
  const confirmation = String((await findMail(email, 'newsletterConfirm')).data.get('token'))
  await visitor.call(newsletterApi.confirm, { token: confirmation })
  return { confirmation, token: String((await findMail(email, 'newsletterWelcome')).data.get('leave')) }
}

async function isOnList(email: string) {
  const [row] = await database().db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row?.confirmedAt !== null && row?.unsubscribedAt === null
}

it("unsubscribes and resubscribes with a letter's token, repeatedly", async () => {
  const email = 'ana@primjer.hr'
  const { token } = await createSubscriber(email)
  expect(await visitor.call(newsletterApi.linkedLetter, { token })).toEqual({ email, isSubscribed: true })
  expect(await visitor.call(newsletterApi.unsubscribe, { token })).toEqual({ email })
  await visitor.call(newsletterApi.unsubscribe, { token })
  expect(await isOnList(email)).toBe(false)
  expect(await visitor.call(newsletterApi.linkedLetter, { token })).toEqual({ email, isSubscribed: false })
  await visitor.call(newsletterApi.resubscribe, { token })
  expect(await isOnList(email)).toBe(true)
})

it('logs consent and withdrawal once each', async () => {
  const { db } = database()
  const [consent] = await db
    .insert(consents)
    .values({ siteId: 1, uniqueNumber: 'novosti', name: 'Novosti', displayName: 'Pišite mi.' })
    .returning()
  await db.insert(consentAssignments).values({ assignedTo: 'newsletter', consentId: consent?.id ?? 0, required: true })
  const refused = callAs({ headers: fromNewAddress() }).call(newsletterApi.subscribe, { email: 'vid@primjer.hr', consents: [] })
  expect(await failureOf(refused)).toMatchObject({ status: 422, code: 'CONSENT_REQUIRED' })
  const { token } = await createSubscriber('vid@primjer.hr')
  for (const _ of [1, 2]) await visitor.call(newsletterApi.unsubscribe, { token })
  const logged = await db.select().from(consentLog).where(eq(consentLog.email, 'vid@primjer.hr')).orderBy(consentLog.id)
  expect(logged.map(({ status, sourceType }) => [status, sourceType])).toEqual([
    [true, 'newsletter'],
    [false, 'newsletter'],
  ])
})

it('unsubscribes by one click of a mail program, without an API key', async () => {
  const { token } = await createSubscriber('iva@primjer.hr')
  const { headers = {} } = await findMail('iva@primjer.hr', 'newsletterWelcome')
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect(address).toContain(token)
  const { pathname } = new URL(address)
  const response = await app.request(pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(response.status).toBe(200)
  expect(await isOnList('iva@primjer.hr')).toBe(false)
  // A GET must not unsubscribe.
  expect((await app.request(pathname)).status).toBe(405)
})

it('voids a pending confirmation link', async () => {
  const { confirmation, token } = await createSubscriber('mara@primjer.hr')
  await visitor.call(newsletterApi.unsubscribe, { token })
  expect(await failureOf(visitor.call(newsletterApi.confirm, { token: confirmation }))).toMatchObject({ code: 'TOKEN_SPENT' })
  expect(await isOnList('mara@primjer.hr')).toBe(false)
})

it('resubscribes by a new confirmation', async () => {
  const { token } = await createSubscriber('dora@primjer.hr')
  await visitor.call(newsletterApi.unsubscribe, { token })
  await callAs({ headers: fromNewAddress() }).call(newsletterApi.subscribe, { email: 'dora@primjer.hr' })
  expect(await isOnList('dora@primjer.hr')).toBe(false)
})

it('refuses a token without a valid signature', async () => {
  const { token } = await createSubscriber('lea@primjer.hr')
  for (const forged of [`${token}x`, `MQ.${token.split('.')[1]}`, 'x', '1.2.3'])
    for (const call of [newsletterApi.linkedLetter, newsletterApi.unsubscribe])
      expect(await failureOf(visitor.call(call, { token: forged }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
  expect(await isOnList('lea@primjer.hr')).toBe(true)
})

it('informs a signed-in subscriber at once', async () => {
  await createSubscriber('nika@primjer.hr')
  const nika = await createUser({ email: 'nika@primjer.hr' })
  expect(await failureOf(nika.call(newsletterApi.subscribe, { email: 'nika@primjer.hr' }, fromNewAddress()))).toMatchObject({
    status: 409,
    code: 'ALREADY_SUBSCRIBED',
  })
})
