// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageDataLoader } from './page-data-loader'

type NextScope = { __next_f?: unknown[]; __next_s?: { length: number; reduce: () => Promise<unknown> } }
const scope = globalThis as unknown as NextScope
const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  delete scope.__next_f
  delete scope.__next_s
})

/** Runs the loader of the page `abc`. Resolves when Next may begin. */
function loadPage({ body = '', scripts = '' } = {}) {
  document.body.innerHTML = body
  const script = document.createElement('script')
  Object.assign(script.dataset, { page: 'abc', scripts })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  runInThisContext(pageDataLoader)
  return scope.__next_s?.reduce()
}

const isWaiting = (promise: Promise<unknown> | undefined) =>
  Promise.race([promise?.then(() => false), vi.advanceTimersByTimeAsync(100).then(() => true)])

// docs/rules/storefront.md#page-data
it('gives Next the data before it begins', async () => {
  fetched.mockResolvedValue(new Response('0:"podaci"'))
  await loadPage()
  expect(fetched.mock.calls).toEqual([[`/_page-data/abc${location.pathname}${location.search}`]])
  expect(scope.__next_f).toEqual([[0], [1, '0:"podaci"']])
  expect(scope.__next_s?.length).toBe(1)
})

it('lets the largest picture come before data and scripts', async () => {
  fetched.mockResolvedValue(new Response('podaci'))
  const picture = '<img fetchpriority="high" src="/media/a.webp">'
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const loaded = loadPage({ body: picture, scripts: '/_next/a.js /_next/b.js' })
  expect(await isWaiting(loaded)).toBe(true)
  expect(fetched).not.toHaveBeenCalled()
  document.querySelector('img')?.dispatchEvent(new Event('load'))
  await loaded
  expect(fetched).toHaveBeenCalledOnce()
  expect([...document.head.querySelectorAll('script[async]')].map((script) => script.getAttribute('src'))).toEqual([
    '/_next/a.js',
    '/_next/b.js',
  ])
})

it('does not wait longer than 2 s for the picture', async () => {
  fetched.mockResolvedValue(new Response('podaci'))
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const loaded = loadPage({ body: '<img fetchpriority="high" src="/media/a.webp">' })
  expect(await isWaiting(loaded)).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  await loaded
  expect(fetched).toHaveBeenCalledOnce()
})

it('asks for a lost answer again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(new Response('', { status: 503 }))
  fetched.mockResolvedValueOnce(new Response('podaci'))
  const loaded = loadPage()
  expect(await isWaiting(loaded)).toBe(true)
  await vi.advanceTimersByTimeAsync(9000)
  await loaded
  expect(scope.__next_f).toEqual([[0], [1, 'podaci']])
})

it('asks for an answer that stays lost less and less often', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  const loaded = loadPage()
  await vi.advanceTimersByTimeAsync(60_000)
  // At once, and 3, 9, 21 and 45 s later.
  expect(fetched).toHaveBeenCalledTimes(5)
  expect(await isWaiting(loaded)).toBe(true)
})
