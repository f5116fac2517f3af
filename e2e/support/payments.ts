import { expect, type Page } from '@playwright/test'
import { reachPayment } from './shop'

/**
 * Stands in for PayPal's script, which is not ours to load in tests: two buttons in the place of PayPal's window. What it approves, it approves at the
 * loopback PayPal that the shop's server asks afterwards; the browser's word alone pays nothing.
 */
const fakePayPalScript = `
window.paypal = {
  Buttons(options) {
    return {
      isEligible: () => true,
      updateProps: () => {},
      close: () => Promise.resolve(),
      render(container) {
        const button = (name, act) => {
          const element = document.createElement('button')
          element.textContent = name
          Object.assign(element.style, { display: 'block', width: '100%', minHeight: '48px' })
          element.addEventListener('click', act)
          container.append(element)
        }
        button('Plati PayPalom', async () => {
          const orderID = await options.createOrder({}, {})
          await fetch('https://www.paypal.com/approve/' + orderID, { method: 'POST' })
          await options.onApprove({ orderID }, { restart() {} })
        })
        button('Odustani u PayPalu', () => options.onCancel({}, {}))
        return Promise.resolve()
      },
    }
  },
}
`

/** PayPal's hosts answer from here, for this page. */
export async function fakePayPal(page: Page) {
  const control = process.env.E2E_PAYPAL_URL ?? ''
  await page.route('https://www.paypal.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/sdk/js') return route.fulfill({ contentType: 'text/javascript', body: fakePayPalScript })
    const answer = await page.request.post(`${control}${pathname}`)
    return route.fulfill({ status: answer.status(), headers: { 'access-control-allow-origin': '*' }, body: await answer.body() })
  })
}

/** Orders by a method that pays elsewhere. */
export async function orderWith(page: Page, method: RegExp) {
  await reachPayment(page)
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
}

/** The practice bank's page. */
export async function answerAtBank(page: Page, choice: string) {
  await expect(page.getByRole('heading', { name: 'Potvrdite plaćanje' })).toBeVisible()
  await page.getByRole('button', { name: choice, exact: true }).click()
}

export const thanksHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hvala, narudžba je zaprimljena' })
