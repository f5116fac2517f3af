import { api, book } from './support/shop'
import { expect, test } from './support/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The back-office sign-in the launcher made for this server. */
function firstSignIn() {
  const text = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'first-sign-in.txt'), 'utf8')
  return { username: text.match(/\S+@\S+/)?.[0] ?? '', password: text.match(/Lozinka:\s*(\S+)/)?.[1] ?? '' }
}

test.describe.configure({ mode: 'serial' })

test('a merchant edits a product, and the very next request shows it', async ({ page }) => {
  const slug = 'tetke'
  const before = await page.request.get(`/product/${slug}`)
  expect(before.headers()['set-cookie']).toBeUndefined()
  await expect.poll(async () => (await page.request.get(`/product/${slug}`)).headers()['cache-control']).toContain('s-maxage')
  const { tokens } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
  const headers = { accessToken: tokens.accessToken }
  const { id } = await api(page, 'GET', `/api/v1/product/web/get?slug=${slug}`)
  for (const price of [19.37, 21.73]) {
    const { version } = await api(page, 'GET', `/api/v1/product/office/getVersion/${id}`, { headers })
    await api(page, 'PATCH', `/api/v1/product/office/update/${id}`, { headers, data: { version, retailPrice: price } })
    const html = await (await page.request.get(`/product/${slug}`)).text()
    expect(html).toContain(price.toFixed(2).replace('.', ','))
  }
})

test('no cached page sets a cookie', async ({ request }) => {
  for (const path of ['/', '/shop', '/shop/romani', `/product/${book.slug}`, '/kosarica', '/naplata', '/objave', '/o-nama', '/prijava']) {
    const response = await request.get(path)
    expect(response.headers()['set-cookie'], path).toBeUndefined()
  }
})
