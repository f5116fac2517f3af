import type { Page } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'
import { acceptConsents, fillAddress, putInCart, reachPayment } from './support/shop'
import { expect, test } from './support/test'

test.use({ allowedErrors: /Failed to load resource|net::ERR_/ })

test('the network is cut while ordering: a Croatian error, nothing lost, the retry succeeds', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await reachPayment(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Nema veze|pokušajte ponovno/i })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala, narudžba je zaprimljena' })).toBeVisible()
})

/** The slugs of the orders that were made, as the server answered them: the browser never hears the first. */
async function dropFirstAnswer(page: Page) {
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

test('the answer of the order is lost: the retry shows the order that was made, not a second one', { tag: '@once' }, async ({ page }) => {
  await reachPayment(page)
  const slugs = await dropFirstAnswer(page)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala, narudžba je zaprimljena' })).toBeVisible()
  expect(slugs).toEqual([slugs[0], slugs[0]])
})

test(
  'the answer of the order is lost, and the page is loaded anew: it leads to the order that was made',
  { tag: '@once' },
  async ({ page }) => {
    await reachPayment(page)
    const slugs = await dropFirstAnswer(page)
    await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /Nema veze|pokušajte ponovno/i })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Hvala, narudžba je zaprimljena' })).toBeVisible()
    expect(slugs).toEqual([slugs[0], slugs[0]])
    await expect(page).toHaveURL(new RegExp(`orderSlug=${slugs[0]}`))
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Košarica je prazna' })).toBeVisible()
  },
)

test(
  'the answer of the order is lost, and another way to pay is chosen: it leads to the order that was made',
  { tag: '@once' },
  async ({ page }) => {
    await reachPayment(page)
    const slugs = await dropFirstAnswer(page)
    await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /Nema veze|pokušajte ponovno/i })).toBeVisible()
    await page.getByRole('radio', { name: /uplatnic/i }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hvala, narudžba je zaprimljena' })).toBeVisible()
    expect(slugs).toEqual([slugs[0], slugs[0]])
  },
)

test('the answer of the order is lost, and the cart is opened: it leads to the order that was made', { tag: '@once' }, async ({ page }) => {
  await reachPayment(page)
  const slugs = await dropFirstAnswer(page)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Nema veze|pokušajte ponovno/i })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala, narudžba je zaprimljena' })).toBeVisible()
  expect(slugs).toEqual([slugs[0], slugs[0]])
})

test('a click on add that fails says so, and the next one works', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/jabuke-za-nepoznate')
  await page.route('**/cart/addItem', (route) => route.abort(), { times: 1 })
  const add = page.getByRole('main').getByRole('button', { name: 'Dodaj u košaricu' }).first()
  await add.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Dodano u košaricu' })).toBeVisible()
})

/** In a hurry; and what is under way says so. */
async function doubleClick(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
}

/** Until a choice is written down, the way on waits for it. */
async function choose(page: Page, method: RegExp, wayOn: string) {
  await page.getByRole('radio', { name: method }).check()
  await expect(page.getByRole('button', { name: wayOn })).toHaveAttribute('aria-busy', 'true')
}

test('a slow network: each step says that it is busy, and two presses are one', { tag: '@once' }, async ({ page }) => {
  await putInCart(page)
  await page.route('**/api/**', async (route) => {
    await delay(700)
    await route.continue()
  })
  const written: string[] = []
  page.on('request', (request) => written.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await expect(page.getByRole('status', { name: 'Učitavamo naplatu' }).first()).toBeVisible()
  await fillAddress(page)
  await acceptConsents(page)
  await doubleClick(page, 'Nastavi na dostavu')
  await choose(page, /adresu/, 'Nastavi na plaćanje')
  await page.getByRole('button', { name: 'Nastavi na plaćanje' }).dblclick()
  await choose(page, /pouzeć/i, 'Naruči uz obvezu plaćanja')
  await doubleClick(page, 'Naruči uz obvezu plaćanja')
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala, narudžba je zaprimljena' })).toBeVisible()
  const times = (path: string) => written.filter((one) => one.endsWith(path)).length
  expect([times('/consent/log/create'), times('/saveDeliveryMethod'), times('/savePaymentMethod'), times('/order/create')]).toEqual([
    1, 1, 1, 1,
  ])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
