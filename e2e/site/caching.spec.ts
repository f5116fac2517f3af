import { openAccount, startSession } from '@/e2e/support/accounts'
import { firstSignIn } from '@/e2e/support/office'
import { api, book, wishButton, putInCart } from '@/e2e/support/shop'
import { expect, test } from '@/e2e/support/test'

test.describe.configure({ mode: 'serial' })

test('the next request after a price change shows the new price', async ({ page }) => {
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

test('no page contains the name, the e-mail address or the wishlist of the visitor', async ({ page, playwright, baseURL }) => {
  const person = await openAccount(page)
  await startSession(page, person)
  await putInCart(page)
  await page.goto(`/product/${book.slug}`)
  await wishButton(page).click()
  await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'true')
  const anonymous = await playwright.request.newContext({ baseURL })
  const pressed = (html: string) => html.split('aria-pressed="true"').length
  for (const path of ['/', `/product/${book.slug}`]) {
    const html = await (await page.request.get(path)).text()
    for (const text of [person.email, person.lastName]) expect(html, path).not.toContain(text)
    expect(pressed(html), path).toBe(pressed(await (await anonymous.get(path)).text()))
  }
  await anonymous.dispose()
})
