import type { Page } from '@playwright/test'
import { openAccount, signIn } from '@/e2e/support/accounts'
import { api, openCart, putInCart, reachPayment, startCart } from '@/e2e/support/shop'
import { firstSignIn } from '@/e2e/support/office'
import { expect, expectAccessible, expectFitsLargeText, expectNoSideScroll, test } from '@/e2e/support/test'

/** A book with a member price and a large stock. */
const book = { slug: 'samome-sebi', name: 'Samome sebi' }
/** A valid membership card that no demo user has on their profile. */
const card = '2900 2600 5114 0'

const quantity = (page: Page, name = book.name) => page.getByRole('spinbutton', { name: `Količina: ${name}` })
const summary = (page: Page) => page.getByRole('definition')

test.describe('discounts', () => {
  // The server refuses codes and numbers with 4xx, which the browser logs to its console.
  test.use({ allowedErrors: /Failed to load resource/ })

  test('a coupon is refused at its field, applied in any spelling, and removed', async ({ page }) => {
    await openCart(page, book)
    await expectFitsLargeText(page)
    const field = page.getByLabel('Kôd kupona')
    await page.getByRole('button', { name: 'Primijeni' }).first().click()
    await expect(field).toHaveAccessibleDescription('Upišite kôd kupona.')
    await field.fill('NOCKNJIGE')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription('Uneseni kupon nije valjan: rok mu je prošao.')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expectAccessible(page)

    await field.fill(' lampa 10 ')
    await field.press('Enter')
    await expect(page.getByText('Kupon LAMPA10', { exact: true }).first()).toBeVisible()
    await expect(summary(page).filter({ hasText: '−1,99 €' })).toBeVisible()
    await expect(summary(page).filter({ hasText: '17,91 €' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await expectFitsLargeText(page)
    await page.reload()
    await page.getByRole('button', { name: 'Ukloni kupon LAMPA10' }).click()
    await expect(field).toBeVisible()
    await expect(summary(page).filter({ hasText: '−1,99 €' })).toHaveCount(0)
  })

  test('a member card applies after signing in, and the cart is kept', async ({ page }) => {
    const person = await openAccount(page)
    await putInCart(page, book)
    await expect(page.getByText(/Imate člansku karticu/)).toBeVisible()
    await signIn(page, person)
    await page.goto('/kosarica')
    await expect(quantity(page)).toHaveValue('1')

    const field = page.getByLabel('Broj članske kartice')
    const apply = page.locator('form').filter({ has: field }).getByRole('button', { name: 'Primijeni' })
    await apply.click()
    await expect(field).toHaveAccessibleDescription('Upišite broj članske kartice.')
    await field.fill('1234567')
    await apply.click()
    await expect(field).toHaveAccessibleDescription(/nije valjana/)
    await field.fill(card)
    await apply.click()
    await expect(page.getByText('Članska kartica … 1140')).toBeVisible()
    await expect(summary(page).filter({ hasText: '−2,00 €' })).toBeVisible()
    await expect(summary(page).filter({ hasText: '17,90 €' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/product/${book.slug}`)
    await expect(page.getByText('Vaša članska cijena 17,90 €').first()).toBeVisible()
  })
})

test('two tabs show one cart', async ({ page, context }) => {
  await openCart(page, book)
  const other = await context.newPage()
  await other.goto('/kosarica')
  await expect(quantity(other)).toHaveValue('1')
  await page.getByRole('button', { name: 'Povećaj količinu' }).click()
  await expect(quantity(other)).toHaveValue('2')
  await other.getByRole('button', { name: `Ukloni ${book.name} iz košarice` }).click()
  await expect(page.getByRole('heading', { name: 'Košarica je prazna' })).toBeVisible()
})

test('saves the last of several quick quantities on a slow network', async ({ page }) => {
  await openCart(page, book)
  const sent: unknown[] = []
  await page.route('**/cart/updateItem', async (route) => {
    sent.push(route.request().postDataJSON().qty)
    // The first response is the slowest.
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, sent.length === 1 ? 1500 : 0))
    await route.fulfill({ response })
  })
  await quantity(page).fill('3')
  await quantity(page).press('Enter')
  await expect.poll(() => sent).toEqual([3])
  const last = page.waitForResponse((answer) => answer.url().includes('updateItem') && answer.request().postDataJSON().qty === 5)
  for (const qty of ['4', '5']) {
    await quantity(page).fill(qty)
    await quantity(page).press('Enter')
  }
  await expect(page.getByText('99,50 €').first()).toBeVisible()
  await expect(quantity(page)).toHaveValue('5')
  await last
  await page.reload()
  await expect(quantity(page)).toHaveValue('5')
  expect(sent).toEqual([3, 5])
})

test('a double click adds a quantity of one', async ({ page }) => {
  await page.goto(`/product/${book.slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Dodaj u košaricu' }).first().dblclick()
  await expect(page.getByRole('dialog', { name: 'Dodano u košaricu' })).toBeVisible()
  await page.goto('/kosarica')
  await expect(quantity(page)).toHaveValue('1')
})

test(
  'the cart dialog takes at most 80 % of the height and 70 % of the width, and a click outside closes it',
  { tag: '@phone' },
  async ({ page }) => {
    await startCart(page, book)
    await page.goto('/shop/romani')
    const add = page.getByRole('main').getByRole('button', { name: /^Dodaj u košaricu/ })
    await add.first().click()
    const dialog = page.getByRole('dialog', { name: 'Dodano u košaricu' })
    await expect(dialog.getByLabel('Kôd kupona')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Na naplatu' })).toBeVisible()
    // Cross-sells come with texts that this page did not load.
    await dialog.getByRole('heading', { name: 'Ide uz ovo' }).scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('button', { name: /^Dodaj u košaricu: / }).first()).toBeVisible()
    await expectAccessible(page)
    const screen = page.viewportSize() ?? { width: 0, height: 0 }
    const box = await dialog.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(screen.height * 0.8 + 1)
    if (screen.width > 1000) expect(box?.width).toBeCloseTo(screen.width * 0.7, 0)
    await page.mouse.click(screen.width / 2, 4)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/romani/)

    await add.first().click()
    await dialog.getByRole('link', { name: book.name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(book.slug))
    await expect(dialog).toHaveCount(0)
  },
)

test('an addition after an order and Back opens a new cart', async ({ page }) => {
  await reachPayment(page)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Košarica je prazna' })).toBeVisible()
  await putInCart(page, book)
  await expect(quantity(page)).toHaveValue('1')
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
})

test('the order note survives a reload', async ({ page }) => {
  await openCart(page, book)
  await page.getByLabel('Napomena uz narudžbu').fill('Zvonite dvaput.')
  await page.reload()
  await expect(page.getByLabel('Napomena uz narudžbu')).toHaveValue('Zvonite dvaput.')
})

test('a changed price shows at its line until it is acknowledged', async ({ page }, testInfo) => {
  // The projects share the shop, so each changes its own book.
  const own = testInfo.project.name === 'desktop' ? { slug: 'bijeg', name: 'Bijeg' } : { slug: 'ogledi-o-sebi', name: 'Ogledi o sebi' }
  await openCart(page, own)
  const { tokens } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
  const headers = { accessToken: tokens.accessToken }
  const { id } = await api(page, 'GET', `/api/v1/product/web/get?slug=${own.slug}`)
  const { version } = await api(page, 'GET', `/api/v1/product/office/getVersion/${id}`, { headers })
  await api(page, 'PATCH', `/api/v1/product/office/update/${id}`, { headers, data: { version, retailPrice: 18.36 } })

  await page.reload()
  await expect(page.getByText(/Cijena se u međuvremenu promijenila: bila je .+, sada je 18,36\s€\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `U redu, nova cijena: ${own.name}` }).click()
  await expect(page.getByText(/Cijena se u međuvremenu promijenila/)).toHaveCount(0)
  await page.reload()
  await expect(quantity(page, own.name)).toHaveValue('1')
  await expect(page.getByText(/Cijena se u međuvremenu promijenila/)).toHaveCount(0)
})

test('saves a quantity that changes while the page is being left', async ({ page }) => {
  await openCart(page, book)
  await page.getByRole('button', { name: 'Povećaj količinu' }).click()
  await expect(quantity(page)).toHaveValue('2')
  await page.goto('/o-nama')
  await page.goto('/kosarica')
  await expect(quantity(page)).toHaveValue('2')
})
