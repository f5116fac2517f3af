import type { Page } from '@playwright/test'
import { newPerson, secretMailedTo } from './support/accounts'
import { mailsContaining } from './support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test'

const goalLink = /potvrdi-email\?goal=([\w.%-]+)/

async function fillContact(page: Page, { email, message }: { email: string; message: string }) {
  const form = page.getByRole('form', { name: 'Upit' })
  await form.getByLabel('O čemu je riječ').selectOption({ label: 'Knjiga koju tražim' })
  await form.getByLabel('Ime i prezime').fill('Iva Ivić')
  await form.getByLabel('E-pošta').fill(email)
  await form.getByLabel('Poruka').fill(message)
  return form
}

test('a word to the shop: what is wrong is told at its field, nothing typed is lost, and the shop can answer', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/kontakt')
  const form = await fillContact(page, { email: 'iva', message: `Plave korice, more, neka svađa. ${email}` })
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(form.getByRole('alert').getByText(/Unesite uzorak adrese elektroničke pošte/)).toBeVisible()
  await expect(form.getByLabel('Poruka')).toHaveValue(/Plave korice/)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await form.getByLabel('E-pošta').fill(email)
  await form.getByRole('checkbox', { name: /odgovorio na moj upit/ }).check()
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'poruka je na našem stolu' })).toBeFocused()
  await expect.poll(() => mailsContaining(`Reply-To: ${email}`).length).toBe(1)
  expect(mailsContaining(`Reply-To: ${email}`)[0]).toContain('Knjiga koju tražim')
})

test('a file for whoever proves their address', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/clanstvo')
  const form = page.getByRole('form', { name: 'Vodič za čitateljski klub' })
  await form.getByLabel('E-pošta').fill(email)
  await form.getByRole('checkbox', { name: /odgovorio na moj upit/ }).check()
  await form.getByRole('button', { name: 'Pošalji' }).click()
  await expect(page.getByText(`Poslali smo poruku na ${email}.`)).toBeVisible()
  const link = await secretMailedTo(email, goalLink)
  const [file] = await Promise.all([page.waitForEvent('download'), page.goto(`/potvrdi-email?goal=${link}`)])
  expect(file.suggestedFilename()).toBe('vodic-za-citateljski-klub.epub')
  await expect(page.getByText('Adresa je potvrđena')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test.describe('an address that nobody signed', () => {
  test.use({ allowedErrors: /status of 404/ })

  test('leads nowhere, least of all elsewhere', { tag: '@once' }, async ({ page }) => {
    for (const query of ['', '?goalType=url&goal=https://zlo.example&confirmedEmail=iva@primjer.hr', '?goal=MQ.krivo']) {
      const answer = await page.goto(`/potvrdi-email${query}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByText('goal ili goalType nisu definirani')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/potvrdi-email')
    }
  })
})
