import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { PasskeyAssertion } from '@/lib/api/entities/passkey.schema'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { authApi } from '@/lib/api/v1/auth'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { passwordApi } from '@/lib/api/v1/user/password'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { passkeyChallenges, passkeys } from '@/server/db/schema/passkey'
import { auditLog } from '@/server/db/schema/site'
import { sessions, users } from '@/server/db/schema/user'
import { createFactorUser } from '@/tests/support/authenticator'
import { createAccount, fromNewAddress, mailsTo, password } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createDevice, createPasskeyUser } from '@/tests/support/passkey-device'

beforeEach(() => resetRateLimits())

const visitor = callAs()
const options = (signInToken?: string) => visitor.call(authProofApi.passkeyOptions, { signInToken }, fromNewAddress())
const signIn = (passkey: PasskeyAssertion, signInToken?: string) =>
  visitor.call(authProofApi.passkeySignIn, { passkey, signInToken }, fromNewAddress())
const refused = { status: 422, code: 'PASSKEY_REFUSED' }
const spent = { status: 422, code: 'SIGN_IN_SPENT' }

/** Gives the password. Returns the token of the sign-in that waits for a factor. */
async function begin(email: string) {
  const failure = await failureOf(visitor.call(authApi.login, { username: email, password }, fromNewAddress()))
  expect(failure).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED' })
  return { token: String(new Map(Object.entries(failure.data)).get('signInToken')), data: failure.data }
}

// docs/rules/accounts.md#passkey-sign-in
it('signs in with the passkey alone, which proves the session too', async () => {
  const ana = await createPasskeyUser({ scopes: ['audit'] })
  const request = await options()
  expect(request).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
  const { tokens, user } = await signIn(ana.device.get(request))
  expect(user.email).toBe(ana.email)
  await callAs({ accessToken: tokens.accessToken }).call(adminAuditApi.export, {})
  const [stored] = await database().db.select().from(passkeys).where(eq(passkeys.userId, ana.id))
  expect(stored).toMatchObject({ counter: 1, lastUsedAt: expect.any(Date), transports: ['internal'] })
})

it('signs in with password and passkey', async () => {
  const ana = await createPasskeyUser()
  const { token, data } = await begin(ana.email)
  expect(data).toMatchObject({ kinds: ['passkey'] })
  const request = await options(token)
  expect(request.allowCredentials).toEqual([{ id: ana.device.id, type: 'public-key', transports: ['internal'] }])
  const { user } = await signIn(ana.device.get(request, { withHandle: false }), token)
  expect(user.email).toBe(ana.email)
  expect(await failureOf(options(token))).toMatchObject(spent)
})

it('accepts a recovery code of who has passkeys alone', async () => {
  const ana = await createPasskeyUser()
  const { token } = await begin(ana.email)
  const verify = (factorCode: string) => visitor.call(authProofApi.verifyFactor, { signInToken: token, factorCode }, fromNewAddress())
  expect(await failureOf(verify('123456'))).toMatchObject({ code: 'WRONG_FACTOR_CODE' })
  expect((await verify(ana.recoveryCodes[0] ?? '')).user.email).toBe(ana.email)
})

it('refuses, after the password of one person, the passkey of another', async () => {
  const [ana, eva] = [await createPasskeyUser(), await createPasskeyUser()]
  const { token } = await begin(ana.email)
  expect(await failureOf(signIn(eva.device.get(await options(token)), token))).toMatchObject(refused)
  expect(await failureOf(signIn(eva.device.get(await options()), token))).toMatchObject(refused)
})

// docs/rules/accounts.md#passkey-challenges
it.each([
  ['used', async (passkey: PasskeyAssertion) => signIn(passkey)],
  ['expired', async () => database().db.update(passkeyChallenges).set({ expiresAt: new Date() })],
  ['of a proof', async () => database().db.update(passkeyChallenges).set({ purpose: 'prove' })],
  ['of another site', async () => moveChallenges()],
])('refuses a challenge that is %s', async (_, spoil) => {
  const { device } = await createPasskeyUser()
  const passkey = device.get(await options())
  await spoil(passkey)
  expect(await failureOf(signIn(passkey))).toMatchObject(refused)
})

async function moveChallenges() {
  await database().db.execute(
    `insert into sites (id, key, name, api_key, default_language_id) values (3, 'treca', 'Treća', 'kljuc-trece', 41) on conflict do nothing`,
  )
  await database().db.update(passkeyChallenges).set({ siteId: 3 })
}

it('uses a challenge up even where the signature is wrong, and once where two tabs answer it', async () => {
  const { device } = await createPasskeyUser()
  const request = await options()
  const wrong = { ...device.get(request), signature: createDevice().get(request).signature }
  expect(await failureOf(signIn(wrong))).toMatchObject(refused)
  expect(await failureOf(signIn(device.get(request)))).toMatchObject(refused)
  const shared = await options()
  const results = await Promise.allSettled([signIn(device.get(shared)), signIn(device.get(shared))])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it.each([
  ['that another site asked for', { origin: 'https://zlo.hr' }],
  ['of another host', { host: 'zlo.hr' }],
  ['without a verified person', { isVerified: false }],
])('refuses a signature %s', async (_, lie) => {
  const { device } = await createPasskeyUser()
  expect(await failureOf(signIn(device.get(await options(), lie)))).toMatchObject(refused)
})

it('refuses a passkey that it does not know, a handle of another person, and text that is no JSON', async () => {
  const [ana, eva] = [await createPasskeyUser(), await createPasskeyUser()]
  expect(await failureOf(signIn(createDevice().get(await options(), { withHandle: false })))).toMatchObject(refused)
  expect(await failureOf(signIn({ ...ana.device.get(await options()), userHandle: eva.device.handle }))).toMatchObject(refused)
  expect(await failureOf(signIn({ ...ana.device.get(await options()), clientDataJSON: 'bmVtYQ' }))).toMatchObject(refused)
})

// docs/rules/accounts.md#passkey-host
it('refuses a passkey that is bound to another host of the site', async () => {
  const ana = await createPasskeyUser()
  await database().db.update(passkeys).set({ host: 'knjige.hr' }).where(eq(passkeys.userId, ana.id))
  expect(await failureOf(signIn(ana.device.get(await options())))).toMatchObject(refused)
  const { token } = await begin(ana.email)
  expect((await options(token)).allowCredentials).toEqual([])
})

// docs/rules/accounts.md#passkey-counter
it('refuses a copied passkey, keeps the trace and tells the owner', async () => {
  const ana = await createPasskeyUser()
  await signIn(ana.device.get(await options()))
  ana.device.counter = 0
  expect(await failureOf(signIn(ana.device.get(await options())))).toMatchObject(refused)
  const isTrace = and(eq(auditLog.action, 'passkey.counterRegressed'), eq(auditLog.target, `user:${ana.id}`))
  const entries = await database().db.select().from(auditLog).where(isTrace)
  expect(entries).toMatchObject([{ actor: `user:${ana.id}`, detail: { name: 'Prijenosnik', stored: 1, received: 1 } }])
  expect(await mailsTo(ana.email)).toEqual(['factorChanged', 'factorChanged'])
  ana.device.counter = 4
  await signIn(ana.device.get(await options()))
})

it('refuses who was suspended, and who is no colleague any more', async () => {
  const ana = await createPasskeyUser()
  await database().db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ana.id))
  expect(await failureOf(signIn(ana.device.get(await options())))).toMatchObject({ status: 403, code: 'STAFF_SUSPENDED' })
  await database().db.update(users).set({ suspendedAt: null, isBackoffice: false }).where(eq(users.id, ana.id))
  expect(await failureOf(signIn(ana.device.get(await options())))).toMatchObject(refused)
})

it('ends a sign-in that waits when the password is changed', async () => {
  const ana = await createPasskeyUser()
  const { token } = await begin(ana.email)
  const passkey = ana.device.get(await options(token))
  await ana.call(passwordApi.reset, { oldPassword: password, newPassword: 'rečenica za pamćenje' })
  expect(await failureOf(signIn(passkey, token))).toMatchObject(spent)
})

it('limits the challenges of one address', async () => {
  const address = fromNewAddress()
  const ask = () => visitor.call(authProofApi.passkeyOptions, {}, address)
  for (let n = 0; n < 60; n++) await ask()
  expect(await failureOf(ask())).toMatchObject({ status: 429 })
})

// docs/rules/accounts.md#asked-again
it('proves with a passkey, of the person alone', async () => {
  const [ana, eva] = [await createPasskeyUser({ scopes: ['audit'] }), await createPasskeyUser()]
  const longAgo = new Date(Date.now() - 11 * 60_000)
  await database().db.update(sessions).set({ provenAt: longAgo }).where(eq(sessions.userId, ana.id))
  const prove = (passkey: PasskeyAssertion) => ana.call(authProofApi.prove, { passkey }, fromNewAddress())
  const request = () => ana.call(authProofApi.proveOptions, {})
  expect(await failureOf(prove(eva.device.get(await request())))).toMatchObject(refused)
  expect(await failureOf(prove(ana.device.get(await options())))).toMatchObject(refused)
  expect(await failureOf(ana.call(adminAuditApi.export, {}))).toMatchObject({ code: 'PROOF_REQUIRED' })
  const answer = ana.device.get(await request())
  await prove(answer)
  await ana.call(adminAuditApi.export, {})
  expect(await failureOf(prove(answer))).toMatchObject(refused)
})

it('asks for a code beside the password of who has passkeys alone, and no passkey of who has none', async () => {
  const ana = await createPasskeyUser()
  expect(await failureOf(ana.call(authProofApi.prove, { password }, fromNewAddress()))).toMatchObject({ code: 'FACTOR_REQUIRED' })
  await ana.call(authProofApi.prove, { password, factorCode: ana.recoveryCodes[0] }, fromNewAddress())
  expect(await failureOf(ana.call(authProofApi.prove, {}, fromNewAddress()))).toMatchObject({
    fieldErrors: { password: [expect.any(String)] },
  })
  const [app, none] = [await createFactorUser(), await createAccount({ isBackoffice: true })]
  for (const other of [app, none]) expect(await failureOf(other.call(authProofApi.proveOptions, {}))).toMatchObject(refused)
})
