import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { webUserApi } from '@/lib/api/v1/user/web'
import { database } from '@/server/db/client'
import { sessions, users } from '@/server/db/schema/user'
import { asBrowser, createAccount, password, refreshCookieOf } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

const visitor = callAs()

async function signIn() {
  const account = await createAccount()
  const { tokens } = await visitor.call(authApi.login, { username: account.email, password })
  return { account, accessToken: tokens.accessToken, refreshToken: tokens.refreshToken ?? '' }
}

async function signInBrowser() {
  const account = await createAccount()
  const response = await asBrowser(visitor).send(authApi.login, { username: account.email, password })
  return { account, cookie: refreshCookieOf(response).pair }
}

const refresh = (refreshToken: string) => visitor.call(authApi.refresh, {}, { refreshToken })
const isSignedIn = async (accessToken: string) => (await callAs({ accessToken }).send(webUserApi.profile, {})).status === 200

it('rotates the token of a header', async () => {
  const { refreshToken } = await signIn()
  const { tokens } = await refresh(refreshToken)
  expect(tokens.refreshToken).not.toBe(refreshToken)
  expect(await isSignedIn(tokens.accessToken)).toBe(true)
})

it('rotates the cookie of a browser', async () => {
  const { cookie } = await signInBrowser()
  const response = await asBrowser(visitor, cookie).send(authApi.refresh, {})
  const next = refreshCookieOf(response)
  expect(next.pair).not.toBe(cookie)
  expect(next.flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict']))
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { data } = await response.json()
  expect(data.tokens.refreshToken).toBeNull()
  expect(await isSignedIn(data.tokens.accessToken)).toBe(true)
})

it('revokes the whole family when a token is used twice, and no other', async () => {
  const { account, refreshToken, accessToken } = await signIn()
  const elsewhere = await visitor.call(authApi.login, { username: account.email, password })
  const { tokens: second } = await refresh(refreshToken)
  const { tokens: third } = await refresh(second.refreshToken ?? '')
  expect(await failureOf(refresh(refreshToken))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  for (const token of [accessToken, second.accessToken, third.accessToken]) expect(await isSignedIn(token)).toBe(false)
  expect(await failureOf(refresh(third.refreshToken ?? ''))).toMatchObject({ status: 401 })
  expect(await isSignedIn(elsewhere.tokens.accessToken)).toBe(true)
})

it('serves fifty simultaneous refreshes of one cookie', async () => {
  const { account, cookie } = await signInBrowser()
  const answers = await Promise.all(Array.from({ length: 50 }, () => asBrowser(visitor, cookie).send(authApi.refresh, {})))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await database().db.select().from(sessions).where(eq(sessions.userId, account.id))
  expect(new Set(rows.map(({ family }) => family)).size).toBe(2)
  expect(rows.every(({ revokedAt }) => revokedAt === null)).toBe(true)
})

it('serves simultaneous refreshes of one header, whose tokens all live', async () => {
  const { refreshToken } = await signIn()
  const answers = await Promise.all([1, 2, 3].map(() => refresh(refreshToken)))
  for (const { tokens } of answers) expect(await isSignedIn(tokens.accessToken)).toBe(true)
  const [one, other] = answers.map(({ tokens }) => tokens.refreshToken ?? '')
  const { tokens: next } = await refresh(one ?? '')
  expect(await isSignedIn((await refresh(other ?? '')).tokens.accessToken)).toBe(true)
  expect(await isSignedIn(next.accessToken)).toBe(true)
})

it('treats a header repeated after the grace period as stolen', async () => {
  const { account, refreshToken } = await signIn()
  const { tokens } = await refresh(refreshToken)
  const spent = and(eq(sessions.userId, account.id), isNotNull(sessions.rotatedAt))
  await database()
    .db.update(sessions)
    .set({ rotatedAt: new Date(Date.now() - 11_000) })
    .where(spent)
  expect(await failureOf(refresh(refreshToken))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  expect(await failureOf(refresh(tokens.refreshToken ?? ''))).toMatchObject({ status: 401 })
})

it('invalidates the siblings of the first successor that is used', async () => {
  const { account, cookie } = await signInBrowser()
  const again = async (pair: string) => {
    const response = await asBrowser(visitor, pair).send(authApi.refresh, {})
    return { status: response.status, pair: refreshCookieOf(response).pair }
  }
  const [one, other] = [await again(cookie), await again(cookie)]
  const next = await again(one.pair)
  // Two tabs hold different successors; the later one is reissued while neither was used.
  expect((await again(other.pair)).status).toBe(200)
  const unspent = and(eq(sessions.userId, account.id), isNull(sessions.rotatedAt), isNull(sessions.revokedAt))
  expect(new Set((await database().db.select().from(sessions).where(unspent)).map(({ generation }) => generation))).toEqual(new Set([1, 3]))
  expect((await again(next.pair)).status).toBe(200)
  expect((await again(other.pair)).status).toBe(401)
})

it('treats the cookie before the last as stolen, even at once', async () => {
  const { cookie } = await signInBrowser()
  const second = refreshCookieOf(await asBrowser(visitor, cookie).send(authApi.refresh, {})).pair
  const third = refreshCookieOf(await asBrowser(visitor, second).send(authApi.refresh, {})).pair
  expect((await asBrowser(visitor, cookie).send(authApi.refresh, {})).status).toBe(401)
  expect((await asBrowser(visitor, third).send(authApi.refresh, {})).status).toBe(401)
})

it('treats a cookie repeated after the grace period as stolen', async () => {
  const { account, cookie } = await signInBrowser()
  const next = refreshCookieOf(await asBrowser(visitor, cookie).send(authApi.refresh, {})).pair
  const longAgo = new Date(Date.now() - 11_000)
  const spent = and(eq(sessions.userId, account.id), isNotNull(sessions.rotatedAt))
  await database().db.update(sessions).set({ rotatedAt: longAgo }).where(spent)
  expect((await asBrowser(visitor, cookie).send(authApi.refresh, {})).status).toBe(401)
  expect((await asBrowser(visitor, next).send(authApi.refresh, {})).status).toBe(401)
})

it('refuses a missing, unknown or expired token and a suspended user', async () => {
  expect(await failureOf(visitor.call(authApi.refresh, {}))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  expect(await failureOf(refresh('nepoznat'))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  const late = await signIn()
  await database().db.update(sessions).set({ refreshExpiresAt: new Date() }).where(eq(sessions.userId, late.account.id))
  expect(await failureOf(refresh(late.refreshToken))).toMatchObject({ status: 401 })
  const suspended = await signIn()
  await database().db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.account.id))
  expect(await failureOf(refresh(suspended.refreshToken))).toMatchObject({ status: 401 })
})

it('answers 401 to an expired access token', async () => {
  const { account, accessToken } = await signIn()
  await database().db.update(sessions).set({ accessExpiresAt: new Date() }).where(eq(sessions.userId, account.id))
  expect(await failureOf(callAs({ accessToken }).call(webUserApi.profile, {}))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
})

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://zlo.example', host: 'localhost' },
]

it.each(foreign)('refuses another site: %j', async (headers) => {
  const { cookie } = await signInBrowser()
  const response = await visitor.send(authApi.refresh, {}, { cookie, ...headers })
  expect(response.status).toBe(403)
  expect(response.headers.getSetCookie()).toEqual([])
})
