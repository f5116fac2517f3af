import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { fillSignIn } from '@/e2e/support/accounts'
import { createColleague } from '@/e2e/support/office'
import { expect, expectAccessible, test } from '@/e2e/support/test'

/** A device with a fingerprint reader, whose person always agrees. */
async function plugInAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const options = { ...device, isUserVerified: true, automaticPresenceSimulation: true }
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options })
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(page).toHaveURL(/\/adminLogin$/)
}

// docs/rules/accounts.md#passkey-sign-in
test('a colleague sets up passkey and app, and signs in with the passkey', async ({ page }) => {
  await plugInAuthenticator(page)
  const colleague = await createColleague(page)
  await page.goto('/adminLogin')
  await fillSignIn(page, { email: colleague.username, password: colleague.password })
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Dodaj pristupni ključ' }).click()
  const naming = page.getByRole('dialog', { name: 'Novi pristupni ključ' })
  await naming.getByLabel('Naziv').fill('Prijenosnik u uredu')
  await expectAccessible(page)
  await naming.getByRole('button', { name: 'Nastavi' }).click()
  const saving = page.getByRole('dialog', { name: 'Spremite rezervne kodove' })
  await saving.getByRole('button', { name: 'Gotovo, spremljeni su' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Prijenosnik u uredu' })).toBeVisible()

  await page.getByRole('button', { name: 'Uključi', exact: true }).click()
  const enrolment = page.getByRole('dialog', { name: 'Povežite aplikaciju' })
  const secret = ((await enrolment.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await enrolment.getByLabel('Kod iz aplikacije').fill(code)
  await enrolment.getByRole('button', { name: 'Uključi' }).click()
  await expect(enrolment).toBeHidden()
  await expectAccessible(page)

  await signOut(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prijavi se pristupnim ključem' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)
})
