import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { authApi } from '@/lib/api/v1/auth'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { passwordApi } from '@/lib/api/v1/user/password'
import { webUserApi } from '@/lib/api/v1/user/web'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { pendingSignIns, userFactors } from '@/server/db/schema/factor'
import { passkeyChallenges } from '@/server/db/schema/passkey'
import { auditLog } from '@/server/db/schema/site'
import { sessions, users } from '@/server/db/schema/user'
import { deleteExpiredSignIns } from '@/server/modules/auth/session/delete-expired-sign-ins'
import { codeOf, createFactorUser, forgetUsedCodes, wrongCodeOf } from '@/tests/support/authenticator'
import { createAccount, fromNewAddress, mailsTo, password } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

beforeEach(() => resetRateLimits())

/** The first step. Returns the token of the pending sign-in. */
async function begin(email: string) {
  const failure = await failureOf(callAs().call(authApi.login, { username: email, password }, fromNewAddress()))
  expect(failure).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED' })
  return String(new Map(Object.entries(failure.data)).get('signInToken'))
}

const verify = (signInToken: string, factorCode: string) =>
  callAs().call(authProofApi.verifyFactor, { signInToken, factorCode }, fromNewAddress())
const codeFailure = { status: 422, code: 'WRONG_FACTOR_CODE' }
const spent = { status: 422, code: 'SIGN_IN_SPENT' }
const sessionsOf = (userId: number) => database().db.$count(sessions, eq(sessions.userId, userId))

// docs/rules/accounts.md#pending-sign-in
it('signs in with password and code, and with the password alone opens nothing', async () => {
  const ana = await createFactorUser({ scopes: ['audit'] })
  const before = await sessionsOf(ana.id)
  const token = await begin(ana.email)
  expect(await sessionsOf(ana.id)).toBe(before)
  expect(await failureOf(callAs({ accessToken: token }).call(webUserApi.profile, {}))).toMatchObject({ code: 'TOKEN_INVALID' })
  const { tokens, user } = await verify(token, codeOf(ana.secret))
  expect(user.email).toBe(ana.email)
  await callAs({ accessToken: tokens.accessToken }).call(adminAuditApi.export, {})
})

it('asks nobody without a factor, nor who has not confirmed one', async () => {
  const { email } = await createAccount({ isBackoffice: true })
  const { user } = await callAs().call(authApi.login, { username: email, password, strategy: 'admin' }, fromNewAddress())
  expect(user.email).toBe(email)
})

it('says nothing of the factor to who does not know the password', async () => {
  const ana = await createFactorUser()
  const guess = callAs().call(authApi.login, { username: ana.email, password: 'pogrešna lozinka' }, fromNewAddress())
  expect(await failureOf(guess)).toMatchObject({ status: 401, code: 'WRONG_LOGIN' })
})

it('completes each sign-in once', async () => {
  const ana = await createFactorUser()
  const token = await begin(ana.email)
  await verify(token, codeOf(ana.secret, -1))
  expect(await failureOf(verify(token, codeOf(ana.secret)))).toMatchObject(spent)
})

// docs/rules/accounts.md#factor-codes
it('accepts a code once, also in two tabs at the same time', async () => {
  const ana = await createFactorUser()
  const tabs = [await begin(ana.email), await begin(ana.email)]
  const code = codeOf(ana.secret)
  const results = await Promise.allSettled(tabs.map((token) => verify(token, code)))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await failureOf(verify(await begin(ana.email), codeOf(ana.secret, -1)))).toMatchObject(codeFailure)
  await verify(await begin(ana.email), codeOf(ana.secret, 1))
})

it('refuses the code of another person', async () => {
  const [ana, eva] = [await createFactorUser(), await createFactorUser()]
  expect(await failureOf(verify(await begin(ana.email), codeOf(eva.secret)))).toMatchObject(codeFailure)
  expect(await failureOf(verify(await begin(ana.email), eva.recoveryCodes[0] ?? ''))).toMatchObject(codeFailure)
})

// docs/rules/accounts.md#recovery-codes
it('accepts a recovery code once, also twice at the same time, and tells the owner', async () => {
  const ana = await createFactorUser()
  const [code = '', next = ''] = ana.recoveryCodes
  const tabs = [await begin(ana.email), await begin(ana.email)]
  const results = await Promise.allSettled(tabs.map((token) => verify(token, code)))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await mailsTo(ana.email)).toEqual(['factorChanged', 'factorChanged'])
  const isUse = and(eq(auditLog.action, 'factor.useRecoveryCode'), eq(auditLog.target, `user:${ana.id}`))
  const entries = await database().db.select().from(auditLog).where(isUse)
  expect(entries).toMatchObject([{ actor: `user:${ana.id}`, detail: { left: 9 } }])
  await verify(await begin(ana.email), next.toUpperCase().replaceAll('-', ' '))
})

it.each([
  ['unknown', async () => 'nema'],
  ['expired', async (token: string) => expire(token)],
])('refuses an %s sign-in', async (_, change) => {
  const ana = await createFactorUser()
  expect(await failureOf(verify(await change(await begin(ana.email)), codeOf(ana.secret)))).toMatchObject(spent)
})

async function expire(token: string) {
  await database().db.update(pendingSignIns).set({ expiresAt: new Date() })
  return token
}

it('deletes sign-ins that nobody completed and challenges that nobody answered', async () => {
  const ana = await createFactorUser()
  await begin(ana.email)
  await callAs().call(authProofApi.passkeyOptions, {}, fromNewAddress())
  const { db } = database()
  const left = async () => [await db.$count(pendingSignIns, eq(pendingSignIns.userId, ana.id)), await db.$count(passkeyChallenges)]
  await deleteExpiredSignIns(() => new Date(Date.now() + 4 * 60_000))
  expect(await left()).toEqual([1, expect.any(Number)])
  expect((await left())[1]).toBeGreaterThan(0)
  await deleteExpiredSignIns(() => new Date(Date.now() + 6 * 60_000))
  expect(await left()).toEqual([0, 0])
})

it('refuses an account that is suspended meanwhile', async () => {
  const ana = await createFactorUser()
  const token = await begin(ana.email)
  await database().db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ana.id))
  expect(await failureOf(verify(token, codeOf(ana.secret)))).toMatchObject(spent)
})

it('ends the sign-ins that wait when the password is changed', async () => {
  const ana = await createFactorUser()
  const token = await begin(ana.email)
  await ana.call(passwordApi.reset, { oldPassword: password, newPassword: 'rečenica za pamćenje' })
  expect(await failureOf(verify(token, codeOf(ana.secret)))).toMatchObject(spent)
})

// docs/rules/accounts.md#factor-lockout
it('closes a sign-in after five wrong codes, and the factor after ten, for a quarter of an hour', async () => {
  const ana = await createFactorUser()
  const wrong = wrongCodeOf(ana.secret)
  for (let round = 0; round < 2; round++) {
    const token = await begin(ana.email)
    for (let n = 0; n < 5; n++) expect(await failureOf(verify(token, wrong))).toMatchObject(codeFailure)
    expect(await failureOf(verify(token, codeOf(ana.secret)))).toMatchObject(spent)
  }
  const token = await begin(ana.email)
  expect(await failureOf(verify(token, codeOf(ana.secret)))).toMatchObject({ status: 429, data: { retryAfter: 900 } })
  expect(await failureOf(verify(token, ana.recoveryCodes[0] ?? ''))).toMatchObject({ status: 429 })
  const quarterAgo = new Date(Date.now() - 15 * 60_000)
  await database().db.update(userFactors).set({ failedAt: quarterAgo }).where(eq(userFactors.userId, ana.id))
  await verify(token, codeOf(ana.secret))
})

// docs/rules/accounts.md#asked-again
it('proves with password and code', async () => {
  const ana = await createFactorUser({ scopes: ['audit'] })
  const longAgo = new Date(Date.now() - 11 * 60_000)
  await database().db.update(sessions).set({ provenAt: longAgo }).where(eq(sessions.userId, ana.id))
  const prove = (factorCode?: string) => ana.call(authProofApi.prove, { password, factorCode }, fromNewAddress())
  expect(await failureOf(prove())).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED' })
  expect(await failureOf(prove(wrongCodeOf(ana.secret)))).toMatchObject(codeFailure)
  expect(await failureOf(ana.call(adminAuditApi.export, {}))).toMatchObject({ code: 'PROOF_REQUIRED' })
  const code = codeOf(ana.secret)
  await prove(code)
  await ana.call(adminAuditApi.export, {})
  expect(await failureOf(prove(code))).toMatchObject(codeFailure)
  await forgetUsedCodes(ana.id)
  await prove(code)
})
