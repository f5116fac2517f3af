import type { Page } from '@playwright/test'
import { createColleague, openOffice } from '@/e2e/support/office'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** The navigation beside the content, or in the drawer. */
async function navigation(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /Otvori izbornik|Open menu/ }).click()
  return page.getByRole('navigation', { name: /^(Uredništvo|Office)$/ })
}

// docs/rules/administration.md#cache-page
test('the caches page shows entries, clears a cache and needs no mouse', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await openOffice(page, '/admin/cache')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Predmemorije')
  const row = page.getByRole('listitem').filter({ hasText: 'Zaglavlje i podnožje' })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await row.getByRole('button', { name: /^Pogledaj/ }).press('Enter')
  const view = page.getByRole('dialog', { name: 'Zaglavlje i podnožje' })
  await expect(view.getByText('/api/v1/cms/element/getByHandlers').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()

  await row.getByRole('button', { name: /^Isprazni/ }).press('Enter')
  const question = page.getByRole('dialog', { name: /^Isprazniti/ })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Isprazni' }).press('Enter')
  await expect(page.getByText(/^Ispražnj/)).toBeVisible()
  await expect(question).toBeHidden()
})

// docs/rules/administration.md#office-language
test('the office speaks the chosen language, on every screen and after a reload', async ({ page }) => {
  // The language belongs to the account, and the other journeys of the office read Croatian.
  await openOffice(page, '/admin/templates', await createColleague(page))
  await (await navigation(page)).getByRole('combobox', { name: 'Jezik uredništva' }).selectOption('English')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Consents' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consents')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consents')
  await expect(page).toHaveTitle(/^Consents/)
  await page.getByRole('combobox', { name: 'Language of the office' }).selectOption('Hrvatski')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privole')
})

test('a template is created from a page, shown with its sections, and deleted', { tag: '@phone' }, async ({ page }, testInfo) => {
  const title = `Predložak ${testInfo.project.name} ${Date.now()}`
  await openOffice(page, '/admin/templates')
  await page.getByRole('button', { name: 'Novi predložak' }).click()
  const form = page.getByRole('dialog', { name: 'Novi predložak' })
  await form.getByRole('button', { name: 'Stvori predložak' }).click()
  await expect(form.getByText('Unos ovog polja je obavezan').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Naziv' }).fill(title)
  await form.getByRole('combobox', { name: 'Odjeljci iz' }).selectOption({ label: 'O nama' })
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Stvori predložak' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(row.getByRole('list', { name: 'Odjeljci predloška' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await row.getByRole('button', { name: /^Obriši/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).click()
  await expect(row).toBeHidden()
})

test('the navigation leads through the office and back to the site', { tag: '@phone' }, async ({ page }) => {
  await openOffice(page, '/admin')
  const entries = await navigation(page)
  await expect(entries.getByRole('link')).toHaveCount(23)
  await expectAccessible(page)
  await entries.getByRole('link', { name: 'Predlošci' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Predlošci')
  if (isPhone(page)) await expect(page.getByRole('dialog')).toBeHidden()
  await expectNoSideScroll(page)
  await (await navigation(page)).getByRole('button', { name: 'Trgovine' }).click()
  await expect(page.getByRole('dialog', { name: 'Trgovine' }).getByText('Ova trgovina')).toBeVisible()
  await expectAccessible(page)
})

// docs/rules/administration.md#development-calls
test('production has neither the calls nor the badge of developers', async ({ page, request }) => {
  expect((await request.get('/_cli/get-domain')).status()).toBe(404)
  expect((await request.post('/api/_cli/set-domain', { data: { domain: 'localhost' } })).status()).toBe(404)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Alati za razvoj/ })).toHaveCount(0)
})
