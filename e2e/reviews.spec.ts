import type { Page, Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { register } from './support/accounts'
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test'

// SPEC 3 and 6: reviews are written by registered people, one each, and shown once somebody of the shop has read them.

const main = (page: Page) => page.getByRole('main')

/** A book for each screen, so that both may run at once. */
const books = { desktop: { slug: 'bijeg', name: 'Bijeg' }, phone: { slug: 'tetke', name: 'Tetke' } }
const bookOf = (project: string) => (project === 'phone' ? books.phone : books.desktop)

async function newPerson(page: Page) {
  const email = `recenzent-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@primjer.hr`
  const password = 'lampa-pod-stolom-7'
  const details = { firstName: 'Nada', lastName: 'Čitić' }
  await register(page, { details, email, password })
  return { email, password }
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await main(page).getByLabel('E-pošta').fill(email)
  await main(page).getByRole('textbox', { name: 'Lozinka' }).fill(password)
  await main(page).getByRole('button', { name: 'Prijavi se' }).click()
}

/** The back-office sign-in the launcher made for this server. */
function firstSignIn() {
  const text = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'first-sign-in.txt'), 'utf8')
  return { email: text.match(/\S+@\S+/)?.[0] ?? '', password: text.match(/Lozinka:\s*(\S+)/)?.[1] ?? '' }
}

test('a review is written, read by the shop, and shown; a second one is none', async ({ page, browser }, { project }) => {
  const { slug, name } = bookOf(project.name)
  const person = await newPerson(page)
  const words = `Pročitano u jednoj noći, ${person.email.slice(11, 24)}.`
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
  await form.getByLabel('Vaše mišljenje').fill(words)
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(page.getByText('Hvala! Objavit ćemo čim pročitamo.')).toBeVisible()
  const own = main(page).getByRole('listitem').filter({ hasText: words })
  await expect(own.getByText('Čeka objavu. Za sada je vidite samo vi.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Napišite recenziju' })).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/product/${slug}`)
  await expect(main(visitor).getByRole('heading', { name: 'Što kažu čitatelji' })).toBeVisible()
  await expect(visitor.getByText(words)).toHaveCount(0)

  const office = await (await browser.newContext()).newPage()
  await office.goto('/adminLogin')
  await office.getByLabel('E-pošta').fill(firstSignIn().email)
  await office.getByRole('textbox', { name: 'Lozinka' }).fill(firstSignIn().password)
  await office.getByRole('button', { name: /Prijav/ }).click()
  await expect(office).toHaveURL(/\/admin$/)
  await office.goto('/admin/reviews')
  const waiting = office.getByRole('listitem').filter({ hasText: words })
  await waiting.getByRole('button', { name: `Objavi: ${name}` }).click()
  await expect(waiting).toHaveCount(0)
  await expectAccessible(office)

  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText(words)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.reload()
  await expect(own).toBeVisible()
  await expect(own.getByText('Čeka objavu.', { exact: false })).toHaveCount(0)
  await expect(own.getByRole('button', { name: 'Uredi' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Napišite recenziju' })).toHaveCount(0)
})

test('the heart of somebody signed in is kept', async ({ page }, { project }) => {
  const { slug } = bookOf(project.name)
  await page.goto('/prijava')
  await signIn(page, await newPerson(page))
  await expect(page).toHaveURL(/\/$/)
  await page.goto(`/product/${slug}`)
  const heart = main(page).getByRole('button', { name: 'Spremi na popis želja', exact: true })
  await heart.click()
  await expect(page.getByText('Spremljeno na popis želja')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText('Maknuto s popisa želja')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a wish clicked while leaving is kept, and another tab knows of it', async ({ page, context }, { project }) => {
  const { slug } = bookOf(project.name)
  const heartOf = (tab: Page) => main(tab).getByRole('button', { name: 'Spremi na popis želja', exact: true })
  await page.goto('/prijava')
  await signIn(page, await newPerson(page))
  await expect(page).toHaveURL(/\/$/)
  await page.goto(`/product/${slug}`)
  // A connection so slow that the page is gone before the wish is on its way.
  const slowly = async (route: Route) => {
    await page.waitForURL('/o-nama')
    await route.continue()
  }
  await context.route('**/cms/wishlist/create', slowly, { times: 1 })
  const asked = page.waitForRequest('**/cms/wishlist/create')
  await heartOf(page).click()
  await asked
  await page.goto('/o-nama')
  await expect(async () => {
    await page.goto('/profil/popis-zelja')
    await expect(main(page).getByText('1 želja')).toBeVisible({ timeout: 2000 })
  }).toPass()

  const other = await context.newPage()
  await other.goto(`/product/${slug}`)
  await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/product/${slug}`)
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  await heartOf(page).click()
  await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'false')
})
