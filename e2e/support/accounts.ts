import { expect, type Page } from '@playwright/test'
import { api, mailsContaining } from './shop'

let last = 0

/** A person whose address no other test uses. */
export function newPerson() {
  const name = `${Date.now().toString(36)}${process.pid}x${++last}`
  return { firstName: 'Iva', lastName: 'Ivić', email: `iva-${name}@primjer.hr`, password: 'rečenica za pamćenje' }
}
type Person = ReturnType<typeof newPerson>

/** The secret in the link of the newest mail to an address. */
export async function secretMailedTo(email: string, link: RegExp): Promise<string> {
  const found = () => mailsContaining(`To: ${email}`).flatMap((mail) => link.exec(mail)?.[1] ?? [])
  await expect.poll(() => found().length, { message: `a mail to ${email}` }).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}

export const verificationLink = /verificationToken=([\w-]+)/
export const inviteLink = /admin\/invite#([\w-]+)/
export const passwordLink = /nova-lozinka#([\w-]+)/

type Registration = { details: { firstName: string; lastName: string }; email: string; password: string; memberCardBarcode?: string }

/** Registers through the API, with every required consent. */
export async function register(page: Page, account: Registration) {
  const { records } = await api(page, 'POST', '/api/v1/gdpr/web/consent/filter', { data: { assignedTo: 'registration' } })
  const consents = records.flatMap(({ id, required }: { id: number; required: boolean }) => (required ? [id] : []))
  return api(page, 'POST', '/api/v1/user/web/register', { data: { ...account, consents } })
}

/** Opens an account with a verified address through the API. The cookie choice is made, so the cookie notice covers nothing. */
export async function openAccount(page: Page, more: { firstName?: string; memberCardBarcode?: string } = {}): Promise<Person> {
  const { memberCardBarcode, ...person } = { ...newPerson(), ...more }
  const { firstName, lastName, email, password } = person
  await register(page, { details: { firstName, lastName }, email, password, memberCardBarcode })
  const token = await secretMailedTo(email, verificationLink)
  await api(page, 'GET', `/api/v1/user/web/verify/${token}`)
  const value = encodeURIComponent(JSON.stringify({ v: 1, allowed: ['necessary'] }))
  await page.context().addCookies([{ name: 'cookie-consent', value, url: process.env.E2E_BASE_URL ?? 'http://localhost:3000' }])
  return person
}

/** Signs in through the API: the next page that opens is signed in. The sign-in page also merges the cart and shows the member's prices. */
export async function startSession(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const { user } = await api(page, 'POST', '/api/v1/login', { data: { username: email, password } })
  const context = page.context()
  const { cookies } = await context.storageState()
  const { origin } = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000')
  await context.setStorageState({ cookies, origins: [{ origin, localStorage: [{ name: 'signed-in', value: String(user.id) }] }] })
}

/** Signs in on the sign-in page and waits for the home page. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.goto('/prijava')
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL('/')
}

export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const form = page.getByRole('main')
  await form.getByLabel('E-pošta').fill(email)
  await form.getByLabel('Lozinka', { exact: false }).first().fill(password)
  await form.getByRole('button', { name: 'Prijavi se', exact: true }).click()
}
