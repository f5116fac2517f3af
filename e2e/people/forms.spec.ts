import type { Page } from '@playwright/test'
import { newPerson, secretMailedTo } from '@/e2e/support/accounts'
import { openOffice } from '@/e2e/support/office'
import { api, mailsContaining } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

const goalLink = /potvrdi-email\?goal=([\w.%-]+)/

async function fillContact(page: Page, { email, message }: { email: string; message: string }) {
  const form = page.getByRole('form', { name: 'Upit' })
  await form.getByLabel('O čemu je riječ').selectOption({ label: 'Knjiga koju tražim' })
  await form.getByLabel('Ime i prezime').fill('Iva Ivić')
  await form.getByLabel('E-pošta').fill(email)
  await form.getByLabel('Poruka').fill(message)
  return form
}

test('contact form: errors show at their fields, the input stays, and the shop can reply', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/kontakt')
  const form = await fillContact(page, { email: 'iva', message: `Plave korice, more, neka svađa. ${email}` })
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(form.getByRole('alert').getByText(/Unesite ispravnu adresu e-pošte/)).toBeVisible()
  await expect(form.getByLabel('Poruka')).toHaveValue(/Plave korice/)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await form.getByLabel('E-pošta').fill(email)
  await form.getByRole('checkbox', { name: /odgovorio na moju poruku/ }).check()
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'poruka je na našem stolu' })).toBeFocused()
  await expect.poll(() => mailsContaining(`Reply-To: ${email}`).length).toBe(1)
  expect(mailsContaining(`Reply-To: ${email}`)[0]).toContain('Knjiga koju tražim')
})

test('the back office shows a form entry with its labels and marks it as done', async ({ page }) => {
  const { email } = newPerson()
  const { records } = await api(page, 'POST', '/api/v1/cms/form/filter', { data: { filters: { keys: ['kontakt'] } } })
  const { id, consents }: { id: number; consents: { id: number }[] } = records[0]
  const data = { topic: 'knjiga', name: 'Iva Ivić', email, message: 'Plave korice, more.\nNeka svađa.' }
  await api(page, 'POST', '/api/v1/cms/form/storeData', { data: { id, data, consents: consents.map((one) => one.id) } })

  await openOffice(page, '/admin/forms')
  await expect(page.getByRole('heading', { level: 1, name: 'Odgovori na obrasce' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Obrazac' }).selectOption({ label: 'Upit' })
  await page.getByRole('searchbox', { name: 'Traži po adresi e-pošte' }).fill(email)
  await page.getByRole('button', { name: 'Traži' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Plave korice, more. Neka svađa.')
  await expect(row).toContainText('Čeka')
  await expectAccessible(page)

  await row.getByRole('link', { name: email }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Knjiga koju tražim' })).toBeVisible()
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(page.getByRole('region', { name: 'Privole' })).toContainText('odgovorio na moju poruku')
  await page.getByRole('button', { name: 'Označi riješenim' }).click()
  await expect(page.getByText(/^Riješeno \d+\. .+, \S/)).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/admin/forms?q=${encodeURIComponent(email)}`)
  await expect(page.getByText('Ništa ne odgovara traženom')).toBeVisible()
  await page.getByRole('link', { name: 'Riješeno' }).click()
  await expect(row.getByText('Riješeno')).toBeVisible()
})

test('sends a file to a person who confirms the e-mail address', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/clanstvo')
  const form = page.getByRole('form', { name: 'Vodič za čitateljski klub' })
  await form.getByLabel('E-pošta').fill(email)
  await form.getByRole('checkbox', { name: /odgovorio na moju poruku/ }).check()
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(page.getByText(`Poslali smo poruku na ${email}.`)).toBeVisible()
  const link = await secretMailedTo(email, goalLink)
  await page.goto(`/potvrdi-email?goal=${link}`)
  await expectAccessible(page)
  const press = page.getByRole('button', { name: 'Potvrdi adresu' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), press])
  expect(file.suggestedFilename()).toBe('vodic-za-citateljski-klub.epub')
  await expect(page.getByText('Adresa je potvrđena')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test.describe('a link without a valid signature', () => {
  test.use({ allowedErrors: /status of 404/ })

  test('shows an error and does not redirect', async ({ page }) => {
    for (const query of ['', '?goalType=url&goal=https://zlo.example&confirmedEmail=iva@primjer.hr', '?goal=MQ.krivo']) {
      const answer = await page.goto(`/potvrdi-email${query}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByText('Poveznica nije potpuna ili više ne vrijedi.')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/potvrdi-email')
    }
  })
})

test.describe('a shop with a captcha', () => {
  test.use({ baseURL: process.env.E2E_CAPTCHA_URL, allowedErrors: /net::ERR_FAILED/ })

  /** The part of Google's script that forms use; its tokens are those of tests/support/loopback/captcha.ts. */
  const script = `
    let resolve
    window.grecaptcha = {
      render: (_, options) => ((resolve = options.callback), 0),
      reset: () => {},
      execute: () => resolve(btoa(JSON.stringify({ hostname: location.hostname, nonce: crypto.randomUUID() }))),
    }
    window[new URL(document.currentScript.src).searchParams.get('onload')]()`

  test('loads the captcha only with permission, and sends the form after a failed load is retried', async ({ page }) => {
    const { email } = newPerson()
    const requested: string[] = []
    await page.route('https://www.google.com/recaptcha/**', (route) => {
      requested.push(route.request().url())
      return requested.length === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script })
    })
    await page.goto('/kontakt')
    const form = await fillContact(page, { email, message: `Imate li Gospodara muha? ${email}` })
    await form.getByRole('checkbox', { name: /odgovorio na moju poruku/ }).check()
    await form.getByRole('button', { name: 'Pošalji' }).click()
    await expect(form.getByRole('alert')).toContainText('Dopustite provjeru')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    expect(requested).toEqual([])

    await form.getByRole('checkbox', { name: /reCAPTCHA/ }).check()
    await expect.poll(() => requested.length).toBe(1)
    await form.getByRole('button', { name: 'Pošalji' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'poruka je na našem stolu' })).toBeFocused()
    expect(requested.length).toBeGreaterThan(1)
    await expect.poll(() => mailsContaining(`Reply-To: ${email}`).length).toBe(1)
  })
})
