import { openOffice } from '@/e2e/support/office'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

// docs/rules/catalog.md#stock-count
test('stock is found, changed and counted with a scanner, on a phone too', { tag: '@phone' }, async ({ page }, testInfo) => {
  await openOffice(page, '/admin/stock')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaliha')
  await page.getByRole('searchbox').fill('vodenica')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=vodenica/)
  // The projects run at the same time on one shop, and nobody else's change may come between.
  const index = testInfo.project.name === 'phone' ? 1 : 0
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Promijeni zalihu/ }) })
    .nth(index)
  // The address changes before the list does.
  await expect(row.getByRole('link')).toContainText('Vodenica')
  const name = (await row.getByRole('link').textContent()) ?? ''
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await row
    .first()
    .getByRole('button', { name: /^Promijeni zalihu/ })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Promijeni zalihu' })
  await dialog.getByRole('combobox').selectOption('Nova roba (više)')
  await dialog.getByRole('textbox', { name: 'Komada' }).fill('2')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const ledger = page.getByRole('region', { name: 'Promjene' })
  await expect(ledger.getByRole('listitem').first()).toContainText('Nova roba')
  const sku = (await page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p/span[1]').textContent()) ?? ''
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.goto('/admin/stock/scan')
  await page.getByRole('textbox', { name: 'Crtični kod ili šifra' }).press('Control+a')
  // As a scanner types it.
  await page.keyboard.type(sku.toLowerCase())
  await page.keyboard.press('Enter')
  const expected = await page.getByText(/Na polici bi trebalo biti \d+/).textContent()
  await expectAccessible(page)
  await expect(page.getByRole('textbox', { name: 'Prebrojano' })).toBeFocused()
  await page.keyboard.type(/biti (\d+)/.exec(expected ?? '')?.[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Prebrojan 1 artikl' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Crtični kod ili šifra' })).toBeFocused()
  await expectNoSideScroll(page)
})
