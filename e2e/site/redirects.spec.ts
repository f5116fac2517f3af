import type { Page } from '@playwright/test'
import { firstSignIn, openOffice } from '@/e2e/support/office'
import { api } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

test.use({ allowedErrors: /status of (?:404|422)/ })

const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page) {
  const { username, password } = firstSignIn()
  await main(page).getByRole('textbox', { name: 'E-pošta' }).fill(username)
  await main(page).getByRole('textbox', { name: 'Lozinka' }).fill(password)
  await main(page).getByRole('button', { name: 'Prijavi se', exact: true }).click()
}

/** Requests a path often enough to put it on the first page of the list. */
async function requestMissingPage(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Stranica nije pronađena' })).toBeVisible()
  for (let n = 0; n < 12; n++) await api(page, 'POST', '/api/v1/cms/redirect/addFailedRequest', { data: { path } })
}

test('redirects a failed request, and removes the redirect', async ({ page, browser }, { project }) => {
  const old = `/stara-${project.name}-${Date.now()}`
  const visitor = await (await browser.newContext()).newPage()
  await requestMissingPage(visitor, old)

  await page.goto('/admin/redirects')
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Preusmjerenja' })).toBeVisible()
  const row = main(page).getByRole('listitem').filter({ hasText: old })
  await expect(row).toContainText(/1[23] puta/)
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await row.getByRole('button', { name: `Preusmjeri: ${old}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Preusmjeri adresu' })
  await dialog.getByLabel('Nova adresa').fill('/shop/toga-nema')
  await dialog.getByRole('button', { name: 'Preusmjeri' }).click()
  await expect(dialog.getByText('Na toj adresi nema ničega. Otvorite stranicu i prepišite njezinu adresu.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Nova adresa').fill('/shop/romani')
  await dialog.getByRole('button', { name: 'Preusmjeri' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await visitor.goto(old)
  await expect(visitor).toHaveURL(/\/shop\/romani$/)

  await main(page).getByRole('link', { name: 'Preusmjerene' }).click()
  await expect(row).toContainText('/shop/romani')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await row.getByRole('button', { name: `Obriši: ${old}` }).click()
  await page.getByRole('dialog', { name: 'Obrisati preusmjerenje?' }).getByRole('button', { name: 'Obriši' }).click()
  // An open dialog hides the page, the row included.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  const later = await (await browser.newContext()).newPage()
  const answer = await later.goto(old)
  expect([answer?.url(), answer?.status()]).toEqual([expect.stringContaining(old), 404])
})

test('ignores a failed request, and adds a redirect by hand', async ({ page, browser }, { project }) => {
  const [junk, printed] = [`/wp-login-${project.name}-${Date.now()}.php`, `/letak-${project.name}-${Date.now()}`]
  await requestMissingPage(await (await browser.newContext()).newPage(), junk)
  await openOffice(page, '/admin/redirects')
  await main(page)
    .getByRole('button', { name: `Zanemari: ${junk}` })
    .click()
  await expect(main(page).getByText(junk)).toHaveCount(0)

  await main(page).getByRole('link', { name: 'Preusmjerene' }).click()
  await main(page).getByRole('button', { name: 'Novo preusmjerenje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preusmjeri adresu' })
  await dialog.getByLabel('Stara adresa').fill('/kosarica')
  await dialog.getByLabel('Nova adresa').fill('/shop')
  await dialog.getByRole('button', { name: 'Preusmjeri' }).click()
  await expect(dialog.getByText('Na ovoj adresi već nešto stoji, pa se ne može preusmjeriti.')).toBeVisible()
  await dialog.getByLabel('Stara adresa').fill(printed)
  await dialog.getByRole('button', { name: 'Preusmjeri' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(printed)
  await expect(page).toHaveURL(/\/shop$/)
})
