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
  type CartRef,
  saveGuest,
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
  it('are the allowed ones that a method serves; for a digital cart all allowed ones', async () => {
    await createDelivery({ rates: [{ cents: 450 }, { country: 'SI', cents: 690 }, { country: 'US', cents: 2990 }] })
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    const isos = async (of: CartRef) =>
      (await visitor.call(checkoutApi.getAvailableCountries, { ...of, language: 'hrv', type: 'countries' })).map(({ iso }) => iso)
    expect(await isos(cartRef)).toEqual(['HR', 'SI'])
    const digital = await cartWith({ productId: (await createProduct({ format: 'EProduct', stock: null })).id })
    expect((await isos(digital)).toSorted()).toEqual(['AT', 'BE', 'CZ', 'DE', 'FR', 'HR', 'HU', 'IE', 'IT', 'NL', 'SI', 'SK'])
  })
})

describe('a guest', () => {
  it('does not exist before the first update and belongs to one cart', async () => {
    const [cartRef, other] = [await newCart(), await newCart()]
    expect(await visitor.call(guestApi.get, cartRef)).toBeNull()
    const said = await visitor.call(guestApi.update, { ...cartRef, email: ' Ana@Primjer.hr ' })
    expect(said).toMatchObject({ email: 'ana@primjer.hr', addresses: [], company: null })
    const same = await visitor.call(guestApi.update, { ...other, email: 'ana@primjer.hr' })
    expect(same.id).not.toBe(said.id)
    expect(await failureOf(visitor.call(guestApi.get, { ...cartRef, protectCode: other.protectCode }))).toMatchObject({ status: 404 })
  })

  it('is read with headers, never with the secret in the URL', async () => {
    const cartRef = await newCart()
    await visitor.call(guestApi.update, { ...cartRef, email: 'ana@primjer.hr' })
    const { headers: _, ...inTheAddress } = guestApi.get
    expect((await visitor.send(inTheAddress, cartRef)).status).toBe(422)
    expect(await visitor.call(guestApi.get, cartRef)).toMatchObject({ email: 'ana@primjer.hr' })
  })

  it('keeps one address per type and fields that are not sent', async () => {
    const cartRef = await newCart()
    const first = await saveGuest(cartRef)
    const moved = await visitor.call(guestApi.update, { ...cartRef, addresses: [{ ...main, street: 'Nova ulica', type: 'MAIN' }] })
    expect(moved.email).toBe('ana@primjer.hr')
    expect(moved.addresses).toMatchObject([{ type: 'main', street: 'Nova ulica', country: 'HR' }])
    expect(moved.addresses[0]?.id).toBe(first.addresses.find(({ type }) => type === 'main')?.id)
  })

  it('needs a valid number for a company', async () => {
    const cartRef = await newCart()
    const company = { name: 'Čitaonica d.o.o.', oib: '99007123051', address: 'Ilica 1, Zagreb' }
    expect((await visitor.call(guestApi.update, { ...cartRef, company })).company).toEqual(company)
    expect((await visitor.call(guestApi.update, { ...cartRef, company: null })).company).toBeNull()
    const failure = await failureOf(visitor.call(guestApi.update, { ...cartRef, company: { ...company, oib: '99007123052' } }))
    expect(failure).toMatchObject({ status: 422, fieldErrors: { 'company.oib': ['oib'] } })
  })

  it('gets all wrong fields by path', async () => {
    const cartRef = await newCart()
    const wrong = [
      { ...address, firstName: 'Ana1', country: 'US' },
      { ...main, companyName: 'Bez broja d.o.o.' },
    ]
    expect((await failureOf(visitor.call(guestApi.update, { ...cartRef, addresses: wrong }))).fieldErrors).toEqual({
      'addresses.0.firstName': ['specialCharacters'],
      'addresses.0.country': ['country'],
      'addresses.1.companyOIB': ['required'],
    })
    const empty = { ...address, city: '  ', street: 'x'.repeat(76), contactEmail: 'nije adresa' }
    const { fieldErrors } = await failureOf(visitor.call(guestApi.update, { ...cartRef, addresses: [empty] }))
    expect(Object.keys(fieldErrors).toSorted()).toEqual(['addresses.0.city', 'addresses.0.contactEmail', 'addresses.0.street'])
    expect(await visitor.call(guestApi.get, cartRef)).toBeNull()
  })

  it('may not send unknown fields or two addresses of a type', async () => {
    const cartRef = await newCart()
    for (const more of [
      { userId: 1 },
      { id: 1 },
      { isBackofficeUser: true },
      { addresses: [{ ...address, userId: 1 }] },
      { addresses: [main, main] },
    ]) {
      expect((await visitor.send(guestApi.update, { ...cartRef, ...more })).status).toBe(422)
    }
  })
})

describe('consents', () => {
  it('show the newest version of each in the assigned order', async () => {
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

  it('are logged with the server’s time, existing ones only', async () => {
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
  it('are each required by the order', async () => {
    const home = await createDelivery({ rates: [{ cents: 450 }] })
    const points = await createDelivery({ rates: [{ cents: 290 }], branches: 1 })
    const transfer = await createPayment()
    const terms = await createConsent()
    const cartRef = await newCart()
    const refusal = async () => (await failureOf(order(cartRef))).code
    const agree = (status: boolean) =>
      visitor.call(consentApi.createLog, {
        ...cartRef,
        status,
        sourceType: 'checkout',
        consents: [terms.id],
        user: { userType: 'guest', email: 'ana@primjer.hr' },
      })

    expect(await refusal()).toBe('CART_EMPTY')
    await visitor.call(cartApi.addItem, { ...cartRef, productId: (await createProduct()).id })
    expect(await refusal()).toBe('NO_ACTIVE_USER')
    await visitor.call(guestApi.update, { ...cartRef, email: 'ana@primjer.hr' })
    expect(await refusal()).toBe('ADDRESS_MISSING')
    await saveGuest(cartRef, main)
    expect(await refusal()).toBe('ADDRESS_MISSING')
    await saveGuest(cartRef)
    expect(await refusal()).toBe('CONSENT_REQUIRED')
    await agree(true)
    await agree(false)
    expect(await refusal()).toBe('CONSENT_REQUIRED')
    await agree(true)
    expect(await refusal()).toBe('DELIVERY_MISSING')
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: points.id, branchId: points.branchIds[0] })
    await database().db.delete(deliveryRates).where(eq(deliveryRates.methodId, points.id))
    expect(await refusal()).toBe('DELIVERY_NOT_FOUND')
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: home.id })
    expect(await refusal()).toBe('PAYMENT_MISSING')
    await visitor.call(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: transfer.id })
    const { orderSlug } = await order(cartRef)
    expect(await visitor.call(orderApi.summary, { ...cartRef, orderSlug })).toMatchObject({
      status: 'awaiting_payment',
      summary: { delivery: 4.5 },
    })
  })

  it('follow disableConsentCheck and disableSpecialCharacterCheck', async () => {
    const { db } = database()
    const [site] = await db.select().from(sites).where(eq(sites.id, 1))
    const home = await createDelivery({ rates: [{ cents: 450 }] })
    const transfer = await createPayment()
    await createConsent()
    await db.update(sites).set({ checkoutSettings: { disableConsentCheck: true, disableSpecialCharacterCheck: true } })
    caches.clear()
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    await saveGuest(cartRef, { ...address, firstName: 'X Æ A-12' }, main)
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: home.id })
    await visitor.call(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: transfer.id })
    expect((await order(cartRef)).orderSlug).toMatch(/^[\w-]{22}$/)
    await db.update(sites).set({ checkoutSettings: site?.checkoutSettings ?? {} })
  })
})
