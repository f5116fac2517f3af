import type { Page } from '@playwright/test'
import { register } from '@/e2e/support/accounts'
import { setPrice } from '@/e2e/support/office'
import { acceptConsents, api, book, buyer, fillAddress, putInCart, startCart } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

const password = 'lozinka-za-probu'
const toDelivery = (page: Page) => page.getByRole('button', { name: 'Nastavi na dostavu' })
const toPayment = (page: Page) => page.getByRole('button', { name: 'Nastavi na plaćanje' })
const order = (page: Page) => page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })
const review = (page: Page) => page.getByRole('region', { name: 'Provjerite prije narudžbe' })

async function goToCheckout(page: Page, product: { slug: string } = book) {
  await startCart(page, product)
  await page.goto('/naplata')
}

/** Chooses home delivery and continues to payment. */
async function chooseDelivery(page: Page) {
  await page.getByRole('radio', { name: /adresu/ }).check()
  await toPayment(page).click()
  await expect(page.getByRole('heading', { name: 'Kako plaćate?' })).toBeVisible()
}

async function payByTransfer(page: Page) {
  await page.getByRole('radio', { name: /uplatnic/i }).check()
}

/** Registers a person, saves an address when given, and signs in. */
async function registerAndSignIn(page: Page, { address }: { address?: object } = {}) {
  const email = `kupac-${crypto.randomUUID()}@primjer.hr`
  const details = { firstName: 'Ivana', lastName: 'Horvat' }
  await register(page, { details, email, password })
  if (address) {
    const { tokens } = await api(page, 'POST', '/api/v1/login', { data: { username: email, password } })
    await api(page, 'POST', '/api/v1/user/web/address/create', { data: address, headers: { accessToken: tokens.accessToken } })
    await page.context().clearCookies({ name: /refresh/ })
  }
  await page.goto('/prijava')
  await page.getByLabel('E-pošta').fill(email)
  await page.getByRole('textbox', { name: 'Lozinka' }).fill(password)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page).not.toHaveURL(/prijava/)
  return { email }
}

test('a company orders with an R1 invoice to another address; a wrong OIB shows at its field', async ({ page }) => {
  await goToCheckout(page)
  await fillAddress(page)
  await acceptConsents(page)
  await page.getByLabel('Adresa za račun je drukčija').check()
  await page.getByLabel('Kupujem za tvrtku').check()
  await page.getByLabel('Naziv tvrtke').fill('Čitaonica d.o.o.')
  await page.getByLabel('OIB tvrtke').fill('99007123052')
  await toDelivery(page).click()

  const summary = page.getByRole('alert').filter({ hasText: 'Provjerite ova polja' })
  await expect(summary).toBeFocused()
  await expect(summary.getByText('Provjerite ova polja')).toBeInViewport({ ratio: 1 })
  await expect(summary.getByRole('link', { name: /Adresa za račun/ })).toHaveCount(8)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await summary.getByRole('link', { name: /OIB tvrtke/ }).click()
  await expect(page.getByLabel('OIB tvrtke')).toBeFocused()
  await page.getByLabel('OIB tvrtke').fill('99007123051')

  const billing = page.getByRole('group', { name: 'Adresa za račun' })
  const bill = { Ime: 'Petra', Prezime: 'Kralj', 'Adresa e-pošte': 'racuni@primjer.hr', Telefon: '01 234 5678', Ulica: 'Savska' }
  const place = { 'Kućni broj': '5', 'Poštanski broj': '21000', Mjesto: 'Split' }
  for (const [label, value] of Object.entries({ ...bill, ...place }))
    await billing.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
  await toDelivery(page).click()
  await chooseDelivery(page)
  await payByTransfer(page)

  await expect(review(page)).toContainText('Čitaonica d.o.o., 99007123051')
  await expect(review(page)).toContainText('21000 Split')
  await expect(review(page)).toContainText(`${buyer.zipCode} ${buyer.city}`)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await order(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Čitaonica d.o.o., 99007123051').first()).toBeVisible()
})

test('a signed-in buyer uses a saved address, edits it and adds another', async ({ page }) => {
  const address = {
    type: 'shipping',
    firstName: 'Ivana',
    lastName: 'Horvat',
    contactEmail: 'ivana@primjer.hr',
    contactPhone: '091 234 567',
    country: 'HR',
    city: 'Rijeka',
    street: 'Korzo',
    houseNumber: '3',
    zipCode: '51000',
  }
  await registerAndSignIn(page, { address })
  await putInCart(page)
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await expect(page.getByRole('radio', { name: /Korzo 3, 51000 Rijeka/ })).toBeChecked()
  await expect(page.getByText('Imate korisnički račun?')).toBeHidden()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.getByRole('button', { name: 'Uredi ovu adresu' }).click()
  await page.getByLabel('Kućni broj').fill('3b')
  await page.getByLabel('Adresa za račun je drukčija').check()
  const billing = page.getByRole('radio', { name: 'Nova adresa' }).last()
  await billing.check()
  const place = { Telefon: '01 234 5678', Ulica: 'Ilica', 'Kućni broj': '9', 'Poštanski broj': '10000', Mjesto: 'Zagreb' }
  for (const [label, value] of Object.entries(place)) await page.getByLabel(label).last().fill(value)
  await acceptConsents(page)
  await toDelivery(page).click()
  await chooseDelivery(page)
  await payByTransfer(page)
  await expect(review(page)).toContainText('Korzo 3b')
  await expect(review(page)).toContainText('Ilica 9')

  // The address book holds both now, and they are chosen after going back.
  await review(page).getByRole('button', { name: 'Promijeni adrese' }).first().click()
  await expect(page.getByRole('radio', { name: /Korzo 3b, 51000 Rijeka/ }).first()).toBeChecked()
  await expect(page.getByRole('radio', { name: /Ilica 9, 10000 Zagreb/ }).last()).toBeChecked()

  // An edit changes the entry: the address book still holds two.
  await page.getByRole('button', { name: 'Uredi ovu adresu' }).last().click()
  await page.getByLabel('Kućni broj').fill('9a')
  await toDelivery(page).click()
  await expect(page.getByRole('heading', { name: 'Kako da stigne?' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Ilica 9a, 10000 Zagreb/ }).last()).toBeChecked()
  await expect(page.getByRole('radio', { name: /Korzo|Ilica/ })).toHaveCount(4)
})

test('a digital cart skips delivery: billing address, then payment', async ({ page }) => {
  await goToCheckout(page, { slug: 'e-bijele-noci' })
  await expect(page.getByRole('heading', { name: 'Tko kupuje?' })).toBeVisible()
  await expect(page.getByLabel('Adresa za račun je drukčija')).toHaveCount(0)
  await fillAddress(page)
  await acceptConsents(page)
  await toPayment(page).click()
  await expect(page.getByRole('heading', { name: 'Kako plaćate?' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Koraci naplate' }).getByRole('listitem')).toHaveCount(2)
  await payByTransfer(page)
  await expect(review(page)).not.toContainText('Način dostave')
  await order(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('Back and Forward move between the steps, and a link to a later step shows the first incomplete one', async ({ page }) => {
  await goToCheckout(page)
  await page.goto('/naplata?korak=payment')
  await expect(page.getByRole('heading', { name: 'Kamo šaljemo?' })).toBeVisible()
  await expect(page).toHaveURL(/korak=address/)
  await fillAddress(page)
  await acceptConsents(page)
  await toDelivery(page).click()
  await chooseDelivery(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Kako da stigne?' })).toBeFocused()
  await expect(page.getByRole('radio', { name: /adresu/ })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Kamo šaljemo?' })).toBeFocused()
  await expect(page.getByLabel('Prezime').first()).toHaveValue(buyer.lastName)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Kako da stigne?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kako da stigne?' })).toBeVisible()
})

test('another country brings other delivery methods and clears a choice that is not available there', async ({ page }) => {
  await goToCheckout(page)
  await fillAddress(page)
  await acceptConsents(page)
  await toDelivery(page).click()
  await page.getByRole('radio', { name: /paketnoj/ }).check()
  await page.getByLabel('Tražite po mjestu').fill('split')
  await page.getByRole('group', { name: 'Poslovnica' }).getByRole('radio').first().check()
  await toPayment(page).click()
  await expect(review(page)).toContainText('Preuzimanje na paketnoj točki')
  await review(page).getByRole('button', { name: 'Promijeni adrese' }).first().click()
  await page.getByLabel('Država').first().selectOption('SI')
  await page.getByLabel('Poštanski broj').first().fill('1000')
  await acceptConsents(page)
  await toDelivery(page).click()
  await expect(page.getByRole('radio', { name: /adresu/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /paketnoj/ })).toHaveCount(0)
  await toPayment(page).click()
  await expect(page.getByText('Molimo odaberite metodu dostave prije nastavka').first()).toBeVisible()
})

test.describe('network errors', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR_/ })

  test('at each step: shows an error, keeps the input, and the next click continues', async ({ page }) => {
    await goToCheckout(page)
    await fillAddress(page)
    await acceptConsents(page)
    await failOnce(page, '**/v1/user/guest', () => toDelivery(page).click())
    await expect(page.getByLabel('Prezime').first()).toHaveValue(buyer.lastName)
    await failOnce(page, '**/consent/log/create', () => toDelivery(page).click())
    await toDelivery(page).click()

    const home = page.getByRole('radio', { name: /adresu/ })
    await failOnce(page, '**/saveDeliveryMethod', () => home.click())
    await expect(home).toBeChecked()
    await toPayment(page).click()

    const transfer = page.getByRole('radio', { name: /uplatnic/i })
    await failOnce(page, '**/savePaymentMethod', () => transfer.click())
    await expect(transfer).toBeChecked()
    await failOnce(page, '**/validateCart', () => order(page).click())
    await failOnce(page, '**/order/create', () => order(page).click())
    await order(page).click()
    await expect(thanks(page)).toBeVisible()
  })

  test('while the step loads: shows an error and retries on request', async ({ page }) => {
    await goToCheckout(page)
    await page.route('**/gdpr/web/consent/filter', (route) => route.abort())
    await page.reload()
    const failed = page.getByRole('alert').filter({ hasText: 'Naplatu trenutačno ne možemo učitati' })
    await expect(failed).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/gdpr/web/consent/filter')
    await failed.getByRole('button', { name: 'Pokušaj ponovno' }).click()
    await expect(page.getByLabel('Prezime').first()).toBeVisible()
  })
})

/** Aborts one request to this URL, expects the error as a toast and closes it; an error at the form or button stays. */
async function failOnce(page: Page, url: string, act: () => Promise<unknown>) {
  await page.route(url, (route) => route.abort(), { times: 1 })
  await act()
  const closing = page
    .getByRole('alert')
    .filter({ hasText: /pokušajte ponovno|Nema veze|Ne znamo je li narudžba stigla/i })
    .getByRole('button')
  await closing.first().click()
  await expect(closing).toHaveCount(0)
}

test('shows a changed price before ordering; a double click places one order, and another tab follows', async ({
  page,
  context,
  browser,
}, testInfo) => {
  // The projects share the shop, so each changes its own book, and each retry sets another price.
  const books = {
    desktop: { slug: 'mala-knjiga-o-sutnji', name: 'Mala knjiga o šutnji' },
    phone: { slug: 'posljednji-razred', name: 'Posljednji razred' },
  }
  const own = testInfo.project.name === 'desktop' ? books.desktop : books.phone
  const price = 16.37 + testInfo.retry
  await goToCheckout(page, own)
  await fillAddress(page)
  await acceptConsents(page)
  await toDelivery(page).click()
  await chooseDelivery(page)
  await payByTransfer(page)
  const other = await context.newPage()
  await other.goto('/naplata?korak=payment')
  await expect(order(other)).toBeVisible()
  await page.bringToFront()
  await setPrice(browser, own.slug, price)

  const slugs: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/order/create')) slugs.push((await response.json()).data.orderSlug)
  })
  await order(page).dblclick()
  const notice = page.getByRole('alert').filter({ hasText: 'U međuvremenu se promijenilo' })
  const euros = price.toFixed(2).replace('.', ',')
  await expect(notice).toContainText(new RegExp(`${own.name}: cijena \\d+,\\d\\d\\s€ → ${euros}\\s€`))
  await expect(page.getByText(/došlo je do ažuriranja proizvoda u košarici/).first()).toBeVisible()
  await expect(review(page)).toContainText(euros)
  expect(slugs).toEqual([])
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await order(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => [...new Set(slugs)]).toEqual([new URL(page.url()).searchParams.get('orderSlug')])
  await expect(other.getByRole('heading', { name: 'Košarica je u međuvremenu ispražnjena' })).toBeVisible()
})
