import { expect, type Browser, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { api } from './shop'

/** The back-office account that the launcher created for this server. */
export function firstSignIn() {
  const text = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'first-sign-in.txt'), 'utf8')
  return { username: text.match(/\S+@\S+/)?.[0] ?? '', password: text.match(/Lozinka:\s*(\S+)/)?.[1] ?? '' }
}

/** Signs in on the office's page, which then shows the address. */
export async function openOffice(page: Page, path: string) {
  const { username, password } = firstSignIn()
  await page.goto(path)
  await page.getByRole('textbox', { name: 'E-pošta' }).fill(username)
  await page.getByRole('textbox', { name: 'Lozinka' }).fill(password)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page).toHaveURL(path)
}

/** Sets a product's price in euros, as the merchant, in a separate browser context. */
export async function setPrice(browser: Browser, slug: string, retailPrice: number) {
  const merchant = await (await browser.newContext()).newPage()
  const { tokens } = await api(merchant, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
  const headers = { accessToken: tokens.accessToken }
  const { id } = await api(merchant, 'GET', `/api/v1/product/web/get?slug=${slug}`)
  const { version } = await api(merchant, 'GET', `/api/v1/product/office/getVersion/${id}`, { headers })
  await api(merchant, 'PATCH', `/api/v1/product/office/update/${id}`, { headers, data: { version, retailPrice } })
  await merchant.context().close()
}
