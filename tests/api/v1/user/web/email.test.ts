import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import { passwordApi } from '@/lib/api/v1/user/password'
import { webUserApi } from '@/lib/api/v1/user/web'
import { emailApi } from '@/lib/api/v1/user/web/email'
import { database } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { consentAssignments, consentLog, consents } from '@/server/db/schema/consent'
import { newsletterSubscribers, userTokens } from '@/server/db/schema/user'
import { unsubscribeToken } from '@/server/modules/marketing/newsletter/unsubscribe-token'
import { collectPersonalData } from '@/server/modules/user/web/export/collect-data'
import { systemContext } from '@/server/core/system-context'
import { createAccount, fromNewAddress, mailsTo, password, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

const visitor = () => callAs({ headers: fromNewAddress() })
let last = 0

/** An account with its own network address, and the e-mail address it wants. */
async function createOwner(options: Parameters<typeof createAccount>[0] = {}) {
  const account = await createAccount({ isPasswordProven: true, ...options })
  const headers = fromNewAddress()
  return { ...account, ...callAs({ accessToken: account.accessToken, headers }), wanted: `nova${++last}@primjer.hr` }
}
type Account = Awaited<ReturnType<typeof createOwner>>

function requestChange(ana: Account, email = ana.wanted) {
  return ana.call(webUserApi.update, { email, oldPassword: password })
}

async function confirmChange(ana: Account) {
  return ana.call(emailApi.confirm, { token: await tokenMailedTo(ana.wanted) })
}

describe('a new address', () => {
  it('waits for its link, while the old one counts and is notified at once', async () => {
    const ana = await createOwner()
    const requested = await requestChange(ana, ana.wanted.toUpperCase())
    expect(requested).toMatchObject({ email: ana.email, username: ana.email, pendingEmail: ana.wanted, isVerified: true })
    expect([await mailsTo(ana.email), await mailsTo(ana.wanted)]).toEqual([['emailChangeAsked'], ['confirmNewEmail']])
    expect(await failureOf(visitor().call(authApi.login, { username: ana.wanted, password }))).toMatchObject({ code: 'WRONG_LOGIN' })
    await visitor().call(authApi.login, { username: ana.email, password })
  })

  it('counts once confirmed: verified, announced to the old one, other sessions revoked', async () => {
    const ana = await createOwner({ verified: false })
    const elsewhere = await visitor().call(authApi.login, { username: ana.email, password })
    await requestChange(ana)
    const user = await confirmChange(ana)
    expect(user).toMatchObject({ email: ana.wanted, username: ana.wanted, pendingEmail: null, isVerified: true })
    expect(await ana.call(webUserApi.profile, {})).toEqual(user)
    expect((await callAs({ accessToken: elsewhere.tokens.accessToken }).send(webUserApi.profile, {})).status).toBe(403)
    expect(await mailsTo(ana.email)).toEqual(['emailChangeAsked', 'emailChanged'])
    expect(await failureOf(confirmChange(ana))).toMatchObject({ code: 'TOKEN_SPENT' })
  })

  // The owner of a mistyped mailbox has the link only.
  it('is confirmed by its own account only, with a token of this purpose', async () => {
    const [ana, iva] = [await createOwner(), await createOwner()]
    await requestChange(ana)
    const token = await tokenMailedTo(ana.wanted)
    for (const call of [emailApi.checkLink, emailApi.confirm]) expect((await visitor().send(call, { token })).status).toBe(401)
    await requestChange(iva)
    for (const call of [emailApi.checkLink, emailApi.confirm])
      expect(await failureOf(iva.call(call, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
    for (const _ of [1, 2]) expect(await ana.call(emailApi.checkLink, { token })).toEqual({})
    expect(await failureOf(visitor().call(webUserApi.verify, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await failureOf(visitor().call(passwordApi.set, { token, password: 'sasvim nova lozinka' }))).toMatchObject({
      code: 'TOKEN_SPENT',
    })
    expect(await confirmChange(ana)).toMatchObject({ email: ana.wanted })
  })

  it.each([
    ['it is cancelled', (ana: Account) => ana.call(emailApi.cancel, {})],
    ['another is requested', (ana: Account) => requestChange(ana, `x${ana.wanted}`)],
    ['the password changes', (ana: Account) => ana.call(passwordApi.reset, { oldPassword: password, newPassword: 'posve nova lozinka' })],
    [
      'its link expires',
      (ana: Account) => database().db.update(userTokens).set({ expiresAt: new Date() }).where(eq(userTokens.userId, ana.id)),
    ],
  ])('is void once %s', async (_, end) => {
    const ana = await createOwner()
    await requestChange(ana)
    await end(ana)
    expect((await ana.call(webUserApi.profile, {})).pendingEmail).not.toBe(ana.wanted)
    expect(await failureOf(confirmChange(ana))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await ana.call(webUserApi.profile, {})).toMatchObject({ email: ana.email })
  })

  it('is mailed its link again, a limited number of times, while pending', async () => {
    const ana = await createOwner()
    expect(await failureOf(ana.call(emailApi.resend, {}))).toMatchObject({ code: 'NOT_FOUND' })
    await requestChange(ana)
    const first = await tokenMailedTo(ana.wanted)
    await ana.call(emailApi.resend, {})
    for (const call of [emailApi.checkLink, emailApi.confirm])
      expect(await failureOf(ana.call(call, { token: first }))).toMatchObject({ code: 'TOKEN_SPENT' })
    await ana.call(emailApi.resend, {})
    expect((await ana.send(emailApi.resend, {})).status).toBe(429)
    expect(await confirmChange(ana)).toMatchObject({ email: ana.wanted })
  })

  it('that is taken is revealed to its owner only', async () => {
    const [ana, iva] = [await createOwner(), await createOwner()]
    const taken = await requestChange(ana, iva.email)
    expect(taken).toMatchObject({ email: ana.email, pendingEmail: iva.email })
    expect([await mailsTo(ana.email), await mailsTo(iva.email)]).toEqual([['emailChangeAsked'], ['emailTaken']])
    await ana.call(emailApi.resend, {})
    expect(await mailsTo(iva.email)).toEqual(['emailTaken', 'emailTaken'])
  })

  it('that was taken meanwhile is refused', async () => {
    const ana = await createOwner()
    await requestChange(ana)
    const token = await tokenMailedTo(ana.wanted)
    await createAccount({ email: ana.wanted })
    expect(await failureOf(ana.call(emailApi.confirm, { token }))).toMatchObject({ status: 409, code: 'USER_EXISTS' })
    expect(await ana.call(webUserApi.profile, {})).toMatchObject({ email: ana.email })
  })

  it('has the limit of unrequested mails', async () => {
    const wanted = `nova${++last}@primjer.hr`
    const statuses = []
    for (let i = 0; i < 4; i++)
      statuses.push((await (await createOwner()).send(webUserApi.update, { email: wanted, oldPassword: password })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('records of the old address', () => {
  async function createWording(assignedTo: 'newsletter' | 'form') {
    const { db } = database()
    const name = `${assignedTo}-${++last}`
    const [row] = await db
      .insert(consents)
      .values({ siteId: 1, uniqueNumber: name, name, displayName: name })
      .returning({ id: consents.id })
    if (!row) throw new Error('The wording was not written.')
    await db.insert(consentAssignments).values({ assignedTo, consentId: row.id })
    return row.id
  }
  function logConsent(email: string, consentId: number, userId: number | null) {
    const line = { siteId: 1, consentId, status: true, statusAt: new Date('2026-01-02T03:04:05Z'), sourceType: 'form', userType: 'visitor' }
    return database()
      .db.insert(consentLog)
      .values({ ...line, email, userId, byMailedLink: userId === null })
  }
  function createSubscriber(email: string, unsubscribedAt: Date | null = null) {
    return database()
      .db.insert(newsletterSubscribers)
      .values({ siteId: 1, email, tokenHash: email, confirmedAt: new Date(), unsubscribedAt })
  }
  const subscriber = async (email: string) =>
    (await database().db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]

  it('keep consents in the profile and in the export', async () => {
    const [signedIn, mailed] = [await createWording('form'), await createWording('form')]
    const ana = await createOwner()
    await logConsent(ana.email, signedIn, ana.id)
    await logConsent(ana.email, mailed, null)
    await requestChange(ana)
    await confirmChange(ana)
    const own = (await ana.call(ownConsentApi.filter, {})).filter(({ id }) => id === signedIn || id === mailed)
    expect(own).toMatchObject([
      { id: signedIn, given: true, at: '2026-01-02T03:04:05.000Z' },
      { id: mailed, given: true, at: '2026-01-02T03:04:05.000Z' },
    ])
    const ctx = await systemContext(1)
    expect((await collectPersonalData(ctx, ana.id)).consents).toHaveLength(2)
  })

  it('leave behind a consent that anybody may have stated', async () => {
    const stated = await createWording('form')
    const ana = await createOwner()
    const statement = { status: true, sourceType: 'form', user: { userType: 'guest' as const, email: ana.email } }
    await visitor().call(consentApi.createLog, { ...statement, consents: [stated] })
    await requestChange(ana)
    await confirmChange(ana)
    expect(await ana.call(ownConsentApi.filter, {})).toContainEqual(expect.objectContaining({ id: stated, given: false, at: null }))
  })

  // Whoever opened the account may have chosen its password, though the owner verified the address since.
  it.each([
    ['an unverified address', { verified: false }],
    ['an unproven password', { isPasswordProven: false }],
  ])('leave consents and newsletter behind with %s', async (_, options) => {
    const mailed = await createWording('form')
    const ana = await createOwner(options)
    await logConsent(ana.email, mailed, null)
    await createSubscriber(ana.email)
    await requestChange(ana)
    await confirmChange(ana)
    expect(await ana.call(ownConsentApi.filter, {})).toContainEqual(expect.objectContaining({ id: mailed, given: false, at: null }))
    expect(await subscriber(ana.email)).toMatchObject({ unsubscribedAt: null })
  })

  it('move form answers, except unconfirmed ones', async () => {
    const { db } = database()
    const [form] = await db
      .insert(forms)
      .values({ siteId: 1, key: `upit-${++last}`, title: 'Upit', fields: [] })
      .returning({ id: forms.id })
    const ana = await createOwner()
    const entry = { formId: form?.id ?? 0, email: ana.email, data: { email: ana.email } }
    await db.insert(formEntries).values([entry, { ...entry, needsConfirming: true }])
    await requestChange(ana)
    await confirmChange(ana)
    expect(await db.$count(formEntries, eq(formEntries.email, ana.wanted))).toBe(1)
    expect((await collectPersonalData(await systemContext(1), ana.id)).answers).toHaveLength(1)
  })

  it("leave another account's statements with it", async () => {
    const mailed = await createWording('form')
    const [ana, iva] = [await createOwner(), await createOwner()]
    await logConsent(ana.email, mailed, iva.id)
    await requestChange(ana)
    await confirmChange(ana)
    expect(await ana.call(ownConsentApi.filter, {})).toContainEqual(expect.objectContaining({ id: mailed, given: false, at: null }))
  })

  it('move the subscription and void a link in the old mailbox', async () => {
    const ana = await createOwner()
    await visitor().call(newsletterApi.subscribe, { email: ana.email })
    const oldLink = await tokenMailedTo(ana.email)
    await visitor().call(newsletterApi.confirm, { token: oldLink })
    await requestChange(ana)
    await confirmChange(ana)
    expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'reader' })
    expect(await subscriber(ana.email)).toBeUndefined()
    expect(await failureOf(visitor().call(newsletterApi.confirm, { token: oldLink }))).toMatchObject({ code: 'TOKEN_SPENT' })
  })

  // docs/rules/accounts.md#email-change-records
  it('void the links in letters of the old mailbox, which tell nothing of the new address', async () => {
    const { db } = database()
    const ana = await createOwner()
    await createSubscriber(ana.email)
    const leave = await unsubscribeToken(db, { id: 1 }, (await subscriber(ana.email))?.id ?? 0)
    await requestChange(ana)
    await confirmChange(ana)
    for (const call of [newsletterApi.unsubscribe, newsletterApi.resubscribe])
      expect(await failureOf(visitor().call(call, { token: leave }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'reader' })
  })

  it.each([
    ['unsubscribed', new Date()],
    ['subscribed', null],
  ])('keep one of two subscriptions: the old address %s', async (_, unsubscribedAt) => {
    const ana = await createOwner()
    await createSubscriber(ana.email, unsubscribedAt)
    await createSubscriber(ana.wanted)
    await requestChange(ana)
    await confirmChange(ana)
    expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'reader' })
    expect(await subscriber(ana.email)).toBeUndefined()
  })

  it('keep the links in letters of the new address valid', async () => {
    const ana = await createOwner()
    await createSubscriber(ana.email)
    await createSubscriber(ana.wanted)
    const before = await subscriber(ana.wanted)
    await requestChange(ana)
    await confirmChange(ana)
    expect(await subscriber(ana.wanted)).toMatchObject({ id: before?.id, tokenHash: before?.tokenHash })
  })

  it('respect that the new address unsubscribed', async () => {
    const ana = await createOwner()
    await createSubscriber(ana.email)
    await createSubscriber(ana.wanted, new Date())
    await requestChange(ana)
    await confirmChange(ana)
    expect(await ana.call(ownNewsletterApi.get, {})).toEqual({ state: 'none' })
    expect(await subscriber(ana.email)).toBeUndefined()
  })
})
