import { expect, type Browser, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inviteLink, newPerson, secretMailedTo } from './accounts'
import { api } from './shop'

/** The back-office account that the launcher created for this server. */
export function firstSignIn() {
  const text = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'first-sign-in.txt'), 'utf8')
  return { username: text.match(/\S+@\S+/)?.[0] ?? '', password: text.match(/Lozinka:\s*(\S+)/)?.[1] ?? '' }
}

/** Signs an office account in through the API and opens the address. The first account serves all journeys: none may change its settings. */
export async function openOffice(page: Page, path: string, account = firstSignIn()) {
  const { user } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: account })
  await page.addInitScript((id) => window.localStorage.setItem('signed-in', id), String(user.id))
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

/** An office account of one journey alone: a colleague who was invited and accepted. */
export async function createColleague(page: Page) {
  const { tokens } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
  const { firstName, lastName, email, password } = newPerson()
  const headers = { accessToken: tokens.accessToken }
  await api(page, 'POST', '/api/v1/user/office/staff/invite', { headers, data: { email, role: 'manager' } })
  const token = await secretMailedTo(email, inviteLink)
  await api(page, 'POST', '/api/v1/user/office/invite/accept', { data: { token, firstName, lastName, password } })
  return { username: email, password }
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
