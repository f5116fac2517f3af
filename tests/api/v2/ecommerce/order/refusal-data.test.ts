import { beforeAll, expect, it } from 'vitest'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { productApi } from '@/lib/api/v1/product/web'
import { guestApi } from '@/lib/api/v1/user/guest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { address, cartWith, checkOut, newCart, openShop, order, saveGuest, visitor, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const main = { ...address, type: 'main' }

// A program that knows only the OpenAPI document learns from a refusal what is missing.
it('names the type of the address that an order lacks', async () => {
  const pair = await cartWith({ productId: (await createProduct()).id })
  await saveGuest(pair, main)
  const choice = visitor.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: shop.deliveryMethodId })
  expect(await failureOf(choice)).toMatchObject({ code: 'ADDRESS_MISSING', fieldErrors: { 'addresses.shipping': ['required'] } })
  expect((await failureOf(order(pair))).fieldErrors).toEqual({ 'addresses.shipping': ['required'] })
  await visitor.call(guestApi.update, { ...pair, email: 'ana@primjer.hr', addresses: [address] })
  expect((await failureOf(order(pair))).fieldErrors).toEqual({ 'addresses.main': ['required'] })
})

it('names the consents that an order lacks', async () => {
  const pair = await cartWith({ productId: (await createProduct()).id })
  await checkOut(pair, shop, { email: 'iva@primjer.hr' })
  const refusal = { ...pair, status: false, sourceType: 'checkout', consents: [shop.consentId] }
  await visitor.call(consentApi.createLog, { ...refusal, user: { userType: 'guest', email: 'iva@primjer.hr' } })
  expect(await failureOf(order(pair))).toMatchObject({ code: 'CONSENT_REQUIRED', data: { consents: [shop.consentId] } })
})

it('takes only forms that ask for consents', async () => {
  const response = await visitor.send(consentApi.filter, { assignedTo: 'blagajna' })
  const { data } = await response.json()
  expect(data.fieldErrors).toEqual({ assignedTo: ['Dopuštene vrijednosti: checkout, registration, newsletter, form.'] })
})

it('says in Croatian what is wrong with which field', async () => {
  const response = await visitor.send(cartApi.deleteItem, { ...(await newCart()), boja: 'crvena' })
  expect((await response.json()).data.fieldErrors).toEqual({ itemId: ['Ovo je polje obavezno.'], boja: ['Nepoznato polje.'] })
})

it('tells an unknown filter from a wrong value of a known one', async () => {
  const errorsOf = async (key: string, value: string) =>
    (await failureOf(visitor.call(productApi.filter, { filters: [{ key, value, range: false }] }))).fieldErrors
  expect(await errorsOf('nepoznato', 'yes')).toEqual({ 'filters.nepoznato': ['Nepoznat filtar.'] })
  expect(await errorsOf('discount', 'možda')).toEqual({ 'filters.discount': ['Neispravna vrijednost filtra.'] })
  expect((await visitor.call(productApi.filter, { filters: [{ key: 'discount', value: 'yes' }] })).records).toEqual([])
})
