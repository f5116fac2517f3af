import { expect, type Browser, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inviteLink, newPerson, secretMailedTo } from './accounts'
import type { Role } from '@/lib/office/roles'
import { api, buyer } from './shop'

/** The back-office account that the launcher created for this server. */
export function firstSignIn() {
  const text = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'first-sign-in.txt'), 'utf8')
  return { username: text.match(/\S+@\S+/)?.[0] ?? '', password: text.match(/Lozinka:\s*(\S+)/)?.[1] ?? '' }
}

/** Signs an office account in through the API and opens the address. The first account serves all journeys: none may change its settings. */
export async function openOffice(page: Page, path: string, account = firstSignIn()) {
  const { user } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: account })
  await page.addInitScript((id) => {
    // The frame of a mail is sandboxed, and has no storage.
    if (window.origin !== 'null') window.localStorage.setItem('signed-in', id)
  }, String(user.id))
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

/** An office account of one journey alone: a colleague who was invited and accepted. */
export async function createColleague(page: Page, role: Role = 'manager') {
  const { tokens } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
  const { firstName, lastName, email, password } = newPerson()
  const headers = { accessToken: tokens.accessToken }
  await api(page, 'POST', '/api/v1/user/office/staff/invite', { headers, data: { email, role } })
  const token = await secretMailedTo(email, inviteLink)
  await api(page, 'POST', '/api/v1/user/office/invite/accept', { data: { token, firstName, lastName, password } })
  return { username: email, password }
}

/** A device with a fingerprint reader, whose person always agrees. */
export async function plugInAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const options = { ...device, isUserVerified: true, automaticPresenceSimulation: true }
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options })
}

type PhoneOrders = { count: number; surname: string; slug: string }

/**
 * Receives pieces of a book and places cash-on-delivery orders of it by phone, through the API: one of three pieces, the others of one. Limits of unknown buyers do not concern staff.
 * @returns the id of the order of three pieces
 */
export async function placePhoneOrders(page: Page, { count, surname, slug }: PhoneOrders): Promise<number> {
  const { tokens } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
  const headers = { accessToken: tokens.accessToken }
  const { id: productId } = await api(page, 'GET', `/api/v1/product/web/get?slug=${slug}`)
  // Other journeys keep their pieces.
  const received = { delta: count + 10, reason: 'received' }
  await api(page, 'POST', `/api/v1/stock/office/adjust/${productId}`, { headers, data: received })
  const call = (path: string, data: object) => api(page, 'POST', `/api/v2/ecommerce/order/office/draft/${path}`, { headers, data })
  const { email, phone, firstName, ...where } = buyer
  const company = { companyName: null, companyOIB: null }
  const contact = {
    ...where,
    ...company,
    firstName,
    lastName: surname,
    country: 'HR',
    region: null,
    contactEmail: email,
    contactPhone: phone,
  }
  const linesOf = (index: number) => [{ productId, quantity: index === 0 ? 3 : 1 }]

  /** The methods apply once the draft has lines and a buyer. */
  async function chooseMethods() {
    const { id, version, deliveryMethods } = await call('save', { lines: linesOf(0), contact })
    const deliveryMethodId: number = deliveryMethods.find(({ branches }: { branches: unknown[] }) => branches.length === 0).id
    const { paymentMethods } = await call('save', { id, version, lines: linesOf(0), deliveryMethodId })
    const paymentMethodId: number = paymentMethods.find(({ way }: { way: string }) => way === 'cashOnDelivery').id
    return { deliveryMethodId, paymentMethodId }
  }

  const methods = await chooseMethods()
  const ids: number[] = []
  for (let index = 0; index < count; index++) {
    const { id, version, summary } = await call('save', { lines: linesOf(index), contact, ...methods })
    const { orderId } = await call(`place/${id}`, { version, total: summary.orderTotal, consents: true })
    ids.push(orderId)
  }
  return ids[0] ?? 0
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
