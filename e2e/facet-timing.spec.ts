import type { Page } from '@playwright/test'
import { facet, isPhone, main, panel } from './support/facets'
import { expect, test } from './support/test'

// SPEC 9: a filter waits for a pause of half a second. What is pressed meanwhile, or while the page is on its way, is lost neither.

const hard = async (page: Page) => (await facet(await panel(page), 'Uvez')).getByRole('radio', { name: /^tvrdi/ })
const genres = async (page: Page) => (await facet(await panel(page), 'Žanr')).getByRole('checkbox')

/** Answers of the router wait until they are let go, as on a slow network. */
async function holdAnswers(page: Page) {
  let release = () => {}
  const requested: string[] = []
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/shop\/knjige\?.*_rsc=/, async (route) => {
    requested.push(route.request().url())
    await released
    await route.continue().catch(() => {})
  })
  return { asked: requested, letGo: release }
}

test('the sheet closed right after a choice: the choice is followed', async ({ page }) => {
  test.skip(!isPhone(page), 'the sheet is for phones')
  await page.goto('/shop/knjige')
  await (await hard(page)).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filtri' })).toHaveCount(0)
  await expect(page).toHaveURL(/uvez=\d+/)
})

test.describe('beside a wide list', { tag: '@once' }, () => {
  test('what is chosen while the first page is on its way survives it', async ({ page }) => {
    await page.goto('/shop/knjige')
    const { asked, letGo } = await holdAnswers(page)
    const [binding, genre] = [await hard(page), (await genres(page)).first()]
    await binding.check()
    await expect.poll(() => asked.length).toBe(1)
    await genre.check()
    letGo()
    await expect(page).toHaveURL(/zanr=\d+/)
    await expect(page).toHaveURL(/uvez=\d+/)
    await expect(genre).toBeChecked()
    await expect(binding).toBeChecked()
  })

  test('a filter and an order, one right after the other, whichever is first', async ({ page }) => {
    const order = main(page).getByLabel('Redoslijed')
    await page.goto('/shop/knjige?discount=true')
    const [binding, genre] = [await hard(page), (await genres(page)).first()]
    await binding.check()
    await order.selectOption({ label: 'Najjeftinije' })
    await expect(page).toHaveURL(/uvez=\d+/)
    await expect(page).toHaveURL(/sort=finalPrice-asc/)
    await expect(order).toHaveValue('finalPrice-asc')

    await order.selectOption({ label: 'Najskuplje' })
    await genre.check()
    await main(page).getByRole('link', { name: 'Ukloni filtar Sniženo' }).click()
    await expect(page).not.toHaveURL(/discount/)
    await expect(page).toHaveURL(/sort=finalPrice-desc/)
    await expect(page).toHaveURL(/zanr=\d+/)
    await expect(main(page).getByRole('link', { name: /^Ukloni filtar/ })).toHaveCount(2)
  })
})

test('the whole shop stays a list, whatever is taken back', async ({ page }) => {
  await page.goto('/shop?sort=name-asc&discount=true')
  await main(page).getByRole('link', { name: 'Ukloni filtar Sniženo' }).click()
  await expect(page).not.toHaveURL(/discount/)
  await main(page).getByLabel('Redoslijed').selectOption({ label: 'Najnovije' })
  await expect(page).toHaveURL(/\/shop\?sort=id-desc$/)
  await expect(main(page).getByText(/^1–12 od/)).toBeVisible()
  await main(page).getByRole('link', { name: 'Sniženo', exact: true }).click()
  await main(page).getByRole('link', { name: 'Ukloni sve filtre' }).click()
  await expect(page).toHaveURL(/\/shop\?sort=id-desc$/)
  await expect(main(page).getByText(/^1–12 od/)).toBeVisible()
})
