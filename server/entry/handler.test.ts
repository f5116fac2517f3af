import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { addPageTags, collectPageFacts, newPageFacts } from '@/server/core/cache/page-tags.mjs'
import { caches } from '@/server/core/cache/registry.mjs'
import type { TestRequest } from '@/tests/support/http/local-server'
import { pageOf, servedHandler } from '@/tests/support/http/served-handler'

const text = 'Večer pod lampom. '.repeat(400)
const publicPage = pageOf(() => text)
const { serve, send, sendRaw } = servedHandler()

/** The same render, whose tags reach nobody. */
function withoutTags(render: typeof publicPage) {
  return (req: IncomingMessage, res: ServerResponse) => collectPageFacts(newPageFacts(), () => render(req, res))
}

/** Repeats until the page is cached; compression runs after the response. */
async function sendUntilCached(asking: TestRequest) {
  return vi.waitFor(async () => {
    const answer = await send(asking)
    expect(answer.headers['x-izlog-cache']).toBe('hit')
    return answer
  })
}

describe('a public page', () => {
  it('is served from the cache the second time, in every encoding', async () => {
    const next = await serve(publicPage)
    const first = await send({ path: '/' })
    expect(first.headers['x-izlog-cache']).toBeUndefined()
    const plain = await sendUntilCached({ path: '/' })
    const calls = next.mock.calls.length
    const brotli = await send({ path: '/', headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await send({ path: '/', headers: { 'accept-encoding': 'gzip' } })
    expect([plain.body, brotliDecompressSync(brotli.body), gunzipSync(gzip.body)].map(String)).toEqual([text, text, text])
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(brotli.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    })
    expect(next).toHaveBeenCalledTimes(calls)
  })

  it('answers 304 to a known ETag, and HEAD with its length', async () => {
    await serve(publicPage)
    const { headers } = await sendUntilCached({ path: '/' })
    const again = await send({ path: '/', headers: { 'if-none-match': String(headers.etag) } })
    const head = await send({ path: '/', method: 'HEAD' })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(Buffer.byteLength(text)), 0])
  })

  it('may be a streamed filtered list, once complete', async () => {
    const pieces = ['<html><body>', text, '</body></html>']
    await serve(async (_, res) => {
      addPageTags(['catalogue'])
      res.setHeader('Content-Type', 'text/html')
      res.setHeader('Cache-Control', 'private, no-store')
      res.setHeader('x-izlog-storable-seconds', '60')
      for (const piece of pieces) res.write(piece)
      res.end()
    })
    const first = await send({ path: '/shop/romani?boja=3' })
    const second = await sendUntilCached({ path: '/shop/romani?boja=3' })
    expect([first, second].map(({ body }) => String(body))).toEqual([pieces.join(''), pieces.join('')])
    expect([first, second].map(({ headers }) => headers['x-izlog-storable-seconds'])).toEqual([undefined, undefined])
    pieces.pop()
    await send({ path: '/shop/romani?boja=4' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await send({ path: '/shop/romani?boja=4' })).headers['x-izlog-cache']).toBeUndefined()
  })

  it('is rendered once for parallel requests', async () => {
    let letIn = () => {}
    const wait = new Promise<void>((resolve) => (letIn = resolve))
    const next = await serve(async (req, res) => {
      await wait
      await publicPage(req, res)
    })
    const asked = Array.from({ length: 40 }, () => send({ path: '/' }))
    await vi.waitFor(() => expect(next).toHaveBeenCalled())
    letIn()
    const answers = await Promise.all(asked)
    expect(answers.map(({ body }) => String(body) === text)).toEqual(asked.map(() => true))
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('whose first client disconnects is rendered for the others', async () => {
    let calls = 0
    await serve(async (req, res) => {
      if (++calls === 1) return void req.socket.destroy()
      await publicPage(req, res)
    })
    const lost = send({ path: '/' }).catch(() => null)
    const [first, second] = await Promise.all([lost, send({ path: '/' })])
    expect([first, String(second.body)]).toEqual([null, text])
  })

  it('whose first client disconnects during the look-up of its address is rendered for the others', async () => {
    let found = () => {}
    const isMissing = vi.fn<() => Promise<boolean>>(async () => false)
    isMissing.mockImplementationOnce(() => new Promise((resolve) => (found = () => resolve(false))))
    // Like Next, which writes nothing to a client that has left.
    const next = await serve(async (req, res) => (res.destroyed ? undefined : publicPage(req, res)), isMissing)
    const leaving = new AbortController()
    const lost = send({ path: '/', signal: leaving.signal }).catch(() => null)
    await vi.waitFor(() => expect(isMissing).toHaveBeenCalled())
    leaving.abort()
    // Answered after the server has seen the disconnection.
    await Promise.all([lost, send({ path: '/media/none' })])
    const other = send({ path: '/' })
    await send({ path: '/media/none' })
    found()
    expect(String((await other).body)).toBe(text)
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('is rendered again after an invalidation', async () => {
    const next = await serve(publicPage)
    await sendUntilCached({ path: '/' })
    const calls = next.mock.calls.length
    caches.invalidate(['product:1'])
    expect((await send({ path: '/' })).headers['x-izlog-cache']).toBeUndefined()
    expect(next).toHaveBeenCalledTimes(calls + 1)
  })

  it('stays cached after an invalidation of what it does not show', async () => {
    const next = await serve(publicPage)
    await sendUntilCached({ path: '/' })
    const calls = next.mock.calls.length
    caches.invalidate(['product:2', 'catalogue'])
    expect((await send({ path: '/' })).headers['x-izlog-cache']).toBe('hit')
    expect(next).toHaveBeenCalledTimes(calls)
  })

  it('without a tag is not cached, because nothing could invalidate it', async () => {
    const page = withoutTags(publicPage)
    await serve(page)
    for (let i = 0; i < 3; i++) expect((await send({ path: '/' })).headers['x-izlog-cache']).toBeUndefined()
  })

  it('is not cached after an invalidation during its rendering', async () => {
    await serve(async (req, res) => {
      addPageTags(['product:1'])
      caches.invalidate(['product:1'])
      await publicPage(req, res)
    })
    await send({ path: '/' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await send({ path: '/' })).headers['x-izlog-cache']).toBeUndefined()
  })

  it('is not cached when truncated', async () => {
    await serve(async (_, res) => {
      addPageTags(['product:1'])
      res.setHeader('Content-Type', 'text/html')
      res.setHeader('Cache-Control', 's-maxage=60')
      res.setHeader('x-nextjs-cache', 'MISS')
      res.end(text)
    })
    await send({ path: '/' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await send({ path: '/' })).headers['x-izlog-cache']).toBeUndefined()
  })

  it('is cached per host', async () => {
    const next = await serve(publicPage)
    await sendUntilCached({ path: '/', headers: { host: 'jedan.example' } })
    const calls = next.mock.calls.length
    await send({ path: '/', headers: { host: 'drugi.example' } })
    expect(next).toHaveBeenCalledTimes(calls + 1)
  })
})

describe('the page for addresses without content', () => {
  const missingPage = pageOf(() => text, 404)

  it('is stored once for all of them and sent as missing, to no shared cache', async () => {
    const next = await serve(missingPage)
    await send({ path: '/missing-1' })
    const second = await sendUntilCached({ path: '/missing-2?a=1' })
    const calls = next.mock.calls.length
    const others = [{ path: '/missing-3' }, { path: '/missing-1', headers: { 'if-none-match': String(second.headers.etag) } }]
    for (const answer of [second, ...(await Promise.all(others.map(send)))]) {
      expect([answer.status, String(answer.body), answer.headers['cache-control']]).toEqual([
        404,
        text,
        'private, no-cache, no-store, max-age=0, must-revalidate',
      ])
    }
    const head = await send({ path: '/missing-4', method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([404, 0])
    expect(next).toHaveBeenCalledTimes(calls)
  })

  it('is rendered again after an invalidation, and for each site', async () => {
    const next = await serve(missingPage)
    await send({ path: '/missing-1' })
    await sendUntilCached({ path: '/missing-2' })
    const calls = next.mock.calls.length
    await send({ path: '/missing-2', headers: { host: 'drugi.example' } })
    expect(next).toHaveBeenCalledTimes(calls + 1)
    caches.invalidate(['product:1'])
    expect((await send({ path: '/missing-2' })).headers['x-izlog-cache']).toBeUndefined()
  })

  it('is not stored when Next sends a page after all', async () => {
    await serve(publicPage)
    for (let i = 0; i < 3; i++) {
      const answer = await send({ path: '/missing-1' })
      expect([answer.status, answer.headers['x-izlog-cache']]).toEqual([200, undefined])
    }
  })

  it('is not sent for router data', async () => {
    const next = await serve(missingPage)
    await send({ path: '/missing-1' })
    await sendUntilCached({ path: '/missing-2' })
    const calls = next.mock.calls.length
    await send({ path: '/missing-2', headers: { rsc: '1' } })
    expect(next).toHaveBeenCalledTimes(calls + 1)
  })
})

describe('a dynamic answer', () => {
  it('is compressed and flushed while it is written', async () => {
    let hasCome = false
    await serve(async (_, res) => {
      res.setHeader('content-type', 'text/html')
      res.write('<p>odmah</p>'.repeat(200))
      await vi.waitFor(() => expect(hasCome).toBe(true))
      res.end('<p>kasno</p>')
    })
    const { headers } = await send({ path: '/', headers: { 'accept-encoding': 'br' }, onData: () => (hasCome = true) })
    expect(headers['content-encoding']).toBe('br')
  })

  it('is compressed despite a declared length, with a weak ETag', async () => {
    await serve(async (_, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), etag: '"a"' })
      res.end(text)
    })
    const answer = await send({ path: '/api/x', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"a"' })
    expect(answer.headers['content-length']).toBeUndefined()
    expect(gunzipSync(answer.body).toString()).toBe(text)
  })

  // A range counts the bytes of the whole as it is (RFC 9110, 14.2).
  it('that is a part is sent as it is', async () => {
    await serve(async (_, res) => {
      res.writeHead(206, { 'content-type': 'text/csv', 'content-range': 'bytes 0-2999/9000', 'content-length': 3000 })
      res.end(Buffer.from(text).subarray(0, 3000))
    })
    const answer = await send({ path: '/api/x', headers: { 'accept-encoding': 'gzip', range: 'bytes=0-2999' } })
    expect([answer.status, answer.headers['content-encoding'], answer.headers['content-length']]).toEqual([206, undefined, '3000'])
  })

  it("hides Accept-Encoding from Next and ignores a visitor's address headers", async () => {
    let seen: IncomingHttpHeaders = {}
    await serve(async (req, res) => {
      seen = { ...req.headers }
      res.end('x')
    })
    await send({ path: '/api/x', headers: { 'accept-encoding': 'br', 'x-forwarded-for': '6.6.6.6', 'x-izlog-address': '6.6.6.6' } })
    expect(seen['accept-encoding']).toBeUndefined()
    expect(seen).toMatchObject({ 'x-izlog-address': '127.0.0.1' })
  })
})

it('sends no header that names the routes behind an address', async () => {
  await serve(async (req, res) => {
    res.setHeader('x-middleware-rewrite', '/pod-lampom/hr/cart')
    res.setHeader('x-middleware-set-cookie', 'a=b')
    await publicPage(req, res)
  })
  for (const path of ['/', '/kosarica?a=1']) {
    const { headers } = await send({ path })
    expect(Object.keys(headers).filter((name) => name.startsWith('x-middleware'))).toEqual([])
  }
})

it('refuses a request with two hosts', async () => {
  await serve(publicPage)
  expect(await sendRaw('GET / HTTP/1.1\r\nHost: localhost\r\nHost: drugi.example\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})
