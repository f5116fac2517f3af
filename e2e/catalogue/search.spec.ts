import type { Page } from '@playwright/test'
import { api } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

// One search box over products, posts, events and pages: docs/rules/storefront.md#search-limits.

const main = (page: Page) => page.getByRole('main')

/** Opens the search dialog. A click before hydration opens the search page instead, so this retries from the home page. */
async function openSearch(page: Page) {
  const field = page.getByRole('combobox', { name: 'Što večeras čitate?' })
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/') await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Pretraži' }).click({ timeout: 2000 })
    await expect(field).toBeFocused({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  return field
}

test('suggestions by keyboard: arrows select, Enter opens, Escape clears the selection', async ({ page }) => {
  await page.goto('/')
  const field = await openSearch(page)
  await field.fill('jabuke za nep')
  const list = page.getByRole('listbox', { name: 'Prijedlozi' })
  const options = list.getByRole('option')
  await expect(options.first()).toHaveText(/^Jabuke za nepoznate/)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)

  await field.press('ArrowDown')
  const active = await field.getAttribute('aria-activedescendant')
  await expect(options.first()).toHaveAttribute('id', active ?? 'none')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await expect(field).toHaveValue('jabuke za nep')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/product\/jabuke-za-nepoznate$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('suggestions of every kind ignore diacritics; without a match a message shows', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const field = await openSearch(page)
  const kind = (name: string) => page.getByRole('listbox').getByRole('group', { name }).getByRole('option')
  await field.fill('setnja')
  await expect(kind('Događaji')).toHaveText([/^Šetnja: četiri antikvarijata/])
  await field.fill('poezij')
  await expect(kind('Police')).toHaveText(['Poezija'])
  await field.fill('dostava')
  await expect(kind('Stranice')).toHaveText(['Dostava'])
  await field.fill('qwxyzq')
  await expect(page.getByText('Ništa slično ne vidimo na polici.', { exact: false })).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('results: heading, tabs with counts, ten results and ten more', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const field = await openSearch(page)
  await field.fill('roman')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Rezultati pretrage za „roman”' })).toBeVisible()
  await expect(page).toHaveURL(/\/pretraga\?q=roman$/)
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(10)
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const tabs = main(page).getByRole('navigation', { name: 'Gdje je nađeno' })
  await expect(tabs.getByRole('link', { name: /^Proizvodi \d+$/ })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Objave', 'Događaji', 'Stranice'])
    await expect(tabs.getByRole('link', { name: new RegExp(`^${name} \\d+$`) })).toBeVisible()
  await expect(main(page).getByText(/^Prikazano 10 rezultata od \d+$/)).toBeVisible()
  await main(page).getByRole('link', { name: 'Učitaj još' }).click()
  await expect(cards).toHaveCount(20)
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(cards).toHaveCount(20)

  await tabs.getByRole('link', { name: /^Objave/ }).click()
  await expect(tabs.getByRole('link', { name: /^Objave/ })).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/tab=posts/)
  await expect(page).not.toHaveURL(/page=/)
})

test('finds posts, events and pages by their text', async ({ page }) => {
  await page.goto('/pretraga?q=pčelinji vosak&tab=events')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/bilježnica šivana rukom/])
  await expectAccessible(page)
  await main(page).getByRole('heading', { level: 2 }).getByRole('link').click()
  await expect(page).toHaveURL(/\/dogadjaj\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: /bilježnica šivana rukom/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await main(page).getByRole('link', { name: 'Svi događaji' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Događaji' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/pretraga?q=uplatnica&tab=pages')
  await expect(main(page).getByRole('heading', { level: 2, name: 'Načini plaćanja' })).toBeVisible()
  await page.goto('/pretraga?q=olovke&tab=posts')
  await expect(main(page).getByRole('article').first()).toBeVisible()
})

test('finds a book by its ISBN in any spelling, and by its name without diacritics', async ({ page }) => {
  const product = await api(page, 'GET', '/api/v1/product/web/get?slug=u-registraturi')
  const { value } = product.attributeSet.attributes.find(({ attributeCode }: { attributeCode: string }) => attributeCode === 'isbn')
  const isbn = String(value.value)
  for (const typed of [isbn, isbn.replaceAll('-', ''), 'u registraturi kovacic']) {
    await page.goto(`/pretraga?q=${encodeURIComponent(typed)}`)
    await expect(main(page).getByRole('article').first().getByRole('heading')).toHaveText('U registraturi')
  }
  await page.goto('/pretraga?q=qwxyzq')
  await expect(main(page).getByText('Za „qwxyzq” nismo našli ništa')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search form shows its results', async ({ page }) => {
    await page.goto('/pretraga')
    await main(page).getByRole('searchbox', { name: 'Što tražite?' }).fill('registraturi')
    await main(page).getByRole('button', { name: 'Traži' }).click()
    await expect(main(page).getByRole('article').first().getByRole('heading')).toHaveText('U registraturi')
  })
})

test('the field has what the page shows, also after Back', async ({ page }) => {
  await page.goto('/pretraga?q=more')
  const field = page.getByRole('searchbox', { name: 'Što tražite?' })
  await field.fill('lampa')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=lampa/)
  await page.goBack()
  await expect(page).toHaveURL(/q=more/)
  await expect(field).toHaveValue('more')
})
