import { openOffice } from '@/e2e/support/office'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

// docs/rules/administration.md#saved-views
test('a saved view is shared by the team, and a bulk run adds a note to two orders', { tag: '@phone' }, async ({ page }, testInfo) => {
  const name = `Pogled ${testInfo.project.name} ${Date.now()}`
  await openOffice(page, '/admin/orders?view=all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Narudžbe')
  await page.getByRole('button', { name: 'Spremi ili uredi poglede' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pogledi tima' })
  await dialog.getByLabel('Ime novog pogleda').fill(name)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const view = page.getByRole('navigation', { name: 'Spremljeni pogledi' }).getByRole('link', { name })
  await expect(view).toHaveAttribute('aria-current', 'page')

  await page
    .getByRole('navigation', { name: 'Pregled narudžbi' })
    .getByRole('link', { name: /^Za slanje/ })
    .click()
  await expect(page).toHaveURL(/view=send/)
  await view.click()
  await expect(page).toHaveURL(/view=all/)

  // docs/rules/administration.md#bulk-run
  const boxes = page.getByRole('checkbox', { name: /^Odaberi \d/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const bar = page.getByRole('region', { name: 'Skupne radnje' })
  await expect(bar.getByRole('status')).toHaveText('Odabrana 2 retka')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await bar.getByRole('button', { name: 'Dodaj bilješku' }).click()
  const note = page.getByRole('dialog', { name: 'Dodaj bilješku u narudžbe' })
  await expect(note.getByText('Promijenit će se 2 retka.')).toBeVisible()
  await note.getByRole('textbox').fill('Provjereno u pogledu')
  await expectAccessible(page)
  await note.getByRole('button', { name: 'Pokreni' }).click()
  await expect(page).toHaveURL(/\/admin\/runs\/\d+$/)
  await expect(page.getByText('Promijenjeno: 2. Nije promijenjeno: 0. Nije došlo na red: 0.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Redci' }).getByText('Promijenjeno', { exact: true })).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSideScroll(page)
})
