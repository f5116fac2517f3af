import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { call, connectApi } from '@/lib/api/client'
import { errorTable, type ErrorCode } from '@/lib/api/errors'
import { contactApi } from '@/lib/api/v1/cms/contact'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { webUserApi } from '@/lib/api/v1/user/web'
import { signedInKey, storeAuth, restoreAuth, useAuthStore } from './auth-store'
import { authSession } from './session'

const tokens = (accessToken: string, expiresIn = 900) => ({ accessToken, refreshToken: null, expiresIn })

/** A server that accepts one token, returns it at each refresh unless told otherwise, and counts calls. */
const seen = { refreshes: 0, tokens: [] as (string | null)[] }
let refreshAnswer = () => HttpResponse.json({ data: { tokens: tokens('dobar') } })

function refusal(code: ErrorCode) {
  const { status, message } = errorTable[code]
  return HttpResponse.json({ errored: true, message, statusCode: status, data: { code } }, { status })
}

const server = setupServer(
  http.get('*/api/v1/refresh', async ({ request }) => {
    seen.refreshes++
    // An expired access token would make the refresh fail.
    return request.headers.has('accesstoken') ? refusal('TOKEN_EXPIRED') : refreshAnswer()
  }),
  http.get('*/api/v1/user/web/profile', ({ request }) => {
    const token = request.headers.get('accesstoken')
    seen.tokens.push(token)
    if (token === null) return refusal('UNAUTHORIZED')
    if (token === 'opozvan') return refusal('TOKEN_INVALID')
    return token === 'dobar' ? HttpResponse.json({ data: { id: 7 } }) : refusal('TOKEN_EXPIRED')
  }),
)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectApi(authSession)
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  localStorage.clear()
  useAuthStore.setState({ status: 'unknown', userId: null, access: null })
  Object.assign(seen, { refreshes: 0, tokens: [] })
  refreshAnswer = () => HttpResponse.json({ data: { tokens: tokens('dobar') } })
})

const profile = () => call(webUserApi.profile, {})

describe('a request', () => {
  const sent: { keepalive: boolean; agent: string | null }[] = []
  beforeEach(() => {
    sent.length = 0
    server.use(
      http.all('*/api/v1/*', ({ request }) => {
        sent.push({ keepalive: request.keepalive, agent: request.headers.get('user-agent') })
        return HttpResponse.json({ data: {} })
      }),
    )
  })
  const contact = (message: string) => call(contactApi.contactAdmin, { name: 'Ana', email: 'ana@primjer.hr', message })

  it('uses keepalive for short writes only', async () => {
    await contact('Radite li subotom?')
    await contact('a'.repeat(20_000))
    await profile()
    await call(consentApi.filter, {}, { signal: new AbortController().signal })
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false, false, false])
  })

  it('sets no user agent', async () => {
    await profile()
    expect(sent).toMatchObject([{ agent: null }])
  })
})

describe('a visitor', () => {
  it('never refreshes', async () => {
    await expect(profile()).rejects.toMatchObject({ status: 401 })
    expect(seen).toEqual({ refreshes: 0, tokens: [null] })
    expect(useAuthStore.getState().status).toBe('signedOut')
  })
})

describe('a returning signed-in user', () => {
  beforeEach(() => localStorage.setItem(signedInKey, '7'))

  it('is known at once and refreshes before the first call', async () => {
    restoreAuth()
    expect(useAuthStore.getState()).toMatchObject({ status: 'signedIn', userId: '7', access: null })
    expect(await profile()).toEqual({ id: 7 })
    expect(seen).toEqual({ refreshes: 1, tokens: ['dobar'] })
  })

  it('shares one refresh between concurrent calls', async () => {
    await Promise.all([profile(), profile(), profile()])
    expect(seen.refreshes).toBe(1)
  })

  it('refreshes a token shortly before its expiry', async () => {
    storeAuth(7, tokens('star', 10))
    await profile()
    expect(seen).toEqual({ refreshes: 1, tokens: ['dobar'] })
  })

  it('refreshes after TOKEN_EXPIRED and repeats the call once', async () => {
    storeAuth(7, tokens('star'))
    await profile()
    expect(seen).toEqual({ refreshes: 1, tokens: ['star', 'dobar'] })
  })

  it('shares one refresh between refused calls and repeats each once', async () => {
    storeAuth(7, tokens('star'))
    expect(await Promise.all([profile(), profile(), profile()])).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }])
    expect(seen).toEqual({ refreshes: 1, tokens: ['star', 'star', 'star', 'dobar', 'dobar', 'dobar'] })
  })

  it('signs out and clears the cart when the refresh is refused', async () => {
    saveCartRef({ cartId: 'a', protectCode: 'b' })
    refreshAnswer = () => refusal('TOKEN_EXPIRED')
    await expect(profile()).rejects.toMatchObject({ status: 401 })
    expect(useAuthStore.getState()).toMatchObject({ status: 'signedOut', userId: null })
    expect(localStorage.getItem(signedInKey)).toBeNull()
    expect(useCartStore.getState().ref).toBeNull()
  })

  it.each([
    ['a lost connection', () => HttpResponse.error()],
    ['an unavailable server', () => refusal('UNAVAILABLE')],
  ])('stays signed in after %s', async (_, answer) => {
    refreshAnswer = answer
    await expect(profile()).rejects.toMatchObject({ name: 'ApiError' })
    expect(useAuthStore.getState().status).toBe('signedIn')
    refreshAnswer = () => HttpResponse.json({ data: { tokens: tokens('dobar') } })
    expect(await profile()).toEqual({ id: 7 })
  })

  it('signs out after a revoked token and repeats the read once without it', async () => {
    storeAuth(7, tokens('opozvan'))
    await expect(profile()).rejects.toMatchObject({ status: 401 })
    expect(seen).toEqual({ refreshes: 0, tokens: ['opozvan', null] })
    expect(useAuthStore.getState().status).toBe('signedOut')
  })
})
