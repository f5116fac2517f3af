import type { Page } from '@playwright/test'
import { facet, isPhone, main, panel } from '@/e2e/support/facets'
import { expect, test } from '@/e2e/support/test'

// A filter waits for a pause of 500 ms. Choices made meanwhile, or while the page loads, are kept: docs/rules/storefront.md#filter-debounce.

const hard = async (page: Page) => (await facet(await panel(page), 'Uvez')).getByRole('radio', { name: /^tvrdi/ })
const genres = async (page: Page) => (await facet(await panel(page), 'Žanr')).getByRole('checkbox')

/** Holds the router's responses until `release`, as on a slow network. */
async function holdResponses(page: Page) {
  let release = () => {}
  const requested: string[] = []
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/shop\/knjige\?.*_rsc=/, async (route) => {
    // Links in sight are prefetched whenever the page finds the time.
    if (route.request().headers()['next-router-prefetch']) return route.continue()
    requested.push(route.request().url())
    await released
    await route.continue().catch(() => {})
  })
  return { requested, release }
}

test('closing the sheet right after a choice applies the choice', { tag: '@phone' }, async ({ page }) => {
  test.skip(!isPhone(page), 'the sheet is for phones')
  await page.goto('/shop/knjige')
  await (await hard(page)).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filtri' })).toHaveCount(0)
  await expect(page).toHaveURL(/uvez=\d+/)
})

test.describe('on a wide screen', () => {
  test('keeps a choice made while the previous one loads', async ({ page }) => {
    await page.goto('/shop/knjige')
    const { requested, release } = await holdResponses(page)
    const [binding, genre] = [await hard(page), (await genres(page)).first()]
    await binding.check()
    await expect.poll(() => requested.length).toBe(1)
    await genre.check()
    release()
    await expect(page).toHaveURL(/zanr=\d+/)
    await expect(page).toHaveURL(/uvez=\d+/)
    await expect(genre).toBeChecked()
    await expect(binding).toBeChecked()
  })

  test('applies a filter and a sort order chosen right after each other, in either sequence', async ({ page }) => {
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

test('the list of all products stays a list when its filters are removed', async ({ page }) => {
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
