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
import { callAs, failureOf } from '@/tests/support/caller'
import { openIdProvider, type Person } from '@/tests/support/loopback/open-id-provider'
import { createUser } from '@/tests/support/people'

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
  Object.assign(service.state, { person, lie: {}, forged: false, denies: false, down: false, exchanges: 0 })
})
afterAll(() => service.close())

/** To the provider and back, in one browser. */
async function goThere() {
  const answer = await visitor.send(socialApi.redirectLogin, { provider })
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';')
  const { url } = (await answer.json()).data
  const back = await service.visit(url)
  return { cookie, url: new URL(url), input: { provider, ...back } }
}

async function signIn(more: { consents?: number[] } = {}) {
  const { cookie, input } = await goThere()
  return visitor.call(socialApi.oauth, { ...input, ...more }, { cookie })
}

function emailOf({ email = '' }: Person) {
  return email.toLowerCase()
}

it('takes a name for words, whatever stands in it: markup, a letter that no database takes, half of one where it is cut', async () => {
  service.state.person = { ...service.state.person, given_name: '<b>A\0na</b>\r\n', family_name: `${'ž'.repeat(74)}😀😀` }
  const { user } = await signIn()
  expect(user.details).toEqual({ firstName: '<b>A na</b>', lastName: `${'ž'.repeat(74)}😀` })
})

it('sends the browser with state, nonce and PKCE, to come back to the configured address', async () => {
  const { url, cookie } = await goThere()
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

it('opens an account for a newcomer, with an address that is proven and without a password', async () => {
  const { user, tokens } = await signIn()
  expect(user).toMatchObject({ email: emailOf(service.state.person), details: { firstName: 'Ana', lastName: 'Anić' }, isVerified: true })
  expect((await callAs({ accessToken: tokens.accessToken }).call(webUserApi.profile, {})).id).toBe(user.id)
  const [row] = await database().db.select().from(users).where(eq(users.id, user.id))
  expect(row?.passwordHash).toBe('')
})

it('knows them again by what the service calls them, whatever their address is now', async () => {
  const { user } = await signIn()
  service.state.person = { ...service.state.person, email: 'nova-adresa@usluga.example' }
  const again = await signIn()
  expect(again.user).toMatchObject({ id: user.id, email: user.email })
})

describe('an account with the same address (faults 51)', () => {
  it('is linked when both sides have proven it, and its owner is told', async () => {
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

  it('is taken from whoever had opened it before its owner proved the address', async () => {
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

  it('forgets the address its stranger had asked to move it to', async () => {
    const email = emailOf(service.state.person)
    const stranger = await createAccount({ email, verified: false })
    await stranger.call(webUserApi.update, { email: `stranac-${last}@primjer.hr`, oldPassword: password })
    await visitor.call(webUserApi.verify, { token: await linkMailedTo(email, webUserApi.resendVerification) })
    expect((await signIn()).user).toMatchObject({ id: stranger.id, email, pendingEmail: null })
  })

  it('keeps a password that was chosen with a mailed link', async () => {
    const email = emailOf(service.state.person)
    await createAccount({ email, verified: false })
    const token = await linkMailedTo(email, passwordApi.forgot)
    await visitor.call(passwordApi.set, { token, password: 'sasvim nova lozinka' })
    expect((await signIn()).user.hasPassword).toBe(true)
  })

  it('keeps the password of whoever was signed in with it where they proved the address', async () => {
    const email = emailOf(service.state.person)
    await createAccount({ email, verified: false })
    const { pair } = refreshCookieOf(await asBrowser(visitor).send(authApi.login, { username: email, password }))
    const token = await linkMailedTo(email, webUserApi.resendVerification)
    await visitor.call(webUserApi.verify, { token }, { cookie: pair })
    expect((await signIn()).user.hasPassword).toBe(true)
  })

  it.each([
    ['that was never proven to us', { verified: false }],
    ['of the back office', { isBackoffice: true }],
  ])('%s is neither opened nor linked', async (_, options) => {
    const { id } = await createUser({ ...options, email: emailOf(service.state.person) })
    expect(await failureOf(signIn())).toMatchObject({ status: 409, code: 'SOCIAL_UNPROVEN' })
    expect(await database().db.$count(socialIdentities, eq(socialIdentities.userId, id))).toBe(0)
  })

  it('that another person of that service has linked stays theirs', async () => {
    await createAccount({ email: emailOf(service.state.person) })
    await signIn()
    service.state.person = { ...service.state.person, sub: 'netko-drugi' }
    expect(await failureOf(signIn())).toMatchObject({ code: 'SOCIAL_UNPROVEN' })
  })

  it('that is suspended is not opened', async () => {
    await createUser({ suspended: true, email: emailOf(service.state.person) })
    expect(await failureOf(signIn())).toMatchObject({ code: 'WRONG_LOGIN' })
  })
})

describe('refuses', () => {
  it.each([
    ['an address the service does not vouch for', { email_verified: false }],
    ['a service that says it in words', { email_verified: 'true' }],
    ['nobody’s address', { email: undefined }],
    ['what is no address', { email: 'ana' }],
  ])('%s', async (_, change) => {
    service.state.person = { ...service.state.person, ...change }
    expect(await failureOf(signIn())).toMatchObject({ status: 422, code: 'SOCIAL_NO_EMAIL' })
  })

  it.each([
    ['another’s signature', { forged: true }],
    ['an answer of another service', { lie: { iss: 'https://zlo.example' } }],
    ['an answer for another shop', { lie: { aud: 'druga-trgovina' } }],
    ['an answer to another question', { lie: { nonce: 'x' } }],
    ['an answer of yesterday', { lie: { exp: 1 } }],
  ])('%s', async (_, fault) => {
    Object.assign(service.state, fault)
    expect(await failureOf(signIn())).toMatchObject({ status: 422, code: 'SOCIAL_FAILED' })
    expect(await database().db.$count(users, eq(users.email, emailOf(service.state.person)))).toBe(0)
  })

  it('who did not set out in this browser, without asking the service', async () => {
    const { input } = await goThere()
    const { cookie: anothers } = await goThere()
    for (const cookie of ['', anothers, 'social='])
      expect(await failureOf(visitor.call(socialApi.oauth, input, { cookie }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(service.state.exchanges).toBe(0)
  })

  it('a way back that was taken before, or too late', async () => {
    const { cookie, input } = await goThere()
    await visitor.call(socialApi.oauth, input, { cookie })
    expect(await failureOf(visitor.call(socialApi.oauth, input, { cookie }))).toMatchObject({ code: 'TOKEN_SPENT' })
    const late = await goThere()
    await database().db.update(socialAttempts).set({ expiresAt: new Date() })
    expect(await failureOf(visitor.call(socialApi.oauth, late.input, { cookie: late.cookie }))).toMatchObject({ code: 'TOKEN_SPENT' })
  })

  it('a code that is none, and a service nobody configured', async () => {
    const { cookie, input } = await goThere()
    expect(await failureOf(visitor.call(socialApi.oauth, { ...input, code: 'x' }, { cookie }))).toMatchObject({ code: 'SOCIAL_FAILED' })
    expect((await visitor.send(socialApi.redirectLogin, { provider: 'nema' })).status).toBe(404)
    expect((await visitor.send(socialApi.oauth, { ...input, provider: 'nema' }, { cookie })).status).toBe(404)
  })

  it('to send a browser there for another site', async () => {
    expect((await visitor.send(socialApi.redirectLogin, { provider }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('politely, while the service is away', async () => {
    const { cookie, input } = await goThere()
    service.state.down = true
    expect(await failureOf(visitor.call(socialApi.oauth, input, { cookie }))).toMatchObject({ status: 503 })
    service.state.down = false
    expect((await visitor.call(socialApi.oauth, input, { cookie })).user.isVerified).toBe(true)
  })
})

it('tells which services there are, and none of their secrets', async () => {
  expect(await visitor.call(socialApi.providers, {})).toEqual({ providers: [{ id: provider, name: 'Lampion' }] })
})

// Last, since new users must consent from here on.
describe('a newcomer who must agree to something', () => {
  let required = 0
  beforeAll(async () => {
    const { db } = database()
    const wording = { siteId: 1, uniqueNumber: 'proba-usluga', name: 'Proba', displayName: 'Da.' }
    const [row] = await db.insert(consents).values(wording).returning({ id: consents.id })
    required = row?.id ?? 0
    await db.insert(consentAssignments).values({ assignedTo: 'registration', consentId: required, required: true })
  })

  it('is asked, and comes in with the same code; the service is asked once', async () => {
    const { cookie, input } = await goThere()
    expect(await failureOf(visitor.call(socialApi.oauth, input, { cookie }))).toMatchObject({ status: 422, code: 'CONSENT_REQUIRED' })
    const { user } = await visitor.call(socialApi.oauth, { ...input, consents: [required] }, { cookie })
    expect(service.state.exchanges).toBe(1)
    expect(await database().db.$count(consentLog, eq(consentLog.email, user.email))).toBe(1)
  })
})
