import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { systemContext } from '@/server/core/system-context'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { resetRateLimits } from '@/server/core/rate-limits'
import { deleteUnconfirmed } from '@/server/modules/marketing/newsletter/delete-unconfirmed'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { fromNewAddress, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

const visitor = callAs()

async function mailsTo(email: string) {
  return database().db.select().from(outbox).where(eq(outbox.to, email))
}

async function subscriber(email: string) {
  const [row] = await database().db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row
}

function tokenIn(mail: { data: unknown } | undefined) {
  return String(new Map(Object.entries(mail?.data ?? {})).get('token'))
}

it('mails the address once and subscribes it after the confirmation', async () => {
  await visitor.call(newsletterApi.subscribe, { email: 'Ana@Primjer.hr' })
  const [mail] = await mailsTo('ana@primjer.hr')
  expect(await subscriber('ana@primjer.hr')).toMatchObject({ confirmedAt: null })
  await visitor.call(newsletterApi.confirm, { token: tokenIn(mail) })
  expect((await subscriber('ana@primjer.hr'))?.confirmedAt).toBeInstanceOf(Date)
})

it('answers a subscriber the same, and informs by mail', async () => {
  await visitor.call(newsletterApi.subscribe, { email: 'iva@primjer.hr' })
  const [mail] = await mailsTo('iva@primjer.hr')
  await visitor.call(newsletterApi.confirm, { token: tokenIn(mail) })
  expect(await visitor.call(newsletterApi.subscribe, { email: 'iva@primjer.hr' })).toEqual({})
  expect((await mailsTo('iva@primjer.hr')).map(({ template }) => template)).toEqual([
    'newsletterConfirm',
    'newsletterWelcome',
    'newsletterAlready',
  ])
})

// docs/rules/mail.md#repeated-request
it('mails one link to two presses at once, whose confirmation says the second time that it is done', async () => {
  const email = 'dvaput@primjer.hr'
  await Promise.all([1, 2].map(() => visitor.call(newsletterApi.subscribe, { email })))
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  const token = tokenIn(mails[0])
  expect(await visitor.call(newsletterApi.linked, { token })).toEqual({ email, isSubscribed: false })
  expect(await visitor.call(newsletterApi.confirm, { token })).toEqual({ confirmedEmail: email, wasConfirmed: false })
  expect(await visitor.call(newsletterApi.confirm, { token })).toEqual({ confirmedEmail: email, wasConfirmed: true })
  expect(await visitor.call(newsletterApi.linked, { token })).toEqual({ email, isSubscribed: true })
  resetRateLimits()
  await Promise.all([1, 2].map(() => visitor.call(newsletterApi.subscribe, { email })))
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['newsletterConfirm', 'newsletterWelcome', 'newsletterAlready'])
})

it('refuses a malformed address at its field', async () => {
  const failure = await failureOf(visitor.call(newsletterApi.subscribe, { email: 'nije adresa' }))
  expect(failure).toMatchObject({ status: 422, code: 'VALIDATION', fieldErrors: { email: ['email'] } })
})

it('refuses unknown fields and an unknown token', async () => {
  expect((await visitor.send(newsletterApi.subscribe, { email: 'a@b.hr', confirmedAt: 1 })).status).toBe(422)
  for (const call of [newsletterApi.linked, newsletterApi.confirm])
    expect(await failureOf(visitor.call(call, { token: 'x' }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
})

it('keeps the earlier link where the address has got too many mails today (docs/rules/mail.md#mail-quota)', async () => {
  const email = 'zatrpana@primjer.hr'
  await visitor.call(newsletterApi.subscribe, { email })
  const token = await tokenMailedTo(email)
  const ctx = await systemContext(1)
  await database().db.transaction(async (tx) => {
    for (let i = 0; i < 10; i++) await queueMail(ctx, tx, { template: 'newsletterAlready', to: email, data: { leave: 'x' } })
  })
  const askedAt = new Date(Date.now() - 3_600_000)
  await database().db.update(newsletterSubscribers).set({ askedAt }).where(eq(newsletterSubscribers.email, email))
  expect(await visitor.call(newsletterApi.subscribe, { email }, fromNewAddress())).toEqual({})
  expect(await visitor.call(newsletterApi.confirm, { token })).toMatchObject({ confirmedEmail: email })
})

const daysLater = (days: number) => () => new Date(Date.now() + days * 86_400_000)

/** An address submitted so many days ago. */
async function requestSubscription(email: string, days: number) {
  await visitor.call(newsletterApi.subscribe, { email }, fromNewAddress())
  const askedAt = new Date(Date.now() - days * 86_400_000)
  await database().db.update(newsletterSubscribers).set({ askedAt }).where(eq(newsletterSubscribers.email, email))
  return { token: await tokenMailedTo(email) }
}

it('accepts the link for seven days, and a new one after that', async () => {
  const late = await requestSubscription('kasna@primjer.hr', 8)
  for (const call of [newsletterApi.linked, newsletterApi.confirm])
    expect(await failureOf(visitor.call(call, late))).toMatchObject({ code: 'TOKEN_SPENT' })
  expect(await visitor.call(newsletterApi.confirm, await requestSubscription('kasna@primjer.hr', 6))).toEqual({
    confirmedEmail: 'kasna@primjer.hr',
    wasConfirmed: false,
  })
})

it('deletes unconfirmed addresses with their mails, and no subscriber', async () => {
  await requestSubscription('nitko@primjer.hr', 0)
  await visitor.call(newsletterApi.confirm, await requestSubscription('vjerna@primjer.hr', 0))
  await deleteUnconfirmed(daysLater(6))
  expect(await subscriber('nitko@primjer.hr')).toBeDefined()
  await deleteUnconfirmed(daysLater(8))
  expect([await subscriber('nitko@primjer.hr'), await mailsTo('nitko@primjer.hr')]).toEqual([undefined, []])
  expect((await subscriber('vjerna@primjer.hr'))?.confirmedAt).toBeInstanceOf(Date)
})
