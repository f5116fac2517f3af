import type { Page } from '@playwright/test'
import { openOffice } from '@/e2e/support/office'
import { acceptConsents, book, buyer, fillAddress, mailsContaining, reachPayment, startCart } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

const main = (page: Page) => page.getByRole('main')

/** Places an order by bank transfer at the payment step and returns its number. */
async function orderByTransfer(page: Page) {
  await page.getByRole('radio', { name: /uplatnic/i }).check()
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  const number = page.getByText(/Broj narudžbe/).locator('strong')
  await expect(number).toHaveText(/^\d{4}-\d{6}$/)
  return (await number.textContent()) ?? ''
}

/** The link in the mail about this order. */
async function mailedLink(number: string, pattern = /\/narudzba\/[\w-]+#[\w-]{43}/g) {
  const links = () => mailsContaining(number).flatMap((mail) => mail.match(pattern) ?? [])
  await expect.poll(() => links().length, { message: 'the mail of the order', timeout: 20_000 }).toBeGreaterThan(0)
  return links()[0] ?? ''
}

/** Opens the order in the back office, in a separate browser context. */
async function openInOffice(page: Page, number: string) {
  const office = (await page.context().browser()?.newPage()) ?? page
  await openOffice(office, '/admin/orders')
  await expect(office.getByRole('heading', { level: 1, name: 'Narudžbe' })).toBeVisible()
  await office.getByRole('searchbox', { name: 'Traži narudžbu' }).fill(number)
  await office.getByRole('button', { name: 'Traži' }).click()
  await office.getByRole('link', { name: number }).click()
  await expect(office.getByRole('heading', { level: 1, name: `Narudžba ${number}` })).toBeVisible()
  return office
}

/** Runs a transition of the order and fills its dialog. */
async function runStep(office: Page, name: string, fields: Record<string, string> = {}) {
  await main(office).getByRole('button', { name, exact: true }).click()
  const dialog = office.getByRole('dialog', { name })
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('a guest opens the order from the mail, the merchant ships it, and the guest withdraws from it', async ({ page }) => {
  await reachPayment(page)
  const number = await orderByTransfer(page)
  await expect(page.getByRole('img', { name: 'Barkod za plaćanje' })).toBeVisible()
  const link = await mailedLink(number)

  // On another device nothing shows before the click, and everything after it, a reload included.
  const phone = (await page.context().browser()?.newPage()) ?? page
  await phone.goto(link)
  await expect(phone.getByText(buyer.street)).toHaveCount(0)
  await phone.getByRole('button', { name: 'Otvori narudžbu' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: `Narudžba ${number}` })).toBeVisible()
  await expect(phone).toHaveURL(/\/narudzba\/[\w-]+$/)
  await phone.reload()
  await expect(main(phone).getByText(book.name).first()).toBeVisible()
  await expectAccessible(phone)
  await expectNoSideScroll(phone)

  const office = await openInOffice(page, number)
  await expectAccessible(office)
  await expectNoSideScroll(office)
  await runStep(office, 'Uplata je stigla')
  await main(office).getByRole('button', { name: 'Zapakirano', exact: true }).click()
  await runStep(office, 'Predano dostavi', { 'Praćenje pošiljke': 'Tihi kurir 42' })
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Paket je na putu' })).toBeVisible()
  await expect(phone.getByText('Tihi kurir 42')).toBeVisible()
  await main(office).getByRole('button', { name: 'Isporučeno', exact: true }).click()
  await expect(main(office).getByRole('button', { name: 'Kupac je odustao' })).toBeVisible()

  await main(phone).getByRole('link', { name: 'Odustanak od ugovora' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Odustanak od ugovora' })).toBeVisible()
  await main(phone).getByRole('button', { name: 'Dalje' }).click()
  await expect(phone.getByText('Odaberite barem jedan proizvod.')).toBeVisible()
  await main(phone).getByRole('checkbox', { name: book.name }).check()
  await expectAccessible(phone)
  await expectNoSideScroll(phone)
  await main(phone).getByRole('button', { name: 'Dalje' }).click()
  await expect(phone.getByRole('heading', { name: 'Provjerite i potvrdite' })).toBeFocused()
  await expectAccessible(phone)
  await main(phone).getByRole('button', { name: 'Potvrdi odustanak' }).click()
  await expect(phone.getByText('Odustanak je zaprimljen')).toBeVisible()
  const receipts = () => mailsContaining(number).filter((mail) => mail.includes('Vaš odustanak je zaprimljen'))
  await expect.poll(() => receipts().length, { timeout: 20_000 }).toBe(1)

  await office.reload()
  await main(office).getByRole('button', { name: 'Prihvati' }).click()
  await expect(main(office).getByRole('button', { name: /^Preuzmi: Storno račun/ })).toBeVisible()
  await expect(main(office).getByText('Odustanak', { exact: true }).first()).toBeVisible()
  await office.close()
  await phone.close()
})

test('an e-book can be downloaded once the merchant records the payment', async ({ page }) => {
  await startCart(page, { slug: 'e-bijele-noci' })
  await page.goto('/naplata')
  await fillAddress(page)
  await acceptConsents(page)
  await page.getByRole('button', { name: 'Nastavi na plaćanje' }).click()
  const number = await orderByTransfer(page)
  await expect(page.getByRole('heading', { name: 'Vaše datoteke' })).toHaveCount(0)
  const office = await openInOffice(page, number)
  await runStep(office, 'Uplata je stigla')

  // The mailed link only opens a page; the button downloads the file.
  await office.goto(await mailedLink(number, /\/preuzmi#[\w-]{43}/g))
  const downloadButton = office.getByRole('button', { name: 'Preuzmi datoteku' })
  await expect(office.getByText('e-bijele-noci.epub')).toBeVisible()
  await expect(office.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(office)
  await expectNoSideScroll(office)
  await page.reload()
  await expect(page.getByText('Još 10 preuzimanja')).toBeVisible()
  const [mailed] = await Promise.all([office.waitForEvent('download'), downloadButton.click()])
  expect(mailed.suggestedFilename()).toBe('e-bijele-noci.epub')
  await expect(downloadButton).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Vaše datoteke' })).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Preuzmi: .*epub$/ }).click()])
  expect(download.suggestedFilename()).toBe('e-bijele-noci.epub')
  await expect(page.getByText('Još 8 preuzimanja')).toBeVisible()

  const save = page.getByRole('button', { name: /^Preuzmi: Račun \d+\/WEB\/1$/ })
  const [invoice] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(invoice.suggestedFilename()).toMatch(/^racun-\d{4}-\d+-WEB-1\.pdf$/)
})

test('the footer links the withdrawal form, which reveals nothing about other people’s orders', async ({ page }) => {
  await page.goto('/kosarica')
  await page.getByRole('button', { name: 'Samo nužni' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Odustanak od ugovora' }).click()
  await page.getByRole('button', { name: 'Pošalji poveznicu' }).click()
  await expect(page.getByText('Unos ovog polja je obavezan').first()).toBeVisible()
  await page.getByLabel('Broj narudžbe').fill('2020-000001')
  await page.getByLabel('Adresa e-pošte').fill('netko@primjer.hr')
  await page.getByRole('button', { name: 'Pošalji poveznicu' }).click()
  await expect(page.getByText('Ako postoji narudžba 2020-000001 s adresom netko@primjer.hr')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
})
