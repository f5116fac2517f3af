import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Endpoint } from '@/lib/api/endpoint'
import type { LineOptions } from '@/lib/api/entities/cart.schema'
import { identityHeaders } from '@/lib/api/request'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { guestApi } from '@/lib/api/v1/user/guest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { deliveryBranches, deliveryMethods, deliveryRates, paymentMethods } from '@/server/db/schema/methods'
import { orders } from '@/server/db/schema/order'
import { stockItems } from '@/server/db/schema/product'
import { countries, options } from '@/server/db/schema/site'
import { consentAssignments, consents } from '@/server/db/schema/consent'
import { callAs, identity } from '@/tests/support/http/caller'

export const visitor = callAs()

/** A new empty cart (docs/rules/cart.md#cart-reference). */
export function newCart() {
  return visitor.call(cartApi.getNewCartSession, {})
}

type Addition = { productId: number; qty?: number; options?: LineOptions }

/** A cart with these products. */
export async function cartWith(...lines: Addition[]) {
  const cartRef = await newCart()
  for (const line of lines) await visitor.call(cartApi.addItem, { ...cartRef, ...line })
  return cartRef
}

/** Sends a raw body, for JSON that JSON.stringify would not write. */
export function sendRaw({ path, method }: Endpoint, body: string) {
  const headers = { ...identityHeaders(identity), 'content-type': 'application/json' }
  return app.request(path, { method: method.toUpperCase(), headers, body })
}

export async function countryId(iso: string) {
  const [row] = await database().db.select({ id: countries.id }).from(countries).where(eq(countries.iso, iso))
  return row?.id ?? 0
}

async function inserted<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('No row was inserted.')
  return row
}

type Rate = { country?: string; cents: number; freeFromCents?: number; maxWeightGrams?: number }

export async function createDelivery({ key = randomUUID(), rates, branches = 0 }: { key?: string; rates: Rate[]; branches?: number }) {
  const { db } = database()
  const kind = branches > 0 ? 'branches' : 'home'
  const texts = { hrv: { name: `Dostava ${key}`, description: 'Opis', estimate: '1 – 3 radna dana' } }
  const method = await inserted(db.insert(deliveryMethods).values({ siteId: 1, key, kind, texts }).returning())
  for (const { country = 'HR', ...rate } of rates) {
    await db.insert(deliveryRates).values({ methodId: method.id, countryId: await countryId(country), ...rate })
  }
  const points = Array.from({ length: branches }, (_, i) => ({
    methodId: method.id,
    name: `Kiosk ${i + 1}`,
    street: 'Ulica',
    houseNumber: String(i + 1),
    zipCode: '21000',
    city: 'Split',
    position: i,
  }))
  const written = points.length > 0 ? await db.insert(deliveryBranches).values(points).returning() : []
  return { id: method.id, branchIds: written.map(({ id }) => id) }
}

type PaymentOptions = Partial<typeof paymentMethods.$inferInsert>

/** Disables the methods of earlier tests. */
export async function withdrawMethods() {
  const { db } = database()
  await db.update(deliveryMethods).set({ enabled: false })
  await db.update(paymentMethods).set({ enabled: false })
}

/** Saves the buyer, by default with a shipping and a billing address. */
export function saveGuest(cartRef: CartRef, ...addresses: (typeof address)[]) {
  const usual = [address, { ...address, type: 'main' }]
  return visitor.call(guestApi.update, { ...cartRef, email: 'ana@primjer.hr', addresses: addresses.length > 0 ? addresses : usual })
}

export async function createPayment({ key = randomUUID(), kind = 'bankTransfer', ...rest }: PaymentOptions = {}) {
  const texts = { hrv: { name: `Plaćanje ${key}`, description: 'Opis', instructions: 'Šaljemo čim uplata stigne.' } }
  return inserted(
    database()
      .db.insert(paymentMethods)
      .values({ siteId: 1, key, kind, texts, ...rest })
      .returning(),
  )
}

export async function createConsent({ required = true }: { required?: boolean } = {}) {
  const { db } = database()
  const uniqueNumber = randomUUID()
  const consent = await inserted(
    db.insert(consents).values({ siteId: 1, uniqueNumber, name: 'Uvjeti', displayName: 'Prihvaćam uvjete.' }).returning(),
  )
  await db.insert(consentAssignments).values({ assignedTo: 'checkout', consentId: consent.id, required })
  return { id: consent.id, uniqueNumber }
}

export const company = {
  name: 'Pod lampom',
  legalName: 'Pod lampom d.o.o.',
  street: 'Tiha ulica 7',
  zipCode: '10000',
  city: 'Zagreb',
  country: 'HR',
  oib: '99007123051',
  mbs: '081990071',
  iban: 'HR8929990071105550123',
  bank: 'Gradska štedionica d.d.',
  phone: '+385 1 5550 123',
  email: 'knjizara@podlampom.example',
  director: 'Mirta Vukelić',
}

/** A shop ready to sell: home delivery for 4,50 € (free from 45 €), bank transfer, one required consent, bank details. */
export async function openShop() {
  const delivery = await createDelivery({ rates: [{ cents: 450, freeFromCents: 4500 }] })
  const payment = await createPayment()
  const [agreed] = await database()
    .db.select({ id: consentAssignments.consentId })
    .from(consentAssignments)
    .where(eq(consentAssignments.required, true))
  const consent = agreed ?? (await createConsent())
  await database().db.insert(options).values({ siteId: 1, key: 'Company', value: company }).onConflictDoNothing()
  return { deliveryMethodId: delivery.id, paymentMethodId: payment.id, consentId: consent.id }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
export type CartRef = { cartId: string; protectCode: string }

export const address = {
  type: 'shipping',
  firstName: 'Ana',
  lastName: 'Marić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '+385 91 555 0141',
  country: 'HR',
  city: 'Zagreb',
  street: 'Kestenova ulica',
  houseNumber: '12A',
  zipCode: '10000',
}

/** Completes the steps of the checkout before the order. */
export async function checkOut(
  cartRef: CartRef,
  shop: Shop,
  { email = 'ana@primjer.hr', isDigital = false }: { email?: string; isDigital?: boolean } = {},
) {
  const own = { ...address, contactEmail: email }
  await visitor.call(consentApi.createLog, {
    ...cartRef,
    status: true,
    sourceType: 'checkout',
    consents: [shop.consentId],
    user: { userType: 'guest', email },
  })
  await visitor.call(guestApi.update, { ...cartRef, email, addresses: [own, { ...own, type: 'main' }] })
  if (!isDigital) await visitor.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: shop.deliveryMethodId })
  return visitor.call(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: shop.paymentMethodId })
}

/** A cart with these products that is ready to be ordered. */
export async function readyCart(shop: Shop, ...lines: Addition[]) {
  const cartRef = await cartWith(...lines)
  await checkOut(cartRef, shop)
  return cartRef
}

type Words = { orderMessage?: string; giftMessage?: string; to?: string; from?: string }

export function order(cartRef: CartRef, { key, ...words }: { key?: string } & Words = {}) {
  return visitor.call(orderApi.create, { ...cartRef, ...words }, key === undefined ? {} : { 'idempotency-key': key })
}

export async function ordersOf(cartId: string) {
  return database().db.select().from(orders).where(eq(orders.cartId, cartId))
}

export async function stockOf(productId: number) {
  const [row] = await database().db.select().from(stockItems).where(eq(stockItems.productId, productId))
  return row?.onHand
}
