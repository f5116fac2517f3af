import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

export const main = (page: Page) => page.getByRole('main')
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** The facets: a column on a wide screen, a sheet behind a button on a phone. Retries the click until the page has hydrated. */
export async function panel(page: Page): Promise<Locator> {
  if (!isPhone(page)) return main(page).getByRole('region', { name: 'Filtri' })
  const sheet = page.getByRole('dialog', { name: 'Filtri' })
  await expect(async () => {
    if (!(await sheet.isVisible()))
      await main(page)
        .getByRole('button', { name: /^Filtri/ })
        .click({ timeout: 2000 })
    await expect(sheet).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  return sheet
}

/** Opens one facet and returns its group of choices. */
export async function facet(scope: Locator, label: string): Promise<Locator> {
  const group = scope.locator('details').filter({ has: scope.page().getByText(label, { exact: true }) })
  await expect(async () => {
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click({ timeout: 2000 })
    await expect(group).toHaveAttribute('open', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  return group.getByRole('group')
}
