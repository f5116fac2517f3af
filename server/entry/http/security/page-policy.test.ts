import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addPageTags } from '@/server/core/cache/page-tags.mjs'
import { storableSecondsHeader } from '@/lib/routing/filtered-route'
import { localServer, type TestRequest } from '@/tests/support/http/local-server'

type Render = (req: IncomingMessage, res: ServerResponse) => Promise<void>

const { listen, send } = localServer()

// Settings are read once, and only production has a content policy. Neither they nor the modules that read them may leak into other files.
beforeAll(() => {
  vi.resetModules()
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('SITE_URL', 'https://shop.example')
  vi.stubEnv('PAYPAL_CLIENT_ID', 'klijent')
  const rest = ['PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID', 'RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']
  for (const name of rest) vi.stubEnv(name, 'x')
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})
afterEach(async () => {
  const { caches } = await import('@/server/core/cache/registry.mjs')
  caches.clear()
})

async function serve(render: Render) {
  const [{ createHandler }, { openStaticFiles }, { sendRefusal: refuseWith }, { createPageStore }] = await Promise.all([
    import('@/server/entry/handler'),
    import('../static-files'),
    import('./security-headers'),
    import('@/server/entry/page-cache/store/page-store'),
  ])
  const folder = path.join(os.tmpdir(), 'nema-toga')
  const handle = createHandler({
    next: render,
    files: { open: async () => null },
    production: {
      sendStatic: openStaticFiles(folder),
      finishPage: (html) => html,
      store: createPageStore(null),
      siteHost: (host = '') => host,
      isMissing: async () => false,
    },
  })
  await listen((req, res) => void handle(req, res).catch(() => refuseWith(req, res, { status: 500, message: 'x' })))
}

/** Like Next: copies the nonce of the request's policy into the scripts. */
function pageFor(req: IncomingMessage) {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(req.headers['content-security-policy'])) ?? []
  return `<head><script src="/_next/a.js" nonce="${nonce}"></script></head><body><script nonce="${nonce}">self.a=1</script><script>zlo()</script></body></html>`
}

const wholePage: Render = async (req, res) => {
  addPageTags(['product:1'])
  const html = pageFor(req)
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', 's-maxage=60')
  res.setHeader('x-nextjs-cache', 'MISS')
  res.setHeader('content-length', Buffer.byteLength(html))
  res.end(html)
}
const streamedPage: Render = async (req, res) => {
  addPageTags(['product:1'])
  res.setHeader('content-type', 'text/html; charset=utf-8')
  const html = pageFor(req)
  res.write(html.slice(0, 10))
  res.end(html.slice(10))
}
const scriptsOf = (headers: IncomingHttpHeaders) => String(headers['content-security-policy']).match(/script-src [^;]+/)?.[0] ?? ''

describe('a shared page', () => {
  it('lists its scripts by hash, without a nonce', async () => {
    const { createHash } = await import('node:crypto')
    await serve(wholePage)
    const { headers } = await send({ path: '/o-nama' })
    const hash = createHash('sha256').update('self.a=1').digest('base64')
    expect(scriptsOf(headers)).toContain(`'sha256-${hash}'`)
    expect(scriptsOf(headers)).not.toMatch(/nonce|unsafe/)
    expect(scriptsOf(headers)).not.toContain(createHash('sha256').update('zlo()').digest('base64'))
  })

  it('is cached with its policy', async () => {
    await serve(wholePage)
    const first = await send({ path: '/o-nama' })
    const again = await vi.waitFor(async () => {
      const answer = await send({ path: '/o-nama' })
      expect(answer.headers['x-izlog-cache']).toBe('hit')
      return answer
    })
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })
})

describe('a page for one visitor', () => {
  it('has its own nonce, the one in its scripts', async () => {
    await serve(streamedPage)
    const [one, other] = [await send({ path: '/profil' }), await send({ path: '/profil' })]
    const [, nonce = ''] = /'nonce-([\w-]{22})'/.exec(scriptsOf(one.headers)) ?? []
    expect(one.body.toString()).toContain(`<script nonce="${nonce}">`)
    expect(nonce).not.toBe('')
    expect(scriptsOf(other.headers)).not.toContain(nonce)
    expect(scriptsOf(one.headers)).not.toMatch(/unsafe/)
  })

  it('never takes its nonce from the request (CVE-2026-44581)', async () => {
    await serve(streamedPage)
    const policy = { 'content-security-policy': "script-src 'nonce-zlo'", 'content-security-policy-report-only': "script-src 'nonce-zlo'" }
    const { headers, body } = await send({ path: '/profil', headers: policy })
    expect(body.toString()).not.toContain('nonce="zlo"')
    expect(scriptsOf(headers)).not.toContain('zlo')
  })

  it('is cached with hashes only, never with its nonce', async () => {
    await serve(async (req, res) => {
      res.setHeader(storableSecondsHeader, '60')
      res.setHeader('cache-control', 's-maxage=60')
      await streamedPage(req, res)
    })
    const first = await send({ path: '/shop/romani?boja=3' })
    expect(scriptsOf(first.headers)).toContain('nonce')
    expect(first.headers['cache-control']).toContain('private')
    await vi.waitFor(async () => {
      const { headers } = await send({ path: '/shop/romani?boja=3' })
      expect(headers['x-izlog-cache']).toBe('hit')
      expect(scriptsOf(headers)).not.toContain('nonce')
      expect(scriptsOf(headers)).toContain('sha256')
      expect(headers['cache-control']).toContain('s-maxage')
    })
  })
})

it.each([
  ['/', false, true],
  ['/profil', false, true],
  ['/naplatamo', false, true],
  ['/naplata', true, false],
  ['/naplata/uspjesna?orderSlug=x', true, false],
  ['/en/checkout', true, false],
  ['/admin', false, false],
  ['/en/admin/orders/1', false, false],
  ['/adminLogin', false, false],
])('on %s payment is allowed: %s, captcha: %s', async (at, mayPay, mayAsk) => {
  await serve(streamedPage)
  const policy = String((await send({ path: at })).headers['content-security-policy'])
  expect(policy.includes('paypal.com')).toBe(mayPay)
  expect(policy.includes('recaptcha')).toBe(mayAsk)
})

// The same folder hosts AngularJS (about/js/main.min.js), which would run injected markup.
it("allows only the captcha's own scripts", async () => {
  await serve(streamedPage)
  const scripts = scriptsOf((await send({ path: '/' })).headers).split(' ')
  expect(scripts.filter((source) => source.includes('recaptcha'))).toEqual([
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ])
})

describe('the other headers', () => {
  const everywhere = [
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'content-security-policy',
    'strict-transport-security',
  ]
  const answers: (TestRequest & { status: number; render?: Render })[] = [
    { path: '/', status: 200 },
    { path: '/nema', status: 404, render: async (_, res) => void res.writeHead(404, { 'content-type': 'text/html' }).end('<p>404</p>') },
    { path: '/pukne', status: 500, render: () => Promise.reject(new Error('Puklo.')) },
    { path: '/api/x', status: 200, render: async (_, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{}') },
    { path: '/preusmjeri', status: 307, render: async (_, res) => void res.writeHead(307, { location: '/' }).end() },
    { path: '/media/nema.webp', status: 404 },
    { path: '/_next/static/nema.js', status: 404 },
    { path: '/', method: 'TRACE', status: 405 },
    { path: '/', headers: { host: 'zlo/x' }, status: 400 },
    { path: '/', headers: { 'next-action': 'x' }, method: 'POST', status: 404 },
    { path: '/api/x', method: 'POST', headers: { 'content-length': '9999999' }, status: 413 },
    {
      path: '/api/x',
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: 'x'.repeat(1_100_000),
      status: 413,
      render: async (req, res) => {
        for await (const _ of req);
        res.end('read')
      },
    },
  ]
  it.each(answers.map((answer) => ({ ...answer, name: `${answer.method ?? 'GET'} ${answer.path} ${answer.status}` })))(
    'are set on $name',
    async ({ status, render = wholePage, ...asking }) => {
      await serve(render)
      const answer = await send(asking)
      expect(answer.status).toBe(status)
      for (const name of everywhere) expect(answer.headers[name], name).toBeTruthy()
      expect(answer.headers['x-powered-by']).toBeUndefined()
    },
  )
})
