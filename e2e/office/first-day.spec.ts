import type { Browser } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fillSignIn, inviteLink, newPerson, secretMailedTo } from '@/e2e/support/accounts'
import { createColleague, placePhoneOrders, plugInAuthenticator } from '@/e2e/support/office'
import { answerAtBank } from '@/e2e/support/payments'
import { expect, expectAccessible, test } from '@/e2e/support/test'

const orderCount = 30
/** The name by which the orders of this run are found; names have letters only. */
const surname = `Prvidan${String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
const book = 'jabuke-za-nepoznate'

test.setTimeout(240_000)
// A session that ends is what this journey is about.
test.use({ actionTimeout: 20_000, allowedErrors: /status of (?:401|403|422)/ })

/** A person at a machine of their own. */
async function open(browser: Browser, path: string) {
  const page = await (await browser.newContext({ locale: 'hr-HR', timezoneId: 'Europe/Zagreb', reducedMotion: 'reduce' })).newPage()
  await page.goto(path)
  return page
}

async function signIn(browser: Browser, { username, password }: { username: string; password: string }) {
  const page = await open(browser, '/adminLogin')
  await fillSignIn(page, { email: username, password })
  await expect(page).toHaveURL(/\/admin$/)
  return page
}

/** Follows the link of an invitation, and signs in. */
async function acceptInvite(browser: Browser, email: string) {
  const { firstName, lastName, password } = newPerson()
  const page = await open(browser, `/admin/invite#${await secretMailedTo(email, inviteLink)}`)
  await page.getByLabel('Ime', { exact: false }).first().fill(firstName)
  await page.getByLabel('Prezime').fill(lastName)
  await page.getByLabel('Lozinka').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prihvati pozivnicu' }).click()
  await expect(page).toHaveURL(/\/adminLogin$/)
  await expect(page.getByRole('status')).toContainText('Lozinka je postavljena')
  await expect(page.getByLabel('E-pošta')).toHaveValue(email)
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL(/\/admin$/)
  return page
}

// docs/rules/administration.md#ended-office-session
test('a shop is run from the office alone, on its first day', async ({ page, browser }) => {
  const owner = await createColleague(page, 'owner')
  const packerEmail = newPerson().email
  let packer = page
  let packedId = 0

  await test.step('the owner adds a passkey and invites a packer', async () => {
    await plugInAuthenticator(page)
    await page.goto('/adminLogin')
    await fillSignIn(page, { email: owner.username, password: owner.password })
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Dodaj pristupni ključ' }).click()
    const naming = page.getByRole('dialog', { name: 'Novi pristupni ključ' })
    await naming.getByLabel('Naziv').fill('Blagajna')
    await naming.getByRole('button', { name: 'Nastavi' }).click()
    await page.getByRole('button', { name: 'Gotovo, spremljeni su' }).click()
    await page.goto('/admin/staff')
    await page.getByRole('button', { name: 'Pozovi', exact: true }).click()
    const invitation = page.getByRole('dialog', { name: 'Pozovi u uredništvo' })
    await invitation.getByLabel('E-pošta').fill(packerEmail)
    await invitation.getByRole('radio', { name: /^Skladište/ }).check()
    await invitation.getByRole('button', { name: 'Pošalji pozivnicu' }).click()
    await expect(page.getByText(`Pozivnica je poslana: ${packerEmail}`)).toBeVisible()
  })

  await test.step('the packer packs thirty orders by keyboard', async () => {
    packedId = await placePhoneOrders(page, { count: orderCount, surname, slug: book })
    packer = await acceptInvite(browser, packerEmail)
    await packer.goto(`/admin/orders?view=all&q=${surname}`)
    await expect(packer.getByRole('checkbox', { name: /^Odaberi \d/ }).first()).toBeVisible()
    await packer.getByRole('checkbox', { name: 'Odaberi sve na ovoj stranici' }).press('Space')
    await packer.getByRole('button', { name: `Odaberi svih ${orderCount} redaka na popisu` }).press('Enter')
    await packer.getByRole('button', { name: 'Promijeni stanje' }).press('Enter')
    await packer.getByRole('combobox', { name: /^Novo stanje/ }).selectOption('Zapakirano')
    await expect(packer.getByText(`Promijenit će se ${orderCount} redaka.`)).toBeVisible()
    await packer.getByRole('button', { name: 'Pokreni' }).press('Enter')
    // A run lets shoppers' requests go first.
    const ending = packer.getByText(`Promijenjeno: ${orderCount}. Nije promijenjeno: 0. Nije došlo na red: 0.`)
    await expect(ending).toBeVisible({ timeout: 60_000 })
  })

  await test.step('one of them leaves in two parcels', async () => {
    await packer.goto(`/admin/orders/${packedId}`)
    for (const pieces of [1, 2]) {
      await packer.getByRole('button', { name: 'Nova pošiljka' }).press('Enter')
      await packer.getByRole('spinbutton', { name: /^Komada u paketu/ }).fill(String(pieces))
      await packer.getByLabel('Broj pošiljke').fill(`${surname}-${pieces}`)
      await packer.getByRole('button', { name: 'Pošalji', exact: true }).press('Enter')
      await expect(packer.getByText(`${surname}-${pieces}`).first()).toBeVisible()
    }
    await expect(packer.getByText('Za slanje', { exact: false })).toHaveCount(0)
  })

  await test.step('all are printed', async () => {
    await packer.goto(`/admin/print?view=all&q=${surname}`)
    await packer.getByRole('button', { name: 'Odaberi sve na stranici' }).press('Enter')
    await packer.getByRole('button', { name: 'Ispiši', exact: true }).press('Enter')
    await expect(packer.getByText(/^PDF je spreman/)).toBeVisible({ timeout: 60_000 })
  })

  const support = await signIn(browser, await createColleague(page, 'support'))
  await test.step('support takes back one piece of three and refunds it', async () => {
    await support.goto(`/admin/orders/${packedId}`)
    for (const _ of [1, 2]) {
      const delivered = support.getByRole('button', { name: /^Isporučeno: / }).first()
      await delivered.click()
      await expect(support.getByText('Pošiljka je isporučena.').first()).toBeVisible()
    }
    await support.getByRole('button', { name: 'Otvori povrat', exact: true }).click()
    await support.getByRole('radio', { name: 'Reklamacija' }).check()
    await support.getByRole('spinbutton', { name: /^Komada za povrat/ }).fill('1')
    await support.getByRole('button', { name: 'Otvori povrat robe' }).click()
    await expect(support).toHaveURL(/\/admin\/returns\/\d+$/)
    await expectAccessible(support)
    await support.getByRole('button', { name: 'Zabilježi primitak' }).click()
    await expect(support.getByText(/^Za primljene komade kupcu pripada/)).toBeVisible()
    await expectAccessible(support)
  })

  await test.step('a phone order is paid by its link', async () => {
    const buyer = { ...newPerson(), lastName: `Telefon${surname}` }
    await support.goto('/admin/orders/new')
    await support.getByRole('searchbox', { name: 'Traži artikl' }).fill('jabuke za nepoznate')
    await support.keyboard.press('Enter')
    await support.getByRole('button', { name: /^Dodaj: Jabuke za nepoznate/ }).click()
    const fields = {
      Ime: buyer.firstName,
      Prezime: buyer.lastName,
      'Adresa e-pošte': buyer.email,
      Telefon: '+385 91 555 0142',
      Ulica: 'Riva',
    }
    for (const [name, text] of Object.entries(fields)) await support.getByLabel(new RegExp(`^${name}`)).fill(text)
    await support.getByLabel('Kućni broj').fill('3')
    await support.getByLabel('Poštanski broj').fill('21000')
    await support.getByLabel('Mjesto').fill('Split')
    await support.getByRole('button', { name: 'Izračunaj' }).click()
    await support.getByRole('radio', { name: /adresu/ }).check()
    await support.getByRole('radio', { name: /kartica/i }).check()
    await support.getByRole('checkbox', { name: /uvjetima kupnje/ }).check()
    await support.getByRole('button', { name: /^Naruči za/ }).click()
    await expect(support).toHaveURL(/\/admin\/orders\/\d+$/)
    const shopper = await open(browser, await secretMailedTo(buyer.email, /(https?:\/\/\S+\/narudzba\/[\w-]+#[\w-]+)/))
    await shopper.getByRole('button', { name: 'Otvori narudžbu' }).click()
    await shopper
      .getByRole('button', { name: /^Plati/ })
      .first()
      .click()
    await answerAtBank(shopper, 'Odobri plaćanje')
    await expect(shopper.getByRole('heading', { name: 'Sve je plaćeno' })).toBeVisible()
    await shopper.context().close()
    await expect(support.getByText('Plaćeno', { exact: true }).first()).toBeVisible()
  })

  await test.step('the accountant exports the month', async () => {
    const accountant = await signIn(browser, await createColleague(page, 'accountant'))
    await accountant.goto('/admin/invoices')
    const month = accountant.getByRole('combobox', { name: 'Mjesec za knjigovodstvo' })
    await month.selectOption({ index: 0 })
    const download = accountant.waitForEvent('download')
    await accountant.getByRole('button', { name: 'Preuzmi CSV' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(surname)
    await accountant.context().close()
  })

  await test.step('the packer is suspended while typing and loses nothing', async () => {
    await packer.goto(`/admin/orders/${packedId}`)
    await packer.getByLabel('Bilješka').fill('Kupac moli dostavu poslijepodne')
    await page.goto('/admin/staff')
    const row = page.getByRole('listitem').filter({ hasText: packerEmail })
    await row.getByRole('button', { name: /^Oduzmi pristup/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Oduzmi pristup' }).click()
    await expect(row.getByText('Pristup oduzet')).toBeVisible()
    await packer.getByRole('button', { name: 'Dodaj bilješku' }).click()
    await expect(packer.getByRole('status').filter({ hasText: 'Prijava je završila' })).toBeVisible()
    await expect(packer.getByLabel('Bilješka')).toHaveValue('Kupac moli dostavu poslijepodne')
  })
})
