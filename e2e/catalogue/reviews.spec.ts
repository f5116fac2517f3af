import type { Page, Route } from '@playwright/test'
import { newPerson, register, startSession } from '@/e2e/support/accounts'
import { openOffice } from '@/e2e/support/office'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

// Registered people write one review each, which shows after moderation: docs/rules/content.md#one-review.

const main = (page: Page) => page.getByRole('main')

/** A book for each project, so that both may run at once. */
const books = { desktop: { slug: 'bijeg', name: 'Bijeg' }, phone: { slug: 'tetke', name: 'Tetke' } }
const bookOf = (project: string) => (project === 'phone' ? books.phone : books.desktop)

async function registerReviewer(page: Page) {
  const { firstName, lastName, email, password } = newPerson()
  await register(page, { details: { firstName, lastName }, email, password })
  return { email, password }
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await main(page).getByLabel('E-pošta').fill(email)
  await main(page).getByRole('textbox', { name: 'Lozinka' }).fill(password)
  await main(page).getByRole('button', { name: 'Prijavi se' }).click()
}

test('a review shows after moderation, and a person cannot write a second one', async ({ page, browser }, { project }) => {
  const { slug, name } = bookOf(project.name)
  const person = await registerReviewer(page)
  const text = `Pročitano u jednoj noći, ${person.email.split('@')[0]}.`
  await page.goto(`/product/${slug}`)
  await main(page).getByRole('link', { name: 'Prijavite se i napišite recenziju' }).click()
  await signIn(page, person)
  await expect(page).toHaveURL(new RegExp(`/product/${slug}`))

  await main(page).getByRole('button', { name: 'Napišite recenziju' }).click()
  const form = page.getByRole('form', { name: 'Vaša recenzija' })
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(form.getByText('Odaberite ocjenu.')).toBeVisible()
  await form.getByRole('radio', { name: '4 zvjezdice' }).check({ force: true })
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(form.getByText('Napišite nekoliko riječi.')).toBeVisible()
  await form.getByLabel('Vaše mišljenje').fill(text)
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(page.getByText('Hvala! Objavit ćemo čim pročitamo.')).toBeVisible()
  const own = main(page).getByRole('listitem').filter({ hasText: text })
  await expect(own.getByText('Čeka objavu. Za sada je vidite samo vi.')).toBeVisible()
  await expect(main(page).getByText('Još nitko nije napisao ni riječ.')).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Napišite recenziju' })).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/product/${slug}`)
  await expect(main(visitor).getByRole('heading', { name: 'Što kažu čitatelji' })).toBeVisible()
  await expect(visitor.getByText(text)).toHaveCount(0)

  const office = await (await browser.newContext()).newPage()
  await openOffice(office, '/admin/reviews')
  const waiting = office.getByRole('listitem').filter({ hasText: text })
  await waiting.getByRole('button', { name: `Objavi: ${name}` }).click()
  await expect(waiting).toHaveCount(0)
  await expectAccessible(office)

  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText(text)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.reload()
  await own.scrollIntoViewIfNeeded()
  await expect(own.getByText('Čeka objavu.', { exact: false })).toHaveCount(0)
  await expect(own.getByRole('button', { name: 'Uredi' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Napišite recenziju' })).toHaveCount(0)
})

test('a signed-in user adds a product to the wishlist and removes it', async ({ page }, { project }) => {
  const { slug } = bookOf(project.name)
  await startSession(page, await registerReviewer(page))
  await page.goto(`/product/${slug}`)
  const wishButton = main(page).getByRole('button', { name: 'Spremi na popis želja', exact: true })
  await wishButton.click()
  await expect(page.getByText('Spremljeno na popis želja')).toBeVisible()
  await expect(wishButton).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(wishButton).toHaveAttribute('aria-pressed', 'true')
  await wishButton.click()
  await expect(page.getByText('Maknuto s popisa želja')).toBeVisible()
  await expect(wishButton).toHaveAttribute('aria-pressed', 'false')
})

test('saves a wishlist click while the page is being left, and other tabs follow', async ({ page, context }, { project }) => {
  const { slug } = bookOf(project.name)
  const wishButtonOf = (tab: Page) => main(tab).getByRole('button', { name: 'Spremi na popis želja', exact: true })
  await startSession(page, await registerReviewer(page))
  await page.goto(`/product/${slug}`)
  // The request waits until the browser has left the page.
  const continueLater = async (route: Route) => {
    await page.waitForURL('/o-nama')
    await route.continue()
  }
  await context.route('**/cms/wishlist/create', continueLater, { times: 1 })
  const requested = page.waitForRequest('**/cms/wishlist/create')
  await wishButtonOf(page).click()
  await requested
  await page.goto('/o-nama')
  await expect(async () => {
    await page.goto('/profil/popis-zelja')
    await expect(main(page).getByText('1 želja')).toBeVisible({ timeout: 2000 })
  }).toPass()

  const other = await context.newPage()
  await other.goto(`/product/${slug}`)
  await expect(wishButtonOf(other)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/product/${slug}`)
  await expect(wishButtonOf(page)).toHaveAttribute('aria-pressed', 'true')
  await wishButtonOf(page).click()
  await expect(wishButtonOf(other)).toHaveAttribute('aria-pressed', 'false')
})
