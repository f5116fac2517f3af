import { expect, test } from './support/test'

const pages = ['/', '/shop/romani', '/pretraga?q=more', '/kosarica', '/ovoga-nema', '/admin']

test('every answer carries the headers that protect it', async ({ request }, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'headers do not depend on the window')
  for (const path of [...pages, '/api/health/live', '/api/openapi.json']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe-eval')
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('pages twice: the second comes from memory, packed, and a browser that knows it hears so', async ({ request }, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'bytes do not depend on the window')
  await request.get('/o-nama')
  await expect.poll(async () => (await request.get('/o-nama')).headers()['x-izlog-cache']).toBe('hit')
  const page = await request.get('/o-nama')
  const tag = page.headers().etag ?? ''
  expect((await request.get('/o-nama', { headers: { 'if-none-match': tag } })).status()).toBe(304)
})

test('media are immutable and answer ranges', async ({ request }, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'bytes do not depend on the window')
  const html = await (await request.get('/')).text()
  const src = html.match(/\/media\/[^" ,]+\.webp/)?.[0] ?? ''
  const whole = await request.get(src)
  expect(whole.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(whole.headers()['content-type']).toBe('image/webp')
  const part = await request.get(src, { headers: { range: 'bytes=0-99' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 100])
  expect((await request.get('/media/..%2f..%2fpackage.json')).status()).toBeGreaterThanOrEqual(400)
})
