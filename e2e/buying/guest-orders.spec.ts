import { acceptConsents, book, buyer, fillAddress, mailsContaining, putInCart, reachPayment, startCart } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

test('a guest buys a book by bank transfer and gets a confirmation by mail', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await putInCart(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Povećaj količinu' }).click()
  await expect(page.getByRole('spinbutton', { name: `Količina: ${book.name}` })).toHaveValue('2')
  await expect(page.getByText('33,80 €').first()).toBeVisible()
  await page.getByRole('link', { name: 'Na naplatu' }).click()

  await expect(page.getByRole('heading', { name: 'Kamo šaljemo?' })).toBeVisible()
  await fillAddress(page)
  await acceptConsents(page)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Nastavi na dostavu' }).click()

  await expect(page.getByRole('heading', { name: 'Kako da stigne?' })).toBeFocused()
  await page
    .getByRole('radio', { name: /poslovnic|preuzimanj|paketomat|mjest/i })
    .first()
    .check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nastavi na plaćanje' }).click()
  const branches = page.getByRole('group', { name: 'Poslovnica' })
  await expect(branches.getByText('Molimo odaberite dostavnu poslovnicu prije nastavka')).toBeVisible()
  await expect(page.getByLabel('Tražite po mjestu')).toBeFocused()
  await page.getByLabel('Tražite po mjestu').fill('sibenik')
  await branches
    .getByRole('radio', { name: /Šibenik/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Nastavi na plaćanje' }).click()

  await expect(page.getByRole('heading', { name: 'Kako plaćate?' })).toBeVisible()
  await page.getByRole('radio', { name: /uplatnic|virman|bankovn|transakcij/i }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  await expect(page).toHaveURL(/\/naplata\/uspjesna\?orderSlug=/)
  await expect(page.getByText(`Potvrdu smo poslali na ${buyer.email}.`)).toBeVisible()
  const number =
    (await page
      .getByText(/Broj narudžbe/)
      .locator('strong')
      .textContent()) ?? ''
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await expect.poll(() => mailsContaining(number).length, { message: 'the mail of the order', timeout: 20_000 }).toBe(1)
  const [mail] = mailsContaining(number)
  expect(mail).toContain(book.name)
  expect(mail).toContain(`To: ${buyer.email}`)

  // The cart is empty, and the order's address shows no details to another browser.
  const link = page.url()
  await page.goto('/kosarica')
  await expect(page.getByRole('heading', { name: 'Košarica je prazna' })).toBeVisible()
  const otherBrowser = await page.context().browser()?.newPage()
  await otherBrowser?.goto(link)
  await expect(otherBrowser?.getByRole('heading', { level: 1 }) ?? page.locator('never')).toBeVisible()
  await expect(otherBrowser?.getByText(buyer.email) ?? page.locator('never')).toHaveCount(0)
  await otherBrowser?.close()
})

test('cash on delivery: shows the payment fee before and after the order', async ({ page }) => {
  await reachPayment(page)
  await expect(page.getByRole('region', { name: 'Provjerite prije narudžbe' })).toContainText(/Naknada za plaćanje\s*1,50\s€/)
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Naknada za plaćanje\s*1,50\s€/)
})

test('a gift with a coupon survives a reload and shows in the review, the order and its mail', async ({ page }) => {
  await reachPayment(page)
  await page.getByRole('checkbox', { name: 'Ovo je dar' }).check()
  await page.getByLabel('Za koga').fill('Iva')
  await page.getByLabel('Od koga').fill('Marija i Đuro')
  await page.getByLabel('Poruka uz dar').fill('Sretan rođendan!\nČitaj polako.')
  await page.reload()
  await expect(page.getByLabel('Od koga')).toHaveValue('Marija i Đuro')
  const review = page.getByRole('region', { name: 'Provjerite prije narudžbe' })
  await expect(review).toContainText(/Za: Iva\s+Od: Marija i Đuro\s+Sretan rođendan!/)
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const folded = page.getByText('Prikaži narudžbu')
  if (await folded.isVisible()) await folded.click()
  const coupon = page.getByLabel('Kôd kupona').filter({ visible: true })
  await coupon.fill('lampa10')
  await coupon.press('Enter')
  await expect(review).toContainText('Kupon LAMPA10')
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  await expect(page.getByText('Za: Iva')).toContainText('Od: Marija i Đuro')
  await expect(page.getByText('Kupon LAMPA10', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const number = await page
    .getByText(/Broj narudžbe/)
    .locator('strong')
    .textContent()
  await expect.poll(() => mailsContaining(number ?? 'none').join(), { timeout: 20_000 }).toContain('Kupon LAMPA10: −1,69')
  // docs/rules/mail.md#no-foreign-links
  expect(mailsContaining(number ?? 'none').join()).not.toContain('Sretan rođendan!')
})

test('Back returns to the previous step, and the address survives a reload', async ({ page }) => {
  await startCart(page)
  await page.goto('/naplata')
  await fillAddress(page)
  await page.reload()
  await expect(page.getByLabel('Prezime').first()).toHaveValue(buyer.lastName)
  await acceptConsents(page)
  await page.getByRole('button', { name: 'Nastavi na dostavu' }).click()
  await expect(page.getByRole('heading', { name: 'Kako da stigne?' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Kamo šaljemo?' })).toBeVisible()
  await expect(page.getByLabel('Prezime').first()).toHaveValue(buyer.lastName)
})

test('lists missing fields and links to them', { tag: '@phone' }, async ({ page }) => {
  await startCart(page)
  await page.goto('/naplata')
  await page.getByRole('button', { name: 'Nastavi na dostavu' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Provjerite ova polja' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link').first().click()
  await expect(page.getByLabel('Ime', { exact: false }).first()).toBeFocused()
})
