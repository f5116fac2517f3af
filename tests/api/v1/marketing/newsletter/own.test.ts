import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/caller'
import { createUser } from '@/tests/support/people'

async function mailsTo(email: string) {
  const rows = await database().db.select().from(outbox).where(eq(outbox.to, email))
  return rows.map(({ template }) => template)
}

it('whoever has proven their address joins and leaves at once, and twice is once', async () => {
  const ana = await createUser()
  expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'none' })
  for (const _ of [1, 2]) expect(await ana.call(ownNewsletterApi.choose, { wanted: true })).toEqual({ state: 'reader' })
  expect(await mailsTo(ana.email)).toEqual(['newsletterWelcome'])
  for (const _ of [1, 2]) expect(await ana.call(ownNewsletterApi.choose, { wanted: false })).toEqual({ state: 'none' })
  expect(await ana.call(ownNewsletterApi.choose, { wanted: true })).toEqual({ state: 'reader' })
})

it('an unproven address is asked first', async () => {
  const ana = await createUser({ verified: false })
  expect(await ana.call(ownNewsletterApi.choose, { wanted: true })).toEqual({ state: 'waiting' })
  const token = await tokenMailedTo(ana.email)
  await callAs().call(newsletterApi.confirm, { token })
  expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'reader' })
})

it('who changes their mind before, has nothing left to confirm', async () => {
  const ana = await createUser({ verified: false })
  await ana.call(ownNewsletterApi.choose, { wanted: true })
  const token = await tokenMailedTo(ana.email)
  expect(await ana.call(ownNewsletterApi.choose, { wanted: false })).toEqual({ state: 'none' })
  expect(await failureOf(callAs().call(newsletterApi.confirm, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
})
