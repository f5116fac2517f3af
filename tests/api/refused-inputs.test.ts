import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/lib/api/endpoint'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { formApi } from '@/lib/api/v1/cms/form'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { uploadApi } from '@/lib/api/v2/media'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { forms } from '@/server/db/schema/form'
import { resetRateLimits } from '@/server/core/rate-limits'
import { newCart, openShop, visitor, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import { identity, type Caller } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'

// What a refused input is told (docs/rules/platform.md#input-errors), as a program sees it that knows the OpenAPI document only.

let shop: Shop
let employee: Awaited<ReturnType<typeof createMerchant>>
let productId: number
let formId: number

beforeAll(async () => {
  shop = await openShop()
  employee = await createMerchant('orders', 'stock', 'catalogue', 'content')
  productId = (await createProduct({ stock: 1000 })).id
  const fields = [
    { name: 'email', kind: 'email', label: 'E-pošta', required: true },
    { name: 'poruka', kind: 'longText', label: 'Poruka', max: 3000 },
  ]
  const [form] = await database().db.insert(forms).values({ siteId: 1, key: 'upit', title: 'Upit', fields }).returning()
  formId = form?.id ?? 0
})
beforeEach(() => resetRateLimits())

async function refusal(response: Response) {
  const { message, data } = await response.json()
  return { status: response.status, message, code: data.code, fieldErrors: data.fieldErrors }
}

const refused = async (caller: Caller, endpoint: Endpoint, input: unknown) => refusal(await caller.send(endpoint, input))

/** A POST with any body and headers. */
async function post(endpoint: Endpoint, body: BodyInit, headers: Record<string, string> = {}) {
  const own = { apiKey: identity.apiKey, 'content-type': 'application/json', ...headers }
  return app.request(endpoint.path, { method: 'POST', headers: own, body })
}

describe('an id', () => {
  it.each<[string, unknown]>([
    ['a truth value', true],
    ['a list', [1]],
    ['a hexadecimal number', '0x1'],
    ['spaces', ' 1 '],
    ['an exponent', '1e0'],
    ['a fraction', '1.0'],
    ['an empty text', ''],
  ])('is no %s', async (_, id) => {
    const product = Array.isArray(id) ? [productId] : id
    const { cartId, protectCode } = await newCart()
    const cart = { cartId, protectCode }
    const { status, fieldErrors } = await refused(visitor, cartApi.addItem, { ...cart, productId: product, qty: 1 })
    expect([status, Object.keys(fieldErrors)]).toEqual([422, ['productId']])
    expect(await refused(visitor, deliveryApi.saveDeliveryMethod, { ...cart, deliveryMethodId: id })).toMatchObject({ status: 422 })
    expect(await refused(visitor, cartApi.updateItem, { ...cart, itemId: id, qty: 1 })).toMatchObject({ status: 422 })
    expect(await refused(await createUser(), wishlistApi.create, { product_id: id })).toMatchObject({ status: 422 })
    expect(await refused(visitor, formApi.storeData, { id, data: { email: 'ana@primjer.hr' } })).toMatchObject({ status: 422 })
    expect(await refused(employee, officeDraftApi.save, { lines: [{ productId: id, quantity: 1 }] })).toMatchObject({ status: 422 })
    const bulk = { chosen: { ids: [id] }, change: { kind: 'visibility', archived: true } }
    expect(await refused(employee, officeProductBulkApi.preview, bulk)).toMatchObject({ status: 422 })
  })

  it('of a path is plain digits', async () => {
    const adjust = (id: string) =>
      app.request(`/api/v1/stock/office/adjust/${id}`, {
        method: 'POST',
        headers: { apiKey: identity.apiKey, accessToken: employee.accessToken, 'content-type': 'application/json' },
        body: JSON.stringify({ delta: 1, reason: 'received' }),
      })
    for (const id of ['1e3', '0x1', '%201', '+1', '1.0'])
      expect(await refusal(await adjust(id))).toMatchObject({ status: 422, code: 'VALIDATION' })
    expect((await adjust(String(productId))).status).toBe(200)
    expect(await employee.call(officeStockApi.get, { id: productId })).toMatchObject({ id: productId })
  })

  it.each([undefined, null])('that is %s is told as any missing field', async (id) => {
    const { fieldErrors } = await refused(visitor, cartApi.addItem, { ...(await newCart()), productId: id, qty: 1 })
    expect(fieldErrors).toEqual({ productId: ['Ovo je polje obavezno.'] })
  })
})

// docs/rules/platform.md#storable-text
it.each(['\0', '\ud83d', '\ude00'])('a text that cannot be stored is refused: %j', async (half) => {
  const words = `Knjiga ${half} svjetlu`
  const unknown = { orderSlug: 'nepoznata', name: 'Ana Marić', lines: [{ lineId: 1, quantity: 1 }] }
  const orders = await createMerchant('orders', 'orders.money')
  const calls: [Caller, Endpoint, object, string][] = [
    [
      visitor,
      cartApi.addItem,
      { ...(await newCart()), productId, qty: 1, options: { personalizations: { posveta: words } } },
      'options.personalizations.posveta',
    ],
    [visitor, withdrawalApi.create, { ...unknown, words }, 'words'],
    [visitor, formApi.storeData, { id: formId, data: { email: 'ana@primjer.hr', poruka: words } }, 'data.poruka'],
    [visitor, orderApi.create, { ...(await newCart()), orderMessage: words }, 'orderMessage'],
    [visitor, orderApi.create, { ...(await newCart()), giftMessage: words }, 'giftMessage'],
    [orders, officeRefundApi.create, { id: 1, amount: 1, total: 1, reason: words }, 'reason'],
    [await createUser(), commentApi.create, { resource: { type: 'product', id: productId }, rating: 5, text: words }, 'text'],
  ]
  for (const [caller, endpoint, input, field] of calls) {
    const { status, fieldErrors } = await refused(caller, endpoint, input)
    expect([endpoint.path, status, fieldErrors?.[field]]).toEqual([endpoint.path, 422, ['Nedopušten znak.']])
  }
})

describe('the texts of a form', () => {
  const answer = (data: object) => refused(visitor, formApi.storeData, { id: formId, data: { email: 'ana@primjer.hr', ...data } })

  it('are Croatian for what the form itself asks', async () => {
    expect(await answer({ poruka: 'a'.repeat(3001) })).toMatchObject({
      status: 422,
      fieldErrors: { 'data.poruka': ['Najveći broj znakova: 3000.'] },
    })
    expect((await answer({ nepoznato: 'a' })).fieldErrors).toEqual({ 'data.nepoznato': ['Nepoznato polje.'] })
    expect((await answer({ poruka: true })).fieldErrors).toEqual({ 'data.poruka': ['Vrijednost mora biti tekst.'] })
  })

  it('are Croatian for the data of a file, and name it', async () => {
    const upload = async (customData: string) => {
      const body = new FormData()
      body.set('customData', customData)
      body.set('file', new Blob(['a']), 'a.txt')
      const headers = { apiKey: identity.apiKey, accessToken: employee.accessToken }
      return refusal(await app.request(uploadApi.upload.path, { method: 'POST', headers, body }))
    }
    expect(await upload('"a"')).toMatchObject({ status: 422, fieldErrors: { customData: ['Vrijednost mora biti objekt.'] } })
    expect((await upload('{"title":1,"boja":2}')).fieldErrors).toEqual({
      'customData.title': ['Vrijednost mora biti tekst.'],
      'customData.boja': ['Nepoznato polje.'],
    })
    expect(await upload('{')).toMatchObject({ status: 400, fieldErrors: { customData: ['Ovo nije ispravan JSON.'] } })
  })
})

describe('a bad request', () => {
  it.each<[string, BodyInit, string]>([
    ['is no JSON', '{"a":', 'Ovo nije ispravan JSON.'],
    ['is a list', '[]', 'Ovo mora biti JSON objekt.'],
    ['is a word', '"a"', 'Ovo mora biti JSON objekt.'],
    ['is nested too deeply', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`, 'JSON ima previše vrijednosti ili previše razina.'],
    ['is no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'Ovo nije ispravan UTF-8.'],
  ])('says that its body %s', async (_, body, text) => {
    expect(await refusal(await post(cartApi.addItem, body))).toMatchObject({ status: 400, code: 'BAD_REQUEST', fieldErrors: { _: [text] } })
  })

  it.each(['', 'k'.repeat(256)])('says that the Idempotency-Key is wrong', async (key) => {
    const input = { ...(await newCart()), productId, qty: 1 }
    const response = await visitor.send(cartApi.addItem, input, { 'idempotency-key': key })
    expect(await refusal(response)).toMatchObject({ status: 400, fieldErrors: { 'Idempotency-Key': ['Broj znakova: od 1 do 255.'] } })
  })
})

it('a proof without a password names it', async () => {
  expect(await refused(employee, authProofApi.prove, {})).toMatchObject({
    status: 422,
    code: 'VALIDATION',
    fieldErrors: { password: ['required'] },
  })
  expect(await refused(employee, authProofApi.prove, { factorCode: '123456' })).toMatchObject({ fieldErrors: { password: ['required'] } })
})

it('a wrong field inside one of several forms is named', async () => {
  const preview = async (input: object) => (await refused(employee, officeProductBulkApi.preview, input)).fieldErrors
  const chosen = { ids: [productId] }
  const sale = { kind: 'sale', by: 'percent', value: 10 }
  expect(await preview({ chosen: { ids: [true] }, change: sale })).toEqual({ 'chosen.ids.0': ['Vrijednost mora biti broj.'] })
  expect(await preview({ chosen, change: { ...sale, value: 'deset' } })).toEqual({ 'change.value': ['Vrijednost mora biti broj.'] })
  expect(await preview({ chosen, change: { ...sale, until: 'sutra' } })).toEqual({
    'change.until': ['Vrijeme nije ispravno. Oblik je 2026-05-31T12:00:00Z.'],
  })
  expect(await preview({ chosen, change: { ...sale, boja: 1 } })).toEqual({ 'change.boja': ['Nepoznato polje.'] })
  expect(await preview({ chosen, change: { kind: 'price' } })).toEqual({
    'change.by': ['Ovo je polje obavezno.'],
    'change.value': ['Ovo je polje obavezno.'],
  })
  expect(await preview({ chosen, change: 'price' })).toEqual({ change: ['Neispravna vrijednost.'] })
  expect(await preview({ chosen: {}, change: sale })).toEqual({ chosen: ['Neispravna vrijednost.'] })
})

it('the consent log takes no statement from the future', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const log = { status: true, sourceType: 'checkout', consents: [shop.consentId], user: { userType: 'guest', email: 'ana@primjer.hr' } }
  expect(await refused(visitor, consentApi.createLog, { ...log, statusTimestamp: at(60) })).toMatchObject({
    status: 422,
    fieldErrors: { statusTimestamp: ['Izjava ne može biti iz budućnosti.'] },
  })
  const ofFastClock = await visitor.send(consentApi.createLog, { ...log, statusTimestamp: at(3) })
  expect(ofFastClock.status).toBe(200)
})
