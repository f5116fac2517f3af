import type { Page } from '@playwright/test'
import { openTool } from '@/e2e/support/editor'
import { openOwnShop, type OwnShop } from '@/e2e/support/own-shop'
import { api } from '@/e2e/support/shop'
import { expect, expectAccessible, test as base } from '@/e2e/support/test'

// docs/rules/storefront.md#locales: a shop of its own with English switched on by data, so that the demo shop stays Croatian for all other journeys.

const product = { slug: 'apples-for-strangers', name: 'Apples for Strangers' }

const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const shop = await openOwnShop('languages', async (sql) => {
        await sql`insert into site_languages (site_id, language_id, position) select 1, id, 1 from languages where code = 'eng'`
        await sql`update options set value = '["hrv", "eng"]' where site_id = 1 and key = 'AllowedLanguages'`
        await sql`
          insert into product_texts (product_id, language_id, site_id, name, slug)
          select product_id, (select id from languages where code = 'eng'), 1, ${product.name}, ${product.slug}
          from product_texts where slug = 'jabuke-za-nepoznate'`
      })
      await provide(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 80_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
})
test.use({ allowedErrors: /404/ })

async function signIn(page: Page, { office }: OwnShop) {
  const credentials = { username: office.email, password: office.password }
  const { tokens, user } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: credentials })
  await page.addInitScript((id) => window.localStorage.setItem('signed-in', id), String(user.id))
  return { accessToken: tokens.accessToken }
}

const head = (page: Page, hreflang: string) => page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`)
const pathOf = (href: string | null) => new URL(href ?? '').pathname

test('a page is translated in the editor, and visitors read and buy in English', async ({ page, browser, shop }) => {
  await page
    .context()
    .addCookies([{ name: 'cookie-consent', value: encodeURIComponent(JSON.stringify({ v: 1, allowed: ['necessary'] })), url: shop.url }])
  const headers = await signIn(page, shop)
  const english = { ...headers, 'x-gaussbox-language': 'eng' }
  const visitor = await (await browser.newContext({ baseURL: shop.url, locale: 'en-GB' })).newPage()
  expect((await visitor.goto('/en'))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await visitor.goto('/o-nama')
  await expect(visitor.getByRole('link', { name: 'English' })).toHaveCount(0)

  // The page in the editor, the home page by the call that the editor uses.
  await page.goto('/o-nama?editPage=true')
  await openTool(page, 'Postavke stranice')
  await page.getByRole('button', { name: 'Izradi prijevod: English' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novi prijevod: English' })
  await dialog.getByLabel('Naslov').fill('About us')
  await dialog.getByRole('button', { name: 'Izradi prijevod' }).click()
  await page.waitForURL(/\/en\/about-us\?editPage=true$/)
  await expect(page.getByRole('main').locator('[data-edit-section]').first()).toBeVisible()
  for (const [slug, title] of [
    ['pocetna', 'Home'],
    ['o-nama', null],
  ] as const) {
    const { id } = await api(page, 'GET', `/api/v1/cms/page/get?slug=${slug}`)
    if (title)
      await api(page, 'POST', `/api/v1/cms/link/${id}/createTranslationFromOriginal`, { headers, data: { language: 'eng', title, slug } })
    const key = `page:${id}`
    const { revision } = await api(page, 'GET', `/api/v1/cms/draft/get?key=${key}`, { headers: english })
    await api(page, 'POST', '/api/v1/cms/draft/publish', { headers: english, data: { documents: [{ key, revision }] } })
  }

  await visitor.goto('/o-nama')
  const toEnglish = visitor.getByRole('banner').getByRole('link', { name: 'English' })
  expect(pathOf(await head(visitor, 'en').getAttribute('href'))).toBe('/en/about-us')
  await expectAccessible(visitor)
  await toEnglish.click()
  await visitor.waitForURL('/en/about-us')
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en')
  await expect(visitor).toHaveTitle(/^About us/)
  // The copied footer leads to what only Croatian has.
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Dostava' }).first()).toHaveAttribute('href', '/dostava')
  expect(pathOf(await head(visitor, 'hr').getAttribute('href'))).toBe('/o-nama')
  expect(pathOf(await head(visitor, 'x-default').getAttribute('href'))).toBe('/o-nama')
  expect(pathOf(await visitor.locator('link[rel="canonical"]').getAttribute('href'))).toBe('/en/about-us')
  await expectAccessible(visitor)

  await visitor.goto(`/en/product/${product.slug}`)
  await visitor.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await visitor.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'Open the cart' }).click()
  await visitor.waitForURL('/en/cart')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: product.name }).first()).toHaveAttribute('href', `/en/product/${product.slug}`)
  await expect(visitor.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/en/checkout')

  await visitor.getByRole('banner').getByRole('link', { name: 'Hrvatski' }).click()
  await visitor.waitForURL('/kosarica')
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'hr')
  await visitor.context().close()
})
