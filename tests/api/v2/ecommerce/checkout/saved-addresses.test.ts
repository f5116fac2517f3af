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
import { address, cartWith, createDelivery, createPayment, openShop, ordersOf, visitor, withdrawMethods } from '../support'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

beforeEach(withdrawMethods)

const abroad = { ...address, country: 'SI', city: 'Ljubljana', zipCode: '1000' }

describe('the address book in the checkout', () => {
  it('serves whoever is signed in: the methods hold for the address that is named', async () => {
    const home = await createDelivery({ rates: [{ cents: 450 }, { country: 'SI', cents: 990 }] })
    const everywhere = await createPayment()
    const atTheDoor = await createPayment({ kind: 'cashOnDelivery', countries: ['HR'] })
    const ana = await createUser()
    const near = await ana.call(addressApi.create, address)
    const far = await ana.call(addressApi.create, { ...abroad, type: 'other' })
    const pair = await cartWith({ productId: (await createProduct()).id })
    const priceAt = async (userShippingAddressId: number) =>
      (await ana.call(deliveryApi.getApplicableDeliveryMethods, { ...pair, userShippingAddressId })).map(({ id, price }) => [id, price])
    const paidBy = async (userBillingAddressId: number) =>
      (await ana.call(paymentApi.getApplicablePaymentMethods, { ...pair, userBillingAddressId })).map(({ id }) => id)

    expect(await priceAt(near.id)).toEqual([[home.id, 4.5]])
    expect(await priceAt(far.id)).toEqual([[home.id, 9.9]])
    expect(await paidBy(near.id)).toEqual([everywhere.id, atTheDoor.id])
    expect(await paidBy(far.id)).toEqual([everywhere.id])

    // What was given for this cart alone does not close the book.
    await ana.call(guestApi.update, { ...pair, addresses: [address, { ...address, type: 'main' }] })
    expect(await priceAt(far.id)).toEqual([[home.id, 9.9]])
  })

  it('is closed to everybody else: their ids do not exist', async () => {
    await createDelivery({ rates: [{ cents: 450 }] })
    const [ana, ivo] = [await createUser(), await createUser()]
    const { id } = await ana.call(addressApi.create, address)
    const pair = await cartWith({ productId: (await createProduct()).id })
    for (const caller of [ivo, visitor]) {
      for (const named of [{ userShippingAddressId: id }, { userBillingAddressId: id }]) {
        const failure = await failureOf(caller.call(deliveryApi.getApplicableDeliveryMethods, { ...pair, ...named }))
        expect(failure).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      }
      expect(await failureOf(caller.call(paymentApi.getApplicablePaymentMethods, { ...pair, userBillingAddressId: id }))).toMatchObject({
        status: 404,
      })
    }
  })
})

describe('an order of somebody signed in', () => {
  it('goes to the saved addresses, without another word about them', async () => {
    const shop = await openShop()
    const ana = await createUser()
    await ana.call(addressApi.create, address)
    await ana.call(addressApi.create, { ...abroad, type: 'main', companyName: 'Knjiga d.o.o.', companyOIB: 'SI12345678' })
    const pair = await cartWith({ productId: (await createProduct()).id })
    await agree(shop.consentId, ana.email)
    await ana.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: shop.deliveryMethodId })
    await ana.call(paymentApi.savePaymentMethod, { ...pair, paymentMethodId: shop.paymentMethodId })
    await ana.call(orderApi.create, pair)

    expect(await ordersOf(pair.cartId)).toMatchObject([
      {
        userId: ana.id,
        email: ana.email,
        shipping: { city: 'Zagreb' },
        billing: { city: 'Ljubljana', companyName: 'Knjiga d.o.o.', companyOIB: 'SI12345678' },
      },
    ])
  })

  it('goes where this cart was told to go, and the cart is theirs from then on', async () => {
    const shop = await openShop()
    const ana = await createUser()
    await ana.call(addressApi.create, address)
    const pair = await cartWith({ productId: (await createProduct()).id })
    const once = { ...address, street: 'Samo jednom', contactEmail: 'drugdje@primjer.hr' }
    await ana.call(guestApi.update, { ...pair, email: once.contactEmail, addresses: [once, { ...once, type: 'main' }] })
    const [cart] = await database().db.select().from(carts).where(eq(carts.id, pair.cartId))
    expect(cart?.userId).toBe(ana.id)

    await agree(shop.consentId, once.contactEmail)
    await ana.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: shop.deliveryMethodId })
    await ana.call(paymentApi.savePaymentMethod, { ...pair, paymentMethodId: shop.paymentMethodId })
    await ana.call(orderApi.create, pair)
    expect(await ordersOf(pair.cartId)).toMatchObject([{ userId: ana.id, email: once.contactEmail, shipping: { street: 'Samo jednom' } }])
  })

  it('never takes the user from the call', async () => {
    const shop = await openShop()
    const [ana, ivo] = [await createUser(), await createUser()]
    await ana.call(addressApi.create, address)
    const pair = await cartWith({ productId: (await createProduct()).id })
    const save = { ...pair, userId: ana.id, deliveryMethodId: shop.deliveryMethodId }
    expect((await failureOf(visitor.call(deliveryApi.saveDeliveryMethod, save))).code).toBe('NO_ACTIVE_USER')
    expect((await failureOf(ivo.call(deliveryApi.saveDeliveryMethod, save))).code).toBe('ADDRESS_MISSING')
  })
})

it('a company that is taken back at the address is not billed, though the payment was chosen for it', async () => {
  const shop = await openShop()
  const company = { name: 'Čitaonica d.o.o.', oib: '99007123051', address: 'Ilica 1' }
  const told = { email: 'ana@primjer.hr', addresses: [address, { ...address, type: 'main' }] }
  const pair = await cartWith({ productId: (await createProduct()).id })
  await visitor.call(guestApi.update, { ...pair, ...told, company })
  await agree(shop.consentId, 'ana@primjer.hr')
  await visitor.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: shop.deliveryMethodId })
  const companyData = { companyName: company.name, oib: company.oib }
  await visitor.call(paymentApi.savePaymentMethod, { ...pair, paymentMethodId: shop.paymentMethodId, companyData })
  await visitor.call(guestApi.update, { ...pair, ...told, company: null })
  await visitor.call(orderApi.create, pair)
  expect(await ordersOf(pair.cartId)).toMatchObject([{ billing: { companyName: null, companyOIB: null } }])
})

async function agree(consentId: number, email: string) {
  const user = { userType: 'registered', email } as const
  await visitor.call(consentApi.createLog, { status: true, sourceType: 'checkout', consents: [consentId], user })
}
