import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { localServer } from '@/tests/support/http/local-server'
import { withErrorDocuments } from './error-documents'

type Render = (req: IncomingMessage, res: ServerResponse) => Promise<void>

const { listen, send } = localServer()
const empty = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'

function sendHtml(res: ServerResponse, status: number, body: string) {
  res.statusCode = status
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('etag', '"prazno"')
  // As Next pipes a page, which waits for the end of the response.
  res.flushHeaders()
  res.write(body.slice(0, 20))
  return new Promise<void>((resolve) => {
    res.once('finish', resolve)
    res.end(body.slice(20))
  })
}

/** A Next whose pages throw, with these pages for errors. */
async function serve(status: number, errorPage: (url: string) => [number, string]) {
  const render = vi.fn<Render>(async (req, res) => {
    const url = req.url ?? ''
    await (/^(?:\/en)?\/(?:error-pages\/|no-content\/missing$)/.test(url) ? sendHtml(res, ...errorPage(url)) : sendHtml(res, status, empty))
  })
  await listen((req, res) => void withErrorDocuments(render)(req, res))
  return render
}

const shown = (url: string): [number, string] => [200, `<html lang="hr"><body>${url}</body></html>`]

it.each([
  [404, '/product/nema', '/no-content/missing'],
  [404, '/potvrdi-email?goal=x', '/error-pages/nothing'],
  [500, '/shop', '/error-pages/failed'],
  [404, '/en/event/999', '/en/no-content/missing'],
  [404, '/en/confirm-email?goal=x', '/en/error-pages/nothing'],
  [500, '/en', '/en/error-pages/failed'],
  [404, '/engleski', '/no-content/missing'],
])('an empty %i at %s becomes the document of %s', async (status, path, page) => {
  await serve(status, shown)
  const answer = await send({ path, headers: { 'if-none-match': '"prazno"' } })
  expect(answer.status).toBe(status)
  expect(String(answer.body)).toBe(shown(page)[1])
  expect(answer.headers).toMatchObject({ 'content-length': String(answer.body.length) })
  expect(answer.headers.etag).toBeUndefined()
})

it.each([
  ['fails too', 500],
  ['is missing', 404],
])('a plain Croatian document replaces a page for errors that %s', async (_, status) => {
  await serve(500, () => [status, empty])
  const { status: sent, body } = await send({ path: '/shop' })
  expect(sent).toBe(500)
  expect(String(body)).toContain('<html lang="hr">')
  expect(String(body)).toContain('<form action="/pretraga">')
})

it('other responses pass as they are', async () => {
  const render = vi.fn<Render>(async (req, res) => {
    if (req.url === '/whole') return sendHtml(res, 404, '<html lang="hr">cijela stranica</html>')
    if (req.url === '/data') {
      res.statusCode = 404
      res.setHeader('content-type', 'text/x-component')
      return void res.end(`"${empty}"`)
    }
    return sendHtml(res, 200, empty)
  })
  await listen((req, res) => void withErrorDocuments(render)(req, res))
  expect(String((await send({ path: '/whole' })).body)).toContain('cijela stranica')
  expect(String((await send({ path: '/data' })).body)).toContain('__next_error__')
  expect(String((await send({ path: '/' })).body)).toBe(empty)
  expect(render).toHaveBeenCalledTimes(3)
})
