import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendResponse, type Connection } from './send-response'

const app = new Hono<{ Bindings: Partial<Connection> | undefined }>()
app.get('/', (c) => {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'x-frame': 'own' })
  headers.append('set-cookie', 'a=1; Path=/')
  headers.append('set-cookie', 'b=2; Path=/')
  return sendResponse(c, '{"data":"čaj"}', headers)
})
const server = createServer((req, res) => {
  res.setHeader('x-frame', 'everywhere')
  void getRequestListener((request) => app.fetch(request, { outgoing: res }), { overrideGlobalObjects: false })(req, res)
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
})
afterAll(() => void server.close())

const summarize = async (response: Response) => ({
  status: response.status,
  body: await response.text(),
  cookies: response.headers.getSetCookie(),
  type: response.headers.get('content-type'),
  frame: response.headers.get('x-frame'),
})
const expected = {
  status: 200,
  body: '{"data":"čaj"}',
  cookies: ['a=1; Path=/', 'b=2; Path=/'],
  type: 'application/json; charset=utf-8',
  frame: 'own',
}

it('is the same on a connection and as a Response', async () => {
  expect(await summarize(await fetch(base))).toEqual(expected)
  expect(await summarize(await app.request('/'))).toEqual(expected)
})

it('sends its length, and no body for HEAD', async () => {
  const head = await fetch(base, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['15', ''])
})
