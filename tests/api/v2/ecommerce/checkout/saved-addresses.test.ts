import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { guestApi } from '@/lib/api/v1/user/guest'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { address, cartWith, createDelivery, createPayment, openShop, ordersOf, visitor, withdrawMethods, type CartRef } from '../support'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

beforeEach(withdrawMethods)

const abroad = { ...address, country: 'SI', city: 'Ljubljana', zipCode: '1000' }

describe('the address book in the checkout', () => {
  it('decides the methods by the address id of a signed-in user', async () => {
    const home = await createDelivery({ rates: [{ cents: 450 }, { country: 'SI', cents: 990 }] })
    const everywhere = await createPayment()
    const cashOnDelivery = await createPayment({ kind: 'cashOnDelivery', countries: ['HR'] })
    const ana = await createUser()
    const near = await ana.call(addressApi.create, address)
    const far = await ana.call(addressApi.create, { ...abroad, type: 'other' })
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    const priceAt = async (userShippingAddressId: number) =>
      (await ana.call(deliveryApi.getApplicableDeliveryMethods, { ...cartRef, userShippingAddressId })).map(({ id, price }) => [id, price])
    const paidBy = async (userBillingAddressId: number) =>
      (await ana.call(paymentApi.getApplicablePaymentMethods, { ...cartRef, userBillingAddressId })).map(({ id }) => id)

    expect(await priceAt(near.id)).toEqual([[home.id, 4.5]])
    expect(await priceAt(far.id)).toEqual([[home.id, 9.9]])
    expect(await paidBy(near.id)).toEqual([everywhere.id, cashOnDelivery.id])
    expect(await paidBy(far.id)).toEqual([everywhere.id])

    // The cart's own addresses do not hide the address book.
    await ana.call(guestApi.update, { ...cartRef, addresses: [address, { ...address, type: 'main' }] })
    expect(await priceAt(far.id)).toEqual([[home.id, 9.9]])
  })

  it('is hidden from other callers', async () => {
    await createDelivery({ rates: [{ cents: 450 }] })
    const [ana, ivo] = [await createUser(), await createUser()]
    const { id } = await ana.call(addressApi.create, address)
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    for (const caller of [ivo, visitor]) {
      for (const named of [{ userShippingAddressId: id }, { userBillingAddressId: id }]) {
        const failure = await failureOf(caller.call(deliveryApi.getApplicableDeliveryMethods, { ...cartRef, ...named }))
        expect(failure).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      }
      expect(await failureOf(caller.call(paymentApi.getApplicablePaymentMethods, { ...cartRef, userBillingAddressId: id }))).toMatchObject({
        status: 404,
      })
    }
  })
})

describe('an order of a signed-in user', () => {
  it('uses the saved addresses by default', async () => {
    const shop = await openShop()
    const ana = await createUser()
    await ana.call(addressApi.create, address)
    await ana.call(addressApi.create, { ...abroad, type: 'main', companyName: 'Knjiga d.o.o.', companyOIB: 'SI12345678' })
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    await agree(cartRef, { consentId: shop.consentId, email: ana.email })
    await ana.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: shop.deliveryMethodId })
    await ana.call(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: shop.paymentMethodId })
    await ana.call(orderApi.create, cartRef)

    expect(await ordersOf(cartRef.cartId)).toMatchObject([
      {
        userId: ana.id,
        email: ana.email,
        shipping: { city: 'Zagreb' },
        billing: { city: 'Ljubljana', companyName: 'Knjiga d.o.o.', companyOIB: 'SI12345678' },
      },
    ])
  })

  it('uses the cart’s own addresses and assigns the cart to the user', async () => {
    const shop = await openShop()
    const ana = await createUser()
    await ana.call(addressApi.create, address)
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    const once = { ...address, street: 'Samo jednom', contactEmail: 'drugdje@primjer.hr' }
    await ana.call(guestApi.update, { ...cartRef, email: once.contactEmail, addresses: [once, { ...once, type: 'main' }] })
    const [cart] = await database().db.select().from(carts).where(eq(carts.id, cartRef.cartId))
    expect(cart?.userId).toBe(ana.id)

    await agree(cartRef, { consentId: shop.consentId, email: once.contactEmail })
    await ana.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: shop.deliveryMethodId })
    await ana.call(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: shop.paymentMethodId })
    await ana.call(orderApi.create, cartRef)
    expect(await ordersOf(cartRef.cartId)).toMatchObject([
      { userId: ana.id, email: once.contactEmail, shipping: { street: 'Samo jednom' } },
    ])
  })

  it('ignores the userId of the call', async () => {
    const shop = await openShop()
    const [ana, ivo] = [await createUser(), await createUser()]
    await ana.call(addressApi.create, address)
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    const save = { ...cartRef, userId: ana.id, deliveryMethodId: shop.deliveryMethodId }
    expect((await failureOf(visitor.call(deliveryApi.saveDeliveryMethod, save))).code).toBe('NO_ACTIVE_USER')
    expect((await failureOf(ivo.call(deliveryApi.saveDeliveryMethod, save))).code).toBe('ADDRESS_MISSING')
  })
})

it('does not bill a company that was cleared at the address after choosing the payment', async () => {
  const shop = await openShop()
  const company = { name: 'Čitaonica d.o.o.', oib: '99007123051', address: 'Ilica 1' }
  const told = { email: 'ana@primjer.hr', addresses: [address, { ...address, type: 'main' }] }
  const cartRef = await cartWith({ productId: (await createProduct()).id })
  await visitor.call(guestApi.update, { ...cartRef, ...told, company })
  await agree(cartRef, { consentId: shop.consentId, email: 'ana@primjer.hr' })
  await visitor.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: shop.deliveryMethodId })
  const companyData = { companyName: company.name, oib: company.oib }
  await visitor.call(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: shop.paymentMethodId, companyData })
  await visitor.call(guestApi.update, { ...cartRef, ...told, company: null })
  await visitor.call(orderApi.create, cartRef)
  expect(await ordersOf(cartRef.cartId)).toMatchObject([{ billing: { companyName: null, companyOIB: null } }])
})

async function agree(cartRef: CartRef, { consentId, email }: { consentId: number; email: string }) {
  const user = { userType: 'registered', email } as const
  await visitor.call(consentApi.createLog, { ...cartRef, status: true, sourceType: 'checkout', consents: [consentId], user })
}
