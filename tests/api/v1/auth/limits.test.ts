import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { passwordApi } from '@/lib/api/v1/user/password'
import { webUserApi } from '@/lib/api/v1/user/web'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { resetEnv } from '@/lib/env'
import { identityHeaders } from '@/lib/api/request'
import { app } from '@/server/api/app'
import { handle } from '@/server/api/handle'
import { resetRateLimits } from '@/server/core/rate-limits'
import { registerApi } from '@/server/api/running-api'
import { createPageStore } from '@/server/entry/page-cache/store/page-store'
import { createFileStore } from '@/server/adapters/storage/file-store'
import { createHandler } from '@/server/entry/handler'
import { createAccount, fromNewAddress, password } from '@/tests/support/accounts'
import { callAs, identity } from '@/tests/support/http/caller'

const somewhere = () => callAs({ headers: fromNewAddress() })
const minutes = (count: number) => count * 60_000

afterEach(() => {
  vi.useRealTimers()
  resetRateLimits()
})

/** Freezes the clock; the returned function advances it. */
function holdClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  return { pass: (ms: number) => vi.setSystemTime(Date.now() + ms) }
}

describe('attempts at one account (docs/rules/platform.md#rate-limits)', () => {
  it('a hundred from as many addresses block it for the hour, with the right password too, and no other account', async () => {
    const clock = holdClock()
    const [ana, iva] = [await createAccount(), await createAccount()]
    for (let i = 0; i < 100; i++)
      expect((await somewhere().send(authApi.login, { username: ana.email, password: `pogađam ${i}` })).status).toBe(401)

    const refused = await somewhere().send(authApi.login, { username: ana.email, password })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await somewhere().send(authApi.login, { username: iva.email, password })).status).toBe(200)
    clock.pass(minutes(60))
    expect((await somewhere().send(authApi.login, { username: ana.email, password })).status).toBe(200)
  })

  it('one address at its maximum rate leaves the owner able to sign in', async () => {
    const clock = holdClock()
    const [ana, guesser, owner] = [await createAccount(), somewhere(), somewhere()]
    let heard = 0
    for (let minute = 0; minute < 60; minute++) {
      for (let i = 0; i < 5; i++) {
        const { status } = await guesser.send(authApi.login, { username: ana.email, password: `pogađam ${minute} ${i}` })
        if (status === 401) heard++
      }
      clock.pass(minutes(1))
    }
    expect(heard).toBe(20)
    expect((await owner.send(authApi.login, { username: ana.email, password })).status).toBe(200)
  })
})

describe('separate counts', () => {
  it('never shares a count between an attempted name and a signed-in user', async () => {
    const ana = await createAccount()
    const { tokens } = await somewhere().call(authApi.login, { username: ana.email, password })
    for (let i = 0; i < 100; i++) await somewhere().send(authApi.login, { username: `user ${ana.id}`, password: 'pogađam' })
    const own = callAs({ accessToken: tokens.accessToken, headers: fromNewAddress() })
    expect((await own.send(passwordApi.reset, { oldPassword: 'nije ta lozinka', newPassword: 'sasvim nova lozinka' })).status).not.toBe(429)
  })

  it('counts order links and password links separately', async () => {
    const email = 'ana.s.narudzbama@primjer.hr'
    for (let i = 0; i < 3; i++) await somewhere().send(documentOrderApi.sendLink, { number: '2026-000001', email })
    expect((await somewhere().send(documentOrderApi.sendLink, { number: '2026-000001', email })).status).toBe(429)
    expect((await somewhere().send(passwordApi.forgot, { email })).status).toBe(200)
  })

  it('limits payment calls of one address across orders', async () => {
    const visitor = somewhere()
    const statuses = new Map<number, number>()
    for (let i = 0; i < 201; i++) {
      const { status } = await visitor.send(paymentApi.retry, { orderSlug: `nema-${i}` })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses.get(429)).toBe(1)
  })
})

// docs/rules/platform.md#rate-limits
describe('attempts that are refused', () => {
  const { path } = webUserApi.register
  const headersOf = (address: object) => ({ ...identityHeaders(identity), 'content-type': 'application/json', ...address })

  it('count ten for each call that the address may make, before their body is read', async () => {
    const [flooder, other] = [headersOf(fromNewAddress()), headersOf(fromNewAddress())]
    const statuses: number[] = []
    for (let i = 0; i < 50; i++) statuses.push((await app.request(path, { method: 'POST', headers: flooder, body: '{"a":' })).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    const pull = vi.fn<(body: ReadableStreamDefaultController) => void>((body) => body.close())
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const streamed = { method: 'POST', headers: flooder, body, duplex: 'half' }
    expect((await app.request(new Request(`http://localhost${path}`, streamed))).status).toBe(429)
    expect(pull).not.toHaveBeenCalled()
    expect((await app.request(path, { method: 'POST', headers: other, body: '{"a":' })).status).toBe(400)
  })
})

/** Over HTTP, through the server's entry. */
describe('forwarded addresses', () => {
  let server: Server
  let url = ''

  beforeAll(async () => {
    registerApi(handle)
    const production = {
      sendStatic: async () => {},
      finishPage: (html: string) => html,
      store: createPageStore(null),
      siteHost: () => null,
      isMissing: async () => false,
    }
    const serve = createHandler({ next: async () => {}, files: createFileStore('nema-toga'), production })
    server = createServer((req, res) => void serve(req, res))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${authApi.login.path}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  afterEach(() => trust(0))

  function trust(proxies: number) {
    process.env.TRUST_PROXY = String(proxies)
    resetEnv()
  }

  async function tryAs(username: string, headers: Record<string, string>) {
    const body = JSON.stringify({ username, password: 'nije ta lozinka' })
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...identityHeaders(identity), 'content-type': 'application/json', ...headers },
      body,
    })
    return answer.status
  }

  it.each(['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'forwarded', 'x-izlog-address'])(
    'ignores %s without a trusted proxy',
    async (header) => {
      const statuses: number[] = []
      for (let i = 0; i < 6; i++) statuses.push(await tryAs('ana@primjer.hr', { [header]: `203.0.113.${i}` }))
      expect(statuses).toEqual([...Array(5).fill(401), 429])
    },
  )

  it.each([
    [1, (visitor: string, spoof: string) => `${spoof}, ${visitor}`],
    [2, (visitor: string, spoof: string) => `${spoof}, ${visitor}, 10.0.0.2`],
  ])('behind %i proxies trusts only what the outermost one recorded', async (proxies, chain) => {
    trust(proxies)
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push(await tryAs('ana@primjer.hr', { 'x-forwarded-for': chain('203.0.113.7', `6.6.6.${i}`) }))
    expect(statuses).toEqual([...Array(5).fill(401), 429])
    expect(await tryAs('ana@primjer.hr', { 'x-forwarded-for': chain('203.0.113.8', '6.6.6.0') })).toBe(401)
  })
})
