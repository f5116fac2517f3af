import { expect, type Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const identity = {
  apiKey: 'javni-kljuc-pod-lampom',
  site: '1',
  store: '1',
  'x-gaussbox-language': 'hrv',
  'content-type': 'application/json',
}

type RequestOptions = { data?: object; headers?: Record<string, string> }

/** Calls the running server's API to prepare a journey. */
export async function api(page: Page, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, { data, headers }: RequestOptions = {}) {
  const response = await page.request.fetch(url, { method, headers: { ...identity, ...headers }, data })
  const body = await response.json()
  if (body.errored) throw new Error(`${url}: ${JSON.stringify(body)}`)
  return body.data
}

/** A book of the demo shop with a large stock. */
export const book = { slug: 'jabuke-za-nepoznate', name: 'Jabuke za nepoznate' }

/** A book with a lower price for members. */
export const memberBook = { slug: 'samome-sebi', name: 'Samome sebi' }
export const memberPrice = (page: Page) => page.getByText('Vaša članska cijena').filter({ visible: true })
export const wishButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Spremi na popis želja', exact: true })

export const buyer = {
  firstName: 'Marija',
  lastName: 'Čačić-Đurđević',
  email: 'marija@primjer.hr',
  phone: '+385 91 234 5678',
  street: 'Ulica grada Vukovara',
  houseNumber: '12a',
  zipCode: '10000',
  city: 'Zagreb',
}

/** Adds a book on its product page and opens the cart page. */
export async function putInCart(page: Page, { slug }: { slug: string } = book) {
  await page.goto(`/product/${slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Dodaj u košaricu' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Dodano u košaricu' })
  await dialog.getByRole('link', { name: 'Otvori košaricu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Košarica' })).toBeVisible()
}

export async function fillAddress(page: Page, who: typeof buyer = buyer) {
  await page.getByLabel('Ime', { exact: false }).first().fill(who.firstName)
  await page.getByLabel('Prezime').first().fill(who.lastName)
  await page.getByLabel('Adresa e-pošte').first().fill(who.email)
  await page.getByLabel('Telefon').first().fill(who.phone)
  await page.getByLabel('Ulica').first().fill(who.street)
  await page.getByLabel('Kućni broj').first().fill(who.houseNumber)
  await page.getByLabel('Poštanski broj').first().fill(who.zipCode)
  await page.getByLabel('Mjesto').first().fill(who.city)
}

/** Ticks every required consent. */
export async function acceptConsents(page: Page) {
  const consents = page.getByRole('group', { name: 'Privole' }).getByRole('checkbox')
  for (const consent of await consents.all()) if ((await consent.getAttribute('required')) !== null) await consent.check()
}

/** Goes from the product page to the payment step as a shopper does, with home delivery and cash on delivery chosen. */
export async function walkToPayment(page: Page) {
  await putInCart(page)
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await fillAddress(page)
  await acceptConsents(page)
  await page.getByRole('button', { name: 'Nastavi na dostavu' }).click()
  await page
    .getByRole('radio', { name: /adresu/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Nastavi na plaćanje' }).click()
  await page.getByRole('radio', { name: /pouzeć/i }).check()
}

/** Gives this browser a guest's cart with one piece of a product, through the API. */
export async function startCart(page: Page, { slug }: { slug: string } = book): Promise<{ cartId: string; protectCode: string }> {
  const { id } = await api(page, 'GET', `/api/v1/product/web/get?slug=${slug}`)
  const { cartId, protectCode } = await api(page, 'GET', '/api/v2/ecommerce/cart/getNewCartSession')
  await api(page, 'POST', '/api/v2/ecommerce/cart/addItem', { data: { cartId, protectCode, productId: id } })
  const url = process.env.E2E_BASE_URL ?? 'http://localhost:3000'
  await page.context().addCookies(Object.entries({ cartId, protectCode }).map(([name, value]) => ({ name, value, url })))
  return { cartId, protectCode }
}

/** Gives this browser a guest's cart through the API and opens the cart page. */
export async function openCart(page: Page, product: { slug: string } = book) {
  await startCart(page, product)
  await page.goto('/kosarica')
  await expect(page.getByRole('heading', { level: 1, name: 'Košarica' })).toBeVisible()
}

/** Opens the payment step of a guest's cart, with cash on delivery chosen. Address, consents and home delivery are saved through the API. */
export async function reachPayment(page: Page) {
  const ref = await startCart(page)
  const { email, phone, firstName, lastName, ...where } = buyer
  const address = { ...where, firstName, lastName, country: 'HR', contactEmail: email, contactPhone: phone }
  const addresses = ['main', 'shipping'].map((type) => ({ type, ...address }))
  await api(page, 'PATCH', '/api/v1/user/guest', { data: { ...ref, email, details: { firstName, lastName }, addresses } })
  const { records } = await api(page, 'POST', '/api/v1/gdpr/web/consent/filter', { data: { assignedTo: 'checkout' } })
  const consents = records.flatMap(({ id, required }: { id: number; required: boolean }) => (required ? [id] : []))
  const user = { userType: 'guest', email }
  await api(page, 'POST', '/api/v1/gdpr/web/consent/log/create', { data: { ...ref, status: true, sourceType: 'checkout', consents, user } })
  const methods = await api(page, 'POST', '/api/v2/ecommerce/delivery/getApplicableDeliveryMethods', { data: ref })
  const home = methods.find(({ options }: { options: unknown[] }) => options.length === 0)
  await api(page, 'PUT', '/api/v2/ecommerce/delivery/saveDeliveryMethod', { data: { ...ref, deliveryMethodId: home.id, branchId: null } })
  await page.goto('/naplata?korak=payment')
  await page.getByRole('radio', { name: /pouzeć/i }).check()
}

/** The decoded mails of the running server that contain a text, newest last. */
export function mailsContaining(text: string): string[] {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '.data', 'mail')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => decode(readFileSync(path.join(folder, name), 'utf8')))
      .filter((mail) => mail.includes(text))
  } catch {
    return []
  }
}

/** Decodes each part by its own transfer encoding: in plain text an equals sign is no escape. */
function decode(mail: string) {
  return mail
    .split(/\r?\n--/)
    .map(decodePart)
    .join('\n')
}

function decodePart(part: string) {
  if (/Content-Transfer-Encoding: quoted-printable/i.test(part)) {
    const joined = part.replace(/=\r?\n/g, '')
    const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  }
  const [, body] = part.match(/Content-Transfer-Encoding: base64[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/i) ?? []
  return body ? `${part}\n${Buffer.from(body, 'base64').toString('utf8')}` : part
}
