import { expect, test } from '@/e2e/support/test'

// Requests from published advisories of the packages in use, sent to the running server. Checks of the code alone: tests/repo/advisories.test.ts.

const openRedirects = [
  '//zlo.example',
  '//zlo.example/hr',
  '/%5czlo.example',
  '/%09/zlo.example',
  '/@%0a//zlo.example',
  '/hr//zlo.example',
  '/hr/%2f%2fzlo.example',
  '/%2f%2fzlo.example/..',
]
for (const path of openRedirects) {
  test(`${path} does not redirect to another host (CVE-2026-40299)`, async ({ request, baseURL }) => {
    const own = baseURL ?? ''
    const response = await request.get(`${own}${path}`, { maxRedirects: 0 })
    const { location } = response.headers()
    expect(response.status()).toBeLessThan(500)
    if (location) expect(new URL(location, own).origin).toBe(new URL(own).origin)
  })
}

test('forged internal headers open neither the proxy nor the back office (CVE-2025-29927)', async ({ request }) => {
  const forged = { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy', 'x-matched-path': '/admin', 'next-resume': '1' }
  const [plain, attacked] = [await request.get('/kosarica'), await request.get('/kosarica', { headers: forged })]
  expect(attacked.status()).toBe(plain.status())
  const office = await request.get('/api/v1/admin/overview', { headers: { ...forged, apiKey: 'javni-kljuc-pod-lampom' } })
  expect(office.status()).toBe(403)
})

test('no spelling of a back-office path shows its data to a visitor', async ({ request }) => {
  for (const path of [
    '/admin/outbox',
    '/admin//outbox',
    '/%61dmin/outbox',
    '/admin/outbox/',
    '/hr/admin/outbox',
    '/admin/outbox.rsc',
    '/admin/outbox?_rsc=1',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBeLessThan(500)
    expect(await response.text(), path).not.toMatch(/@primjer\.hr|Message-ID/)
  }
})

test('server actions and the image optimizer are off (CVE-2025-55182, CVE-2026-27980)', async ({ request }) => {
  const body = { headers: { 'next-action': 'a'.repeat(40), 'content-type': 'text/plain' }, data: '["$1:a:a"]' }
  expect((await request.post('/', body)).status()).toBe(404)
  const image = await request.get('/_next/image?url=%2Fmedia%2Fx.avif&w=3840&q=75')
  expect(image.status()).toBeGreaterThanOrEqual(400)
})

test('headers outside the cache key do not change a cached page (CVE-2026-44576, CVE-2026-44582)', async ({ request }) => {
  const clean = await (await request.get('/o-nama')).text()
  await request.get('/o-nama', {
    headers: { 'x-forwarded-host': 'zlo.example', 'x-forwarded-proto': 'https', 'x-gaussbox-language': 'zlo' },
  })
  await request.get('/o-nama', { headers: { 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%22zlo%22%5D' } })
  const again = await request.get('/o-nama')
  expect(again.headers()['content-type']).toContain('text/html')
  expect(await again.text()).not.toContain('zlo.example')
  expect(clean).not.toContain('zlo.example')
})

test('sources, settings, metrics and source maps are not served', async ({ request }) => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/core/log.ts',
    '/_next/static/../../package.json',
    '/metrics',
    '/_cli/get-latest-tag',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
  }
  const html = await (await request.get('/')).text()
  const [script = ''] = html.match(/\/_next\/static\/chunks\/[^"]+\.js/) ?? []
  expect((await request.get(`${script}.map`)).status()).toBe(404)
})
