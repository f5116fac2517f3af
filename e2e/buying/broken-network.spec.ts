import type { Page } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'
import { acceptConsents, fillAddress, openCart, reachPayment, walkToPayment } from '@/e2e/support/shop'
import { expect, test } from '@/e2e/support/test'

/** With its text: an empty alert of Next announces changes of the route. */
const networkError = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /Nema veze|pokušajte ponovno|Ne znamo je li narudžba stigla/i })
    .first()

test.use({ allowedErrors: /Failed to load resource|net::ERR_/ })

test('offline while ordering: a Croatian error, no input lost, the retry succeeds', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await walkToPayment(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(networkError(page)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
})

test('offline after the address: the form stays as it is, and goes on with the network', async ({ page, context }) => {
  await openCart(page)
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await fillAddress(page)
  await acceptConsents(page)
  // What the page loads early is there before the network breaks.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Nastavi na dostavu' }).click()
  await expect(networkError(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Ulica').first()).not.toHaveValue('')
  await page.getByRole('button', { name: 'Nastavi na dostavu' }).click()
  await expect(page.getByRole('radio', { name: /adresu/ }).first()).toBeVisible()
})

/** Aborts the first response of the order and collects the slugs of all created orders. */
async function dropFirstResponse(page: Page) {
  const slugs: string[] = []
  await page.route('**/order/create', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    slugs.push(body.data?.orderSlug)
    if (slugs.length === 1) return route.abort()
    return route.fulfill({ response })
  })
  return slugs
}

test('the response of the order is lost: the retry shows the first order, not a second one', async ({ page }) => {
  await reachPayment(page)
  const slugs = await dropFirstResponse(page)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(networkError(page)).toBeVisible()
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  expect(slugs).toEqual([slugs[0], slugs[0]])
})

test('the response of the order is lost: a reload opens the order', async ({ page }) => {
  await reachPayment(page)
  const slugs = await dropFirstResponse(page)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(networkError(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  expect(slugs).toEqual([slugs[0], slugs[0]])
  await expect(page).toHaveURL(new RegExp(`orderSlug=${slugs[0]}`))
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Košarica je prazna' })).toBeVisible()
})

test('the response of the order is lost: another payment method opens the order', async ({ page }) => {
  await reachPayment(page)
  const slugs = await dropFirstResponse(page)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(networkError(page)).toBeVisible()
  await page.getByRole('radio', { name: /uplatnic/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  expect(slugs).toEqual([slugs[0], slugs[0]])
})

test('the response of the order is lost: the cart page opens the order', async ({ page }) => {
  await reachPayment(page)
  const slugs = await dropFirstResponse(page)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(networkError(page)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  expect(slugs).toEqual([slugs[0], slugs[0]])
})

test('a failed addition shows an error, and the next click works', async ({ page }) => {
  await page.goto('/product/jabuke-za-nepoznate')
  await page.route('**/cart/addItem', (route) => route.abort(), { times: 1 })
  const add = page.getByRole('main').getByRole('button', { name: 'Dodaj u košaricu' }).first()
  await add.click()
  await expect(networkError(page)).toBeVisible()
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Dodano u košaricu' })).toBeVisible()
})

/** Double-clicks a button and expects it to show that it is busy. */
async function doubleClick(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
}

/** Chooses a method; the continue button is busy until the choice is saved. */
async function choose(page: Page, method: RegExp, continueButton: string) {
  await page.getByRole('radio', { name: method }).check()
  await expect(page.getByRole('button', { name: continueButton })).toHaveAttribute('aria-busy', 'true')
}

test('slow network: each step shows that it is busy, and a double click sends one request', async ({ page }) => {
  await openCart(page)
  await page.route('**/api/**', async (route) => {
    await delay(700)
    await route.continue()
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await expect(page.getByRole('status', { name: 'Učitavamo naplatu' }).first()).toBeVisible()
  await fillAddress(page)
  await acceptConsents(page)
  await doubleClick(page, 'Nastavi na dostavu')
  await choose(page, /adresu/, 'Nastavi na plaćanje')
  await page.getByRole('button', { name: 'Nastavi na plaćanje' }).dblclick()
  await choose(page, /pouzeć/i, 'Naruči uz obvezu plaćanja')
  await doubleClick(page, 'Naruči uz obvezu plaćanja')
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  const times = (path: string) => requested.filter((one) => one.endsWith(path)).length
  expect([times('/consent/log/create'), times('/saveDeliveryMethod'), times('/savePaymentMethod'), times('/order/create')]).toEqual([
    1, 1, 1, 1,
  ])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
