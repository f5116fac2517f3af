import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { webUserApi } from '@/lib/api/v1/user/web'
import { database } from '@/server/db/client'
import { siteLanguages, sites, stores } from '@/server/db/schema/site'
import { users } from '@/server/db/schema/user'
import { createAccount, fromNewAddress, password } from '@/tests/support/accounts'
import { codeOf, createFactorUser } from '@/tests/support/authenticator'
import { createPasskeyUser } from '@/tests/support/passkey-device'
import { callAs, failureOf } from '@/tests/support/http/caller'

const otherKey = 'kljuc-druge-trgovine'
const here = callAs()
const there = callAs({ headers: { apiKey: otherKey, ...fromNewAddress() } })

beforeAll(async () => {
  const { db } = database()
  await db.insert(sites).values({ id: 2, key: 'druga', name: 'Druga trgovina', apiKey: otherKey, defaultLanguageId: 41 })
  await db.insert(stores).values({ id: 2, siteId: 2, name: 'Druga' })
  await db.insert(siteLanguages).values({ siteId: 2, languageId: 41 })
})

it('gives an account no access to another site', async () => {
  const { email } = await createAccount()
  expect((await there.send(authApi.login, { username: email, password })).status).toBe(401)
  const { tokens } = await here.call(authApi.login, { username: email, password })
  expect((await there.send(webUserApi.profile, {}, { accessToken: tokens.accessToken })).status).toBe(403)
  expect((await there.send(authApi.refresh, {}, { refreshToken: tokens.refreshToken ?? '' })).status).toBe(401)
  expect((await here.send(authApi.refresh, {}, { refreshToken: tokens.refreshToken ?? '' })).status).toBe(200)
})

it('allows one address an account per site, verified separately', async () => {
  const { email, id } = await createAccount({ verified: false })
  const details = { firstName: 'Ana', lastName: 'Anić' }
  const { verificationToken = '' } = await there.call(webUserApi.register, { details, email, password: 'druga lozinka' })
  expect((await here.send(webUserApi.verify, { token: verificationToken })).status).toBe(422)
  expect(await there.call(webUserApi.verify, { token: verificationToken })).toEqual({ verified: true })
  const [own] = await database().db.select().from(users).where(eq(users.id, id))
  expect(own?.verifiedAt).toBeNull()
})

// docs/rules/accounts.md#pending-sign-in
it('completes no sign-in of another site', async () => {
  const { email, secret } = await createFactorUser()
  const failure = await failureOf(here.call(authApi.login, { username: email, password }, fromNewAddress()))
  const signInToken = String(new Map(Object.entries(failure.data)).get('signInToken'))
  const spent = { status: 422, code: 'SIGN_IN_SPENT' }
  expect(await failureOf(there.call(authProofApi.verifyFactor, { signInToken, factorCode: codeOf(secret) }))).toMatchObject(spent)
  expect(await failureOf(there.call(authProofApi.passkeyOptions, { signInToken }))).toMatchObject(spent)
  expect((await here.call(authProofApi.verifyFactor, { signInToken, factorCode: codeOf(secret) })).user.email).toBe(email)
})

// docs/rules/accounts.md#passkey-sign-in
it('accepts no passkey of another site', async () => {
  const { device } = await createPasskeyUser()
  const passkey = device.get(await there.call(authProofApi.passkeyOptions, {}))
  expect(await failureOf(there.call(authProofApi.passkeySignIn, { passkey }))).toMatchObject({ status: 422, code: 'PASSKEY_REFUSED' })
})
