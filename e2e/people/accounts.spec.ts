import { fillSignIn, newPerson, openAccount, passwordLink, secretMailedTo, signIn, verificationLink } from '@/e2e/support/accounts'
import { wishButton, memberBook, memberPrice, putInCart } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

test('registers with an address, verifies the e-mail and signs in', async ({ page }) => {
  const { firstName, lastName, email, password } = newPerson()
  await page.goto('/registracija')
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Otvori račun' }).click()
  await expect(
    form
      .getByRole('alert')
      .getByText(/Unos ovog polja je obavezan/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)

  await form.getByLabel('Ime', { exact: false }).first().fill(firstName)
  await form.getByLabel('Prezime').first().fill(lastName)
  await form.getByLabel('E-pošta').fill(email)
  await form.getByLabel('Lozinka', { exact: false }).first().fill(password)
  await form.getByLabel('Ponovite lozinku').fill(password)
  await form.getByRole('checkbox', { name: 'Odmah upisujem i adresu' }).check()
  const address = form.getByRole('group', { name: 'Adresa' })
  await address.getByLabel('Telefon').fill('+385 91 234 5678')
  await address.getByLabel('Ulica').fill('Ilica')
  await address.getByLabel('Kućni broj').fill('7')
  await address.getByLabel('Poštanski broj').fill('10000')
  await address.getByLabel('Mjesto').fill('Zagreb')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await form.getByRole('checkbox', { name: /korisnički račun/ }).check()
  await form.getByRole('button', { name: 'Otvori račun' }).click()
  await expect(page.getByText('Račun je otvoren.')).toBeVisible()
  await expect(page.getByText(/Otvorite poveznicu u njoj i potvrdite adresu/)).toBeVisible()

  const token = await secretMailedTo(email, verificationLink)
  await page.goto(`/prijava?verificationToken=${token}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Potvrdi adresu' }).click()
  await expect(page.getByText('Adresa e-pošte je potvrđena. Hvala!')).toBeVisible()
  await expect(page).toHaveURL('/prijava')
  await expectAccessible(page)
  await fillSignIn(page, { email, password })
  await expect(page.getByText('Prijavljeni ste. Dobro došli, Iva!')).toBeVisible()
  await expect(page).toHaveURL('/profil')
  await page.goto('/profil/adrese')
  await expect(page.getByText('Ilica 7').first()).toBeVisible()
})

test.describe('refused requests', () => {
  test.use({ allowedErrors: /status of 4(?:01|09|22)/ })

  test('reports a wrong password and links to the password reset', async ({ page }) => {
    const person = await openAccount(page)
    await page.goto('/prijava')
    await fillSignIn(page, { ...person, password: 'nije ta lozinka' })
    // At its form, besides the toast.
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .getByText(/Prijava nije uspjela/),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zaboravili ste lozinku?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zaboravljena lozinka' })).toBeVisible()
  })

  test('reports a taken e-mail address at its field and keeps the input', async ({ page }) => {
    const { email } = await openAccount(page)
    await page.goto('/registracija')
    const form = page.getByRole('main')
    await form.getByLabel('Ime', { exact: false }).first().fill('Iva')
    await form.getByLabel('Prezime').first().fill('Ivić')
    await form.getByLabel('E-pošta').fill(email)
    await form.getByLabel('Lozinka', { exact: false }).first().fill('rečenica za pamćenje')
    await form.getByLabel('Ponovite lozinku').fill('rečenica za pamćenje')
    await form.getByRole('checkbox', { name: /korisnički račun/ }).check()
    await form.getByRole('button', { name: 'Otvori račun' }).click()
    await expect(form.getByText(/Korisnik s ovom adresom već postoji/).first()).toBeVisible()
    await expect(form.getByLabel('Ime', { exact: false }).first()).toHaveValue('Iva')
  })

  test('sets a new password by the mailed link, which works once', async ({ page }) => {
    const { email } = await openAccount(page)
    await page.goto('/zaboravljena-lozinka')
    await page.getByRole('main').getByLabel('E-pošta').fill(email)
    await page.getByRole('button', { name: 'Pošalji poveznicu' }).click()
    await expect(page.getByRole('status').getByText(/Ako kod nas postoji račun/)).toBeVisible()
    await expectAccessible(page)

    const link = `/nova-lozinka#${await secretMailedTo(email, passwordLink)}`
    const password = 'druga rečenica za pamćenje'
    await page.goto(link)
    await expect(page.getByLabel('Ponovite novu lozinku')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Nova lozinka', { exact: false }).first().fill(password)
    await page.getByLabel('Ponovite novu lozinku').fill(password)
    await page.getByRole('button', { name: 'Postavi lozinku' }).click()
    await expect(page).toHaveURL('/prijava')
    await fillSignIn(page, { email, password })
    await expect(page.getByText(/^Prijavljeni ste/)).toBeVisible()

    await page.goto(link)
    await expect(page.getByText('Ova poveznica više ne vrijedi')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zatraži novu poveznicu' }).click()
    await expect(page).toHaveURL('/zaboravljena-lozinka')
  })

  test('an expired verification link offers another mail', async ({ page }) => {
    await page.goto('/prijava?verificationToken=stara-poveznica')
    const notice = page.getByRole('alert').filter({ hasText: 'Ova poveznica više ne vrijedi' })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await notice.getByLabel('E-pošta').fill(newPerson().email)
    await notice.getByRole('button', { name: 'Pošalji novu poveznicu' }).click()
    await expect(notice.getByText(/nova je poveznica na putu/)).toBeVisible()
  })

  test('sign-in service: a new person gives consents once and is recognized the next time', async ({ page }) => {
    const { email } = newPerson()
    const enter = async (from = '/prijava') => {
      await page.goto(from)
      await page.getByRole('button', { name: 'Nastavi putem usluge Lampion' }).click()
      await expect(page.getByRole('heading', { name: 'Lampion' })).toBeVisible()
      await page.getByLabel('E-pošta').fill(email)
      await page.getByRole('button', { name: 'Prijavi se' }).click()
    }
    await page.goto('/kosarica')
    await enter()
    await expect(page.getByRole('heading', { name: 'Još samo jedno' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: /korisnički račun/ }).check()
    await page.getByRole('button', { name: 'Otvori račun' }).click()
    await expect(page.getByText('Prijavljeni ste. Dobro došli, Lada!')).toBeVisible()

    const signOut = async () => {
      await page.goto('/profil')
      await page.getByRole('button', { name: 'Odjavi se' }).first().click()
      await expect(page.getByText('Odjavljeni ste.')).toBeVisible()
    }
    await signOut()
    await enter()
    await expect(page.getByText('Prijavljeni ste. Dobro došli, Lada!')).toBeVisible()
    await expect(page).toHaveURL('/')

    await signOut()
    const linked = `/profil/podaci#${'iz-pisma'.padEnd(43, '0')}`
    await enter(linked)
    await expect(page).toHaveURL(linked)
    await expect(page.getByText('Ova poveznica više ne vrijedi')).toBeVisible()
  })

  test('an invalid callback from a sign-in service shows instructions', async ({ page }) => {
    await page.goto('/social-login?code=x&state=lampion.izmisljeno')
    await expect(page.getByRole('alert').getByText(/istekla ili je već iskorištena/)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/social-login?error=access_denied')
    await expect(page.getByRole('alert').getByText(/Odustali ste/)).toBeVisible()
  })
})

test('returns to the page where the sign-in started', async ({ page }) => {
  const person = await openAccount(page)
  await page.goto('/product/jabuke-za-nepoznate')
  await page.getByRole('link', { name: 'Prijavite se i napišite recenziju' }).click()
  await expect(page).toHaveURL('/prijava')
  await fillSignIn(page, person)
  // A link followed before hydration leaves the referrer only, which has no hash.
  await expect(page).toHaveURL(/\/product\/jabuke-za-nepoznate(?:#recenzije)?$/)
})

test('the next person in this browser sees no data of the previous one, Back included', async ({ page, context }) => {
  const first = await openAccount(page, { memberCardBarcode: '2900260041073' })
  const second = await openAccount(page)
  await signIn(page, first)
  await putInCart(page, memberBook)
  await page.goto(`/product/${memberBook.slug}`)
  await expect(memberPrice(page)).not.toHaveCount(0)
  await wishButton(page).click()
  await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/kosarica')
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await page.getByLabel('Ulica').first().fill('Tajna ulica')
  await page.getByLabel('Mjesto').first().fill('Skrovito')
  await page.goto('/profil')
  await expect(page.getByText('Dobar dan, Iva.')).toBeVisible()
  await page.getByRole('button', { name: 'Odjavi se' }).first().click()
  await expect(page.getByText('Odjavljeni ste.')).toBeVisible()

  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => /cart|protect|member|guest|refresh/i.test(name))).toEqual([])
  const expectNoPersonalData = async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.body.innerText)
    for (const text of ['Tajna ulica', 'Skrovito', first.email]) expect(stored).not.toContain(text)
  }
  await expectNoPersonalData()
  for (let i = 0; i < 3; i++) {
    await page.goBack()
    await page.waitForLoadState()
    // The book's product page is public, so only the cart and the checkout must not show it.
    await expect(page.getByRole('link', { name: /^Košarica, \d/ })).toHaveCount(0)
    if (/kosarica|naplata/.test(page.url())) await expect(page.getByText(memberBook.name)).toHaveCount(0)
    await expect(memberPrice(page)).toHaveCount(0)
    await expectNoPersonalData()
  }

  await signIn(page, second)
  await page.goto(`/product/${memberBook.slug}`)
  await expect(page.getByText(/^Članovima/).filter({ visible: true })).not.toHaveCount(0)
  await expect(memberPrice(page)).toHaveCount(0)
  await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/profil/popis-zelja')
  await expect(page.getByRole('heading', { name: 'Popis želja je prazan' })).toBeVisible()
  await page.goto('/kosarica')
  await expect(page.getByRole('heading', { name: /prazna/i })).toBeVisible()
  await page.goto('/profil/adrese')
  await expect(page.getByRole('heading', { name: 'Adresar je prazan' })).toBeVisible()
  await expectNoPersonalData()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /prazna/i })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Popis želja je prazan' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Članovima/).filter({ visible: true })).not.toHaveCount(0)
  await expect(memberPrice(page)).toHaveCount(0)
  await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'false')
  await expectNoPersonalData()
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const person = await openAccount(page)
  await signIn(page, person)
  const other = await context.newPage()
  await other.goto('/profil')
  await expect(other.getByText('Dobar dan, Iva.')).toBeVisible()
  await page.goto('/profil')
  await page.getByRole('button', { name: 'Odjavi se' }).first().click()
  await expect(other.getByRole('heading', { name: 'Imam račun' })).toBeVisible()
  await expect(other.getByText('Dobar dan, Iva.')).toHaveCount(0)
})
