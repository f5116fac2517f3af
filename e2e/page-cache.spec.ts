import type { Page } from '@playwright/test'
import config from '../playwright.config'
import { openAccount, signIn } from './support/accounts'
import { api, buyer, heart, memberBook, ownPrice, putInCart } from './support/shop'
import { expect, test } from './support/test'

// Back and Forward may bring whole pages out of the browser's memory, with all that stood in them. Playwright switches that off; here the browser decides as it
// does for shoppers. That a page which did come out of it looks again is tested beside <AuthWatch> and <CartWatch>.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    // With a channel a page hears of the sign-out and leaves the memory at once. Without one, as in old browsers, it comes back whole.
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
})

/** The page before. No loading ends where it comes out of the memory: there is none. */
async function back(page: Page, path: string) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(path)
}

test('whoever comes next sees nothing of the one before, on pages out of the memory too', { tag: '@once' }, async ({ page, context }) => {
  const first = await openAccount(page, { memberCardBarcode: '2900260041073' })
  const second = await openAccount(page)
  const { tokens } = await api(page, 'POST', '/api/v1/login', { data: { username: first.email, password: first.password } })
  const { phone: contactPhone, houseNumber, zipCode, city } = buyer
  const home = { firstName: 'Iva', lastName: 'Ivić', contactEmail: first.email, contactPhone, country: 'HR', houseNumber, zipCode, city }
  const headers = { accessToken: tokens.accessToken }
  await api(page, 'POST', '/api/v1/user/web/address/create', { data: { ...home, street: 'Spremljena ulica', type: 'main' }, headers })
  await signIn(page, first)
  await putInCart(page, memberBook)

  await page.goto('/profil/adrese')
  await expect(page.getByText(/Spremljena ulica/).first()).toBeVisible()
  await page.goto(`/product/${memberBook.slug}`)
  await expect(ownPrice(page)).not.toHaveCount(0)
  const wished = page.waitForResponse('**/cms/wishlist/create')
  await heart(page).click()
  await wished
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/profil/popis-zelja')
  await expect(page.getByRole('main').getByText(memberBook.name).first()).toBeVisible()
  await page.goto('/kosarica')
  await expect(page.getByRole('main').getByText(memberBook.name).first()).toBeVisible()
  await page.goto(`/product/${memberBook.slug}`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/o-nama')

  const other = await context.newPage()
  await other.goto('/profil')
  await other.getByRole('button', { name: 'Odjavi se' }).first().click()
  await expect(other.getByText('Odjavljeni ste.')).toBeVisible()
  await signIn(other, second)

  const nothingOfTheirs = async () => {
    await expect(page.getByRole('link', { name: /^Košarica, \d/ })).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText('Spremljena ulica')
    await expect(page.locator('body')).not.toContainText(first.email)
  }
  await back(page, `/product/${memberBook.slug}`)
  await expect(ownPrice(page)).toHaveCount(0)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await nothingOfTheirs()
  await back(page, '/kosarica')
  await expect(page.getByRole('heading', { name: /prazna/i })).toBeVisible()
  await expect(page.getByRole('main').getByText(memberBook.name)).toHaveCount(0)
  await nothingOfTheirs()
  await back(page, '/profil/popis-zelja')
  await expect(page.getByRole('heading', { name: 'Popis želja je prazan' })).toBeVisible()
  await nothingOfTheirs()
  await back(page, `/product/${memberBook.slug}`)
  await expect(ownPrice(page)).toHaveCount(0)
  await back(page, '/profil/adrese')
  await expect(page.getByRole('heading', { name: 'Adresar je prazan' })).toBeVisible()
  await nothingOfTheirs()
})
