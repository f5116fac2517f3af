import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { callAs, failureOf } from '@/tests/support/caller'

const visitor = callAs()

async function lettersTo(email: string) {
  return database().db.select().from(outbox).where(eq(outbox.to, email))
}

async function subscriber(email: string) {
  const [row] = await database().db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row
}

function tokenIn(mail: { data: unknown } | undefined) {
  return String(new Map(Object.entries(mail?.data ?? {})).get('token'))
}

it('writes to the address once and counts it only after its owner confirms', async () => {
  await visitor.call(newsletterApi.subscribe, { email: 'Ana@Primjer.hr' })
  const [mail] = await lettersTo('ana@primjer.hr')
  expect(await subscriber('ana@primjer.hr')).toMatchObject({ confirmedAt: null })
  await visitor.call(newsletterApi.confirm, { token: tokenIn(mail) })
  expect((await subscriber('ana@primjer.hr'))?.confirmedAt).toBeInstanceOf(Date)
})

it('answers a known reader the same, and says by mail that nothing is left to do', async () => {
  await visitor.call(newsletterApi.subscribe, { email: 'iva@primjer.hr' })
  const [mail] = await lettersTo('iva@primjer.hr')
  await visitor.call(newsletterApi.confirm, { token: tokenIn(mail) })
  expect(await visitor.call(newsletterApi.subscribe, { email: 'iva@primjer.hr' })).toEqual({})
  expect((await lettersTo('iva@primjer.hr')).map(({ template }) => template)).toEqual([
    'newsletterConfirm',
    'newsletterWelcome',
    'newsletterAlready',
  ])
})

it('refuses what is no address, at its field', async () => {
  const failure = await failureOf(visitor.call(newsletterApi.subscribe, { email: 'nije adresa' }))
  expect(failure).toMatchObject({ status: 422, code: 'VALIDATION', fieldErrors: { email: ['email'] } })
})

it('refuses unknown fields and a token nobody was given', async () => {
  expect((await visitor.send(newsletterApi.subscribe, { email: 'a@b.hr', confirmedAt: 1 })).status).toBe(422)
  expect(await failureOf(visitor.call(newsletterApi.confirm, { token: 'x' }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
})
