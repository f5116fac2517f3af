import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { newsletterSubscribers, users } from '@/server/db/schema/user'
import { fromNewAddress, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'

async function mailsTo(email: string) {
  const rows = await database().db.select().from(outbox).where(eq(outbox.to, email))
  return rows.map(({ template }) => template)
}

it('subscribes and unsubscribes a verified account at once, idempotently', async () => {
  const ana = await createUser()
  expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'none' })
  for (const _ of [1, 2]) expect(await ana.call(ownNewsletterApi.choose, { wanted: true })).toEqual({ state: 'reader' })
  expect(await mailsTo(ana.email)).toEqual(['newsletterWelcome'])
  for (const _ of [1, 2]) expect(await ana.call(ownNewsletterApi.choose, { wanted: false })).toEqual({ state: 'none' })
  expect(await ana.call(ownNewsletterApi.choose, { wanted: true })).toEqual({ state: 'reader' })
})

// docs/rules/content.md#newsletter-of-account
it("shows a verified account no request of a stranger's as its own", async () => {
  const ana = await createUser()
  await callAs({ headers: fromNewAddress() }).call(newsletterApi.subscribe, { email: ana.email })
  expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'none' })
  await ana.call(newsletterApi.subscribe, { email: ana.email }, fromNewAddress())
  expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'waiting' })
})

it('mails a confirmation to an unverified address', async () => {
  const ana = await createUser({ verified: false })
  expect(await ana.call(ownNewsletterApi.choose, { wanted: true })).toEqual({ state: 'waiting' })
  const token = await tokenMailedTo(ana.email)
  await callAs().call(newsletterApi.confirm, { token })
  // Whoever follows the link need not own the account: it learns the state after verifying the address.
  expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'waiting' })
  await database().db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, ana.id))
  expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'reader' })
})

it('voids the confirmation when the request is withdrawn', async () => {
  const ana = await createUser({ verified: false })
  await ana.call(ownNewsletterApi.choose, { wanted: true })
  const token = await tokenMailedTo(ana.email)
  expect(await ana.call(ownNewsletterApi.choose, { wanted: false })).toEqual({ state: 'none' })
  expect(await failureOf(callAs().call(newsletterApi.confirm, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
})

describe('an account with an unverified address', () => {
  let last = 0
  /** A person's address, and an account another person opened with it. */
  async function createSquatter() {
    const email = `citatelj${++last}@primjer.hr`
    return { email, squatter: await createUser({ email, verified: false }) }
  }

  async function subscriberOf(email: string) {
    await database().db.insert(newsletterSubscribers).values({ siteId: 1, email, tokenHash: email, confirmedAt: new Date() })
  }

  const rowOf = async (email: string) => {
    const [row] = await database().db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
    return row
  }

  it('does not learn whether the address is subscribed', async () => {
    const [known, unknown] = [await createSquatter(), await createSquatter()]
    await subscriberOf(known.email)
    for (const { email, squatter } of [known, unknown]) {
      expect(await squatter.call(ownNewsletterApi.get, {})).toEqual({ state: 'none' })
      expect(await squatter.call(newsletterApi.subscribe, { email }, fromNewAddress())).toEqual({})
      expect(await squatter.call(ownNewsletterApi.choose, { wanted: true }, fromNewAddress())).toEqual({ state: 'waiting' })
      await callAs({ headers: fromNewAddress() }).call(newsletterApi.subscribe, { email })
      expect(await squatter.call(ownNewsletterApi.get, {})).toEqual({ state: 'none' })
    }
  })

  it('cannot unsubscribe the owner of the address', async () => {
    const { email, squatter } = await createSquatter()
    await subscriberOf(email)
    for (const wanted of [false, true, false]) await squatter.call(ownNewsletterApi.choose, { wanted }, fromNewAddress())
    expect(await rowOf(email)).toMatchObject({ confirmedAt: expect.any(Date), unsubscribedAt: null })
  })

  it('does not void the link its owner requested', async () => {
    const { email, squatter } = await createSquatter()
    await squatter.call(ownNewsletterApi.choose, { wanted: true }, fromNewAddress())
    await callAs({ headers: fromNewAddress() }).call(newsletterApi.subscribe, { email })
    const token = await tokenMailedTo(email)
    await squatter.call(ownNewsletterApi.choose, { wanted: false }, fromNewAddress())
    expect(await callAs().call(newsletterApi.confirm, { token })).toMatchObject({ confirmedEmail: email })
  })
})
