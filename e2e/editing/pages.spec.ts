import type { Page } from '@playwright/test'
import { openTool, signInEditor } from '@/e2e/support/editor'
import { api } from '@/e2e/support/shop'
import { expect, expectAccessible, test } from '@/e2e/support/test'

// What a page without a published version answers to everybody.
test.use({ allowedErrors: /404/ })

/** Moves the focus with Tab, as people without a mouse do. */
async function tabTo(page: Page, name: string) {
  const isThere = () =>
    page.evaluate((wanted) => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent) === wanted, name)
  for (let steps = 0; steps < 80 && !(await isThere()); steps++) await page.keyboard.press('Tab')
  expect(await isThere(), name).toBe(true)
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Traka uređivanja' })

// docs/rules/content.md#new-page, docs/rules/editing.md#unpublished-pages
test('a page is built from nothing by keyboard alone and published', async ({ page, browser }) => {
  const name = Date.now().toString(36)
  const [title, slug] = [`Čitaonica ${name}`, `citaonica-${name}`]
  await signInEditor(page)
  await page.goto('/?editPage=true')
  await expect(bar(page)).toBeVisible()

  await bar(page).getByRole('button', { name: 'Alati', expanded: false }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Stranice i članci' })).toBeVisible()
  await page.keyboard.type('Stranice')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Stranice i članci' })).toBeFocused()
  await page.getByRole('button', { name: 'Nova stranica', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nova stranica' })
  await expect(dialog.getByLabel('Naslov')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Naslov').focus()
  await page.keyboard.type(title)
  await expect(dialog.getByLabel('Adresa')).toHaveValue(slug)
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/${slug}\\?editPage=true$`))

  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(`/${slug}`))?.status()).toBe(404)

  await bar(page).getByRole('button', { name: 'Odjeljci stranice' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Odjeljci stranice' })).toBeFocused()
  await expect(page.getByRole('tree', { name: 'Odjeljci stranice' })).toBeVisible()
  await expect(
    page.getByRole('toolbar', { name: 'Radnje s odabranim odjeljkom' }).getByRole('button', { name: 'Dodaj odjeljak', disabled: false }),
  ).toBeVisible()
  await tabTo(page, 'Dodaj odjeljak')
  await page.keyboard.press('Enter')
  const manager = page.getByRole('dialog', { name: 'Dodaj odjeljak' })
  await expect(manager.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Naslov stranice')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true })
  await expect(heading).toBeVisible()
  await heading.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Dobro došli u čitaonicu')
  await bar(page).getByRole('button', { name: 'Objavi', exact: true }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Objava' })
  await panel.getByRole('button', { name: /^Objavi (?!kasnije)/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Objavljen/).first()).toBeVisible()

  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  }).toPass()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Dobro došli u čitaonicu' })).toBeVisible()
  await visitor.context().close()
})

// docs/rules/content.md#moved-content
test('a new address is reached by the old link, the menu and the sitemap', async ({ page, browser }) => {
  const name = Date.now().toString(36)
  const [from, to] = [`radionice-${name}`, `tecajevi-${name}`]
  const headers = await signInEditor(page)
  const created = { title: `Radionice ${name}`, slug: from, menu: 'footer1' }
  const { id } = await api(page, 'POST', '/api/v1/cms/page/office/create', { headers, data: created })
  const { revision } = await api(page, 'GET', `/api/v1/cms/draft/get?key=page:${id}`, { headers })
  await api(page, 'POST', '/api/v1/cms/draft/publish', { headers, data: { documents: [{ key: `page:${id}`, revision }] } })

  await page.goto(`/${from}?editPage=true`)
  await openTool(page, 'Postavke stranice')
  await page.getByRole('button', { name: 'Promijeni adresu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova adresa' })
  await dialog.getByLabel('Nova adresa').fill('abc')
  await expect(dialog.getByText('Slug je kratak (minimum 4 znaka)!')).toBeVisible()
  await dialog.getByLabel('Nova adresa').fill('Čitaonica Žar')
  await expect(dialog.getByText(`/${from} → /citaonica-zar`)).toBeVisible()
  await dialog.getByLabel('Nova adresa').fill(to)
  await expect(dialog.getByText('1 poveznica prati novu adresu.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Promijeni' }).click()
  await page.waitForURL(new RegExp(`/${to}\\?editPage=true$`))

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    await visitor.goto(`/${from}`)
    expect(new URL(visitor.url()).pathname).toBe(`/${to}`)
  }).toPass()
  await visitor.goto('/')
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: `Radionice ${name}` })).toHaveAttribute('href', `/${to}`)
  const sitemap = await (await visitor.request.get('/sitemaps/pages.xml')).text()
  expect(sitemap).toContain(`/${to}<`)
  expect(sitemap).not.toContain(`/${from}<`)
  await visitor.context().close()
})

// docs/rules/editing.md#one-page
test('the edit mode stays on while a list is sorted, and its way out leads to the same list', async ({ page }) => {
  await signInEditor(page)
  await page.goto('/shop/knjige?editPage=true')
  await expect(bar(page)).toBeVisible()
  await page.getByRole('main').getByLabel('Redoslijed').selectOption({ label: 'Najjeftinije' })
  await expect(page).toHaveURL('/shop/knjige?sort=finalPrice-asc&editPage=true')
  await expect(page.getByRole('main').getByLabel('Redoslijed')).toHaveValue('finalPrice-asc')
  await expect(bar(page).getByRole('link', { name: 'Završi uređivanje' })).toHaveAttribute('href', '/shop/knjige?sort=finalPrice-asc')
})
