import { expect, it } from 'vitest'
import { authApi, legacyAuthApi } from '@/lib/api/v1/auth'
import { webUserApi } from '@/lib/api/v1/user/web'
import { asBrowser, createAccount, password, refreshCookieOf } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

const visitor = callAs()

it("revokes the cookie's session and clears the cookie", async () => {
  const { email } = await createAccount()
  const response = await asBrowser(visitor).send(authApi.login, { username: email, password })
  const { pair } = refreshCookieOf(response)
  const { accessToken } = (await response.json()).data.tokens
  const left = await asBrowser(visitor, pair).send(legacyAuthApi.logout, {})
  expect(refreshCookieOf(left)).toMatchObject({ value: '', flags: expect.arrayContaining(['Max-Age=0', 'HttpOnly', 'Path=/']) })
  expect((await asBrowser(visitor, pair).send(authApi.refresh, {})).status).toBe(401)
  expect(await failureOf(callAs({ accessToken }).call(webUserApi.profile, {}))).toMatchObject({ status: 403, code: 'TOKEN_INVALID' })
})

it("revokes the access token's session, and no other device", async () => {
  const { email } = await createAccount()
  const [here, there] = [
    await visitor.call(authApi.login, { username: email, password }),
    await visitor.call(authApi.login, { username: email, password }),
  ]
  await callAs({ accessToken: here.tokens.accessToken }).call(legacyAuthApi.logout, {})
  expect(await failureOf(visitor.call(authApi.refresh, {}, { refreshToken: here.tokens.refreshToken ?? '' }))).toMatchObject({
    status: 401,
  })
  await visitor.call(authApi.refresh, {}, { refreshToken: there.tokens.refreshToken ?? '' })
})

it('does nothing for a visitor', async () => {
  expect(await visitor.call(legacyAuthApi.logout, {})).toEqual({})
  expect(await visitor.call(legacyAuthApi.logout, {}, { refreshToken: 'nepoznat' })).toEqual({})
})
