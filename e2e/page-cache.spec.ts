import type { Page } from '@playwright/test'
import { openAccount, signIn } from './support/accounts'
import { heart, memberBook, ownPrice, putInCart } from './support/shop'
import { expect, test } from './support/test'

// Back and Forward bring whole pages out of the browser's memory, with all that stood in them. Playwright switches that off; here it is on
// (playwright.config.ts).

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    // With a channel a page hears of the sign-out and leaves the memory at once. Without one, as in old browsers, it comes back whole.
    Reflect.deleteProperty(window, 'BroadcastChannel')
    window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isFromMemory', persisted))
  })
})

/** The page before, which must have come out of the memory. No loading ends there: there is none. */
async function backFromMemory(page: Page, path: string) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(path)
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'isFromMemory')), { message: `${path} comes out of the memory` })
    .toBe(true)
}

test('whoever comes next sees nothing of the one before on pages out of the memory', async ({ page, context }) => {
  const first = await openAccount(page, { memberCardBarcode: '2900260041073', street: 'Spremljena ulica' })
  const second = await openAccount(page)
  await signIn(page, first)
  await putInCart(page, memberBook)

  await page.goto(`/product/${memberBook.slug}`)
  await expect(ownPrice(page)).not.toHaveCount(0)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/profil/adrese')
  await expect(page.getByText(/Spremljena ulica/).first()).toBeVisible()
  await page.goto('/profil/popis-zelja')
  await expect(page.getByRole('main').getByText(memberBook.name).first()).toBeVisible()
  await page.goto('/kosarica')
  await expect(page.getByRole('main').getByText(memberBook.name).first()).toBeVisible()
  await page.goto('/o-nama')

  const other = await context.newPage()
  await other.goto('/profil')
  await other.getByRole('button', { name: 'Odjavi se' }).first().click()
  await expect(other.getByText('Odjavljeni ste.')).toBeVisible()
  await signIn(other, second)

  const nothingOfTheirs = async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.body.innerText)
    for (const word of ['Spremljena ulica', first.email]) expect(kept).not.toContain(word)
    await expect(page.getByRole('link', { name: /^Košarica, \d/ })).toHaveCount(0)
  }
  await backFromMemory(page, '/kosarica')
  await expect(page.getByRole('heading', { name: /prazna/i })).toBeVisible()
  await expect(page.getByRole('main').getByText(memberBook.name)).toHaveCount(0)
  await nothingOfTheirs()
  await backFromMemory(page, '/profil/popis-zelja')
  await expect(page.getByRole('heading', { name: 'Popis želja je prazan' })).toBeVisible()
  await nothingOfTheirs()
  await backFromMemory(page, '/profil/adrese')
  await expect(page.getByRole('heading', { name: 'Adresar je prazan' })).toBeVisible()
  await nothingOfTheirs()
  await backFromMemory(page, `/product/${memberBook.slug}`)
  await expect(ownPrice(page)).toHaveCount(0)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(/^Članovima/).filter({ visible: true })).not.toHaveCount(0)
  await nothingOfTheirs()
})
