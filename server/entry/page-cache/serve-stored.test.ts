import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageOf, servedHandler } from '@/tests/support/http/served-handler'

const { serve, send } = servedHandler()
const minuteMs = 60_000
const page = { path: '/', headers: { 'accept-encoding': 'br' } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const isHit = async () => (await send(page)).headers['x-izlog-cache'] === 'hit'

/** A shop whose page is stored, and then cannot be rendered as before. */
async function stored() {
  const shop: { render: (res: ServerResponse) => unknown } = { render: () => null }
  const renderPage = pageOf(() => 'izlog')
  const next = await serve(async (req, res) => {
    if (shop.render(res) === null) await renderPage(req, res)
  })
  await vi.waitFor(async () => expect(await isHit()).toBe(true))
  next.mockClear()
  return { shop, next }
}

// docs/rules/storefront.md#page-data
describe('the data that a page is hydrated with', () => {
  const split = (data: string) =>
    `<html><head><script src="/_next/a.js" async=""></script></head><body><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${data}"])</script></body></html>`
  const nameIn = (html: Buffer) => /data-page="([^"]+)"/.exec(String(html))?.[1] ?? ''

  it('is sent under its name as soon as its page was, also when that was replaced', async () => {
    const shop = { data: 'prvi' }
    await serve(pageOf(() => split(shop.data)))
    const first = nameIn((await send({ path: '/a?b=1' })).body)
    const data = await send({ path: `/_page-data/${first}/a?b=1` })
    expect([data.status, String(data.body), data.headers['cache-control']]).toEqual([200, 'prvi', 'public, max-age=86400, immutable'])
    expect((await send({ path: `/_page-data/${first}x/a?b=1` })).status).toBe(404)
    shop.data = 'drugi'
    pass(61 * minuteMs)
    await vi.waitFor(async () => expect(nameIn((await send({ path: '/a?b=1' })).body)).not.toBe(first))
    expect(String((await send({ path: `/_page-data/${first}/a?b=1` })).body)).toBe('prvi')
  })

  it.each(['/_page-data/', '/_page-data/abc', '/_page-data/abc/api/v2/x', '/_page-data/abc/_next/a.js', '/_page-data/abc//'])(
    'is missing at %s',
    async (path) => {
      await serve(pageOf(() => split('prvi')))
      await send({ path: '/' })
      expect((await send({ path })).status).toBe(404)
    },
  )
})

// docs/rules/platform.md#page-age
describe('an old page that cannot be rendered anew', () => {
  it.each<[string, (res: ServerResponse) => unknown]>([
    ['because the render hangs', () => 'hangs'],
    ['because it fails', (res) => res.writeHead(503).end()],
  ])('is waited for once, %s, and then sent at once while it is tried again', { timeout: 20_000 }, async (_, render) => {
    const { shop, next } = await stored()
    shop.render = render
    pass(61 * minuteMs)
    expect(await isHit()).toBe(true)
    // Every other render hangs from here on.
    shop.render = () => 'hangs'
    for (let tries = 0; tries < 3; tries++) {
      pass(6000)
      const startedAt = performance.now()
      expect(await isHit()).toBe(true)
      expect(performance.now() - startedAt).toBeLessThan(1000)
    }
    expect(next.mock.calls.length).toBeGreaterThan(0)
  })

  it('is waited for again when it was rendered meanwhile', { timeout: 20_000 }, async () => {
    const { shop, next } = await stored()
    shop.render = (res) => res.writeHead(503).end()
    pass(61 * minuteMs)
    expect(await isHit()).toBe(true)
    shop.render = () => null
    pass(6000)
    await send(page)
    await vi.waitFor(async () => {
      pass(6000)
      await send(page)
      expect(next.mock.calls.length).toBeGreaterThan(1)
    })
    const { calls } = next.mock
    // The last render may still be running.
    await vi.waitFor(async () => {
      const before = calls.length
      pass(61 * minuteMs)
      expect(await isHit()).toBe(true)
      expect(calls.length).toBe(before + 1)
    })
  })
})
