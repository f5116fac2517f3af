import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { guestApi } from '@/lib/api/v1/user/guest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { checkoutApi } from '@/lib/api/v2/ecommerce/checkout'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { deliveryRates } from '@/server/db/schema/methods'
import { sites } from '@/server/db/schema/site'
import { consentAssignments, consentLog, consents } from '@/server/db/schema/consent'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import {
  address,
  cartWith,
  createConsent,
  createDelivery,
  createPayment,
  newCart,
  order,
  visitor,
  type Pair,
  sayGuest,
  withdrawMethods,
} from '../support'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

const main = { ...address, type: 'main' }

beforeEach(async () => {
  await withdrawMethods()
  await database().db.delete(consentAssignments)
})

describe('countries', () => {
  it('are the shop’s that a method serves, by name; for e-products all of the shop’s', async () => {
    await createDelivery({ rates: [{ cents: 450 }, { country: 'SI', cents: 690 }, { country: 'US', cents: 2990 }] })
    const pair = await cartWith({ productId: (await createProduct()).id })
    const isos = async (of: Pair) =>
      (await visitor.call(checkoutApi.getAvailableCountries, { ...of, language: 'hrv', type: 'countries' })).map(({ iso }) => iso)
    expect(await isos(pair)).toEqual(['HR', 'SI'])
    const digital = await cartWith({ productId: (await createProduct({ format: 'EProduct', stock: null })).id })
    expect((await isos(digital)).toSorted()).toEqual(['AT', 'BE', 'CZ', 'DE', 'FR', 'HR', 'HU', 'IE', 'IT', 'NL', 'SI', 'SK'])
  })
})

describe('a guest', () => {
  it('is nobody until something is said, and belongs to the cart alone', async () => {
    const [pair, other] = [await newCart(), await newCart()]
    expect(await visitor.call(guestApi.get, pair)).toBeNull()
    const said = await visitor.call(guestApi.update, { ...pair, email: ' Ana@Primjer.hr ' })
    expect(said).toMatchObject({ email: 'ana@primjer.hr', addresses: [], company: null })
    const same = await visitor.call(guestApi.update, { ...other, email: 'ana@primjer.hr' })
    expect(same.id).not.toBe(said.id)
    expect(await failureOf(visitor.call(guestApi.get, { ...pair, protectCode: other.protectCode }))).toMatchObject({ status: 404 })
  })

  it('is asked for by headers: an address with the secret in it opens nothing', async () => {
    const pair = await newCart()
    await visitor.call(guestApi.update, { ...pair, email: 'ana@primjer.hr' })
    const { headers: _, ...inTheAddress } = guestApi.get
    expect((await visitor.send(inTheAddress, pair)).status).toBe(422)
    expect(await visitor.call(guestApi.get, pair)).toMatchObject({ email: 'ana@primjer.hr' })
  })

  it('keeps one address of a type, with its id, and what was not sent again', async () => {
    const pair = await newCart()
    const first = await sayGuest(pair)
    const moved = await visitor.call(guestApi.update, { ...pair, addresses: [{ ...main, street: 'Nova ulica', type: 'MAIN' }] })
    expect(moved.email).toBe('ana@primjer.hr')
    expect(moved.addresses).toMatchObject([{ type: 'main', street: 'Nova ulica', country: 'HR' }])
    expect(moved.addresses[0]?.id).toBe(first.addresses.find(({ type }) => type === 'main')?.id)
  })

  it('of a company is named with its number, or not at all', async () => {
    const pair = await newCart()
    const company = { name: 'Čitaonica d.o.o.', oib: '99007123051', address: 'Ilica 1, Zagreb' }
    expect((await visitor.call(guestApi.update, { ...pair, company })).company).toEqual(company)
    expect((await visitor.call(guestApi.update, { ...pair, company: null })).company).toBeNull()
    const failure = await failureOf(visitor.call(guestApi.update, { ...pair, company: { ...company, oib: '99007123052' } }))
    expect(failure).toMatchObject({ status: 422, fieldErrors: { 'company.oib': ['oib'] } })
  })

  it('is told every wrong field at its place', async () => {
    const pair = await newCart()
    const wrong = [
      { ...address, firstName: 'Ana1', country: 'US' },
      { ...main, companyName: 'Bez broja d.o.o.' },
    ]
    expect((await failureOf(visitor.call(guestApi.update, { ...pair, addresses: wrong }))).fieldErrors).toEqual({
      'addresses.0.firstName': ['specialCharacters'],
      'addresses.0.country': ['country'],
      'addresses.1.companyOIB': ['required'],
    })
    const empty = { ...address, city: '  ', street: 'x'.repeat(76), contactEmail: 'nije adresa' }
    const { fieldErrors } = await failureOf(visitor.call(guestApi.update, { ...pair, addresses: [empty] }))
    expect(Object.keys(fieldErrors).toSorted()).toEqual(['addresses.0.city', 'addresses.0.contactEmail', 'addresses.0.street'])
    expect(await visitor.call(guestApi.get, pair)).toBeNull()
  })

  it('is refused unknown fields and two addresses of a type', async () => {
    const pair = await newCart()
    for (const more of [
      { userId: 1 },
      { id: 1 },
      { isBackofficeUser: true },
      { addresses: [{ ...address, userId: 1 }] },
      { addresses: [main, main] },
    ]) {
      expect((await visitor.send(guestApi.update, { ...pair, ...more })).status).toBe(422)
    }
  })
})

describe('consents', () => {
  it('show the newest wording of each, in the form’s order', async () => {
    const { db } = database()
    const terms = await createConsent()
    const news = await createConsent({ required: false })
    const [newer] = await db
      .insert(consents)
      .values({ siteId: 1, uniqueNumber: terms.uniqueNumber, name: 'Uvjeti', displayName: 'Novi uvjeti.', version: 2 })
      .returning()
    await db.insert(consentAssignments).values({ assignedTo: 'checkout', consentId: newer?.id ?? 0, required: true })
    const page = await visitor.call(consentApi.filter, { assignedTo: 'checkout', limit: 100 })
    expect(page).toMatchObject({ totalRecords: 2, totalPages: 1, page: 1, limit: 100 })
    expect(page.records.map(({ id, required, version }) => [id, required, version])).toEqual([
      [news.id, false, 1],
      [newer?.id, true, 2],
    ])
  })

  it('are logged with our clock, and only wordings that exist', async () => {
    const terms = await createConsent()
    const said = {
      status: true,
      statusTimestamp: '1999-01-01T00:00:00Z',
      sourceType: 'checkout',
      user: { userType: 'guest', email: 'Ana@primjer.hr' },
    } as const
    await visitor.call(consentApi.createLog, { ...said, consents: [terms.id] })
    const [row] = await database().db.select().from(consentLog).where(eq(consentLog.consentId, terms.id))
    expect(row).toMatchObject({ consentId: terms.id, status: true, email: 'ana@primjer.hr', userType: 'guest' })
    expect(Date.now() - (row?.statusAt.getTime() ?? 0)).toBeLessThan(60_000)
    expect((await failureOf(visitor.call(consentApi.createLog, { ...said, consents: [terms.id, 999_999] }))).status).toBe(422)
  })
})

describe('the steps', () => {
  it('skipped one by one are each named, and done in the end make an order', async () => {
    const home = await createDelivery({ rates: [{ cents: 450 }] })
    const points = await createDelivery({ rates: [{ cents: 290 }], branches: 1 })
    const transfer = await createPayment()
    const terms = await createConsent()
    const pair = await newCart()
    const refusal = async () => (await failureOf(order(pair))).code
    const agree = (status: boolean) =>
      visitor.call(consentApi.createLog, {
        status,
        sourceType: 'checkout',
        consents: [terms.id],
        user: { userType: 'guest', email: 'ana@primjer.hr' },
      })

    await agree(true)
    expect(await refusal()).toBe('CART_EMPTY')
    await visitor.call(cartApi.addItem, { ...pair, productId: (await createProduct()).id })
    expect(await refusal()).toBe('NO_ACTIVE_USER')
    await visitor.call(guestApi.update, { ...pair, email: 'ana@primjer.hr' })
    expect(await refusal()).toBe('ADDRESS_MISSING')
    await sayGuest(pair, main)
    expect(await refusal()).toBe('ADDRESS_MISSING')
    await sayGuest(pair)
    // Agreed before this cart began: not for this order.
    await database().db.update(carts).set({ createdAt: new Date() }).where(eq(carts.id, pair.cartId))
    expect(await refusal()).toBe('CONSENT_REQUIRED')
    await agree(true)
    await agree(false)
    expect(await refusal()).toBe('CONSENT_REQUIRED')
    await agree(true)
    expect(await refusal()).toBe('DELIVERY_MISSING')
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: points.id, branchId: points.branchIds[0] })
    await database().db.delete(deliveryRates).where(eq(deliveryRates.methodId, points.id))
    expect(await refusal()).toBe('DELIVERY_NOT_FOUND')
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: home.id })
    expect(await refusal()).toBe('PAYMENT_MISSING')
    await visitor.call(paymentApi.savePaymentMethod, { ...pair, paymentMethodId: transfer.id })
    const { orderSlug } = await order(pair)
    expect(await visitor.call(orderApi.summary, { ...pair, orderSlug })).toMatchObject({
      status: 'awaiting_payment',
      summary: { delivery: 4.5 },
    })
  })

  it('need no consent where the merchant asks for none, and any name where any is allowed', async () => {
    const { db } = database()
    const [site] = await db.select().from(sites).where(eq(sites.id, 1))
    const home = await createDelivery({ rates: [{ cents: 450 }] })
    const transfer = await createPayment()
    await createConsent()
    await db.update(sites).set({ checkoutSettings: { disableConsentCheck: true, disableSpecialCharacterCheck: true } })
    caches.clear()
    const pair = await cartWith({ productId: (await createProduct()).id })
    await sayGuest(pair, { ...address, firstName: 'X Æ A-12' }, main)
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: home.id })
    await visitor.call(paymentApi.savePaymentMethod, { ...pair, paymentMethodId: transfer.id })
    expect((await order(pair)).orderSlug).toMatch(/^[\w-]{22}$/)
    await db.update(sites).set({ checkoutSettings: site?.checkoutSettings ?? {} })
  })
})
