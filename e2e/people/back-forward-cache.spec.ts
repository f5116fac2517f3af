import type { BrowserContext, Page } from '@playwright/test'
import config from '@/playwright.config'
import { findFullChromium } from '@/scripts/lib/testing/chromium.mjs'
import { openAccount, signIn } from '@/e2e/support/accounts'
import { api, buyer, wishButton, memberBook, memberPrice, putInCart } from '@/e2e/support/shop'
import { expect, test } from '@/e2e/support/test'

// Back may restore a whole page from the browser's back/forward cache. Playwright switches that cache off and the headless shell has none, so these tests
// run a full Chromium with it.
const executablePath = findFullChromium() ?? undefined
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })
test.skip(!executablePath, 'the headless shell has no back/forward cache: apt-get install chromium, or npx playwright install chromium')

const restored = { isRestored: true, reasons: [] }

/** Returns a function that goes back and reports whether the page came from the back/forward cache, and why not. */
async function trackBackNavigation(context: BrowserContext, page: Page) {
  const key = 'isRestored'
  await context.addInitScript((name) => {
    addEventListener('pagehide', () => void Reflect.deleteProperty(window, name))
    addEventListener('pageshow', ({ persisted }) => void Reflect.set(window, name, persisted))
  }, key)
  const browser = await context.newCDPSession(page)
  await browser.send('Page.enable')
  let reasons: string[] = []
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason)
  })

  return async function back(path: string) {
    reasons = []
    // A restored page fires no load event.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    await page.waitForFunction((name) => Reflect.has(window, name), key)
    const isRestored = await page.evaluate((name): unknown => Reflect.get(window, name), key)
    // The browser reports the reasons after the page has loaded.
    if (isRestored !== true) await expect.poll(() => reasons, { message: `why ${path} was not restored` }).not.toEqual([])
    return { isRestored, reasons }
  }
}

/** Creates a person with an address, a card, a wish and a cart, visits the page of each, and leaves them. */
async function visitPersonalPages(page: Page) {
  const person = await openAccount(page, { firstName: 'Dobrila', memberCardBarcode: '2900260041073' })
  const { firstName, lastName, email, password } = person
  const { tokens } = await api(page, 'POST', '/api/v1/login', { data: { username: email, password } })
  const { phone: contactPhone, houseNumber, zipCode, city } = buyer
  const home = {
    firstName,
    lastName,
    contactEmail: email,
    contactPhone,
    country: 'HR',
    street: 'Spremljena ulica',
    houseNumber,
    zipCode,
    city,
  }
  const headers = { accessToken: tokens.accessToken }
  await api(page, 'POST', '/api/v1/user/web/address/create', { data: { ...home, type: 'main' }, headers })
  await signIn(page, person)
  await putInCart(page, memberBook)

  await page.goto('/profil')
  await expect(
    page
      .getByRole('main')
      .getByText(/Dobrila/)
      .first(),
  ).toBeVisible()
  await page.goto('/profil/adrese')
  await expect(page.getByText(/Spremljena ulica/).first()).toBeVisible()
  await page.goto(`/product/${memberBook.slug}`)
  await expect(memberPrice(page)).not.toHaveCount(0)
  const wished = page.waitForResponse('**/cms/wishlist/create')
  await wishButton(page).click()
  await wished
  await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/profil/popis-zelja')
  await expect(page.getByRole('main').getByText(memberBook.name).first()).toBeVisible()
  await page.goto('/kosarica')
  await expect(page.getByRole('main').getByText(memberBook.name).first()).toBeVisible()
  await page.goto('/o-nama')
  return person
}

async function signOut(page: Page) {
  await page.goto('/profil')
  await page.getByRole('button', { name: 'Odjavi se' }).first().click()
  await expect(page.getByText('Odjavljeni ste.')).toBeVisible()
}

async function expectNoPersonalData(page: Page, { email }: { email: string }) {
  await expect(page.getByRole('link', { name: /^Košarica, \d/ })).toHaveCount(0)
  for (const text of ['Dobrila', 'Spremljena ulica', '2900260041073', email]) await expect(page.locator('body')).not.toContainText(text)
}

// A restored page may ask for something of the account before it learns that the session has ended.
test.use({ allowedErrors: /status of 401/ })

test('the back/forward cache restores pages', async ({ page, context }) => {
  const back = await trackBackNavigation(context, page)
  const paths = ['/', '/pretraga?q=jabuke', `/product/${memberBook.slug}`, '/kosarica']
  // Chromium evicts a page that still gets answers when it is left.
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' })
  await page.goto('/o-nama')
  for (const path of paths.toReversed()) expect(await back(path)).toEqual(restored)
})

for (const [next, cart] of [
  ['a visitor', 'Odjavljeni ste'],
  ['another person', 'Košarica je prazna'],
]) {
  test(`restored pages show ${next} no data of the previous person`, async ({ page, context }) => {
    await context.addInitScript(() => {
      // Chromium evicts a cached page that receives a channel message, and delivers storage events on restore. Without both, as in other browsers, the page
      // returns unchanged.
      Reflect.deleteProperty(window, 'BroadcastChannel')
      addEventListener('storage', (event) => event.stopImmediatePropagation())
    })
    const back = await trackBackNavigation(context, page)
    const first = await visitPersonalPages(page)
    const second = await openAccount(page)
    const other = await context.newPage()
    await signOut(other)
    if (next === 'another person') await signIn(other, second)

    expect(await back('/kosarica')).toEqual(restored)
    await expect(page.getByRole('heading', { name: cart })).toBeVisible()
    await expect(page.getByRole('main').getByText(memberBook.name)).toHaveCount(0)
    await expectNoPersonalData(page, first)
    expect(await back('/profil/popis-zelja')).toEqual(restored)
    await expect(page.getByRole('main').getByText(memberBook.name)).toHaveCount(0)
    await expectNoPersonalData(page, first)
    expect(await back(`/product/${memberBook.slug}`)).toEqual(restored)
    await expect(memberPrice(page)).toHaveCount(0)
    await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'false')
    await expectNoPersonalData(page, first)
    expect(await back('/profil/adrese')).toEqual(restored)
    await expectNoPersonalData(page, first)
    expect(await back('/profil')).toEqual(restored)
    await expectNoPersonalData(page, first)
  })
}
