import { createServer, type Server } from 'node:net'
import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { listen, type Served } from '@/tests/support/loopback/serve'
import { httpCaller, type HttpCall } from './http-call'

const callWithShortTimeouts = httpCaller({ connectMs: 100, totalMs: 300 })
const call = httpCaller()
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function provider(listener: RequestListener): Promise<Served> {
  const served = await listen(listener)
  closing.push(served.close)
  return served
}

const post = (url: string, isRepeatable: boolean): HttpCall => ({ method: 'POST', url, body: '{"č":1}', isRepeatable })

describe('a provider call', () => {
  it('sends its body and returns the answer', async () => {
    const { url } = await provider(async (request, response) => {
      let received = ''
      for await (const chunk of request.setEncoding('utf8')) received += chunk
      response.writeHead(201, { 'x-asked': `${request.method} ${request.headers['x-own']}` }).end(received)
    })
    const reply = await call({ ...post(`${url}/a`, false), headers: { 'x-own': 'da' } })
    expect([reply.status, reply.headers.get('x-asked'), reply.body.toString()]).toEqual([201, 'POST da', '{"č":1}'])
  })

  it.each([302, 400, 404, 409, 422])('returns an answer of %d unchanged', async (status) => {
    const { url } = await provider((_, response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('no'))
    expect((await call(post(url, true))).status).toBe(status)
  })

  it.each([
    [false, 1],
    [true, 2],
  ])('answered by 500, repeatable %s, is made %d times', async (isRepeatable, expected) => {
    let calls = 0
    const { url } = await provider((_, response) => (calls++, response.writeHead(500).end()))
    await expect(call(post(url, isRepeatable))).rejects.toMatchObject({ kind: 'unavailable', detail: { status: 500 } })
    expect(calls).toBe(expected)
  })

  it.each([
    [false, 1],
    [true, 2],
  ])('cut off before an answer, repeatable %s, is made %d times', async (isRepeatable, expected) => {
    let calls = 0
    const { url } = await provider((request) => (calls++, request.socket.destroy()))
    await expect(call(post(url, isRepeatable))).rejects.toMatchObject({ kind: 'unavailable' })
    expect(calls).toBe(expected)
  })

  it('returns the answer of its repetition', async () => {
    let calls = 0
    const { url } = await provider((_, response) => response.writeHead(calls++ === 0 ? 503 : 200).end('ok'))
    expect((await call(post(url, true))).body.toString()).toBe('ok')
  })
})

describe('the time limit', () => {
  it.each<[string, RequestListener]>([
    ['a provider that never answers', () => {}],
    ['one that stops in the middle', (_, response) => response.write('{"half":')],
    ['one that drips', (_, response) => setInterval(() => response.write('.'), 20).unref()],
  ])('stops a call to %s after the total time', async (_, listener) => {
    const { url } = await provider(listener)
    const started = performance.now()
    await expect(callWithShortTimeouts(post(url, true))).rejects.toMatchObject({ kind: 'unavailable' })
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('stops a call that cannot connect', async () => {
    // TLS never comes about with a server that only listens.
    const unresponsiveServer: Server = createServer((socket) => socket.resume())
    await new Promise<void>((resolve) => unresponsiveServer.listen(0, '127.0.0.1', resolve))
    closing.push(() => new Promise((resolve) => unresponsiveServer.close(() => resolve())))
    const address = unresponsiveServer.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const call = post(`https://127.0.0.1:${port}/`, false)
    await expect(callWithShortTimeouts(call)).rejects.toMatchObject({
      kind: 'unavailable',
      detail: { reason: 'no connection within 100 ms' },
    })
  })

  it('does not delay a refused connection', async () => {
    await expect(callWithShortTimeouts(post('http://127.0.0.1:1/', true))).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

it('refuses an answer over a megabyte', async () => {
  const { url } = await provider((_, response) => response.end(Buffer.alloc(1024 * 1024 + 1)))
  await expect(call(post(url, false))).rejects.toMatchObject({ detail: { reason: 'the answer is too long' } })
})

it('calls http and https only', async () => {
  await expect(callWithShortTimeouts(post('ftp://127.0.0.1/', false))).rejects.toMatchObject({ kind: 'unavailable' })
})
