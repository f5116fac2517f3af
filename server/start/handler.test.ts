import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { caches } from '@/server/cache/registry.mjs'
import { createHandler } from './handler'
import { openInlineStyles } from './inline-styles'
import { openStaticFiles } from './static-files'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Render = (req: IncomingMessage, res: ServerResponse) => Promise<void>
type Asking = { path: string; headers?: Record<string, string>; method?: string; body?: string }

const text = 'Večer pod lampom. '.repeat(400)
let folder = ''
let server: Server | undefined
let port = 0

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-handler-'))
  mkdirSync(path.join(folder, 'media/ab'), { recursive: true })
  writeFileSync(path.join(folder, 'media/ab/slika.webp'), 'slika')
  writeFileSync(path.join(folder, 'media/uvjeti.pdf'), 'pdf')
  writeFileSync(path.join(folder, 'tajna.txt'), 'tajna')
  symlinkSync(path.join(folder, 'tajna.txt'), path.join(folder, 'media/veza.txt'))
})
afterEach(() => {
  caches.clear()
  server?.closeAllConnections()
  server?.close()
  rmSync(folder, { recursive: true })
})

/** A page that Next has whole and gives to everybody. */
function pageOf(write: () => string): Render {
  return async (_, res) => {
    const body = write()
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Cache-Control', 's-maxage=31536000')
    res.setHeader('x-nextjs-cache', 'HIT')
    res.setHeader('Content-Length', Buffer.byteLength(body))
    res.end(body)
  }
}

const publicPage = pageOf(() => text)

async function serve(render: Render) {
  const next = vi.fn<Render>(render)
  const handle = createHandler({
    next,
    mediaDir: path.join(folder, 'media'),
    production: { sendStatic: openStaticFiles(path.join(folder, '.next')), inlineStyles: openInlineStyles(path.join(folder, '.next')) },
  })
  // As the entry does it: a render fails when its visitor has gone.
  server = createServer((req, res) => void handle(req, res).catch(() => res.destroy()))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  return next
}

function ask({ path, headers = {}, method = 'GET', body }: Asking): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, host: '127.0.0.1' }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Asks until the page is kept; packing it takes a moment after the answer. */
async function kept(asking: Asking) {
  return vi.waitFor(async () => {
    const answer = await ask(asking)
    expect(answer.headers['x-izlog-cache']).toBe('hit')
    return answer
  })
}

describe('a public page', () => {
  it('is answered from memory the second time, whole and packed as the browser likes', async () => {
    const next = await serve(publicPage)
    const first = await ask({ path: '/' })
    expect(first.headers['x-izlog-cache']).toBeUndefined()
    const plain = await kept({ path: '/' })
    const calls = next.mock.calls.length
    const brotli = await ask({ path: '/', headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await ask({ path: '/', headers: { 'accept-encoding': 'gzip' } })
    expect([plain.body, brotliDecompressSync(brotli.body), gunzipSync(gzip.body)].map(String)).toEqual([text, text, text])
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(brotli.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    })
    expect(next).toHaveBeenCalledTimes(calls)
  })

  it('is not sent again to whom it is known, and its head alone has its length', async () => {
    await serve(publicPage)
    const { headers } = await kept({ path: '/' })
    const again = await ask({ path: '/', headers: { 'if-none-match': String(headers.etag) } })
    const head = await ask({ path: '/', method: 'HEAD' })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(Buffer.byteLength(text)), 0])
  })

  it('may be a filtered list, streamed in pieces, once it came out whole', async () => {
    const pieces = ['<html><body>', text, '</body></html>']
    await serve(async (_, res) => {
      res.setHeader('Content-Type', 'text/html')
      res.setHeader('Cache-Control', 'private, no-store')
      res.setHeader('x-izlog-shared', '60')
      for (const piece of pieces) res.write(piece)
      res.end()
    })
    const first = await ask({ path: '/shop/romani?boja=3' })
    const second = await kept({ path: '/shop/romani?boja=3' })
    expect([first, second].map(({ body }) => String(body))).toEqual([pieces.join(''), pieces.join('')])
    expect([first, second].map(({ headers }) => headers['x-izlog-shared'])).toEqual([undefined, undefined])
    pieces.pop()
    await ask({ path: '/shop/romani?boja=4' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await ask({ path: '/shop/romani?boja=4' })).headers['x-izlog-cache']).toBeUndefined()
  })

  it('that many ask for at once is packed once, and waited for by who comes meanwhile', async () => {
    const bodies = ['prva', 'druga', 'treća'].map((word) => word + randomBytes(900_000).toString('hex'))
    const rest = [...bodies]
    const next = await serve(async (req, res) => {
      await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(bodies.length))
      await pageOf(() => rest.shift() ?? '')(req, res)
    })
    await Promise.race(bodies.map(() => ask({ path: '/' })))
    const { headers, body } = await ask({ path: '/' })
    expect([headers['x-izlog-cache'], String(body) === bodies[0]]).toEqual(['hit', true])
    expect(next).toHaveBeenCalledTimes(bodies.length)
  })

  it('is asked for anew after any drop', async () => {
    const next = await serve(publicPage)
    await kept({ path: '/' })
    const calls = next.mock.calls.length
    caches.drop(['product:1'])
    expect((await ask({ path: '/' })).headers['x-izlog-cache']).toBeUndefined()
    expect(next).toHaveBeenCalledTimes(calls + 1)
  })

  it('is not kept when something was dropped while it was rendered', async () => {
    await serve(async (req, res) => {
      caches.drop(['product:1'])
      await publicPage(req, res)
    })
    await ask({ path: '/' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await ask({ path: '/' })).headers['x-izlog-cache']).toBeUndefined()
  })

  it('is not kept when it was broken off', async () => {
    await serve(async (_, res) => {
      res.setHeader('Content-Type', 'text/html')
      res.setHeader('Cache-Control', 's-maxage=60')
      res.setHeader('x-nextjs-cache', 'MISS')
      res.end(text)
    })
    await ask({ path: '/' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await ask({ path: '/' })).headers['x-izlog-cache']).toBeUndefined()
  })

  it('is kept for each host apart', async () => {
    const next = await serve(publicPage)
    await kept({ path: '/', headers: { host: 'jedan.example' } })
    const calls = next.mock.calls.length
    await ask({ path: '/', headers: { host: 'drugi.example' } })
    expect(next).toHaveBeenCalledTimes(calls + 1)
  })
})

describe('a dynamic answer', () => {
  it('reaches the browser in packed pieces as it is written', async () => {
    let hasCome = false
    await serve(async (_, res) => {
      res.setHeader('content-type', 'text/html')
      res.write('<p>odmah</p>'.repeat(200))
      await vi.waitFor(() => expect(hasCome).toBe(true))
      res.end('<p>kasno</p>')
    })
    await new Promise<void>((resolve) => {
      const sent = request({ port, path: '/', headers: { 'accept-encoding': 'br' } }, (res) => {
        expect(res.headers['content-encoding']).toBe('br')
        res.on('data', () => (hasCome = true))
        res.on('end', resolve)
      })
      sent.end()
    })
  })

  it('is packed in spite of a length told beforehand, and its tag is weak then', async () => {
    await serve(async (_, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), etag: '"a"' })
      res.end(text)
    })
    const answer = await ask({ path: '/api/x', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"a"' })
    expect(answer.headers['content-length']).toBeUndefined()
    expect(gunzipSync(answer.body).toString()).toBe(text)
  })

  it('never tells Next of packing, and never believes a visitor about addresses', async () => {
    let seen: IncomingHttpHeaders = {}
    await serve(async (req, res) => {
      seen = { ...req.headers }
      res.end('x')
    })
    await ask({ path: '/api/x', headers: { 'accept-encoding': 'br', 'x-forwarded-for': '6.6.6.6', 'x-izlog-address': '6.6.6.6' } })
    expect(seen['accept-encoding']).toBeUndefined()
    expect(seen).toMatchObject({ 'x-izlog-address': '127.0.0.1' })
  })
})

describe('a body', () => {
  it('over the limit is refused though its length was not told', async () => {
    await serve(async (req, res) => {
      for await (const _ of req);
      res.end('read')
    })
    const answer = await ask({ path: '/api/x', method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'x'.repeat(1_100_000) })
    expect(answer.status).toBe(413)
  })

  it('within the limit arrives whole', async () => {
    await serve(async (req, res) => {
      let bytes = 0
      for await (const chunk of req) bytes += Buffer.byteLength(chunk)
      res.end(String(bytes))
    })
    const answer = await ask({ path: '/api/x', method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'x'.repeat(900_000) })
    expect(answer.body.toString()).toBe('900000')
  })
})

describe('a media file', () => {
  it('is sent for ever, with its type and in ranges', async () => {
    await serve(publicPage)
    const whole = await ask({ path: '/media/ab/slika.webp' })
    const part = await ask({ path: '/media/ab/slika.webp', headers: { range: 'bytes=1-3' } })
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 1-3/5', 'lik'])
    expect((await ask({ path: '/media/ab/slika.webp', headers: { 'if-none-match': String(whole.headers.etag) } })).status).toBe(304)
  })

  it('that is a document is saved and not opened', async () => {
    await serve(publicPage)
    expect((await ask({ path: '/media/uvjeti.pdf' })).headers['content-disposition']).toBe('attachment; filename="uvjeti.pdf"')
  })

  it.each([
    '/media/../tajna.txt',
    '/media/..%2ftajna.txt',
    '/media/%2e%2e/tajna.txt',
    '/media/veza.txt',
    '/media/ab',
    '/media/',
    '/media/ab/..\\x',
    '/media/.skriveno',
  ])('is nothing at %s', async (path) => {
    await serve(publicPage)
    const answer = await ask({ path })
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found'])
  })
})

describe('a file of the build', () => {
  it('is sent packed from memory', async () => {
    mkdirSync(path.join(folder, '.next/static/chunks'), { recursive: true })
    mkdirSync(path.join(folder, '.next/static-compressed/chunks'), { recursive: true })
    writeFileSync(path.join(folder, '.next/static/chunks/[slug]-a1.js'), text)
    writeFileSync(path.join(folder, '.next/static-compressed/chunks/[slug]-a1.js.br'), 'packed')
    const next = await serve(publicPage)
    const answer = await ask({ path: '/_next/static/chunks/%5Bslug%5D-a1.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(answer.body.toString()).toBe('packed')
    expect((await ask({ path: '/_next/static/chunks/[slug]-a1.js' })).body.toString()).toBe(text)
    expect(next).not.toHaveBeenCalled()
  })

  it('that could not be read is read again by whoever comes next', async () => {
    const [plain, packed] = ['static', 'static-compressed'].map((name) => path.join(folder, '.next', name, 'a1.js'))
    for (const file of [plain, packed]) mkdirSync(path.dirname(file ?? ''), { recursive: true })
    writeFileSync(plain ?? '', text)
    writeFileSync(`${packed}.br`, 'packed')
    await serve(publicPage)
    rmSync(`${packed}.br`)
    const asking = { path: '/_next/static/a1.js', headers: { 'accept-encoding': 'br' } }
    await expect(ask(asking)).rejects.toThrow('socket hang up')
    writeFileSync(`${packed}.br`, 'packed')
    expect((await ask(asking)).body.toString()).toBe('packed')
  })
})

it('a public page carries its styles, the first time and kept', async () => {
  mkdirSync(path.join(folder, '.next/static'), { recursive: true })
  writeFileSync(path.join(folder, '.next/static/a.css'), 'b{color:red}')
  const page = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>'
  const next = await serve(pageOf(() => page))
  const first = await ask({ path: '/' })
  expect(first.body.toString()).toContain('<style>b{color:red}</style><link rel="stylesheet" href="/_next/static/a.css" disabled=""')
  expect(Number(first.headers['content-length'])).toBe(first.body.length)
  const second = await ask({ path: '/' })
  expect([second.headers['x-izlog-cache'], second.body.toString()]).toEqual(['hit', first.body.toString()])
  expect(next).toHaveBeenCalledTimes(1)
})
