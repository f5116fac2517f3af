import { expect, test } from '@/e2e/support/test'

const pages = ['/', '/shop/romani', '/pretraga?q=more', '/kosarica', '/naplata', '/prijava', '/profil', '/ovoga-nema', '/admin']

test('every response has the security headers', async ({ request }) => {
  for (const path of [...pages, '/api/health/live', '/api/openapi.json', '/api/nema', '/media/nema.webp', '/robots.txt', '/sitemap.xml']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
    expect(headers['content-security-policy'], path).not.toContain('unsafe-eval')
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('the content security policy allows only known scripts', async ({ request }) => {
  for (const path of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const [scripts = ''] = policy.match(/script-src [^;]+/) ?? []
    expect(scripts, path).toMatch(/'nonce-|'sha256-/)
    // Only the checkout allows PayPal's script.
    const own = path === '/naplata' ? scripts.replaceAll(/ https:\/\/\*\.paypal(?:objects)?\.com/g, '') : scripts
    expect(own, path).not.toMatch(/unsafe|data:|https?:|\*/)
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", 'report-to csp'])
      expect(policy, path).toContain(rule)
  }
})

test.describe('an injected script', () => {
  test.use({ allowedErrors: /Content Security Policy/ })

  test('is blocked and reported', async ({ page, request }) => {
    await page.goto('/o-nama')
    const blocked = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true }),
      )
      const script = document.createElement('script')
      script.textContent = 'window.stolen = true'
      document.head.append(script)
      return [await violation, Reflect.has(window, 'stolen')]
    })
    expect(blocked).toEqual(['script-src-elem', false])
    const report = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } }
    const response = await request.post('/api/csp-report', { data: report, headers: { 'content-type': 'application/csp-report' } })
    expect(response.status()).toBe(204)
  })
})

test('the second request is a cache hit, and a matching ETag gets 304', async ({ request }) => {
  await request.get('/o-nama')
  await expect.poll(async () => (await request.get('/o-nama')).headers()['x-izlog-cache']).toBe('hit')
  const page = await request.get('/o-nama')
  const tag = page.headers().etag ?? ''
  expect((await request.get('/o-nama', { headers: { 'if-none-match': tag } })).status()).toBe(304)
})

test('media are immutable and support range requests', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const src = html.match(/\/media\/[^" ,]+\.webp/)?.[0] ?? ''
  const whole = await request.get(src)
  expect(whole.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(whole.headers()['content-type']).toBe('image/webp')
  const part = await request.get(src, { headers: { range: 'bytes=0-99' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 100])
  expect((await request.get('/media/..%2f..%2fpackage.json')).status()).toBeGreaterThanOrEqual(400)
})
