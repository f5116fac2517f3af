import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { passwordApi } from '@/lib/api/v1/user/password'
import { socialApi } from '@/lib/api/v1/user/social'
import { webUserApi } from '@/lib/api/v1/user/web'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { consentAssignments, consentLog, consents } from '@/server/db/schema/consent'
import { socialAttempts, socialIdentities, users } from '@/server/db/schema/user'
import {
  runLinkRequestJobs,
  asBrowser,
  createAccount,
  fromNewAddress,
  mailsTo,
  password,
  refreshCookieOf,
  tokenMailedTo,
} from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { openIdProvider, type Person } from '@/tests/support/loopback/open-id-provider'
import { createUser } from '@/tests/support/users'

const service = await openIdProvider()
// Read at the first call.
process.env.SOCIAL_PROVIDERS = JSON.stringify([
  { id: 'lampion', name: 'Lampion', issuer: service.url, clientId: 'trgovina', clientSecret: 't' },
])
const provider = 'lampion'
/** Each test has its own network address, since attempts are counted. */
let visitor = callAs()

let last = 0
beforeEach(() => {
  visitor = callAs({ headers: fromNewAddress() })
  const n = ++last
  const person = { sub: `osoba-${n}`, email: `Osoba-${n}@usluga.example`, email_verified: true, given_name: 'Ana', family_name: 'Anić' }
  Object.assign(service.state, { person, claims: {}, forged: false, denies: false, isDown: false, exchanges: 0 })
})
afterAll(() => service.close())

/** To the provider and back, in one browser. */
async function authorize() {
  const answer = await visitor.send(socialApi.redirectLogin, { provider })
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';')
  const { url } = (await answer.json()).data
  const back = await service.visit(url)
  return { cookie, url: new URL(url), input: { provider, ...back } }
}

async function signIn(more: { consents?: number[] } = {}) {
  const { cookie, input } = await authorize()
  return visitor.call(socialApi.oauth, { ...input, ...more }, { cookie })
}

function emailOf({ email = '' }: Person) {
  return email.toLowerCase()
}

it('stores any name as plain text: markup, control characters, a cut surrogate pair', async () => {
  service.state.person = { ...service.state.person, given_name: '<b>A\0na</b>\r\n', family_name: `${'ž'.repeat(74)}😀😀` }
  const { user } = await signIn()
  expect(user.details).toEqual({ firstName: '<b>A na</b>', lastName: `${'ž'.repeat(74)}😀` })
})

it('redirects with state, nonce and PKCE to the configured redirect URI', async () => {
  const { url, cookie } = await authorize()
  expect(url.origin).toBe(service.url)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'trgovina',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: expect.stringMatching(/^http:\/\/localhost:\d+\/social-login$/),
    state: expect.stringMatching(/^lampion\.[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(cookie).toMatch(/^social=[\w-]{43}$/)
})

it('creates an account with a verified address and no password', async () => {
  const { user, tokens } = await signIn()
  expect(user).toMatchObject({ email: emailOf(service.state.person), details: { firstName: 'Ana', lastName: 'Anić' }, isVerified: true })
  expect((await callAs({ accessToken: tokens.accessToken }).call(webUserApi.profile, {})).id).toBe(user.id)
  const [row] = await database().db.select().from(users).where(eq(users.id, user.id))
  expect(row?.passwordHash).toBe('')
})

it("finds the account by the provider's subject, whatever its address", async () => {
  const { user } = await signIn()
  service.state.person = { ...service.state.person, email: 'nova-adresa@usluga.example' }
  const again = await signIn()
  expect(again.user).toMatchObject({ id: user.id, email: user.email })
})

describe('an account with the same address (docs/rules/accounts.md#social-linking)', () => {
  it('is linked when both sides verified it, and its owner is notified', async () => {
    const ana = await createAccount({ email: emailOf(service.state.person) })
    expect((await signIn()).user.id).toBe(ana.id)
    expect(await mailsTo(ana.email)).toEqual(['socialLinked'])
    expect((await signIn()).user.id).toBe(ana.id)
    expect(await mailsTo(ana.email)).toHaveLength(1)
  })

  const linkMailedTo = async (email: string, endpoint: typeof webUserApi.resendVerification | typeof passwordApi.forgot) => {
    await visitor.call(endpoint, { email })
    await runLinkRequestJobs()
    return tokenMailedTo(email)
  }

  it('is taken over from whoever opened it before its owner verified the address', async () => {
    const email = emailOf(service.state.person)
    const stranger = await createAccount({ email, verified: false })
    await database()
      .db.insert(socialIdentities)
      .values({ siteId: 1, userId: stranger.id, provider, subject: `stranac-${last}` })
    await visitor.call(webUserApi.verify, { token: await linkMailedTo(email, webUserApi.resendVerification) })

    expect((await signIn()).user).toMatchObject({ id: stranger.id, hasPassword: false })
    expect((await stranger.send(webUserApi.profile, {})).status).toBe(403)
    expect(await failureOf(visitor.call(authApi.login, { username: email, password }))).toMatchObject({ code: 'WRONG_LOGIN' })
    const linked = await database().db.select().from(socialIdentities).where(eq(socialIdentities.userId, stranger.id))
    expect(linked.map(({ subject }) => subject)).toEqual([service.state.person.sub])
    const [mail] = await database().db.select().from(outbox).where(eq(outbox.to, email)).orderBy(desc(outbox.id)).limit(1)
    expect(mail).toMatchObject({ template: 'socialLinked', data: { isPasswordGone: true } })
  })

  it('drops an e-mail change requested before', async () => {
    const email = emailOf(service.state.person)
    const stranger = await createAccount({ email, verified: false })
    await stranger.call(webUserApi.update, { email: `stranac-${last}@primjer.hr`, oldPassword: password })
    await visitor.call(webUserApi.verify, { token: await linkMailedTo(email, webUserApi.resendVerification) })
    expect((await signIn()).user).toMatchObject({ id: stranger.id, email, pendingEmail: null })
  })

  it('keeps a password chosen with a mailed link', async () => {
    const email = emailOf(service.state.person)
    await createAccount({ email, verified: false })
    const token = await linkMailedTo(email, passwordApi.forgot)
    await visitor.call(passwordApi.set, { token, password: 'sasvim nova lozinka' })
    expect((await signIn()).user.hasPassword).toBe(true)
  })

  it('keeps a password whose session verified the address', async () => {
    const email = emailOf(service.state.person)
    await createAccount({ email, verified: false })
    const { pair } = refreshCookieOf(await asBrowser(visitor).send(authApi.login, { username: email, password }))
    const token = await linkMailedTo(email, webUserApi.resendVerification)
    await visitor.call(webUserApi.verify, { token }, { cookie: pair })
    expect((await signIn()).user.hasPassword).toBe(true)
  })

  it.each([
    ['that was never verified', { verified: false }],
    ['of the back office', { isBackoffice: true }],
  ])('%s is neither opened nor linked', async (_, options) => {
    const { id } = await createUser({ ...options, email: emailOf(service.state.person) })
    expect(await failureOf(signIn())).toMatchObject({ status: 409, code: 'SOCIAL_UNPROVEN' })
    expect(await database().db.$count(socialIdentities, eq(socialIdentities.userId, id))).toBe(0)
  })

  it('linked by another identity of the provider is refused', async () => {
    await createAccount({ email: emailOf(service.state.person) })
    await signIn()
    service.state.person = { ...service.state.person, sub: 'netko-drugi' }
    expect(await failureOf(signIn())).toMatchObject({ code: 'SOCIAL_UNPROVEN' })
  })

  it('that is suspended is refused', async () => {
    await createUser({ suspended: true, email: emailOf(service.state.person) })
    expect(await failureOf(signIn())).toMatchObject({ code: 'CUSTOMER_BLOCKED' })
  })
})

describe('refuses', () => {
  it.each([
    ['an unverified address', { email_verified: false }],
    ['email_verified as a string', { email_verified: 'true' }],
    ['a missing address', { email: undefined }],
    ['a malformed address', { email: 'ana' }],
  ])('%s', async (_, change) => {
    service.state.person = { ...service.state.person, ...change }
    expect(await failureOf(signIn())).toMatchObject({ status: 422, code: 'SOCIAL_NO_EMAIL' })
  })

  it.each([
    ['a forged signature', { forged: true }],
    ['another issuer', { claims: { iss: 'https://zlo.example' } }],
    ['another audience', { claims: { aud: 'druga-trgovina' } }],
    ['another nonce', { claims: { nonce: 'x' } }],
    ['an expired token', { claims: { exp: 1 } }],
  ])('%s', async (_, fault) => {
    Object.assign(service.state, fault)
    expect(await failureOf(signIn())).toMatchObject({ status: 422, code: 'SOCIAL_FAILED' })
    expect(await database().db.$count(users, eq(users.email, emailOf(service.state.person)))).toBe(0)
  })

  it('another browser, without calling the provider', async () => {
    const { input } = await authorize()
    const { cookie: otherCookie } = await authorize()
    for (const cookie of ['', otherCookie, 'social='])
      expect(await failureOf(visitor.call(socialApi.oauth, input, { cookie }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(service.state.exchanges).toBe(0)
  })

  it('a used or expired attempt', async () => {
    const { cookie, input } = await authorize()
    await visitor.call(socialApi.oauth, input, { cookie })
    expect(await failureOf(visitor.call(socialApi.oauth, input, { cookie }))).toMatchObject({ code: 'TOKEN_SPENT' })
    const late = await authorize()
    await database().db.update(socialAttempts).set({ expiresAt: new Date() })
    expect(await failureOf(visitor.call(socialApi.oauth, late.input, { cookie: late.cookie }))).toMatchObject({ code: 'TOKEN_SPENT' })
  })

  it('an unknown code and an unknown provider', async () => {
    const { cookie, input } = await authorize()
    expect(await failureOf(visitor.call(socialApi.oauth, { ...input, code: 'x' }, { cookie }))).toMatchObject({ code: 'SOCIAL_FAILED' })
    expect((await visitor.send(socialApi.redirectLogin, { provider: 'nema' })).status).toBe(404)
    expect((await visitor.send(socialApi.oauth, { ...input, provider: 'nema' }, { cookie })).status).toBe(404)
  })

  it('a redirect request from another site', async () => {
    expect((await visitor.send(socialApi.redirectLogin, { provider }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('with 503 while the provider does not answer', async () => {
    const { cookie, input } = await authorize()
    service.state.isDown = true
    expect(await failureOf(visitor.call(socialApi.oauth, input, { cookie }))).toMatchObject({ status: 503 })
    service.state.isDown = false
    expect((await visitor.call(socialApi.oauth, input, { cookie })).user.isVerified).toBe(true)
  })
})

it('lists the providers without their secrets', async () => {
  expect(await visitor.call(socialApi.providers, {})).toEqual({ providers: [{ id: provider, name: 'Lampion' }] })
})

// Last, since new users must consent from here on.
describe('a new user with required consents', () => {
  let required = 0
  beforeAll(async () => {
    const { db } = database()
    const wording = { siteId: 1, uniqueNumber: 'proba-usluga', name: 'Proba', displayName: 'Da.' }
    const [row] = await db.insert(consents).values(wording).returning({ id: consents.id })
    required = row?.id ?? 0
    await db.insert(consentAssignments).values({ assignedTo: 'registration', consentId: required, required: true })
  })

  it('consents and repeats the call with the same code; the provider is called once', async () => {
    const { cookie, input } = await authorize()
    expect(await failureOf(visitor.call(socialApi.oauth, input, { cookie }))).toMatchObject({ status: 422, code: 'CONSENT_REQUIRED' })
    const { user } = await visitor.call(socialApi.oauth, { ...input, consents: [required] }, { cookie })
    expect(service.state.exchanges).toBe(1)
    expect(await database().db.$count(consentLog, eq(consentLog.email, user.email))).toBe(1)
  })
})
