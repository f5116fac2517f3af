import { expect, type Page } from '@playwright/test'
import { reachPayment } from './shop'

/**
 * Replaces PayPal's script with two buttons. The approve button approves at the loopback PayPal, which the shop's server
 * queries afterwards: the browser's result alone pays nothing.
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

/** Mocks PayPal's hosts for this page. */
export async function fakePayPal(page: Page) {
  const control = process.env.E2E_PAYPAL_URL ?? ''
  await page.route('https://www.paypal.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/sdk/js') return route.fulfill({ contentType: 'text/javascript', body: fakePayPalScript })
    const answer = await page.request.post(`${control}${pathname}`)
    return route.fulfill({ status: answer.status(), headers: { 'access-control-allow-origin': '*' }, body: await answer.body() })
  })
}

/** Places an order with a payment method on another site. */
export async function orderWith(page: Page, method: RegExp) {
  await reachPayment(page)
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
}

/** Presses a button on the test bank's page. */
export async function answerAtBank(page: Page, choice: string) {
  await expect(page.getByRole('heading', { name: 'Potvrdite plaćanje' })).toBeVisible()
  await page.getByRole('button', { name: choice, exact: true }).click()
}

export const thanksHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })
