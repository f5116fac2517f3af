// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readByFetch } from './read-by-fetch'

const answer = (status: number, body: unknown) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const read = (signal?: AbortSignal) =>
  readByFetch({ url: '/api/x?a=1', method: 'GET', headers: { site: '1' }, signal, fetchOptions: { keepalive: false } })
const fetchOf = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchOf.mockReset()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('returns what the envelope holds', async () => {
  fetchOf.mockReturnValue(answer(200, { data: { id: 3 } }))
  expect(await read()).toEqual({ id: 3 })
  expect(fetchOf.mock.calls[0]?.[0]).toBe(`${window.location.origin}/api/x?a=1`)
})

it('sends the input of a read that is no GET as JSON', async () => {
  fetchOf.mockReturnValue(answer(200, { data: [] }))
  await readByFetch({ url: '/api/x', method: 'POST', data: { page: 2 }, headers: { site: '1' }, fetchOptions: { keepalive: false } })
  expect(fetchOf.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"page":2}',
    headers: { 'content-type': 'application/json', site: '1' },
  })
})

const lostBody = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'))
      controller.error(new TypeError('network error'))
    },
  })

const envelope = { errored: true, message: 'Nema ga.', statusCode: 404, data: { code: 'NOT_FOUND' } }
it.each([
  ['an error with its text and code', () => answer(404, envelope), { status: 404, message: 'Nema ga.', code: 'NOT_FOUND' }],
  ['an error of a proxy', () => answer(502, '<html>'), { status: 502, message: '' }],
  ['a success that is cut off', () => answer(200, '{"data":'), { status: 200, message: '' }],
  ['a connection lost in the body', () => Promise.resolve(new Response(lostBody())), { status: 0, message: '' }],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { status: 0, message: '' }],
])('throws an ApiError for %s', async (_, reply, expected) => {
  fetchOf.mockImplementation(reply)
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', ...expected })
})

/** Never answers, and ends as fetch does. */
const hang: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)))

it('gives up after 20 s', async () => {
  vi.useFakeTimers()
  fetchOf.mockImplementation(hang)
  const error = read().catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await error).toMatchObject({ name: 'ApiError', status: 0 })
})

it('ends with its signal, which is no error of the API', async () => {
  fetchOf.mockImplementation(hang)
  const leaving = new AbortController()
  const error = read(leaving.signal).catch((failure: unknown) => failure)
  leaving.abort()
  expect(await error).toMatchObject({ name: 'AbortError' })
})
