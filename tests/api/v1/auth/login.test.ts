import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authApi, legacyAuthApi } from '@/lib/api/v1/auth'
import { webUserApi } from '@/lib/api/v1/user/web'
import { database } from '@/server/db/client'
import { sessions } from '@/server/db/schema/user'
import { asBrowser, createAccount, fromNewAddress, password, refreshCookieOf } from '@/tests/support/accounts'
import { callAs, failureOf, identity } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'

const visitor = callAs()
const wrongLogin = { status: 401, code: 'WRONG_LOGIN', message: 'Unknown username or password!' }

it('returns working tokens and the user', async () => {
  const ana = await createAccount()
  const { tokens, user } = await visitor.call(authApi.login, { username: ` ${ana.email.toUpperCase()} `, password })
  expect(user).toMatchObject({ id: ana.id, email: ana.email, isBackofficeUser: false, isVerified: true, addresses: [] })
  expect(tokens).toMatchObject({
    accessToken: expect.stringMatching(/^[\w-]{43}$/),
    refreshToken: expect.stringMatching(/^[\w-]{43}$/),
    expiresIn: 900,
  })
  const profile = await callAs({ accessToken: tokens.accessToken }).call(webUserApi.profile, {})
  expect(profile).toEqual(user)
})

it('returns only listed fields of a user', async () => {
  const ana = await createAccount()
  const { user } = await visitor.call(authApi.login, { username: ana.email, password })
  const listed = ['id', 'email', 'username', 'details', 'company', 'memberCardBarcode', 'addresses', 'isBackofficeUser', 'isVerified']
  const ours = ['hasPassword', 'pendingEmail']
  expect(Object.keys(user).toSorted()).toEqual([...listed, ...ours].toSorted())
})

it('gives a browser its refresh token in an http-only cookie only', async () => {
  const ana = await createAccount()
  const response = await asBrowser(visitor).send(authApi.login, { username: ana.email, password })
  const { value, flags } = refreshCookieOf(response)
  expect(value).toMatch(/^[\w-]{43}$/)
  expect(flags).toEqual(expect.arrayContaining(['Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Strict']))
  expect(await response.json()).toMatchObject({ data: { tokens: { refreshToken: null } } })
})

it('recognizes a browser over plain http', async () => {
  const ana = await createAccount()
  const signedIn = await visitor.send(
    authApi.login,
    { username: ana.email, password },
    { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
  )
  expect(await signedIn.json()).toMatchObject({ data: { tokens: { refreshToken: null } } })
  const refreshed = await visitor.send(authApi.refresh, {}, { cookie: refreshCookieOf(signedIn).pair })
  expect(await refreshed.json()).toMatchObject({ data: { tokens: { refreshToken: null } } })
})

it('returns the next refresh token in the body for a header, with or without cookies', async () => {
  const ana = await createAccount()
  const { tokens } = await visitor.call(authApi.login, { username: ana.email, password })
  const next = await visitor.call(authApi.refresh, {}, { refreshToken: tokens.refreshToken ?? '', cookie: 'cartId=1' })
  expect(next.tokens.refreshToken).toMatch(/^[\w-]{43}$/)
})

it('stores hashes of the tokens only', async () => {
  const ana = await createAccount()
  const { tokens } = await visitor.call(authApi.login, { username: ana.email, password })
  const rows = await database().db.select().from(sessions).where(eq(sessions.userId, ana.id))
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(tokens.accessToken)
  expect(kept).not.toContain(tokens.refreshToken)
})

it.each([
  ['a wrong password', async () => ({ username: (await createAccount()).email, password: 'nije ta lozinka' })],
  ['an unknown address', async () => ({ username: 'nitko@primjer.hr', password })],
  ['a malformed address', async () => ({ username: 'nitko', password })],
  [
    'a suspended account with a wrong password',
    async () => ({ username: (await createAccount({ suspended: true })).email, password: 'x' }),
  ],
  ['an account without a password', async () => ({ username: (await createUser({ passwordHash: '' })).email, password: '' })],
  [
    'a back-office sign-in without the password',
    async () => ({ username: (await createAccount()).email, password: 'x', strategy: 'admin' as const }),
  ],
])('answers %s alike', async (_, credentials) => {
  const failure = await failureOf(visitor.call(authApi.login, await credentials()))
  expect(failure).toMatchObject(wrongLogin)
  expect(Object.keys(failure.data).toSorted()).toEqual(['code', 'requestId'])
})

it('refuses customers with the strategy admin', async () => {
  const ana = await createAccount()
  const editor = await createAccount({ isBackoffice: true })
  const refused = await visitor.send(authApi.login, { username: ana.email, password, strategy: 'admin' })
  expect(refused.status).toBe(403)
  const { user } = await visitor.call(authApi.login, { username: editor.email, password, strategy: 'admin' })
  expect(user.isBackofficeUser).toBe(true)
})

it('reads the strategy from the query', async () => {
  const ana = await createAccount()
  const bare = { ...authApi.login, path: `${authApi.login.path}?strategy=admin` }
  expect((await visitor.send(bare, { username: ana.email, password })).status).toBe(403)
})

it("refuses another site's API key and unknown fields", async () => {
  const ana = await createAccount()
  expect((await visitor.send(authApi.login, { username: ana.email, password, apiKey: 'tudi' })).status).toBe(401)
  expect((await visitor.send(authApi.login, { username: ana.email, password, apiKey: identity.apiKey })).status).toBe(200)
  expect((await visitor.send(authApi.login, { username: ana.email, password, isBackofficeUser: true })).status).toBe(422)
})

it('refuses a sixth attempt for one account within a minute, and no other account', async () => {
  const [ana, iva] = [await createAccount(), await createAccount()]
  for (let i = 0; i < 5; i++) await failureOf(visitor.call(authApi.login, { username: ana.email, password: 'kriva lozinka' }))
  const response = await visitor.send(authApi.login, { username: ana.email.toUpperCase(), password })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await visitor.send(authApi.login, { username: iva.email, password })).status).toBe(200)
})

it('blocks an address after twenty wrong passwords, not the owner', async () => {
  const [ana, guesser, owner] = [await createAccount(), callAs({ headers: fromNewAddress() }), callAs({ headers: fromNewAddress() })]
  const statuses: number[] = []
  for (let i = 0; i < 20; i++) {
    const { status } = await guesser.send(authApi.login, { username: ana.email, password: `pogađam ${i}` })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
  expect((await owner.call(authApi.login, { username: ana.email, password })).user.id).toBe(ana.id)
})

it('refuses one address that tries many accounts', async () => {
  const guesser = callAs({ headers: fromNewAddress() })
  const statuses: number[] = []
  for (let i = 0; i < 61; i++) statuses.push((await guesser.send(authApi.login, { username: `netko${i}@primjer.hr`, password })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

it("revokes the browser's previous session", async () => {
  const [ana, iva] = [await createAccount(), await createAccount()]
  const before = await asBrowser(visitor).send(authApi.login, { username: ana.email, password })
  const { pair } = refreshCookieOf(before)
  await asBrowser(visitor, pair).send(authApi.login, { username: iva.email, password })
  expect((await asBrowser(visitor, pair).send(authApi.refresh, {})).status).toBe(401)
})

it('answers under its legacy name too', async () => {
  const ana = await createAccount()
  const { tokens } = await visitor.call(legacyAuthApi.login, { username: ana.email, password })
  const user = await callAs({ accessToken: tokens.accessToken }).call(legacyAuthApi.user, {})
  expect(user.id).toBe(ana.id)
  expect(await failureOf(visitor.call(legacyAuthApi.user, {}))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
})
