import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guestApi } from '@/lib/api/v1/user/guest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { products } from '@/server/db/schema/product'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { address, cartWith, countryId, createDelivery, createPayment, newCart, visitor, saveGuest, withdrawMethods } from '../support'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

const main = { ...address, type: 'main' }

beforeEach(withdrawMethods)

describe('delivery', () => {
  it('offers the applicable methods with their prices', async () => {
    const home = await createDelivery({
      rates: [
        { cents: 450, freeFromCents: 4500 },
        { country: 'SI', cents: 690 },
      ],
    })
    const points = await createDelivery({ rates: [{ cents: 290, maxWeightGrams: 2000 }], branches: 2 })
    const book = await createProduct({ cents: 1500 })
    await database().db.update(products).set({ weightGrams: 900 }).where(eq(products.id, book.id))
    const cartRef = await cartWith({ productId: book.id, qty: 2 })
    const offered = (input: object = {}) => visitor.call(deliveryApi.getApplicableDeliveryMethods, { ...cartRef, ...input })

    expect(await offered()).toEqual([])
    await saveGuest(cartRef)
    expect(await offered()).toMatchObject([
      { id: home.id, price: 4.5, freeFrom: 45, kind: 'home', options: [] },
      {
        id: points.id,
        price: 2.9,
        freeFrom: null,
        kind: 'branches',
        options: [{ id: points.branchIds[0], name: 'Kiosk 1' }, { name: 'Kiosk 2' }],
      },
    ])
    expect((await offered({ countryId: await countryId('SI') })).map(({ id }) => id)).toEqual([home.id])
    expect(await offered({ countryId: await countryId('US') })).toEqual([])
    await visitor.call(cartApi.addItem, { ...cartRef, productId: book.id })
    expect(await offered()).toMatchObject([{ id: home.id, price: 0 }])
  })

  it('accepts only the caller’s own addresses', async () => {
    await createDelivery({ rates: [{ cents: 450 }] })
    const [cartRef, other] = [await cartWith({ productId: (await createProduct()).id }), await newCart()]
    const own = await saveGuest(cartRef)
    const foreign = await saveGuest(other)
    const idOf = ({ addresses }: typeof own) => addresses.find(({ type }) => type === 'shipping')?.id
    const ask = (input: object) => visitor.call(deliveryApi.getApplicableDeliveryMethods, { ...cartRef, ...input })
    expect(await ask({ userShippingAddressId: idOf(own) })).toHaveLength(1)
    expect(await failureOf(ask({ userShippingAddressId: idOf(foreign) }))).toMatchObject({ status: 404 })
    expect(await failureOf(ask({ userBillingAddressId: idOf(foreign) }))).toMatchObject({ status: 404 })
    expect(
      await failureOf(visitor.call(paymentApi.getApplicablePaymentMethods, { ...cartRef, userBillingAddressId: idOf(foreign) })),
    ).toMatchObject({ status: 404 })
  })

  it('is saved with its branch and charged', async () => {
    const points = await createDelivery({ rates: [{ cents: 290 }], branches: 2 })
    const others = await createDelivery({ rates: [{ cents: 100 }], branches: 1 })
    const cartRef = await cartWith({ productId: (await createProduct({ cents: 1000 })).id })
    const save = (input: { deliveryMethodId: number; branchId?: number }) =>
      visitor.call(deliveryApi.saveDeliveryMethod, { ...cartRef, ...input })

    const nobody = await visitor.send(deliveryApi.saveDeliveryMethod, { deliveryMethodId: points.id })
    expect(await nobody.json()).toMatchObject({ statusCode: 422, message: "Session doesn't exist" })
    expect(await failureOf(save({ deliveryMethodId: points.id }))).toMatchObject({ status: 422, message: 'No active user' })
    await visitor.call(guestApi.update, { ...cartRef, email: 'ana@primjer.hr' })
    expect((await failureOf(save({ deliveryMethodId: points.id }))).code).toBe('ADDRESS_MISSING')
    await saveGuest(cartRef)
    expect((await failureOf(save({ deliveryMethodId: points.id }))).message).toBe('Molimo odaberite dostavnu poslovnicu prije nastavka')
    expect((await failureOf(save({ deliveryMethodId: points.id, branchId: others.branchIds[0] }))).code).toBe('BRANCH_MISSING')
    expect((await failureOf(save({ deliveryMethodId: 999_999 }))).code).toBe('DELIVERY_NOT_FOUND')
    expect(await save({ deliveryMethodId: points.id, branchId: points.branchIds[1] })).toMatchObject({
      deliveryMethodId: points.id,
      options: { deliveryBranchId: points.branchIds[1] },
      summary: { cartTotal: 10, delivery: 2.9, orderTotal: 12.9, tax: { delivery: 0.58 } },
    })
  })

  it('no longer applies after a change of country', async () => {
    const home = await createDelivery({ rates: [{ cents: 450 }] })
    const cartRef = await cartWith({ productId: (await createProduct({ cents: 1000 })).id })
    await saveGuest(cartRef)
    await visitor.call(deliveryApi.saveDeliveryMethod, { ...cartRef, deliveryMethodId: home.id })
    await saveGuest(cartRef, { ...address, country: 'SI', zipCode: '1000' }, main)
    expect(await visitor.call(cartApi.getCart, cartRef)).toMatchObject({ deliveryMethodId: null, summary: { delivery: 0 } })
  })
})

describe('payment', () => {
  it('offers the applicable methods', async () => {
    const transfer = await createPayment()
    const cash = await createPayment({ kind: 'cashOnDelivery', countries: ['HR'], feeCents: 150 })
    const invoice = await createPayment({ companyOnly: true })
    await createPayment({ kind: 'provider', paymentType: 'PAYPAL' })
    const cartRef = await cartWith({ productId: (await createProduct()).id })
    const offered = async () => (await visitor.call(paymentApi.getApplicablePaymentMethods, cartRef)).map(({ id }) => id)

    expect(await offered()).toEqual([transfer.id])
    await saveGuest(cartRef)
    expect(await offered()).toEqual([transfer.id, cash.id])
    const company = { ...main, companyName: 'Čitaonica d.o.o.', companyOIB: '99007123051' }
    await saveGuest(cartRef, address, company)
    expect(await offered()).toEqual([transfer.id, cash.id, invoice.id])
  })

  it('in cash says that files beside goods come with the parcel', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', countries: ['HR'] })
    const goods = { productId: (await createProduct()).id }
    const file = { productId: (await createProduct({ format: 'EProduct', stock: null })).id }
    for (const [items, filesOnDelivery] of [
      [[goods], false],
      [[goods, file], true],
    ] as const) {
      const cartRef = await cartWith(...items)
      await saveGuest(cartRef)
      const offered = await visitor.call(paymentApi.getApplicablePaymentMethods, cartRef)
      expect(offered.filter((method) => method.filesOnDelivery).map(({ id }) => id)).toEqual(filesOnDelivery ? [cash.id] : [])
    }
  })

  it('is saved with a valid company', async () => {
    const invoice = await createPayment({ companyOnly: true, feeCents: 100 })
    const cartRef = await cartWith({ productId: (await createProduct({ cents: 1000 })).id })
    const save = (input: object = {}) => visitor.call(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: invoice.id, ...input })
    const companyData = { companyName: 'Čitaonica d.o.o.', oib: '99007123051' }

    expect((await failureOf(save({ companyData }))).code).toBe('NO_ACTIVE_USER')
    await saveGuest(cartRef)
    expect((await failureOf(save())).code).toBe('PAYMENT_NOT_FOUND')
    expect((await failureOf(save({ companyData: { ...companyData, oib: '12345678901' } }))).fieldErrors).toEqual({
      'companyData.oib': ['oib'],
    })
    expect(await save({ companyData })).toMatchObject({ paymentMethodId: invoice.id, summary: { paymentFee: 1, orderTotal: 11 } })
    expect((await visitor.send(paymentApi.savePaymentMethod, { ...cartRef, paymentMethodId: invoice.id, feeCents: 0 })).status).toBe(422)
  })
})
