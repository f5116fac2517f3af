import { answerAtBank, orderWith, fakePayPal, thanksHeading } from '@/e2e/support/payments'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

const card = /kartica/i
const payPal = /paypal/i

test('the same order is paid after a declined card', async ({ page }) => {
  await orderWith(page, card)
  await answerAtBank(page, 'Odbij plaćanje')

  await expect(page.getByRole('heading', { level: 1, name: 'Plaćanje nije uspjelo' })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Plati ponovno' })
  await expect(retry).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const slug = new URL(page.url()).searchParams.get('orderSlug')
  // docs/rules/checkout.md#unpaid-order
  await page.goto('/kosarica')
  await expect(page.getByText(/^Narudžba .* čeka plaćanje$/)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await retry.click()

  // Back from the bank opens a page with a button, not straight to the bank again.
  await expect(page.getByRole('heading', { name: 'Potvrdite plaćanje' })).toBeVisible()
  await page.goBack()
  const pay = page.getByRole('button', { name: /^Plati: .*kartica/i })
  await expect(pay).toBeVisible()
  // The same order can be paid without a card too.
  await page
    .getByRole('button', { name: /^Odaberi: / })
    .first()
    .click()
  // docs/rules/payments.md#payment-confirmation
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Naruči uz obvezu plaćanja · / })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await pay.click()
  await answerAtBank(page, 'Odobri plaćanje')

  await expect(thanksHeading(page)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('orderSlug')).toBe(slug)
  await expect(page.getByRole('heading', { name: 'Sve je plaćeno' })).toBeVisible()
  await expectAccessible(page)

  // The payment page rejects a paid order, and the cart is empty.
  await page.goto(`/naplata/placanje?orderSlug=${slug}`)
  await expect(page.getByText('Ova je narudžba plaćena')).toBeVisible()
  await page.goto('/kosarica')
  await expect(page.getByRole('heading', { name: 'Košarica je prazna' })).toBeVisible()
})

test('the webhook settles the payment of a buyer who never returned from the bank', async ({ page }) => {
  await orderWith(page, card)
  await expect(page.getByRole('heading', { name: 'Potvrdite plaćanje' })).toBeVisible()
  await page.goBack()
  const slug = new URL(page.url()).searchParams.get('orderSlug')
  await page.getByRole('button', { name: /^Plati: .*kartica/i }).click()
  await answerAtBank(page, 'Odobri bez povratka')
  await expect(page.getByRole('heading', { name: 'Plaćanje je odobreno, povratak je izgubljen' })).toBeVisible()
  await page.goto(`/naplata/uspjesna?orderSlug=${slug}`)
  // The thanks page polls until the webhook is processed.
  await expect(page.getByRole('heading', { name: 'Sve je plaćeno' })).toBeVisible({ timeout: 20_000 })
})

test('PayPal: cancelled first, then approved and captured by the server', async ({ page }) => {
  await fakePayPal(page)
  await orderWith(page, payPal)
  await page.getByRole('button', { name: 'Odustani u PayPalu' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Plaćanje je prekinuto' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Plati PayPalom' }).click()
  await expect(thanksHeading(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sve je plaćeno' })).toBeVisible()
})

test.describe('without PayPal’s script', () => {
  test.use({ allowedErrors: /paypal/i })

  test('shows an error, and a card pays the same order', async ({ page }) => {
    await page.route('https://www.paypal.com/**', (route) => route.abort())
    await orderWith(page, payPal)
    await expect(page.getByRole('alert').filter({ hasText: 'PayPal se nije učitao' })).toBeVisible()
    await page.getByRole('button', { name: 'Drugi način plaćanja' }).click()
    await page.getByRole('button', { name: /^Plati: .*kartica/i }).click()
    await answerAtBank(page, 'Odobri plaćanje')
    await expect(page.getByRole('heading', { name: 'Sve je plaćeno' })).toBeVisible()
  })
})
